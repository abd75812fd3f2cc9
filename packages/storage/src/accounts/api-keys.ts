import { and, asc, desc, eq } from 'drizzle-orm'
import { type Db, later, statement } from '../database/index.ts'
import { fingerprint, keyOf, newId } from '../ids/ids.ts'
import { accountOf } from './accounts.ts'
import type { AccountStore } from '@kisscut/shop/ports/accounts'

type ApiKeys = Pick<AccountStore, 'accountByApiKey' | 'addApiKey' | 'apiKeysOf' | 'removeApiKey'>

const accountOfKey = statement((db) => {
  const { account, api_key } = db.tables
  return db.query
    .select({ account, scopes: api_key.scopes })
    .from(api_key)
    .innerJoin(account, eq(account.id, api_key.account))
    .where(eq(api_key.key_hash, later('hash')))
})

/** API keys of services; only their fingerprints are stored. */
export const apiKeysIn = (db: Db): ApiKeys => ({
  async accountByApiKey(key) {
    const [row] = await accountOfKey(db, { hash: fingerprint(key) })
    return row ? { account: accountOf(row.account), scopes: row.scopes } : null
  },

  async addApiKey(accountId, label, key, scopes = null) {
    const { api_key } = db.tables
    await db.query
      .insert(api_key)
      .values({
        id: newId(),
        key_hash: fingerprint(key),
        account: accountId,
        label,
        scopes,
        created: db.now(),
      })
      .onConflictDoNothing({ target: api_key.key_hash })
  },

  apiKeysOf(accountId) {
    const { api_key } = db.tables
    const { id, label, scopes, created } = api_key
    return db.query
      .select({ id, label, scopes, created })
      .from(api_key)
      .where(eq(api_key.account, accountId))
      .orderBy(desc(created), asc(id))
  },

  async removeApiKey(accountId, id) {
    const { api_key } = db.tables
    const removed = await db.query
      .delete(api_key)
      .where(and(eq(api_key.account, accountId), eq(api_key.id, keyOf(id))))
      .returning({ id: api_key.id })
    return removed.length > 0
  },
})
