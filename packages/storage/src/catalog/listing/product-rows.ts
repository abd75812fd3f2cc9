import {
  recordNamed,
  type AnyRecord,
  type ddbProductClipart,
  type RecordName,
  type RowOf,
  type usesLink,
} from '@kisscut/records'
import { withProductRows, type ById } from '@kisscut/shop'
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

/** Products of every class and everything they are made of, straight from the database. */
export async function productRows(db: Db, productIds: readonly string[]): Promise<ById> {
  const load = async (record: RecordName, ids: readonly string[]) => {
    const found = await rows(db, recordNamed(record), ids)
    return new Map(found.map((row) => [row.id, row]))
  }
  return (await withProductRows(productIds, load, (ids) => clipartsOfDdb(db, ids))).all
}

/** What drag-drop-buy products may be put together of. */
export async function clipartsOfDdb(
  db: Db,
  productIds: readonly string[],
): Promise<readonly RowOf<typeof ddbProductClipart>[]> {
  const { ddb_product_clipart: offered } = db.tables
  const query = () =>
    db.query
      .select()
      .from(offered)
      .where(isOneOf(db.dialect, offered.ddb_product, later('ids')))
  return run(db, 'cliparts of products', query, { ids: JSON.stringify(productIds) })
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
