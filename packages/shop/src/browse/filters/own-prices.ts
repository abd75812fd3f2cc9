import type { CatalogSnapshot } from '../../catalog/catalog-cache.ts'
import { fromPriceOf } from '../../catalog/from-price.ts'
import type { ProductTile } from '../tile.ts'

/** Longest list that is sorted by a currency's own prices: ten pages, half of the products held compiled. */
const ORDERED_AT_MOST = 240

/** Changes by staff since then: a category or product was hidden, shown or moved. */
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
    // Sequentially: products that are not in memory are compiled, and requests that arrive meanwhile go first.
    const known = one.fromPrice && (await catalog.product(id))
    const price = known && fromPriceOf(known)
    costs.set(id, price === null ? Infinity : Number(price.total))
  }
  const costOf = (one: T) => costs.get(idOf(one))!
  return list.toSorted((one, other) => (costOf(one) === costOf(other) ? 0 : costOf(one) - costOf(other)))
}
