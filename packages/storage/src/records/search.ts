import { foldText } from '@kisscut/core/text'
import { type AnyRecord, fieldsOf, isStorable, type Kind, type RowOf } from '@kisscut/records'
import { and, asc, count as countRows, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database/index.ts'
import { encoded, statement } from '../database/prepared.ts'
import { foldColumn } from '../dialect/index.ts'
import { sortColumns } from '../tables/record-indexes.ts'
import { boundedPage } from './bounded-page.ts'
import { columnOf, type StoredTable, storedTableOf } from './stored-table.ts'
import type { Found, SearchQuery } from '@kisscut/shop/ports/records'

/** Most words searched for; further ones are ignored. */
const WORDS_AT_MOST = 8

/** Kinds that store a number as text. */
const NUMBERS: ReadonlySet<Kind> = new Set(['decimal', 'money', 'inches', 'degrees', 'percent'])
/** Columns that are never null, so that their index may be used. */
const NEVER_NULL: ReadonlySet<string> = new Set(['id', 'created', 'updated'])
/** Kinds whose text is searched. */
const TEXTS: ReadonlySet<Kind> = new Set(['text', 'long_text', 'address', 'choice', 'ref', 'mention'])

type Order = SearchQuery<AnyRecord>['sort']

const pageInOrder = (db: Db, query: Db['query'], record: AnyRecord, order: Order, narrowed?: SQL) =>
  query
    .select()
    .from(storedTableOf(db.tables, record))
    .where(narrowed)
    .orderBy(...orderOf(db, record, order))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))

const lastChanges = statement((db, record: AnyRecord) =>
  pageInOrder(db, db.query, record, { field: 'updated', descending: true }),
)

/**
 * Rows by words, by any column and in any order, with their number if they are filtered (ADMIN-3). Except for the last changes
 * and the record's own order, no index serves such a query: the whole table is read, off the event loop. These statements are
 * built for one use, because there are too many to prepare.
 */
export async function search<R extends AnyRecord>(
  db: Db,
  record: R,
  { words = [], where = {}, updatedAfter, sort, ...which }: SearchQuery<R>,
): Promise<Found<RowOf<R>>> {
  const { page, pageSize } = boundedPage(record, which)
  if (!isStorable({ words, where })) return { page, pageSize, rows: [], count: 0 }
  const table = storedTableOf(db.tables, record)
  const narrowed = and(
    ...Object.entries(where).map(([field, value]) => equals(table, field, value)),
    updatedAfter && gt(columnOf(table, 'updated'), updatedAfter),
    ...words.slice(0, WORDS_AT_MOST).map((word) => hasWord(db, record, word)),
  )
  const offset = (page - 1) * pageSize
  const bounds = { limit: pageSize, offset }
  const rows =
    narrowed === undefined && isLastChanges(sort)
      ? await lastChanges(db, bounds, record)
      : await pageInOrder(db, db.scan, record, sort, narrowed).prepare('').execute(bounds)
  const found = { page, pageSize, rows: rows as RowOf<R>[] }
  if (narrowed === undefined) return { ...found, count: null }
  // A partial page is the last one; an empty one may be beyond it.
  const isLast = rows.length < pageSize && (rows.length > 0 || page === 1)
  return { ...found, count: isLast ? offset + rows.length : await countFound(db, table, narrowed) }
}

/** The list that the admin opens most: an index serves it, and its statement is prepared. */
const isLastChanges = (sort: Order): boolean => sort?.field === 'updated' && sort.descending

async function countFound(db: Db, table: StoredTable, narrowed: SQL): Promise<number> {
  const [counted] = await db.scan.select({ count: countRows() }).from(table).where(narrowed)
  return counted?.count ?? 0
}

const equals = (table: StoredTable, field: string, value: unknown): SQL => {
  const column = columnOf(table, field)
  return value === null ? isNull(column) : eq(column, sql`${sql.param(encoded(column, value))}`)
}

/** A `like` pattern for the word; wildcards in it are escaped. */
const pattern = (word: string) => `%${foldText(word).replace(/[\\%_]/g, '\\$&')}%`

type Where = Pick<Db, 'dialect' | 'tables'>

function hasWord({ dialect, tables }: Where, record: AnyRecord, word: string): SQL | undefined {
  const table = storedTableOf(tables, record)
  const texts = fieldsOf(record).filter(({ meta }) => TEXTS.has(meta.kind))
  return or(
    ...['id', ...texts.map(({ name }) => name)].map(
      (name) => sql`${foldColumn(dialect, columnOf(table, name))} like ${pattern(word)} escape '\\'`,
    ),
  )
}

function orderOf({ dialect, tables }: Where, record: AnyRecord, sort: Order): SQL[] {
  const table = storedTableOf(tables, record)
  const last = sortColumns(record).map((name) => asc(columnOf(table, name)))
  if (sort === undefined) return last
  const column = columnOf(table, sort.field)
  const inDirection = sort.descending ? desc : asc
  if (NEVER_NULL.has(sort.field)) return [inDirection(column), ...last]
  const kind = fieldsOf(record).find(({ name }) => name === sort.field)?.meta.kind
  const value =
    kind !== undefined && NUMBERS.has(kind)
      ? sql`cast(${column} as numeric)`
      : kind === 'text'
        ? foldColumn(dialect, column)
        : sql`${column}`
  return [sql`${column} is null`, inDirection(value), ...last]
}
