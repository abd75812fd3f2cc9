import { exchangedTotal } from '@kisscut/core/currency'
import { provisionalPriceOf, quoteProduct } from '@kisscut/core/price'
import type { Currency } from '@kisscut/core/product'
import { entitlementOf } from '../accounts/roles.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { CatalogSnapshot } from '../catalog/catalog-cache.ts'
import type { LinePrice, StoredCart } from '../ports/carts.ts'
import { catalogIdOf } from '../sold-items/items.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { linesWithItems, type LineWithItem } from './lines-with-items.ts'

/** Attempts to reprice a cart while it keeps changing. */
const ATTEMPTS = 3

/** The owner's cart in the catalog's currency with its sold items, and its earlier currency; null if it had the same one. */
export interface RepricedCart {
  readonly cart: StoredCart | null
  readonly lines: readonly LineWithItem[]
  readonly repricedFrom: Currency | null
}

/**
 * The viewer's cart in the catalog's currency. Lines in another currency are all repriced in one step before the cart is shown or
 * changed. CUR-6.
 */
export async function cartIn(
  deps: Deps<'storage.carts'> & DepsOf<typeof linesWithItems>,
  catalog: CatalogSnapshot,
  viewer: Viewer,
): Promise<RepricedCart> {
  const { carts } = deps.storage
  const read = async () => {
    const cart = await carts.ofOwner(viewer.owner)
    return { cart, lines: await linesWithItems(deps, catalog, viewer, cart?.lines ?? []) }
  }
  for (let attempt = 1; ; attempt += 1) {
    const { cart, lines } = await read()
    const isOther = cart !== null && cart.currency !== catalog.currency
    if (!isOther || lines.length === 0) return { cart, lines, repricedFrom: null }
    const prices = await Promise.all(lines.map((line) => priceOf(line, cart.currency, catalog, viewer)))
    const asRead = { ...cart, lines: lines.map(({ line }) => line) }
    if (await carts.reprice(asRead, catalog.currency, prices))
      return { ...(await read()), repricedFrom: cart.currency }
    if (attempt === ATTEMPTS) throw new Error(`The cart ${cart.id} changes faster than it is priced`)
  }
}

/** A line's current price; if it can't be priced any more, its earlier price, converted. */
async function priceOf(
  { line, item }: LineWithItem,
  from: Currency,
  catalog: CatalogSnapshot,
  viewer: Viewer,
): Promise<LinePrice> {
  const known = item && (await catalog.product(catalogIdOf(item)))
  const quote =
    known &&
    quoteProduct(known.product, item.sold.configuration, {
      entitlement: entitlementOf(viewer, known.product),
    })
  const price = quote && provisionalPriceOf(quote)
  if (price) return { id: line.id, unitPrice: price.unitPrice, total: price.total }
  const rates = { from: rateOf(catalog, from), to: rateOf(catalog, catalog.currency) }
  return {
    id: line.id,
    unitPrice: exchangedTotal(line.unitPrice, rates, catalog.currency),
    total: exchangedTotal(line.total, rates, catalog.currency),
  }
}

/** The exchange rate from the main currency; 1 for a currency the shop no longer sells in. */
const rateOf = ({ currencies }: CatalogSnapshot, currency: Currency) => currencies.get(currency)?.rate ?? '1'
