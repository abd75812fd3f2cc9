import type { AnyRecord } from '@kisscut/records'
import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { linkTableName, type LinkTable, type Tables } from '../tables/index.ts'

/** A record's table with columns by name. */
export type StoredTable = PgTableWithColumns<{
  name: string
  schema: undefined
  dialect: 'pg'
  columns: Record<string, PgColumn>
}>

/** The table of a record. Throws for a record without one, which is a bug. */
export function storedTableOf(tables: Tables, record: AnyRecord): StoredTable {
  const table = (tables as unknown as Record<string, StoredTable>)[record.name]
  if (!table) throw new Error(`There is no table for the record ${record.name}`)
  return table
}

export function columnOf(table: StoredTable, name: string): PgColumn {
  const column = (table as unknown as Record<string, PgColumn>)[name]
  if (!column) throw new Error(`No such column: ${name}`)
  return column
}

/** Every column of the table by its name. */
export const columnsOf = (table: StoredTable): Readonly<Record<string, PgColumn>> =>
  table as unknown as Record<string, PgColumn>

/** The rows of a record's list of links. */
export const linkTableOf = (tables: Tables, record: AnyRecord, field: string): LinkTable =>
  (tables as unknown as Record<string, LinkTable>)[linkTableName(record, field)]!
