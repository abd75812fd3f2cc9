import type { CategoryTree } from '../catalog/category-node.ts'
import type { Links } from '../links.ts'
import { categoryLink, tileOf, type SnapshotDeps } from './tiles.ts'
import type { CategoryLink, ProductTile } from './tile.ts'

export interface Navigation {
  /** Top-level published categories in order. */
  readonly categories: readonly CategoryLink[]
}

export interface HomePage {
  readonly categories: readonly CategoryLink[]
  readonly featured: readonly ProductTile[]
}

const FEATURED_AT_MOST = 12

/** Top-level published categories, in order. */
export const navigation = ({ top }: CategoryTree, links: Links): Navigation => ({
  categories: top
    .filter((categoryNode) => categoryNode.isPublished)
    .map((categoryNode) => categoryLink(categoryNode, links)),
})

/** The products staff feature. */
export const featuredTiles = async (deps: SnapshotDeps): Promise<readonly ProductTile[]> =>
  (await deps.store.featured(FEATURED_AT_MOST)).map((row) => tileOf(row, deps))

/** Categories, and the products staff feature. */
export const homePage = async (deps: SnapshotDeps): Promise<HomePage> => ({
  ...navigation(deps.catalog.categories, deps.links),
  featured: await featuredTiles(deps),
})
