import { ddbProduct, template } from '@kisscut/records'
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
  const of = async (record: typeof template | typeof ddbProduct) =>
    (await records.findMany(record, { where: { sku }, publishedOnly: true }, 1))[0]
  const row = (await of(template)) ?? (await of(ddbProduct))
  const known = row === undefined ? null : await deps.catalog.product(row.id)
  return known?.isPublished ? trendingBeside(known, deps) : []
}
