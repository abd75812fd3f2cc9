import { recordNamed, type AnyRecord, type RowOf, type usesLink } from '@kisscut/records'
import { withMentioned, type ById } from '@kisscut/shop'
import { asc } from 'drizzle-orm'
import { type Db, later, run } from '../../database/index.ts'
import { isOneOf } from '../../dialect/index.ts'
import { columnOf, storedTableOf } from '../../records/stored-table.ts'

/** The rows of a record with these ids, in any order; what is gone is left out. */
export async function rows<R extends AnyRecord>(
  db: Db,
  record: R,
  ids: readonly string[],
): Promise<readonly RowOf<R>[]> {
  const table = storedTableOf(db.tables, record)
  const query = () =>
    db.query
      .select()
      .from(table)
      .where(isOneOf(db.dialect, columnOf(table, 'id'), later('ids')))
  return (await run(db, `${record.name} rows`, query, { ids: JSON.stringify(ids) })) as RowOf<R>[]
}

/** Templates and everything they mention, straight from the database. */
export async function productRows(db: Db, templateIds: readonly string[]): Promise<ById> {
  const { all } = await withMentioned('template', templateIds, async (record, ids) => {
    const found = await rows(db, recordNamed(record), ids)
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
  const query = () =>
    db.query
      .select()
      .from(use)
      .where(isOneOf(db.dialect, use.object_id, later('ids')))
      .orderBy(asc(use.order), asc(use.id))
  return run(db, 'uses of products', query, { ids: JSON.stringify(templateIds) })
}
