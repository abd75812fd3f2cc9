import { type Column, getTableColumns, getTableName, type Table } from 'drizzle-orm'
import { sqliteTables } from '../tables/index.ts'

/** A column's content, independent of the database. */
export const COLUMN_KINDS = ['text', 'integer', 'flag', 'json', 'time'] as const
export type ColumnKind = (typeof COLUMN_KINDS)[number]

/** A table by its name and column names in the database. */
export interface PortableTable {
  readonly name: string
  readonly columns: Readonly<Record<string, ColumnKind>>
}

/** A row as JSON by column name; times are ISO 8601 text to the millisecond. */
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

/** Every table of this version of the shop. Data that a database derives from them, such as the search index, is rebuilt. */
export const PORTABLE_TABLES: readonly PortableTable[] = Object.values<Table>(
  sqliteTables() as unknown as Record<string, Table>,
).map((table) => ({
  name: getTableName(table),
  columns: Object.fromEntries(
    Object.values(getTableColumns(table)).map((column) => [column.name, kindOf(column)]),
  ),
}))

/** A quoted name for both databases, such as `"name"`. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** The table's column names as SQL, such as `"id", "created"`. */
export const columnList = ({ columns }: PortableTable): string => Object.keys(columns).map(quoted).join(', ')
