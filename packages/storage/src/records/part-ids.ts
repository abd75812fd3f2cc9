import type { AnyRecord } from '@kisscut/records'
import { asc } from 'drizzle-orm'
import { type Db, later, run } from '../database/index.ts'
import { isOneOf } from '../dialect/index.ts'
import { sortColumns } from '../tables/record-indexes.ts'
import { columnOf, storedTableOf } from './stored-table.ts'

/** The parts of rows: their ids in the order of their own list, by the id of what they are parts of. One query however many rows. */
export async function partIds(
  db: Db,
  part: AnyRecord,
  by: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const table = storedTableOf(db.tables, part)
  const whole = columnOf(table, by)
  const query = () =>
    db.query
      .select({ id: columnOf(table, 'id'), whole })
      .from(table)
      .where(isOneOf(db.dialect, whole, later('ids')))
      .orderBy(...sortColumns(part).map((name) => asc(columnOf(table, name))))
  const rows = await run(db, `${part.name} parts by ${by}`, query, { ids: JSON.stringify(ids) })
  const found = new Map<string, string[]>(ids.map((id) => [id, []]))
  for (const row of rows as { id: string; whole: string }[]) found.get(row.whole)?.push(row.id)
  return found
}
