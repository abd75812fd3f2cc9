import { eq } from 'drizzle-orm'
import { type Db, later, run } from '../database/index.ts'
import { keyOf, newId } from '../ids/ids.ts'
import type { Tables } from '../tables/index.ts'
import { hashPassword, isPassword } from './passwords.ts'
import type { Account, AccountStore } from '@kisscut/shop/ports/accounts'

type AccountRow = Tables['account']['$inferSelect']

/** An e-mail address as stored and looked up: lower case, trimmed. */
export const emailKey = (email: string): string => email.trim().toLowerCase()

export const accountOf = (row: AccountRow): Account => ({
  id: row.id,
  email: row.email,
  name: row.name,
  roles: row.roles,
  tradeApproved: row.trade_approved,
  unit: row.unit,
  currency: row.currency,
  locale: row.locale,
})

async function rowBy(db: Db, by: { readonly id: string } | { readonly email: string }) {
  const { account } = db.tables
  const [column, value] = 'id' in by ? [account.id, by.id] : [account.email, emailKey(by.email)]
  const query = () =>
    db.query
      .select()
      .from(account)
      .where(eq(column, later('value')))
  const [row] = await run(db, `account by ${column.name}`, query, { value: keyOf(value) })
  return row
}

export const accountsIn = (
  db: Db,
): Pick<AccountStore, 'account' | 'createAccount' | 'accountByPassword' | 'setPassword'> => ({
  async account(by) {
    const row = await rowBy(db, by)
    return row ? accountOf(row) : null
  },

  async createAccount({ id = newId(), email, tradeApproved, roles, ...rest }, password) {
    const [row] = await db.query
      .insert(db.tables.account)
      .values({
        ...rest,
        id,
        email: emailKey(email),
        roles: [...roles],
        trade_approved: tradeApproved,
        password_hash: password === null ? null : await hashPassword(password),
        created: db.now(),
      })
      .onConflictDoNothing()
      .returning()
    return row ? accountOf(row) : null
  },

  async accountByPassword(email, password) {
    const row = await rowBy(db, { email })
    return (await isPassword(row?.password_hash, password)) && row ? accountOf(row) : null
  },

  async setPassword(accountId, password) {
    const { account } = db.tables
    const password_hash = await hashPassword(password)
    await db.query.update(account).set({ password_hash }).where(eq(account.id, accountId))
  },
})
