import { categoryUrl } from '@kisscut/core/category'
import type { CatalogSnapshot } from '../catalog/catalog-cache.ts'
import type { CatalogProduct } from '../catalog/compile-product.ts'
import type { CategoryTree, CategoryNode } from '../catalog/category-node.ts'
import { withLengths } from '../lengths/index.ts'
import type { Links } from '../links.ts'
import type { Catalog, TileQuery, TileRow } from '../ports/catalog.ts'
import { pictureOf } from './pictures.ts'
import { pageOfProduct } from '../tool-pages.ts'
import type { CategoryLink, ProductTile } from './tile.ts'

/** Sources of a page: a catalog snapshot and the database behind it. */
export interface SnapshotContext {
  readonly catalog: CatalogSnapshot
  readonly store: Catalog
  readonly links: Links
}

export const urlOfCategory = ({ category }: CategoryNode, links: Links): string =>
  categoryUrl({
    url:
      category.path === ''
        ? null
        : category.canonical_url || links.urlFor('category', { categoryPath: category.path }),
    slug: category.slug,
  })

export const breadcrumbsOf = (categoryNode: CategoryNode, { byId }: CategoryTree, links: Links) =>
  categoryNode.trail.flatMap((category) => {
    const above = byId.get(category.id)
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
    : links.urlFor(pageOfProduct(product), {
        categoryPath: categoryNode.category.path,
        slug: product.slug,
      })

/** A row as a tile; its page is in the product's own category. */
export const tileOf = (row: TileRow, { catalog, links }: SnapshotContext): ProductTile => {
  const categoryPath = catalog.categories.byId.get(row.categoryId)?.category.path
  const { name, shortDescription } = withLengths(row, catalog.lengthsFor)
  return {
    id: row.productId,
    name,
    url: categoryPath === undefined ? '' : links.urlFor(pageOfProduct(row), { categoryPath, slug: row.slug }),
    shortDescription,
    picture: pictureOf(row.imageUrl, name, links, row.imageWebpUrl),
    fromPrice: row.fromPrice,
    shipDays: row.shipDays,
    reviewAverage: row.reviewAverage,
    reviewCount: row.reviewCount,
  }
}

/** Most tiles in a block: drawing more would block the event loop too long. OPS-10. */
export const TILES_AT_MOST = 48

/** Published products of a category. */
export const tilesOf = async (
  categoryNode: CategoryNode,
  deps: SnapshotContext,
  query: Partial<Omit<TileQuery, 'categoryId'>> = {},
): Promise<readonly ProductTile[]> => {
  const rows = await deps.store.tiles({
    limit: TILES_AT_MOST,
    ...query,
    categoryId: categoryNode.category.id,
  })
  return rows.map((row) => tileOf(row, deps))
}

/** The published subcategories, in order. */
export const publishedChildren = (categoryNode: CategoryNode): readonly CategoryNode[] =>
  categoryNode.children.filter((child) => child.isPublished)
