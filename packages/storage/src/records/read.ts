import { type AnyRecord, isStorable, type RowOf } from '@kisscut/records'
import { and, asc, count as countRows, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database/index.ts'
import { later, statement } from '../database/prepared.ts'
import { keyOf } from '../ids/ids.ts'
import { sortColumns } from '../tables/record-indexes.ts'
import { boundedPage } from './bounded-page.ts'
import { conditionsOf, whereOf } from './conditions.ts'
import { behindCursor, cursorAfter, readCursor } from './cursor.ts'
import { columnOf, type StoredTable, storedTableOf } from './stored-table.ts'
import type { Conditions, ListQuery, Page, Published } from '@kisscut/shop/ports/records'

const sorted = (record: AnyRecord, table: StoredTable, newestFirst = false) =>
  sortColumns(record).map((name) => (newestFirst ? desc : asc)(columnOf(table, name)))

/** Whether the conditions contain text that a database can't store, so that no row has it. */
const isImpossible = ({ where, owner, idIn }: Conditions<AnyRecord>) => !isStorable({ ...where, owner, idIn })

const rowWithId = statement((db, record: AnyRecord, where: string) => {
  const table = storedTableOf(db.tables, record)
  return db.query
    .select()
    .from(table)
    .where(and(eq(columnOf(table, 'id'), later('id')), conditionsOf(db, record, where)))
})

export async function get<R extends AnyRecord>(
  db: Db,
  record: R,
  id: string,
  published: Published = {},
): Promise<RowOf<R> | null> {
  const table = storedTableOf(db.tables, record)
  const where = whereOf(record, table, published)
  const [row] = await rowWithId(db, { ...where.values, id: keyOf(id) }, record, where.text)
  return (row as RowOf<R> | undefined) ?? null
}

const rowsInOrder = statement((db, record: AnyRecord, where: string, isLimited: boolean) => {
  const table = storedTableOf(db.tables, record)
  const all = db.query
    .select()
    .from(table)
    .where(conditionsOf(db, record, where))
    .orderBy(...sorted(record, table))
  return isLimited ? all.limit(sql.placeholder('limit')) : all
})

/** Every row that fits, in the order of the list; the first `limit` where one is given. */
export async function findMany<R extends AnyRecord>(
  db: Db,
  record: R,
  conditions: Conditions<R>,
  limit?: number,
): Promise<RowOf<R>[]> {
  if (isImpossible(conditions)) return []
  const table = storedTableOf(db.tables, record)
  const { text, values } = whereOf(record, table, conditions)
  return (await rowsInOrder(db, { ...values, limit }, record, text, limit !== undefined)) as RowOf<R>[]
}

const numberOfRows = statement((db, record: AnyRecord, where: string) =>
  db.query
    .select({ count: countRows() })
    .from(storedTableOf(db.tables, record))
    .where(conditionsOf(db, record, where)),
)

export async function count<R extends AnyRecord>(
  db: Db,
  record: R,
  conditions: Conditions<R>,
): Promise<number> {
  if (isImpossible(conditions)) return 0
  const table = storedTableOf(db.tables, record)
  const { text, values } = whereOf(record, table, conditions)
  const [row] = await numberOfRows(db, values, record, text)
  return row?.count ?? 0
}

const firstRow = statement((db, record: AnyRecord, where: string) => {
  const table = storedTableOf(db.tables, record)
  return db.query
    .select({ id: columnOf(table, 'id') })
    .from(table)
    .where(conditionsOf(db, record, where))
    .limit(1)
})

/** Whether any row fits; the database stops at the first. */
export async function exists<R extends AnyRecord>(
  db: Db,
  record: R,
  conditions: Conditions<R>,
): Promise<boolean> {
  if (isImpossible(conditions)) return false
  const table = storedTableOf(db.tables, record)
  const { text, values } = whereOf(record, table, conditions)
  return (await firstRow(db, values, record, text)).length > 0
}

/** How a page is found: by the cursor of the page before, as the first one, or by its number. */
type Way = 'after' | 'first' | 'numbered'

const rowsOfPage = statement((db, record: AnyRecord, where: string, way: Way, newestFirst: boolean) => {
  const table = storedTableOf(db.tables, record)
  const list = { db, record, table, newestFirst }
  const conditions = conditionsOf(db, record, where)
  if (way === 'numbered') return rowsOfLaterPage(list, conditions)
  const behind = way === 'after' ? behindCursor(record, table, newestFirst) : undefined
  return rowsOf(list, and(conditions, behind)).limit(sql.placeholder('limit'))
})

/** One page of a list: behind a cursor, which costs the same anywhere, or by its number. */
export async function page<R extends AnyRecord>(
  db: Db,
  record: R,
  query: ListQuery<R>,
): Promise<Page<RowOf<R>>> {
  const table = storedTableOf(db.tables, record)
  const { page: number, pageSize } = boundedPage(record, query)
  const after = query.after === undefined ? undefined : readCursor(record, table, query.after)
  if (isImpossible(query)) return { page: number, pageSize, rows: [], next: null }
  const where = whereOf(record, table, query)
  // One extra row shows whether there is a next page, without counting.
  const limit = pageSize + 1
  const isFirst = number === 1
  const { newestFirst = false } = query
  const way = after !== undefined ? 'after' : isFirst ? 'first' : 'numbered'
  const values = { ...where.values, ...after, limit, offset: (number - 1) * pageSize }
  const rows = (await rowsOfPage(db, values, record, where.text, way, newestFirst)) as RowOf<R>[]
  const shown = rows.slice(0, pageSize)
  const next = rows.length > pageSize ? cursorAfter(record, shown.at(-1)!) : null
  return { page: number, pageSize, rows: shown, next }
}

/** A table in the order of its list. */
interface Sorted {
  readonly db: Db
  readonly record: AnyRecord
  readonly table: StoredTable
  readonly newestFirst: boolean
}

const rowsOf = ({ db, record, table, newestFirst }: Sorted, where: SQL | undefined) =>
  db.query
    .select()
    .from(table)
    .where(where)
    .orderBy(...sorted(record, table, newestFirst))

/**
 * The rows of a later page. Joined to its ids rather than selected with `in`: that plan doesn't depend on the database's
 * statistics, while `in` may read the whole table.
 */
const rowsOfLaterPage = (list: Sorted, where: SQL | undefined) => {
  const { db, record, table, newestFirst } = list
  const ids = idsOfPage(list, where).as('ids_of_page')
  return db.query
    .select(getTableColumns(table))
    .from(ids)
    .leftJoin(table, eq(columnOf(table, 'id'), ids['id']!))
    .orderBy(...sorted(record, table, newestFirst))
}

/** The ids of a later page; rows before it are skipped in the index alone. */
const idsOfPage = ({ db, record, table, newestFirst }: Sorted, where: SQL | undefined) =>
  db.query
    .select({ id: columnOf(table, 'id') })
    .from(table)
    .where(where)
    .orderBy(...sorted(record, table, newestFirst))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
