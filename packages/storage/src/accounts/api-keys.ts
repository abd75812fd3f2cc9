import { eq } from 'drizzle-orm'
import { type Db, later, run } from '../database/index.ts'
import { fingerprint, newId } from '../ids/ids.ts'
import { accountOf } from './accounts.ts'
import type { AccountStore } from '@kisscut/shop/ports/accounts'

/** API keys of services; only their fingerprints are stored. */
export const apiKeysIn = (db: Db): Pick<AccountStore, 'accountByApiKey' | 'addApiKey'> => ({
  async accountByApiKey(key) {
    const { account, api_key } = db.tables
    const query = () =>
      db.query
        .select({ account })
        .from(api_key)
        .innerJoin(account, eq(account.id, api_key.account))
        .where(eq(api_key.key_hash, later('hash')))
    const [row] = await run(db, 'account of key', query, { hash: fingerprint(key) })
    return row ? accountOf(row.account) : null
  },

  async addApiKey(accountId, label, key) {
    const { api_key } = db.tables
    await db.query
      .insert(api_key)
      .values({ id: newId(), key_hash: fingerprint(key), account: accountId, label, created: db.now() })
      .onConflictDoNothing({ target: api_key.key_hash })
  },
})
