import { quoteRequest, userFile } from '@kisscut/records'
import { can } from '../accounts/can.ts'
import type { CustomRow, UserFileRow } from '../configure/custom-rows.ts'
import { customsWith, removeFromCustoms } from '../configure/write-custom.ts'
import { done, notFound, type Outcome } from '../outcome.ts'
import type { Transaction } from '../ports/storage.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { Deps } from '../dependencies.ts'
import { fileNotFound } from '../messages/records.ts'

/**
 * Removes a shopper's file from their files and products at once, except from products in the cart and open quote requests. For
 * those, the file stays hidden until {@link removeUnneededFiles} finds that nothing uses it. FILE-6, API-6.
 */
export const removeUserFile =
  ({ storage }: Deps<'storage.files' | 'storage.records' | 'storage.transaction'>) =>
  async (viewer: Viewer, id: string): Promise<Outcome<{ readonly id: string }>> => {
    const file = await storage.records.get(userFile, id)
    if (file === null || !can(viewer, 'remove', userFile, file)) return notFound(fileNotFound)
    await removeUnlessNeeded({ storage }, file)
    return done({ id })
  }

/** Deletes files that shoppers removed and nothing uses any more; returns their number. FILE-6. */
export const removeUnneededFiles =
  ({ storage }: Deps<'storage.files' | 'storage.records' | 'storage.transaction'>) =>
  async (): Promise<number> => {
    let removed = 0
    for (const file of await storage.records.findMany(userFile, { where: { removed: true } }))
      if (await removeUnlessNeeded({ storage }, file)) removed += 1
    return removed
  }

/** Deletes the row unless it is still used, in which case it is hidden. Returns whether it was deleted. */
async function removeUnlessNeeded(
  { storage }: Deps<'storage.files' | 'storage.transaction'>,
  { id, owner }: UserFileRow,
): Promise<boolean> {
  const gone = await storage.transaction(async (store) => {
    // Nothing can be added to the cart in the meantime.
    await store.ownerNow(owner)
    const file = await store.records.get(userFile, id)
    if (file === null) return null
    const inCart = await customsInCart(store, file)
    await removeFromCustoms(store.records, file, inCart)
    if (inCart.length > 0 || (await isRequested(store, file))) {
      if (!file.removed) await store.records.update(userFile, file.id, { removed: true }, file.owner)
      return null
    }
    return (await store.records.remove(userFile, file.id, file.owner)) ? file : null
  })
  if (gone === null) return false
  await storage.files.removeUnused([gone.file, ...(gone.raster === null ? [] : [gone.raster])])
  return true
}

/** The owner's products in the cart, or saved for later, that use the file. */
async function customsInCart(
  { records, carts }: Pick<Transaction, 'records' | 'carts'>,
  file: UserFileRow,
): Promise<readonly CustomRow[]> {
  const cart = await carts.ofOwner(file.owner)
  const inCart = new Set(cart?.lines.map(({ configuredId }) => configuredId))
  if (inCart.size === 0) return []
  return (await customsWith(records, file)).filter(({ id }) => inCart.has(id))
}

/** Whether an open quote request includes the file. QUOTE-1. */
async function isRequested({ records }: Pick<Transaction, 'records'>, { id, owner }: UserFileRow) {
  const requests = await records.findMany(quoteRequest, { owner, where: { user_file: id } })
  return requests.some(({ state }) => state === 'requested' || state === 'answered')
}
