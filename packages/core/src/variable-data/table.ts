import { type Problem, problem } from '../problem/index.ts'
import { readCsv, SEPARATORS, type Separator } from './csv.ts'

/** An uploaded list: named columns and rows of texts, each row as long as there are columns. */
export interface DataTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A table of rows: the first one names the columns; missing fields at a row's end are blank. VAR-11. */
export function tableOf([columns = [], ...body]: readonly (readonly string[])[]): DataTable {
  return { columns, rows: body.map((row) => columns.map((_, place) => row[place] ?? '')) }
}

/** Reads an uploaded CSV: comma, semicolon or tab part the fields, whichever the first line uses most. VAR-11. */
export const readTable = (text: string): DataTable =>
  tableOf(readCsv(text, separatorOf(text)).rows.map((row) => row.map((field) => field.text)))

/** The table without its entirely blank rows. VAR-8. */
export function removeBlankRows(table: DataTable): DataTable {
  return { ...table, rows: table.rows.filter((row) => row.some((text) => text.trim() !== '')) }
}

/** The values a text bound to the named column takes, top to bottom. VAR-11. */
export function recordsOfColumn(
  table: DataTable,
  column: string,
  field = 'variableData',
): { readonly records: readonly string[] } | { readonly problem: Problem } {
  const place = table.columns.indexOf(column)
  if (place === -1) return { problem: problem('variable-data.unknown-column', field, { column }) }
  return { records: table.rows.map((row) => row[place] ?? '') }
}

function separatorOf(text: string): Separator {
  const line = text.slice(0, text.search(/[\r\n]|$/))
  const count = (separator: Separator) => line.split(separator).length
  return SEPARATORS.reduce((best, separator) => (count(separator) > count(best) ? separator : best))
}
