import { type AnyRecord, linksOf } from '@kisscut/records'
import { eq, sql } from 'drizzle-orm'
import { type Db, later, statement } from '../database/index.ts'
import { rowsOfList } from '../dialect/index.ts'
import { linkTableOf } from './stored-table.ts'

const removeLinks = statement((db, record: AnyRecord, name: string) => {
  const table = linkTableOf(db.tables, record, name)
  return db.query.delete(table).where(eq(table.from_id, later('id')))
})

const insertLinks = statement((db, record: AnyRecord, name: string) =>
  db.query
    .insert(linkTableOf(db.tables, record, name))
    .select(sql`select ${later('id')}, value, place from ${rowsOfList(db.dialect, later('list'))}`),
)

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
    if (!isNew) await removeLinks(db, { id }, record, name)
    await insertLinks(db, { id, list: JSON.stringify(list) }, record, name)
  }
}
