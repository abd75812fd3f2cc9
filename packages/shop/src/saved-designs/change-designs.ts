import { cutText } from '@kisscut/core/text'
import type { Viewer } from '../accounts/viewer.ts'
import { loadSold, supplierOf } from '../configure/suppliers.ts'
import { drawPreview } from '../design/draw-preview.ts'
import { hasArtwork } from '../design/printed-artwork.ts'
import { copyOf, inYourCart, nameTooLong } from '../messages/designs.ts'
import { conflict, done, invalid, type Outcome } from '../outcome.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { ownDesign } from './own-design.ts'

/** Most characters in a design's name. */
export const LONGEST_NAME = 100

type Named = Outcome<{ readonly id: string; readonly name: string }>

/** Renames a design; an empty name restores its product's. Nothing printed changes. TOOL-8. */
export const renameDesign =
  ({ storage: { records } }: Deps<'storage.records'>) =>
  async (viewer: Viewer, id: string, typed: string): Promise<Named> => {
    const name = typed.trim().replace(/\s+/g, ' ')
    if (name.length > LONGEST_NAME) return invalid({ name: [nameTooLong(LONGEST_NAME)] })
    const own = await ownDesign(records, viewer, id)
    if (!own.ok) return own
    const { row, productClass } = own.value
    await supplierOf(productClass).rename(records, row, name)
    return done({ id, name })
  }

/** Duplicates a design, so that one can be changed without losing the other. TOOL-8. */
export const duplicateDesign =
  (deps: Deps<'catalog.current' | 'storage.records' | 'storage.transaction'> & DepsOf<typeof drawCopy>) =>
  async (viewer: Viewer, id: string): Promise<Named> => {
    const { storage, catalog } = deps
    const own = await ownDesign(storage.records, viewer, id)
    if (!own.ok) return own
    const { row, productClass } = own.value
    const loaded = await loadSold(storage.records, await catalog.current(viewer), viewer, id)
    const productName = loaded.ok ? loaded.value.known.product.name : ''
    const name = cutText(copyOf(row.name || productName), LONGEST_NAME)
    const supplier = supplierOf(productClass)
    const copied = await storage.transaction(async (store) => {
      const made = await supplier.copy(store, row)
      if (made.ok) await supplier.rename(store.records, made.value, name)
      return made
    })
    if (!copied.ok) return copied
    await drawCopy(deps, viewer, copied.value.id)
    return done({ id: copied.value.id, name })
  }

/** Draws the picture of a copy; if that fails, the copy has none. */
export async function drawCopy(
  deps: Deps<'catalog.current' | 'storage.records'> & DepsOf<typeof drawPreview>,
  viewer: Viewer,
  id: string,
): Promise<void> {
  const loaded = await loadSold(deps.storage.records, await deps.catalog.current(viewer), viewer, id)
  if (loaded.ok && hasArtwork(loaded.value)) await drawPreview(deps, loaded.value)
}

/** Deletes a design with all its stored data; its line in the cart stays. TOOL-8. */
export const removeDesign =
  ({ storage }: Deps<'storage.carts' | 'storage.records' | 'storage.transaction'>) =>
  async (viewer: Viewer, id: string): Promise<Named> => {
    const own = await ownDesign(storage.records, viewer, id)
    if (!own.ok) return own
    const { row, productClass } = own.value
    const cart = await storage.carts.ofOwner(row.owner)
    if (cart?.lines.some(({ configuredId }) => configuredId === id)) return conflict(inYourCart)
    await storage.transaction(({ records }) => supplierOf(productClass).remove(records, row))
    return done({ id, name: row.name })
  }
