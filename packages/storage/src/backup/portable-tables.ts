import { type Column, getTableColumns, getTableName, type Table } from 'drizzle-orm'
import { sqliteTables } from '../tables/index.ts'

/** A column's content, independent of the database. */
export const COLUMN_KINDS = ['text', 'integer', 'flag', 'json', 'time'] as const
export type ColumnKind = (typeof COLUMN_KINDS)[number]

/** A table by its names in the database. */
export interface PortableTable {
  readonly name: string
  readonly columns: Readonly<Record<string, ColumnKind>>
}

/** A row by its columns' names, as JSON: a time is text of ISO 8601 to the millisecond. */
export type PortableRow = Readonly<Record<string, unknown>>

const KIND_OF: Readonly<Record<string, ColumnKind>> = {
  string: 'text',
  number: 'integer',
  boolean: 'flag',
  json: 'json',
  date: 'time',
}

function kindOf({ dataType, name }: Column): ColumnKind {
  const kind = KIND_OF[dataType]
  if (kind === undefined) throw new Error(`A backup has no kind for the column ${name}: ${dataType}`)
  return kind
}

/** Every table of this version of the shop. Whatever a database derives from the tables, such as the search index, is rebuilt. */
export const PORTABLE_TABLES: readonly PortableTable[] = Object.values<Table>(
  sqliteTables() as unknown as Record<string, Table>,
).map((table) => ({
  name: getTableName(table),
  columns: Object.fromEntries(
    Object.values(getTableColumns(table)).map((column) => [column.name, kindOf(column)]),
  ),
}))

/** `"name"`: how both databases write a name. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** `"id", "created"` */
export const columnList = ({ columns }: PortableTable): string => Object.keys(columns).map(quoted).join(', ')
