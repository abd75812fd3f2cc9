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

/** An uploaded CSV as it was read. */
export interface CsvTable {
  readonly table: DataTable
  /** What parts the fields; null where each line is one. */
  readonly separator: Separator | null
  /** The first row with a quotation mark that is never closed; the headings are row 1. */
  readonly unclosedRow: number | null
  /** Rows with more fields than there are columns: what lies beyond them isn't in the table. */
  readonly longRows: number
}

/**
 * Reads an uploaded CSV. Without a separator it is the one that a line `sep=;` at the start names, or comma, semicolon or tab,
 * whichever the first line uses most; a first line with none of them is the heading of the only column. VAR-11, VAR-17.
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

function separatorOf(text: string): Separator | null {
  const line = text.slice(0, text.search(/[\r\n]|$/))
  const count = (separator: Separator) => line.split(separator).length
  const most = SEPARATORS.reduce((best, separator) => (count(separator) > count(best) ? separator : best))
  return count(most) === 1 ? null : most
}
