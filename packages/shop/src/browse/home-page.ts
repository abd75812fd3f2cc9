import type { CompiledCatalog } from '../catalog/compile.ts'
import type { Links } from '../links.ts'
import type { HomePage, Navigation, ProductTile } from '../types.ts'
import { categoryLink, tileOf } from './tiles.ts'

const FEATURED_AT_MOST = 12

/** Top-level published categories, in order. */
export const navigation = (catalog: CompiledCatalog, links: Links): Navigation => ({
  categories: catalog.top
    .filter((categoryNode) => categoryNode.isPublished)
    .map((categoryNode) => categoryLink(categoryNode, links)),
})

/** The products staff feature. */
export const featuredTiles = (catalog: CompiledCatalog, links: Links): readonly ProductTile[] =>
  [...catalog.products.values()]
    .filter((known) => known.isPublished && known.template.featured)
    .slice(0, FEATURED_AT_MOST)
    .map((known) => tileOf(known, links))

/** Categories, and the products staff feature. */
export const homePage = (catalog: CompiledCatalog, links: Links): HomePage => ({
  ...navigation(catalog, links),
  featured: featuredTiles(catalog, links),
})
