import { NEW_PRODUCT_DAYS, NEWEST_PRODUCTS } from '@kisscut/core/category'
import { showSize } from '@kisscut/core/units'
import type { Viewer } from '../../accounts/viewer.ts'
import type { CategoryNode } from '../../catalog/category-node.ts'
import type { FormFields } from '../../configure/configuration-from-fields.ts'
import { NOTHING_CHOSEN, type FacetReader } from '../filters/filter-page.ts'
import { pageOf, PRODUCTS_PER_PAGE, type ListPages, type ListPaging } from '../filters/list-pages.ts'
import { pictureOf } from '../pictures.ts'
import { wantedTiles } from '../sections/index.ts'
import { tileOf, tilesOf, TILES_AT_MOST, type SnapshotContext } from '../tiles.ts'
import type { SizedTile, UseTile } from './block.ts'
import type { ProductTile } from '../tile.ts'

const NEW_FOR_MS = NEW_PRODUCT_DAYS * 24 * 60 * 60 * 1000

/** Products of the last 30 days; if there are none, the newest 24 (PAGE-13). */
export const newTiles = async (
  categoryNode: CategoryNode,
  deps: SnapshotContext & { readonly now: Date },
): Promise<readonly ProductTile[]> => {
  const createdAfter = new Date(deps.now.getTime() - NEW_FOR_MS)
  const recent = await tilesOf(categoryNode, deps, { sort: 'newest', createdAfter })
  return recent.length > 0 ? recent : newestTiles(categoryNode, deps)
}

const newestTiles = (categoryNode: CategoryNode, deps: SnapshotContext): Promise<readonly ProductTile[]> =>
  tilesOf(categoryNode, deps, { sort: 'newest', limit: NEWEST_PRODUCTS })

/**
 * 24 products: those put in carts most in the last 90 days, then the newest. There are no orders to count yet (PAGE-14, SECT-6).
 */
export const popularTiles = async (
  categoryNode: CategoryNode,
  deps: SnapshotContext & { readonly now: Date },
): Promise<readonly ProductTile[]> => {
  const wanted = await wantedTiles(deps, categoryNode.category.id, 'carted', NEWEST_PRODUCTS)
  const all = new Map([...wanted, ...(await newestTiles(categoryNode, deps))].map((tile) => [tile.id, tile]))
  return [...all.values()].slice(0, NEWEST_PRODUCTS)
}

/** One page of products, each with a chip for each of its sizes. FIND-6. */
export const sizedTiles = async (
  categoryNode: CategoryNode,
  deps: SnapshotContext & {
    readonly viewer: Viewer
    readonly query: FormFields
    readonly facets: FacetReader
  },
  paging: ListPaging,
): Promise<ListPages & { readonly stickers: readonly SizedTile[] }> => {
  const { catalog, store, viewer, query, facets } = deps
  const { id: categoryId } = categoryNode.category
  const { found } = await facets(catalog.version, categoryId, NOTHING_CHOSEN)
  const pages = Math.max(1, Math.ceil(found / PRODUCTS_PER_PAGE))
  const page = pageOf(query, pages, paging)
  const offset = (page - 1) * PRODUCTS_PER_PAGE
  const rows = await store.tiles({ categoryId, offset, limit: PRODUCTS_PER_PAGE })
  const stickers = await Promise.all(
    rows.map(async (row) => {
      const tile = tileOf(row, deps)
      const known = await catalog.product(row.productId)
      const sizes = (known?.product.sizes ?? []).map(({ id, width, height }) => ({
        width,
        height,
        label: showSize(width, height, viewer.unit, viewer.locale),
        url: `${tile.url}?${new URLSearchParams({ size: id })}`,
      }))
      return { ...tile, sizes }
    }),
  )
  return { ...paging, stickers, page, pages }
}

/** Uses of the category's products, without duplicates. */
export const useTiles = async (
  categoryNode: CategoryNode,
  deps: SnapshotContext,
): Promise<readonly UseTile[]> => {
  const { store, links } = deps
  const tiles = await tilesOf(categoryNode, deps, { limit: TILES_AT_MOST })
  const urls = new Map(tiles.map((tile) => [tile.id, tile.url]))
  const places = new Map([...urls.keys()].map((id, at) => [id, at]))
  const uses = await store.usesOf([...urls.keys()])
  return uses
    .toSorted((a, b) => (places.get(a.object_id) ?? 0) - (places.get(b.object_id) ?? 0))
    .map(({ id, name, use, url, image_url, object_id }) => ({
      id,
      name,
      use,
      url: url || (urls.get(object_id) ?? ''),
      picture: pictureOf(image_url, name, links),
    }))
}
