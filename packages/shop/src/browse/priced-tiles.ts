import type { CatalogSnapshot } from '../catalog/catalog-cache.ts'
import { fromPriceOf } from '../catalog/from-price.ts'
import type { ProductTile } from './tile.ts'

const isTile = (value: object): value is ProductTile => 'fromPrice' in value && 'id' in value

/**
 * Prices every tile on a page in the catalog's currency. Lists are stored and sorted in the main currency; in another one, a tile
 * shows the price its page opens with (PRICE-18, CUR-3), or no price if it can't be quoted.
 */
export async function withTilesPriced<T>(catalog: CatalogSnapshot, shown: T): Promise<T> {
  if (catalog.currency === catalog.settings.currency) return shown
  return (await priced(catalog, shown)) as T
}

async function priced(catalog: CatalogSnapshot, value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((each) => priced(catalog, each)))
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  if (isTile(value)) return pricedTile(catalog, value)
  const entries = Object.entries(value).map(
    async ([name, each]) => [name, await priced(catalog, each)] as const,
  )
  return inOrder(Object.fromEntries(await Promise.all(entries)) as Readonly<Record<string, unknown>>)
}

/**
 * A page of a list sorted by price. Pages follow the order of the main currency; within a page, the cheapest comes first. CUR-11.
 */
function inOrder(list: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { sort, tiles } = list
  if (sort !== 'price' || !Array.isArray(tiles)) return list
  const costOf = ({ fromPrice }: ProductTile) => (fromPrice === null ? Infinity : Number(fromPrice.total))
  const costs = (tiles as readonly ProductTile[]).map((tile) => [tile, costOf(tile)] as const)
  // Tiles without a price stay last, in their order.
  const sorted = costs.toSorted(([, one], [, other]) => (one === other ? 0 : one < other ? -1 : 1))
  return { ...list, tiles: sorted.map(([tile]) => tile) }
}

async function pricedTile(catalog: CatalogSnapshot, tile: ProductTile): Promise<ProductTile> {
  if (tile.fromPrice === null || tile.fromPrice.currency === catalog.currency) return tile
  const known = await catalog.product(tile.id)
  return { ...tile, fromPrice: known && fromPriceOf(known) }
}
