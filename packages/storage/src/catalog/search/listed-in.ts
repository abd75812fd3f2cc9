import { PAGE_KINDS, type FoundDocument } from '@kisscut/shop/ports/catalog'
import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import { type Db, later, run } from '../../database/index.ts'

/** The first published products of a category, in its own order; one that it shows more than once counts once. */
export async function listedIn(db: Db, categoryId: string, limit: number): Promise<readonly FoundDocument[]> {
  const { category_listing: listed, search_entry: document } = db.tables
  const query = () =>
    db.query
      .select({ kind: document.kind, id: document.document })
      .from(listed)
      .innerJoin(
        document,
        and(eq(document.document, listed.product), notInArray(document.kind, [...PAGE_KINDS])),
      )
      .where(and(eq(listed.category, later('category')), eq(listed.published, true)))
      .orderBy(asc(listed.place), asc(listed.tile))
      .limit(sql.placeholder('limit'))
  const rows = (await run(db, 'listed in', query, {
    category: categoryId,
    limit,
  })) as readonly FoundDocument[]
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}
