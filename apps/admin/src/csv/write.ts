import { fieldsOf, type AnyRecord, type DeclaredField } from '@kisscut/records'

type Row = Readonly<Record<string, unknown>>

/** What a spreadsheet would take for a formula, and run. */
const FORMULA = /^[=+\-@\t\r]/
/** A figure begins with a minus, too, and is none. */
const FIGURE = /^-?\d+(?:\.\d+)?$/

/** Fields of a file: those that are saved, but JSON, which is changed in its form. */
export const csvFields = (record: AnyRecord): readonly DeclaredField[] =>
  fieldsOf(record).filter(({ meta }) => !meta.byShop && meta.kind !== 'json')

/** A value as text: ids of a list are separated by spaces, nothing is an empty cell. */
export function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.join(' ')
  return String(value)
}

/**
 * A cell that a spreadsheet shows and never runs: a text that would be a formula begins with an apostrophe, which
 * {@link readCell} takes away again (ADMIN-10).
 */
export const safeCell = (text: string): string =>
  (FORMULA.test(text) && !FIGURE.test(text)) || text.startsWith("'") ? `'${text}` : text

/** The text of a cell as it was before it was made safe. */
export const readCell = (cell: string): string => (cell.startsWith("'") ? cell.slice(1) : cell)

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** Rows as a CSV file by RFC 4180: `id`, `revision`, then every field, each cell quoted. */
export function writeCsv(record: AnyRecord, rows: readonly Row[]): string {
  const names = ['id', 'revision', ...csvFields(record).map(({ name }) => name)]
  const lines = [names, ...rows.map((row) => names.map((name) => safeCell(cellOf(row[name]))))]
  return lines.map((line) => `${line.map(quoted).join(',')}\r\n`).join('')
}
