import { inArray, max } from 'drizzle-orm'
import type { Db } from '../../database/index.ts'

/** The numbers of products in the search index; those that have none get the next ones, in this order. */
export async function documentIds(db: Db, products: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { search_document: document } = db.tables
  if (products.length === 0) return new Map()
  const known = await db.query
    .select()
    .from(document)
    .where(inArray(document.product, [...products]))
  const ids = new Map(known.map(({ id, product }) => [product, id]))
  const fresh = products.filter((product) => !ids.has(product))
  if (fresh.length === 0) return ids
  const [last] = await db.query.select({ id: max(document.id) }).from(document)
  const rows = fresh.map((product, at) => ({ id: (last?.id ?? 0) + 1 + at, product }))
  await db.query.insert(document).values(rows)
  for (const { id, product } of rows) ids.set(product, id)
  return ids
}
