import type { Viewer } from '../accounts/viewer.ts'
import { supplierOf } from '../configure/suppliers.ts'
import { drawPreview, type PreviewDeps } from '../design/draw-preview.ts'
import { hasArtwork } from '../design/printed-artwork.ts'
import { done, notFound, type Outcome } from '../outcome.ts'
import type { Transaction } from '../ports/storage.ts'
import type { Cart } from './cart.ts'
import type { CartDeps } from './deps.ts'
import { oncePerKey, Rollback } from '../once-per-key.ts'
import { orderProblem, putInCart } from './put-in-cart.ts'
import { sheetProblem, type SheetDeps } from './sheet-problem.ts'
import { cartIn } from './reprice.ts'
import { showCart } from './show-cart.ts'
import { itemNotFound } from '../messages/records.ts'

/** The cart with the new line. */
export interface Duplicated {
  readonly itemId: string
  readonly cart: Cart
}

/**
 * Another line of the same product: a configured product of its own, with the same details, design and artwork, so that it
 * can get another quantity or material. CART-9.
 */
export const duplicateLine =
  (deps: CartDeps & PreviewDeps & SheetDeps) =>
  async (viewer: Viewer, itemId: string, key?: string | null): Promise<Outcome<Duplicated>> => {
    const { records } = deps.storage
    const catalog = await deps.catalog.current(viewer)
    const { cart } = await cartIn(deps, catalog, viewer)
    const line = cart?.lines.find(({ id }) => id === itemId)
    if (line === undefined) return notFound(itemNotFound)
    const supplier = supplierOf(line.productClass)
    const loaded = await supplier.load(records, catalog, viewer, line.configuredId)
    if (!loaded.ok) return loaded
    const failure = orderProblem(viewer, loaded.value) ?? (await sheetProblem(deps, loaded.value, viewer))
    if (failure !== null) return failure
    const work = async (store: Transaction) => {
      const copied = await supplier.copy(store, loaded.value.row)
      if (!copied.ok) throw new Rollback(copied)
      const { id, quantity } = copied.value
      const copy = { ...loaded.value, row: copied.value }
      const put = await putInCart(store, copy, quantity, catalog.version, line.search)
      return { id, itemId: put.itemId }
    }
    const request = ['duplicate', itemId]
    const added = await oncePerKey(deps, loaded.value.row.owner, { key, request }, work)
    if (!added.ok) return added
    const copy = await supplier.load(records, catalog, viewer, added.value.id)
    if (copy.ok && hasArtwork(copy.value)) await drawPreview(deps, copy.value)
    return done({ itemId: added.value.itemId, cart: await showCart(deps)(viewer) })
  }
