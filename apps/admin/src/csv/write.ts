import type { PriceTable } from '@kisscut/core/product'
import { fieldsOf, type AnyRecord, type DeclaredField } from '@kisscut/records'
import { priceField, pricesAsColumns } from './price-columns.ts'

type Row = Readonly<Record<string, unknown>>

/** Text that a spreadsheet would execute as a formula. */
const FORMULA = /^[=+\-@\t\r]/
/** Negative numbers begin with a minus too, but are no formulas. */
const FIGURE = /^-?\d+(?:\.\d+)?$/

/** Fields with one column: editable ones except structured data; prices have several columns. */
export const csvFields = (record: AnyRecord): readonly DeclaredField[] =>
  fieldsOf(record).filter(({ meta }) => !meta.byShop && meta.kind !== 'json')

/** A value as text: ids of a list are separated by spaces, an empty value is an empty cell. */
export function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.join(' ')
  return String(value)
}

/**
 * Escapes a cell so that spreadsheets never execute it: a text that looks like a formula is prefixed with an apostrophe, which
 * {@link readCell} removes (ADMIN-10).
 */
export const safeCell = (text: string): string =>
  (FORMULA.test(text) && !FIGURE.test(text)) || text.startsWith("'") ? `'${text}` : text

/** The original text of an escaped cell. */
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
