import { categoryUrl } from '@kisscut/core/category'
import type { CompiledCatalog, CatalogProduct } from '../catalog/compile.ts'
import type { CategoryNode } from '../catalog/category-node.ts'
import type { Links } from '../links.ts'
import type { CategoryProductRow } from '../ports.ts'
import type { CategoryLink, ProductTile } from '../types.ts'
import { fromPriceOf } from './from-price.ts'
import { pictureOf } from './pictures.ts'

export const urlOfCategory = ({ category }: CategoryNode, links: Links): string =>
  categoryUrl({
    url:
      category.path === ''
        ? null
        : category.canonical_url || links.urlFor('category', { categoryPath: category.path }),
    slug: category.slug,
  })

export const breadcrumbsOf = (categoryNode: CategoryNode, catalog: CompiledCatalog, links: Links) =>
  categoryNode.trail.flatMap((category) => {
    const above = catalog.categoryNodes.get(category.id)
    return above === undefined ? [] : [{ name: category.name, url: urlOfCategory(above, links) }]
  })

export const categoryLink = (categoryNode: CategoryNode, links: Links): CategoryLink => ({
  name: categoryNode.category.name,
  path: categoryNode.category.path,
  url: urlOfCategory(categoryNode, links),
  shortDescription: categoryNode.category.short_description,
  picture: pictureOf(categoryNode.category.image_url, categoryNode.category.name, links),
})

export const urlOfProduct = ({ product, categoryNode }: CatalogProduct, links: Links): string =>
  categoryNode === null
    ? ''
    : links.urlFor('setup', { categoryPath: categoryNode.category.path, slug: product.slug })

/** The tile of a product as its own record shows it. */
export const tileOf = (known: CatalogProduct, links: Links, row?: CategoryProductRow): ProductTile => ({
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
  categoryNode: CategoryNode,
  catalog: CompiledCatalog,
  links: Links,
  atMost = TILES_AT_MOST,
): readonly ProductTile[] =>
  categoryNode.products
    .flatMap((row) => {
      const known = catalog.products.get(row.object_id)
      return known?.isPublished ? [tileOf(known, links, row)] : []
    })
    .slice(0, atMost)

/** Shelves a shopper may see below this one, in order. */
export const publishedChildren = (categoryNode: CategoryNode): readonly CategoryNode[] =>
  categoryNode.children.filter((child) => child.isPublished)
