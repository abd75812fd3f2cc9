import { template } from '@kisscut/records'
import type { Storage } from '../ports/storage.ts'
import { trendingBeside } from './sections.ts'
import type { ProductTile } from './tile.ts'
import type { SnapshotDeps } from './tiles.ts'

/** What is shown beside a product, by its SKU: nothing for one that is not published, or not there. API-4, PAGE-7. */
export async function relatedProducts(
  { records }: Pick<Storage, 'records'>,
  deps: SnapshotDeps,
  sku: string,
): Promise<readonly ProductTile[]> {
  const [row] = await records.findMany(template, { where: { sku }, publishedOnly: true }, 1)
  const known = row === undefined ? null : await deps.catalog.product(row.id)
  return known?.isPublished ? trendingBeside(known, deps) : []
}
