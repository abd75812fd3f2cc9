import { type Problem, problem } from '../problem/index.ts'
import { readCsv, SEPARATORS, type Separator } from './csv.ts'

/** An uploaded list: named columns and rows of texts, each row with a text per column. */
export interface DataTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A table of rows: the first one names the columns; missing fields at a row's end are blank. VAR-11. */
export function tableOf([columns = [], ...body]: readonly (readonly string[])[]): DataTable {
  return { columns, rows: body.map((row) => columns.map((_, place) => row[place] ?? '')) }
}

/** A parsed CSV upload. */
export interface CsvTable {
  readonly table: DataTable
  /** The separator of fields; null if each line is one field. */
  readonly separator: Separator | null
  /** The first row with an unclosed quotation mark; the headings are row 1. */
  readonly unclosedRow: number | null
  /** Rows with more fields than columns; the extra fields are not in the table. */
  readonly longRows: number
}

/**
 * Reads an uploaded CSV. Without a stated separator, it is the one in a first line `sep=;`, else the most frequent of comma,
 * semicolon and tab in the first line; a first line with none of them is the heading of a single column. VAR-11, VAR-17.
 */
export function readTable(text: string, separator?: Separator | null): CsvTable {
  const [stated = '', named] = /^\uFEFF?sep=([,;\t])(?:\r\n?|\n|$)/i.exec(text) ?? []
  const body = text.slice(stated.length)
  const used = separator === undefined ? ((named as Separator | undefined) ?? separatorOf(body)) : separator
  const { rows, unclosedRow } = readCsv(body, used)
  const texts = rows.map((row) => row.map((field) => field.text))
  const columns = texts[0]?.length ?? 0
  const isLong = (row: readonly string[]) => row.slice(columns).some((field) => field !== '')
  return {
    table: tableOf(texts),
    separator: used,
    unclosedRow: unclosedRow === null ? null : unclosedRow + 1,
    longRows: texts.filter(isLong).length,
  }
}

/** The table without its entirely blank rows. VAR-8. */
export function removeBlankRows(table: DataTable): DataTable {
  return { ...table, rows: table.rows.filter((row) => row.some((text) => text.trim() !== '')) }
}

/** The values of a text bound to the named column, top to bottom. VAR-11. */
export function recordsOfColumn(
  table: DataTable,
  column: string,
  field = 'variableData',
): { readonly records: readonly string[] } | { readonly problem: Problem } {
  const place = table.columns.indexOf(column)
  if (place === -1) return { problem: problem('variable-data.unknown-column', field, { column }) }
  return { records: table.rows.map((row) => row[place] ?? '') }
}

function separatorOf(text: string): Separator | null {
  const line = text.slice(0, text.search(/[\r\n]|$/))
  const count = (separator: Separator) => line.split(separator).length
  const most = SEPARATORS.reduce((best, separator) => (count(separator) > count(best) ? separator : best))
  return count(most) === 1 ? null : most
}
