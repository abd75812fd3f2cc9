import { categoryUrl } from '@kisscut/core/category'
import type { CompiledCatalog, KnownProduct } from '../catalog/compile.ts'
import type { Shelf } from '../catalog/shelf.ts'
import type { Links } from '../links.ts'
import type { CategoryProductRow } from '../ports.ts'
import type { CategoryLink, ProductTile } from '../types.ts'
import { fromPriceOf } from './from-price.ts'
import { pictureOf } from './pictures.ts'

export const urlOfShelf = ({ category }: Shelf, links: Links): string =>
  categoryUrl({
    url:
      category.path === ''
        ? null
        : category.canonical_url || links.urlFor('category', { categoryPath: category.path }),
    slug: category.slug,
  })

export const breadcrumbsOf = (shelf: Shelf, catalog: CompiledCatalog, links: Links) =>
  shelf.trail.flatMap((category) => {
    const above = catalog.shelves.get(category.id)
    return above === undefined ? [] : [{ name: category.name, url: urlOfShelf(above, links) }]
  })

export const categoryLink = (shelf: Shelf, links: Links): CategoryLink => ({
  name: shelf.category.name,
  path: shelf.category.path,
  url: urlOfShelf(shelf, links),
  shortDescription: shelf.category.short_description,
  picture: pictureOf(shelf.category.image_url, shelf.category.name, links),
})

export const urlOfProduct = ({ product, shelf }: KnownProduct, links: Links): string =>
  shelf === null ? '' : links.urlFor('setup', { categoryPath: shelf.category.path, slug: product.slug })

/** The tile of a product as its own record shows it. */
export const tileOf = (known: KnownProduct, links: Links, row?: CategoryProductRow): ProductTile => ({
  id: known.product.id,
  name: row?.name ?? known.product.name,
  url: urlOfProduct(known, links),
  shortDescription: row?.short_description || known.template.short_description,
  picture: pictureOf(
    row?.image_url ?? known.template.image_url,
    row?.name ?? known.product.name,
    links,
    row?.image_webp_url,
  ),
  fromPrice: fromPriceOf(known.product),
  reviewAverage: row?.review_average ?? known.template.rating,
  reviewCount: row?.review_count ?? known.template.review_count,
})

/** Tiles a page shows at most. */
export const TILES_AT_MOST = 200

/** The published products of a shelf. Tiles of products that are gone or hidden are left out. */
export const tilesOf = (
  shelf: Shelf,
  catalog: CompiledCatalog,
  links: Links,
  atMost = TILES_AT_MOST,
): readonly ProductTile[] =>
  shelf.products
    .flatMap((row) => {
      const known = catalog.products.get(row.object_id)
      return known?.isPublished ? [tileOf(known, links, row)] : []
    })
    .slice(0, atMost)

/** Shelves a shopper may see below this one, in order. */
export const publishedChildren = (shelf: Shelf): readonly Shelf[] =>
  shelf.children.filter((child) => child.isPublished)
