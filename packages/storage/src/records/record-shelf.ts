import type { AnyRecord } from '@kisscut/records'
import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import type { Tables } from '../tables/index.ts'

/** A record's table as the five verbs see it: columns by name. */
export type Shelf = PgTableWithColumns<{
  name: string
  schema: undefined
  dialect: 'pg'
  columns: Record<string, PgColumn>
}>

/** The table of any record. A record that has none is a programmer's mistake. */
export function shelfOf(tables: Tables, record: AnyRecord): Shelf {
  const table = (tables as unknown as Record<string, Shelf>)[record.name]
  if (!table) throw new Error(`No table is kept for the record ${record.name}`)
  return table
}

export function columnOf(shelf: Shelf, name: string): PgColumn {
  const column = (shelf as unknown as Record<string, PgColumn>)[name]
  if (!column) throw new Error(`No such column: ${name}`)
  return column
}
