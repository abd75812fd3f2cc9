import type { CategoryTree } from '../catalog/category-node.ts'
import type { Links } from '../links.ts'
import type { HomePage, Navigation, ProductTile } from '../types.ts'
import { categoryLink, tileOf, type BrowseNeeds } from './tiles.ts'

const FEATURED_AT_MOST = 12

/** Top-level published categories, in order. */
export const navigation = ({ top }: CategoryTree, links: Links): Navigation => ({
  categories: top
    .filter((categoryNode) => categoryNode.isPublished)
    .map((categoryNode) => categoryLink(categoryNode, links)),
})

/** The products staff feature. */
export const featuredTiles = async (deps: BrowseNeeds): Promise<readonly ProductTile[]> =>
  (await deps.store.featured(FEATURED_AT_MOST)).map((row) => tileOf(row, deps))

/** Categories, and the products staff feature. */
export const homePage = async (deps: BrowseNeeds): Promise<HomePage> => ({
  ...navigation(deps.catalog.categories, deps.links),
  featured: await featuredTiles(deps),
})
