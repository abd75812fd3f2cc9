import { type AnyRecord, linksOf } from '@kisscut/records'
import { eq, sql } from 'drizzle-orm'
import { type Db, later, run } from '../database/index.ts'
import { rowsOfList } from '../dialect/index.ts'
import { linkTableOf } from './stored-table.ts'

/** Writes the lists of links among these fields of a row as rows, in the transaction that writes the row. */
export async function writeLinks(
  db: Db,
  record: AnyRecord,
  id: string,
  fields: Readonly<Record<string, unknown>>,
  isNew: boolean,
): Promise<void> {
  for (const { name } of linksOf(record)) {
    const list = fields[name] as readonly string[] | undefined
    if (list === undefined || (isNew && list.length === 0)) continue
    const table = linkTableOf(db.tables, record, name)
    if (!isNew)
      await run(
        db,
        `${record.name} unlink ${name}`,
        () => db.query.delete(table).where(eq(table.from_id, later('id'))),
        { id },
      )
    const query = () =>
      db.query
        .insert(table)
        .select(sql`select ${later('id')}, value, place from ${rowsOfList(db.dialect, later('list'))}`)
    await run(db, `${record.name} link ${name}`, query, { id, list: JSON.stringify(list) })
  }
}
