import type { CatalogSnapshot } from '../../catalog/catalog-cache.ts'
import { fromPriceOf } from '../../catalog/from-price.ts'
import type { ProductTile } from '../tile.ts'

/** The longest list that is sorted by a currency's own prices: ten pages, half of the compiled products in memory. */
const ORDERED_AT_MOST = 240

/**
 * Whether a list of this many products is sorted by the currency's own prices: staff have listed some, and the list is not too
 * long.
 */
export const hasOwnOrder = (
  { currency, currencies }: Pick<CatalogSnapshot, 'currency' | 'currencies'>,
  products: number,
): boolean => products <= ORDERED_AT_MOST && currencies.get(currency)?.listed !== undefined

/**
 * The list sorted by its products' prices in the catalog's currency; products without a price come last. Ties keep their order.
 * CUR-11.
 */
export async function cheapestFirst<T extends Pick<ProductTile, 'fromPrice'>>(
  catalog: Pick<CatalogSnapshot, 'product'>,
  list: readonly T[],
  idOf: (one: T) => string,
): Promise<readonly T[]> {
  const costs = new Map<string, number>()
  for (const one of list) {
    const id = idOf(one)
    if (costs.has(id)) continue
    // Sequentially: products that are not in memory are compiled, and requests that arrive meanwhile go first.
    const known = one.fromPrice && (await catalog.product(id))
    const price = known && fromPriceOf(known)
    costs.set(id, price === null ? Infinity : Number(price.total))
  }
  const costOf = (one: T) => costs.get(idOf(one))!
  return list.toSorted((one, other) => (costOf(one) === costOf(other) ? 0 : costOf(one) - costOf(other)))
}
