import { type AnyRecord, recordNamed } from '@kisscut/records'
import { asc, type SQL, sql } from 'drizzle-orm'
import type { PartIds } from '@kisscut/shop/ports/records'
import { type Db, later, run } from '../database/index.ts'
import { isOneOf } from '../dialect/index.ts'
import { sortColumns } from '../tables/record-indexes.ts'
import { columnOf, storedTableOf } from './stored-table.ts'

/** The parts of rows, list by list, by the row's id: one query however many rows and lists. */
export async function partsOf(
  db: Db,
  record: AnyRecord,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PartIds>> {
  const lists = Object.keys(record.parts)
  if (lists.length === 0 || ids.length === 0) return new Map(ids.map((id) => [id, {}]))
  const none = () => Object.fromEntries(lists.map((list): [string, string[]] => [list, []]))
  const found = new Map(ids.map((id) => [id, none()]))
  const rows = await run(db, `${record.name} parts`, () => queryOf(db, record), { ids: JSON.stringify(ids) })
  for (const { list, whole, id } of rows) found.get(whole)?.[list]?.push(id)
  return found
}

/** All lists in one query; `place` is the order of each, whatever its record is sorted by. */
function queryOf(db: Db, record: AnyRecord) {
  const ofLists = Object.entries(record.parts).map(([list, { of, by }]): SQL => {
    const part = recordNamed(of)
    const table = storedTableOf(db.tables, part)
    const [id, whole] = [columnOf(table, 'id'), columnOf(table, by)]
    const order = sql.join(
      sortColumns(part).map((name) => asc(columnOf(table, name))),
      sql`, `,
    )
    return sql`select cast(${sql.raw(`'${list}'`)} as text) as list, ${whole} as whole, ${id} as id, row_number() over (order by ${order}) as place from ${table} where ${isOneOf(db.dialect, whole, later('ids'))}`
  })
  const all = sql`(${sql.join(ofLists, sql` union all `)}) as parts`
  return db.query
    .select({ list: sql<string>`list`, whole: sql<string>`whole`, id: sql<string>`id` })
    .from(all)
    .orderBy(sql`list`, sql`place`)
}
