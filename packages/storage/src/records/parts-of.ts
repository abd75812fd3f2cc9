import { type AnyRecord, recordNamed } from '@kisscut/records'
import { asc, type SQL, sql } from 'drizzle-orm'
import type { PartIds } from '@kisscut/shop/ports/records'
import { type Db, later, statement } from '../database/index.ts'
import { listOf, rowsOfList } from '../dialect/index.ts'
import { sortColumns } from '../tables/record-indexes.ts'
import { columnOf, storedTableOf } from './stored-table.ts'

/**
 * Each list as one JSON text beside its row's id, read from an index in order. On SQLite this needs no temporary table: each one takes
 * and frees 90 kB of memory, which costs more than the whole query.
 */
const partLists = statement((db, record: AnyRecord) => {
  const whole = sql<string>`rows.value`
  const parts = Object.entries(record.parts).map(([list, { of, by }]): [string, SQL<string>] => {
    const part = recordNamed(of)
    const table = storedTableOf(db.tables, part)
    const order = sql.join(
      sortColumns(part).map((name) => asc(columnOf(table, name))),
      sql`, `,
    )
    const rows = sql`from ${table} where ${columnOf(table, by)} = ${whole}`
    return [list, listOf(db.dialect, columnOf(table, 'id'), rows, order)]
  })
  return db.query
    .select({ whole, ...Object.fromEntries(parts) } as Record<string, SQL<string>> & { whole: SQL<string> })
    .from(rowsOfList(db.dialect, later('ids')))
})

/** The parts of rows, list by list, by the row's id: one query however many rows and lists. */
export async function partsOf(
  db: Db,
  record: AnyRecord,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PartIds>> {
  const lists = Object.keys(record.parts)
  if (lists.length === 0 || ids.length === 0) return new Map(ids.map((id) => [id, {}]))
  const rows = await partLists(db, { ids: JSON.stringify(ids) }, record)
  return new Map(
    rows.map(({ whole, ...parts }) => [
      whole,
      Object.fromEntries(lists.map((list) => [list, JSON.parse(parts[list]!) as string[]])),
    ]),
  )
}
