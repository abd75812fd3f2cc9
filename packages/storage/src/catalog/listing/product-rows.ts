import {
  recordNamed,
  wholeOf,
  type AnyRecord,
  type RecordName,
  type RowOf,
  type usesLink,
} from '@kisscut/records'
import { withProductRows, type ById } from '@kisscut/shop'
import { asc } from 'drizzle-orm'
import { type Db, later, run } from '../../database/index.ts'
import { isOneOf } from '../../dialect/index.ts'
import { columnOf, storedTableOf } from '../../records/stored-table.ts'
import type { PartOfProducts } from '@kisscut/shop/ports/catalog'

/** The rows of a record with these ids, in any order; missing ones are omitted. */
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
  return (await withProductRows(productIds, load, (part, wholes) => partsOf(db, part, wholes))).all
}

/** The parts of these rows that products are made of. */
export async function partsOf(
  db: Db,
  part: PartOfProducts,
  wholes: readonly string[],
): Promise<readonly { readonly id: string }[]> {
  const record = recordNamed(part)
  const table = storedTableOf(db.tables, record)
  const query = () =>
    db.query
      .select({ id: columnOf(table, 'id') })
      .from(table)
      .where(isOneOf(db.dialect, columnOf(table, wholeOf(record)!.name), later('ids')))
  const found = await run(db, `${part} of their wholes`, query, { ids: JSON.stringify(wholes) })
  return found as readonly { readonly id: string }[]
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
