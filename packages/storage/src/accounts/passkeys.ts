import { and, asc, eq, lt } from 'drizzle-orm'
import type { Db } from '../database/index.ts'
import type { AccountStore } from '@kisscut/shop/ports/accounts'

type Passkeys = Pick<
  AccountStore,
  'passkeysOf' | 'passkey' | 'addPasskey' | 'usePasskey' | 'renamePasskey' | 'removePasskey'
>

/** Passkeys of accounts, by the ids of their credentials. */
export const passkeysIn = (db: Db): Passkeys => {
  const { passkey } = db.tables
  const shown = {
    id: passkey.id,
    accountId: passkey.account,
    label: passkey.label,
    publicKey: passkey.public_key,
    counter: passkey.counter,
    created: passkey.created,
  }
  const isOf = (accountId: string, id: string) => and(eq(passkey.account, accountId), eq(passkey.id, id))
  const returned = { id: passkey.id }
  return {
    passkeysOf: (accountId) =>
      db.query
        .select(shown)
        .from(passkey)
        .where(eq(passkey.account, accountId))
        .orderBy(asc(passkey.created), asc(passkey.id)),

    async passkey(id) {
      const [found] = await db.query.select(shown).from(passkey).where(eq(passkey.id, id))
      return found ?? null
    },

    async addPasskey({ id, accountId, label, publicKey, counter }) {
      const added = await db.query
        .insert(passkey)
        .values({ id, account: accountId, label, public_key: publicKey, counter, created: db.now() })
        .onConflictDoNothing({ target: passkey.id })
        .returning(returned)
      return added.length > 0
    },

    async usePasskey(id, counter) {
      // Devices without a counter always report 0.
      const isLater = counter === 0 ? eq(passkey.counter, 0) : lt(passkey.counter, counter)
      const used = await db.query
        .update(passkey)
        .set({ counter })
        .where(and(eq(passkey.id, id), isLater))
        .returning(returned)
      return used.length > 0
    },

    async renamePasskey(accountId, id, label) {
      const renamed = await db.query
        .update(passkey)
        .set({ label })
        .where(isOf(accountId, id))
        .returning(returned)
      return renamed.length > 0
    },

    async removePasskey(accountId, id) {
      const removed = await db.query.delete(passkey).where(isOf(accountId, id)).returning(returned)
      return removed.length > 0
    },
  }
}
