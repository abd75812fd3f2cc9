import { PAGE_KINDS, type FoundDocument } from '@kisscut/shop/ports/catalog'
import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import { type Db, later, statement } from '../../database/index.ts'

const firstListed = statement((db) => {
  const { search_entry: document, category_listing: listed } = db.tables
  return db.query
    .select({ kind: document.kind, id: document.document })
    .from(listed)
    .innerJoin(
      document,
      and(eq(document.document, listed.product), notInArray(document.kind, [...PAGE_KINDS])),
    )
    .where(and(eq(listed.category, later('category')), eq(listed.published, true)))
    .orderBy(asc(listed.place), asc(listed.tile))
    .limit(sql.placeholder('limit'))
})

/** The first published products of a category in its own order, without duplicates. */
export async function listedIn(db: Db, categoryId: string, limit: number): Promise<readonly FoundDocument[]> {
  const rows = (await firstListed(db, {
    category: categoryId,
    limit,
  })) as readonly FoundDocument[]
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}
