import type { CompiledCatalogue } from '../catalogue/compile.ts'
import type { Links } from '../links.ts'
import type { HomePage, Navigation, ProductTile } from '../types.ts'
import { categoryLink, tileOf } from './tiles.ts'

const FEATURED_AT_MOST = 12

/** Top-level published categories, in order. */
export const navigation = (catalogue: CompiledCatalogue, links: Links): Navigation => ({
  categories: catalogue.top.filter((shelf) => shelf.isPublished).map((shelf) => categoryLink(shelf, links)),
})

/** The products staff feature. */
export const featuredTiles = (catalogue: CompiledCatalogue, links: Links): readonly ProductTile[] =>
  [...catalogue.products.values()]
    .filter((known) => known.isPublished && known.template.featured)
    .slice(0, FEATURED_AT_MOST)
    .map((known) => tileOf(known, links))

/** Categories, and the products staff feature. */
export const homePage = (catalogue: CompiledCatalogue, links: Links): HomePage => ({
  ...navigation(catalogue, links),
  featured: featuredTiles(catalogue, links),
})
