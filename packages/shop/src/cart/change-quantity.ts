import { quoteProduct } from '@kisscut/core/price'
import { entitlementOf } from '../accounts/roles.ts'
import { supplierOf } from '../configure/suppliers.ts'
import { notFound, failureOf, type Outcome } from '../outcome.ts'
import type { Cart } from './cart.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { CartDeps } from './deps.ts'
import { cartIn } from './reprice.ts'
import { showCart } from './show-cart.ts'
import { itemNotFound } from '../messages/records.ts'

/** Another quantity of a line, by the same rules as on the product page; the line is repriced. */
export const changeQuantity =
  (deps: CartDeps) =>
  async (viewer: Viewer, itemId: string, quantity: string): Promise<Outcome<Cart>> => {
    const { storage } = deps
    const catalog = await deps.catalog.current(viewer)
    const { cart } = await cartIn(deps, catalog, viewer)
    const line = cart?.lines.find(({ id }) => id === itemId)
    const known = line === undefined ? null : await catalog.product(line.productId)
    if (line === undefined || known === null) return notFound(itemNotFound)
    const configuration = { ...line.frozen.configuration, quantity }
    const quote = quoteProduct(known.product, configuration, {
      entitlement: entitlementOf(viewer, known.product),
    })
    const failure = failureOf(quote.problems)
    if (failure !== null) return failure
    if (quote.quantity === null || quote.total === null || quote.unitPrice === null)
      throw new Error('A quote without errors has no price')
    const changed = {
      quantity: quote.quantity,
      unitPrice: quote.unitPrice,
      total: quote.total,
      frozen: {
        ...line.frozen,
        configuration: { ...configuration, quantity: String(quote.quantity) },
        priceTableVersion: catalog.version,
      },
    }
    const done = await storage.transaction(async (store) => {
      const updated = await store.carts.changeLine(viewer.owner, itemId, changed)
      if (updated === null) return false
      const { setQuantity } = supplierOf(line.productClass)
      await setQuantity(store.records, line.configuredId, viewer.owner, changed.quantity)
      return true
    })
    if (!done) return notFound(itemNotFound)
    return { ok: true, value: await showCart(deps)(viewer) }
  }
