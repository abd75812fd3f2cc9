import { and, asc, eq, ne } from 'drizzle-orm'
import type { Db } from '../database/index.ts'
import { keyOf, newId } from '../ids/ids.ts'
import type { Tables } from '../tables/index.ts'
import type { AccountStore, TradeApplication } from '@kisscut/shop/ports/accounts'

type Row = Tables['trade_application']['$inferSelect']

type TradeApplications = Pick<
  AccountStore,
  'addTradeApplication' | 'tradeApplication' | 'tradeApplications' | 'closeTradeApplication'
>

const applicationOf = ({ account, tax_id, message, ...rest }: Row): TradeApplication => ({
  ...rest,
  accountId: account,
  taxId: tax_id,
  sells: message,
})

/** Applications for wholesale prices, one per account. */
export const tradeApplicationsIn = (db: Db): TradeApplications => {
  const { account, trade_application: application } = db.tables
  return {
    async addTradeApplication(accountId, { company, website, taxId, sells }) {
      const stated = { company, website, tax_id: taxId, message: sells }
      const row = {
        ...stated,
        // Each application gets a new id, so that a decision on the page of an earlier one has no effect.
        id: newId(),
        state: 'waiting' as const,
        created: db.now(),
        decided: null,
        reason: null,
      }
      const [stored] = await db.query
        .insert(application)
        .values({ ...row, account: accountId })
        .onConflictDoUpdate({
          target: application.account,
          set: row,
          setWhere: ne(application.state, 'waiting'),
        })
        .returning({ id: application.id })
      return stored?.id ?? null
    },

    async tradeApplication(by) {
      const isIt = 'id' in by ? eq(application.id, keyOf(by.id)) : eq(application.account, by.accountId)
      const [row] = await db.query.select().from(application).where(isIt)
      return row ? applicationOf(row) : null
    },

    async tradeApplications(state, most) {
      const rows = await db.query
        .select({ application, name: account.name, email: account.email })
        .from(application)
        .innerJoin(account, eq(account.id, application.account))
        .where(eq(application.state, state))
        .orderBy(asc(application.created), asc(application.id))
        .limit(most)
      return rows.map(({ application: row, name, email }) => ({ ...applicationOf(row), name, email }))
    },

    async closeTradeApplication(id, state, reason) {
      const from = state === 'ended' ? 'approved' : 'waiting'
      const closed = await db.query
        .update(application)
        .set({ state, reason, decided: db.now() })
        .where(and(eq(application.id, keyOf(id)), eq(application.state, from)))
        .returning({ id: application.id })
      return closed.length > 0
    },
  }
}
