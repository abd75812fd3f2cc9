import type { PriceTable } from '@kisscut/core/product'
import { fieldsOf, type AnyRecord, type DeclaredField } from '@kisscut/records'
import { priceField, pricesAsColumns } from './price-columns.ts'

type Row = Readonly<Record<string, unknown>>

/** What a spreadsheet would take for a formula, and run. */
const FORMULA = /^[=+\-@\t\r]/
/** Negative numbers begin with a minus too, and are no formulas. */
const FIGURE = /^-?\d+(?:\.\d+)?$/

/** Fields with a column of their own: those that are saved, but structured ones; prices have several. */
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

/** Rows as a CSV file by RFC 4180: `id`, `revision`, then every field and the price table, each cell quoted. */
export function writeCsv(record: AnyRecord, rows: readonly Row[]): string {
  const names = ['id', 'revision', ...csvFields(record).map(({ name }) => name)]
  const prices = priceField(fieldsOf(record))
  const tableOf = (row: Row) =>
    prices === undefined ? null : ((row[prices.name] ?? null) as PriceTable | null)
  const columns = pricesAsColumns(rows.map(tableOf))
  const lines = [
    [...names, ...columns.map(({ heading }) => heading)],
    ...rows.map((row) =>
      [
        ...names.map((name) => cellOf(row[name])),
        ...columns.map((column) => column.cellOf(tableOf(row))),
      ].map(safeCell),
    ),
  ]
  return lines.map((line) => `${line.map(quoted).join(',')}\r\n`).join('')
}
