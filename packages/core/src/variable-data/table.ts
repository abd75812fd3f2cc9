import { type Problem, problem } from '../problem/index.ts'
import { readCsv, SEPARATORS, type Separator } from './csv.ts'

/** An uploaded list: named columns and rows of texts, each row as long as there are columns. */
export interface DataTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/**
 * Reads an uploaded CSV: the first row names the columns; comma, semicolon or tab part the fields, whichever the first
 * line uses most. Missing fields at a row's end are blank. VAR-11.
 */
export function readTable(text: string): DataTable {
  const [head = [], ...body] = readCsv(text, separatorOf(text)).rows
  const columns = head.map((field) => field.text)
  return { columns, rows: body.map((row) => columns.map((_, place) => row[place]?.text ?? '')) }
}

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
