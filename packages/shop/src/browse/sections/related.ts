import { RELATED_PRODUCTS } from '@kisscut/core/category'
import { CLASS_RECORDS, recommendedProduct, recommendedProductGroup } from '@kisscut/records'
import type { Records } from '../../ports/records.ts'
import type { ProductTile } from '../tile.ts'
import { tileOf } from '../tiles.ts'
import { trendingBeside, type DatedContext } from './trending.ts'

export interface RelatedContext extends DatedContext {
  readonly records: Records
}

/** Ids of the products recommended in the product's own pictures. */
async function recommendedBeside(records: Records, productId: string): Promise<readonly string[]> {
  const where = { template: productId }
  const groups = await records.findMany(recommendedProductGroup, { where }, RELATED_PRODUCTS)
  const placed = await Promise.all(
    groups.map(({ id }) => records.findMany(recommendedProduct, { where: { group: id } }, RELATED_PRODUCTS)),
  )
  const ids = new Set(placed.flat().map(({ product }) => product))
  ids.delete(productId)
  return [...ids].slice(0, RELATED_PRODUCTS)
}

/** Classes of products that have a SKU. */
const BY_SKU = Object.values(CLASS_RECORDS).flatMap(({ product }) =>
  product.lookups.includes('sku') ? [product] : [],
)

/**
 * Products related to one, by its SKU: those staff recommend, else those trending in its category. Empty for an unpublished or
 * unknown product. API-4, PAGE-7, SECT-5.
 */
export async function relatedProducts(deps: RelatedContext, sku: string): Promise<readonly ProductTile[]> {
  const { records, catalog, store } = deps
  const found = await Promise.all(
    BY_SKU.map((record) => records.findMany(record, { where: { sku } as never, publishedOnly: true }, 1)),
  )
  const row = found.flat()[0]
  const known = row === undefined ? null : await catalog.product(row.id)
  if (known === null || !known.isPublished) return []
  const related = await store.tilesById(await recommendedBeside(records, known.product.id))
  return related.length > 0 ? related.map((each) => tileOf(each, deps)) : trendingBeside(known, deps)
}
