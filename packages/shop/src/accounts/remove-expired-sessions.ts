import { type AnyRecord, quoteRequest, RECORDS, userFile, wholeOf } from '@kisscut/records'
import type { Storage } from '../ports/storage.ts'
import { ownerOfSession } from './sessions.ts'

/** Sessions per batch. */
const BATCH = 100

/**
 * Removes expired sessions with everything their guests made and can no longer reach: cart, configured products, autosaves and
 * artwork. Their requests to the shop stay, with files, because they are answered by letter. A session that can't be removed is
 * left for the next run and doesn't stop the others; the first error is thrown at the end. Returns the number removed. ROLE-9,
 * QUOTE-4.
 */
export const removeExpiredSessions =
  (storage: Pick<Storage, 'accounts' | 'transaction'>) => async (): Promise<number> => {
    const failures = new Map<string, unknown>()
    let removed = 0
    for (;;) {
      const expired = await storage.accounts.expiredSessions(BATCH + failures.size)
      const ids = expired.filter((id) => !failures.has(id))
      if (ids.length === 0) break
      for (const id of ids)
        try {
          await removeSession(storage, id)
          removed += 1
        } catch (error) {
          failures.set(id, error)
        }
    }
    const [cause] = failures.values()
    if (failures.size > 0) throw new Error('Sessions could not be removed', { cause })
    return removed
  }

/** Records that are removed with a guest; their parts are removed with them. */
const OWNED = Object.values<AnyRecord>(RECORDS).filter(
  (record) => record.onExpiry === 'removed' && wholeOf(record) === null,
)

/**
 * Removes a session with its rows in one transaction. Files that only these rows used are deleted by the next sweep (FILE-22).
 */
async function removeSession({ transaction }: Pick<Storage, 'transaction'>, id: string): Promise<void> {
  const owner = ownerOfSession(id)
  await transaction(async ({ ownerNow, records, carts, accounts }) => {
    // A guest who has signed in no longer owns anything.
    if ((await ownerNow(owner)) !== owner) {
      await accounts.removeSession(id)
      return
    }
    // The session has been used in the meantime.
    if ((await accounts.session(id)) !== null) return
    const requested = (await records.findMany(quoteRequest, { owner })).map(({ user_file }) => user_file)
    await carts.remove(owner)
    for (const record of OWNED)
      for (const each of await records.findMany(record, { owner }))
        if (record.name !== userFile.name || !requested.includes(each.id))
          await records.remove(record, each.id, owner)
    await accounts.removeSession(id)
  })
}
