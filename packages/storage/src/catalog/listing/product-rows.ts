import { RECORDS, type AnyRecord, type RowOf, type usesLink } from '@kisscut/records'
import { withMentioned, type ById } from '@kisscut/shop'
import { asc, inArray } from 'drizzle-orm'
import type { Db } from '../../database/index.ts'
import { columnOf, storedTableOf } from '../../records/stored-table.ts'

/** Values of one `in (…)`. */
const BATCH = 500

/** The rows of a record with these ids, in any order; what is gone is left out. */
export async function rows<R extends AnyRecord>(
  db: Db,
  record: R,
  ids: readonly string[],
): Promise<readonly RowOf<R>[]> {
  const table = storedTableOf(db.tables, record)
  const found: RowOf<R>[] = []
  for (let at = 0; at < ids.length; at += BATCH)
    found.push(
      ...((await db.query
        .select()
        .from(table)
        .where(inArray(columnOf(table, 'id'), ids.slice(at, at + BATCH)))) as RowOf<R>[]),
    )
  return found
}

/** Templates and everything they mention, straight from the database. */
export async function productRows(db: Db, templateIds: readonly string[]): Promise<ById> {
  const { all } = await withMentioned('template', templateIds, async (record, ids) => {
    const found = await rows(db, RECORDS[record] as AnyRecord, ids)
    return new Map(found.map((row) => [row.id, row]))
  })
  return all
}

/** Uses of these products, by order. */
export async function usesOf(
  db: Db,
  templateIds: readonly string[],
): Promise<readonly RowOf<typeof usesLink>[]> {
  const { uses_link: use } = db.tables
  if (templateIds.length === 0) return []
  return db.query
    .select()
    .from(use)
    .where(inArray(use.object_id, [...templateIds]))
    .orderBy(asc(use.order), asc(use.id))
}
