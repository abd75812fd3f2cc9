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
import { type Db, later, statement } from '../../database/index.ts'
import { isOneOf } from '../../dialect/index.ts'
import { columnOf, storedTableOf } from '../../records/stored-table.ts'
import type { PartOfProducts } from '@kisscut/shop/ports/catalog'

const rowsWithIds = statement((db, record: AnyRecord) => {
  const table = storedTableOf(db.tables, record)
  return db.query
    .select()
    .from(table)
    .where(isOneOf(db.dialect, columnOf(table, 'id'), later('ids')))
})

/** The rows of a record with these ids, in any order; missing ones are omitted. */
export async function rows<R extends AnyRecord>(
  db: Db,
  record: R,
  ids: readonly string[],
): Promise<readonly RowOf<R>[]> {
  return (await rowsWithIds(db, { ids: JSON.stringify(ids) }, record)) as RowOf<R>[]
}

/** Products of every class with the rows they depend on, directly from the database. */
export async function productRows(db: Db, productIds: readonly string[]): Promise<ById> {
  const load = async (record: RecordName, ids: readonly string[]) => {
    const found = await rows(db, recordNamed(record), ids)
    return new Map(found.map((row) => [row.id, row]))
  }
  return (await withProductRows(productIds, load, (part, wholes) => partsOf(db, part, wholes))).all
}

const partsOfWholes = statement((db, part: PartOfProducts) => {
  const record = recordNamed(part)
  const table = storedTableOf(db.tables, record)
  return db.query
    .select({ id: columnOf(table, 'id') })
    .from(table)
    .where(isOneOf(db.dialect, columnOf(table, wholeOf(record)!.name), later('ids')))
})

/** The parts of these rows that products are made of. */
export async function partsOf(
  db: Db,
  part: PartOfProducts,
  wholes: readonly string[],
): Promise<readonly { readonly id: string }[]> {
  const found = await partsOfWholes(db, { ids: JSON.stringify(wholes) }, part)
  return found as readonly { readonly id: string }[]
}

const usesOfProducts = statement((db) => {
  const { uses_link: use } = db.tables
  return db.query
    .select()
    .from(use)
    .where(isOneOf(db.dialect, use.object_id, later('ids')))
    .orderBy(asc(use.order), asc(use.id))
})

/** Uses of these products, by order. */
export async function usesOf(
  db: Db,
  templateIds: readonly string[],
): Promise<readonly RowOf<typeof usesLink>[]> {
  if (templateIds.length === 0) return []
  return usesOfProducts(db, { ids: JSON.stringify(templateIds) })
}
