import { RECORDS, type AnyRecord } from '@kisscut/records'
import { PRODUCT_RECORDS } from '../ports/catalog.ts'
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
  const of = async (name: keyof typeof RECORDS) =>
    (await records.findMany(RECORDS[name] as AnyRecord, { where: { sku }, publishedOnly: true }, 1))[0]
  let row: { readonly id: string } | undefined
  for (const name of Object.values(PRODUCT_RECORDS)) row ??= await of(name)
  const known = row === undefined ? null : await deps.catalog.product(row.id)
  return known?.isPublished ? trendingBeside(known, deps) : []
}
