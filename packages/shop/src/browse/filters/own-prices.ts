import type { CatalogSnapshot } from '../../catalog/catalog-cache.ts'
import { fromPriceOf } from '../../catalog/from-price.ts'
import type { ProductTile } from '../tile.ts'

/** Products of the longest list that is put in the order of prices of a currency's own: ten pages, half of what is held compiled. */
export const ORDERED_AT_MOST = 240

/**
 * Whether a list by price has an order of its own in the catalog's currency: some of its prices are not exchanged ones, and there are not
 * too many products to price each of them. CUR-5, CUR-11.
 */
export const hasOwnOrder = (
  { currency, currencies }: Pick<CatalogSnapshot, 'currency' | 'currencies'>,
  products: number,
): boolean => products <= ORDERED_AT_MOST && currencies.get(currency)?.listed !== undefined

/** A list in the main currency's order by what its products cost in the catalog's currency; those without a price are last. CUR-11. */
export async function cheapestFirst<T extends Pick<ProductTile, 'fromPrice'>>(
  catalog: Pick<CatalogSnapshot, 'product'>,
  list: readonly T[],
  idOf: (one: T) => string,
): Promise<readonly T[]> {
  const costs = new Map<string, number>()
  for (const one of list) {
    const id = idOf(one)
    if (costs.has(id)) continue
    // One after the other: what was not held yet is compiled, and requests that arrive meanwhile go first.
    const known = one.fromPrice && (await catalog.product(id))
    const price = known && fromPriceOf(known)
    costs.set(id, price === null ? Infinity : Number(price.total))
  }
  const costOf = (one: T) => costs.get(idOf(one))!
  return list.toSorted((one, other) => (costOf(one) === costOf(other) ? 0 : costOf(one) - costOf(other)))
}
