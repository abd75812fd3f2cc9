import type { DocumentKind } from '@kisscut/shop/ports/catalog'
import { and, inArray, max, notInArray } from 'drizzle-orm'
import { PAGE_KINDS } from '@kisscut/shop/ports/catalog'
import type { Db } from '../../database/index.ts'
import { searchEngineOf } from '../search/engine.ts'

/** A product or category in the search index. */
export interface Document {
  readonly id: string
  readonly kind: DocumentKind
  readonly isPublished: boolean
}

/** Condition for documents of products or of pages, because a product and a category may have the same id. */
const isOf = (db: Db, of: 'product' | 'page', ids: readonly string[]) => {
  const { kind, document } = db.tables.search_entry
  const pages = [...PAGE_KINDS]
  return and(inArray(document, [...ids]), of === 'page' ? inArray(kind, pages) : notInArray(kind, pages))
}

/** Removes products or pages from the search index. */
export async function removeDocuments(db: Db, of: 'product' | 'page', ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { search_entry: document } = db.tables
  const gone = await db.query
    .delete(document)
    .where(isOf(db, of, ids))
    .returning()
  await searchEngineOf(db).remove(
    db,
    gone.map(({ id }) => id),
  )
}

/** Numbers of products or pages in the search index; new ones get the next numbers, in this order. */
export async function documentIds(
  db: Db,
  of: 'product' | 'page',
  documents: readonly Document[],
): Promise<ReadonlyMap<string, number>> {
  const { search_entry: table } = db.tables
  if (documents.length === 0) return new Map()
  const known = await db.query
    .select()
    .from(table)
    .where(
      isOf(
        db,
        of,
        documents.map(({ id }) => id),
      ),
    )
  const byId = new Map(known.map((row) => [row.document, row]))
  const isSame = ({ id, kind, isPublished }: Document) =>
    byId.get(id)?.kind === kind && byId.get(id)?.published === isPublished
  const fresh = documents.filter((each) => !isSame(each))
  const ids = new Map(known.map(({ id, document }) => [document, id]))
  if (fresh.length === 0) return ids
  const [last] = await db.query.select({ id: max(table.id) }).from(table)
  let next = (last?.id ?? 0) + 1
  const rows = fresh.map(({ id, kind, isPublished }) => ({
    id: ids.get(id) ?? next++,
    kind,
    document: id,
    published: isPublished,
  }))
  const before = rows.flatMap(({ id, document }) => (ids.has(document) ? [id] : []))
  if (before.length > 0) await db.query.delete(table).where(inArray(table.id, before))
  await db.query.insert(table).values(rows)
  for (const { id, document } of rows) ids.set(document, id)
  return ids
}
