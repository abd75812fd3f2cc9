import { quoteProduct } from '@kisscut/core/price'
import { entitlementOf } from '../accounts/roles.ts'
import { supplierOf } from '../configure/suppliers.ts'
import { notFound, failureOf, type Outcome } from '../outcome.ts'
import type { Cart } from './cart.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { catalogIdOf } from '../sold-items/items.ts'
import { itemOfQuantity } from '../sold-items/sold-item.ts'
import { declinedAt } from './declined.ts'
import { cartIn } from './reprice.ts'
import { showCart } from './show-cart.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { itemNotFound } from '../messages/records.ts'

/** Attempts if the line keeps changing. */
const ATTEMPTS = 3

/** Changes the quantity of a line by the rules of the product page, and reprices it. */
export const changeQuantity =
  (deps: Deps<'catalog.current' | 'storage.transaction'> & DepsOf<typeof cartIn | typeof showCart>) =>
  async (viewer: Viewer, itemId: string, quantity: string, attempt = 1): Promise<Outcome<Cart>> => {
    const { storage } = deps
    const catalog = await deps.catalog.current(viewer)
    const found = (await cartIn(deps, catalog, viewer)).lines.find(({ line }) => line.id === itemId)
    const item = found?.item ?? null
    const known = item && (await catalog.product(catalogIdOf(item)))
    if (found === undefined || item === null || known === null) return notFound(itemNotFound)
    const { line } = found
    const entitlement = entitlementOf(viewer, known.product)
    const quote = quoteProduct(known.product, { ...item.sold.configuration, quantity }, { entitlement })
    const failure = failureOf(quote.problems)
    if (failure !== null) return failure
    if (quote.total === null) throw new Error('A quote without errors has no price')
    const renewed = itemOfQuantity(item, {
      product: known.product,
      quote,
      version: catalog.version,
      entitlement,
    })
    const { quantity: pieces, unitPrice, total } = quote
    const supplier = supplierOf(line.productClass)
    const done = await storage.transaction(async (store) => {
      const declined = await declinedAt(store, line, pieces)
      const changed = { quantity: pieces, unitPrice, total, soldItem: renewed, declined }
      const updated = await store.carts.changeLine(viewer.owner, itemId, changed, line)
      if (updated === null) return false
      await supplier.setQuantity(store.records, line.configuredId, viewer.owner, pieces)
      return true
    })
    // The line may hold another product in the meantime.
    if (!done)
      return attempt < ATTEMPTS
        ? changeQuantity(deps)(viewer, itemId, quantity, attempt + 1)
        : notFound(itemNotFound)
    return { ok: true, value: await showCart(deps)(viewer) }
  }
