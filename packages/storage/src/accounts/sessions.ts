import { and, asc, desc, eq, gt, lte, ne } from 'drizzle-orm'
import { type Db, encoded, encodedRow, later, laterRow, namesIn, statement } from '../database/index.ts'
import { keyOf, newId } from '../ids/ids.ts'
import type { AccountStore } from '@kisscut/shop/ports/accounts'

/** Days that idempotency keys are stored. */
const KEY_DAYS = 7
/** Days that the former owner of a signed-in guest is stored; no request takes that long. */
const OWNER_DAYS = 7
const DAY = 24 * 60 * 60 * 1000

type Sessions = Pick<
  AccountStore,
  | 'openSession'
  | 'session'
  | 'extendSession'
  | 'expiredSessions'
  | 'removeSession'
  | 'sessionsOf'
  | 'endSessions'
  | 'sweep'
>

const insertSession = statement((db, names: string) => {
  const { session } = db.tables
  return db.query.insert(session).values(laterRow(names) as never)
})

const openSessionById = statement((db) => {
  const { session } = db.tables
  return db.query
    .select()
    .from(session)
    .where(and(eq(session.id, later('id')), gt(session.expires, later('now'))))
})

/** Sessions of browsers, identified by a signed cookie. */
export const sessionsIn = (db: Db): Sessions => {
  const { session, idempotency_key, account_token, attempt_count, former_owner } = db.tables
  return {
    async openSession(accountId, lifeSeconds, device) {
      const now = db.now()
      const opened = { id: newId(), expires: new Date(now.getTime() + lifeSeconds * 1000) }
      const row = { ...opened, account: accountId, device: device ?? null, created: now }
      await insertSession(db, encodedRow(session, row), namesIn(row))
      return { ...opened, accountId }
    },

    async session(id) {
      const values = { id: keyOf(id), now: encoded(session.expires, db.now()) }
      const [row] = await openSessionById(db, values)
      return row ? { id: row.id, accountId: row.account, expires: row.expires } : null
    },

    async extendSession(id, lifeSeconds) {
      const now = db.now()
      await db.query
        .update(session)
        .set({ expires: new Date(now.getTime() + lifeSeconds * 1000) })
        .where(and(eq(session.id, keyOf(id)), gt(session.expires, now)))
    },

    async expiredSessions(most) {
      const rows = await db.query
        .select({ id: session.id })
        .from(session)
        .where(lte(session.expires, db.now()))
        .orderBy(asc(session.expires), asc(session.id))
        .limit(most)
      return rows.map(({ id }) => id)
    },

    async removeSession(id) {
      await db.query.delete(session).where(eq(session.id, keyOf(id)))
    },

    sessionsOf: (accountId) =>
      db.query
        .select({ id: session.id, device: session.device, created: session.created })
        .from(session)
        .where(and(eq(session.account, accountId), gt(session.expires, db.now())))
        .orderBy(desc(session.created), asc(session.id)),

    async endSessions(accountId, which) {
      const id = 'id' in which ? eq(session.id, keyOf(which.id)) : undefined
      const others = 'allBut' in which && which.allBut !== null ? ne(session.id, which.allBut) : undefined
      const ended = await db.query
        .delete(session)
        .where(and(eq(session.account, accountId), id ?? others))
        .returning({ id: session.id })
      return ended.length
    },

    async sweep() {
      const tokens = await db.query
        .delete(account_token)
        .where(lte(account_token.expires, db.now()))
        .returning({ id: account_token.id })
      const keys = await db.query
        .delete(idempotency_key)
        .where(lte(idempotency_key.created, new Date(db.now().getTime() - KEY_DAYS * DAY)))
        .returning({ id: idempotency_key.id })
      const attempts = await db.query
        .delete(attempt_count)
        .where(lte(attempt_count.ends, db.now()))
        .returning({ id: attempt_count.id })
      const owners = await db.query
        .delete(former_owner)
        .where(lte(former_owner.created, new Date(db.now().getTime() - OWNER_DAYS * DAY)))
        .returning({ id: former_owner.id })
      return tokens.length + keys.length + attempts.length + owners.length
    },
  }
}
