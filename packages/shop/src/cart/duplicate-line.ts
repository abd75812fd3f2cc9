import { quoteProduct } from '@kisscut/core/price'
import { entitlementOf } from '../accounts/roles.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { supplierOf } from '../configure/suppliers.ts'
import { drawPreview } from '../design/draw-preview.ts'
import { hasArtwork } from '../design/printed-artwork.ts'
import { done, notFound, type Outcome } from '../outcome.ts'
import type { Transaction } from '../ports/storage.ts'
import { catalogIdOf, productOfItem } from '../sold-items/items.ts'
import { itemOfCopy, itemOfQuantity } from '../sold-items/sold-item.ts'
import type { Cart } from './cart.ts'
import { oncePerKey, Rollback } from '../idempotency.ts'
import { orderProblem, putInCart } from './put-in-cart.ts'
import { sheetProblem } from './sheet-problem.ts'
import { cartIn } from './reprice.ts'
import { showCart } from './show-cart.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { itemNotFound } from '../messages/records.ts'

/** The cart with the new line. */
export interface Duplicated {
  readonly itemId: string
  readonly cart: Cart
}

/**
 * Adds another line for the same sold item, with its own copy of the configured product, so that quantity and material can
 * differ. If the product has changed since, the new line reports that too. CART-9.
 */
export const duplicateLine =
  (
    deps: Deps<'catalog.current' | 'storage.records'> &
      DepsOf<typeof cartIn | typeof drawPreview | typeof oncePerKey | typeof sheetProblem | typeof showCart>,
  ) =>
  async (viewer: Viewer, itemId: string, key?: string | null): Promise<Outcome<Duplicated>> => {
    const { records } = deps.storage
    const catalog = await deps.catalog.current(viewer)
    const found = (await cartIn(deps, catalog, viewer)).lines.find(({ line }) => line.id === itemId)
    const [line, item] = [found?.line, found?.item ?? null]
    const known = item && (await catalog.product(catalogIdOf(item)))
    if (line === undefined || item === null || known === null) return notFound(itemNotFound)
    const supplier = supplierOf(line.productClass)
    const loaded = await supplier.load(records, catalog, viewer, line.configuredId)
    if (!loaded.ok) return loaded
    const { owner } = loaded.value.row
    const entitlement = entitlementOf(viewer, known.product)
    const quote = quoteProduct(known.product, item.sold.configuration, { entitlement })
    const frozen = await productOfItem(catalog, item, { owner, date: line.created })
    const sold = { ...frozen, known, quote, rules: catalog.printRules }
    const failure = orderProblem(viewer, sold) ?? (await sheetProblem(deps, sold, viewer))
    if (failure !== null) return failure
    const renewed = itemOfQuantity(item, {
      product: known.product,
      quote,
      version: catalog.version,
      entitlement,
    })
    const work = async (store: Transaction) => {
      const copied = await supplier.copy(store, loaded.value.row)
      if (!copied.ok) throw new Rollback(copied)
      const { id } = copied.value
      const put = await putInCart(store, itemOfCopy(renewed, id), copied.value, line.search, line.declined)
      return { id, itemId: put.itemId }
    }
    const request = ['duplicate', itemId]
    const added = await oncePerKey(deps, owner, { key, request }, work)
    if (!added.ok) return added
    const copy = await supplier.load(records, catalog, viewer, added.value.id)
    if (copy.ok && hasArtwork(copy.value)) await drawPreview(deps, copy.value)
    return done({ itemId: added.value.itemId, cart: await showCart(deps)(viewer) })
  }
