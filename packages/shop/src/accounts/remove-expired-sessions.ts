import {
  type AnyRecord,
  configuredDdbProduct,
  custom,
  quoteRequest,
  RECORDS,
  userFile,
  wholeOf,
} from '@kisscut/records'
import type { Storage } from '../ports/storage.ts'
import { ownerOfSession } from './sessions.ts'

/** Sessions read at a time. */
const BATCH = 100

/**
 * Removes expired sessions with everything their guests made and can no longer reach: cart, configured products, autosaves and artwork.
 * Their requests to the shop stay, with files, because those are answered by letter. A session that can't be removed is left for the next
 * run and doesn't stop the others; the first error is thrown at the end. Returns the number removed. ROLE-9, QUOTE-4.
 */
export const removeExpiredSessions = (storage: Storage) => async (): Promise<number> => {
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

/** Records that go with a guest; their parts go with them. */
const OWNED = Object.values<AnyRecord>(RECORDS).filter(
  (record) => record.onExpiry === 'removed' && wholeOf(record) === null,
)

/** Rows first, in one transaction, then files: a crash leaves at most unreferenced files. */
async function removeSession({ transaction, files }: Storage, id: string): Promise<void> {
  const owner = ownerOfSession(id)
  const keys = await transaction(async ({ ownerNow, records, carts, accounts }) => {
    // One who has signed in has nothing of their own any more.
    if ((await ownerNow(owner)) !== owner) {
      await accounts.removeSession(id)
      return []
    }
    // It has been used meanwhile.
    if ((await accounts.session(id)) !== null) return []
    const customs = await records.findMany(custom, { owner })
    const putTogether = await records.findMany(configuredDdbProduct, { owner })
    const requested = (await records.findMany(quoteRequest, { owner })).map(({ user_file }) => user_file)
    const uploads = (await records.findMany(userFile, { owner })).filter(
      ({ id: each }) => !requested.includes(each),
    )
    await carts.remove(owner)
    for (const record of OWNED)
      for (const each of await records.findMany(record, { owner }))
        if (record.name !== userFile.name || !requested.includes(each.id))
          await records.remove(record, each.id, owner)
    await accounts.removeSession(id)
    return [
      ...[...customs, ...putTogether].map((each) => each.canvas_preview),
      ...uploads.flatMap((each) => [each.file, each.raster]),
    ]
  })
  for (const key of keys) if (key !== null) await files.remove(key)
}
