import { NEW_PRODUCT_DAYS, RELATED_PRODUCTS } from '@kisscut/core/category'
import type { CatalogProduct } from '../../catalog/compile-product.ts'
import type { WantedQuery } from '../../ports/catalog.ts'
import type { ProductTile } from '../tile.ts'
import { countedSince } from '../filters/filter-page.ts'
import { tileOf, tilesOf, type SnapshotContext } from '../tiles.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Days over which trending products are counted. SECT-6. */
const TRENDING_DAYS = NEW_PRODUCT_DAYS

/** Dependencies of parts that depend on the date. */
export interface DatedContext extends SnapshotContext {
  readonly now: Date
}

/** A category's most wanted products of the last days. SECT-6. */
export const wantedTiles = async (
  deps: DatedContext,
  categoryId: string,
  by: WantedQuery['by'],
  limit: number,
): Promise<readonly ProductTile[]> => {
  const since =
    by === 'carted' ? countedSince(deps.now) : new Date(deps.now.getTime() - TRENDING_DAYS * DAY_MS)
  return (await deps.store.wanted({ categoryId, by, since, limit })).map((row) => tileOf(row, deps))
}

/**
 * Other products of the same category, most recently configured first; if it has none, those of the nearest ancestor that has
 * some. PAGE-7, SECT-6.
 */
export const trendingBeside = async (
  known: CatalogProduct,
  deps: DatedContext,
): Promise<readonly ProductTile[]> => {
  for (const { id } of known.categoryNode?.trail.toReversed() ?? []) {
    const categoryNode = deps.catalog.categories.byId.get(id)
    if (categoryNode === undefined) continue
    const wanted = await wantedTiles(deps, id, 'configured', RELATED_PRODUCTS + 1)
    // A product may have two tiles in a category, so twice as many are read.
    const placed = await tilesOf(categoryNode, deps, { limit: RELATED_PRODUCTS * 2 })
    // Prefer tiles as the category places them.
    const asPlaced = new Map(placed.toReversed().map((tile) => [tile.id, tile]))
    const all = new Map([...wanted, ...placed].map((tile) => [tile.id, asPlaced.get(tile.id) ?? tile]))
    all.delete(known.product.id)
    if (all.size > 0) return [...all.values()].slice(0, RELATED_PRODUCTS)
  }
  return []
}
