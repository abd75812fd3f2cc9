import type { PriceTable, PriceTableRow } from '@kisscut/core/product'
import type { DeclaredField } from '@kisscut/records'
import { hintOf } from './hints.ts'
import { labelOf, problemOf } from '../records/fields.ts'
import * as messages from '../messages/csv.ts'
import { writtenTable } from '../price-table/written.ts'

/**
 * A price table in a file has a column for each quantity, beside `basis`, `from` and `minimum`. Columns of further areas are
 * prefixed with `area 2: `. ADMIN-10.
 */
const HEADING = /^(?:area ([2-9]|[1-4]\d|50): )?(basis|from|minimum|[1-9]\d{0,8})$/

interface PriceColumn {
  /** Index of the area in the table. */
  readonly area: number
  readonly what: 'basis' | 'from' | 'minimum' | number
  readonly at: number
}

type Tables = Readonly<Record<string, unknown>>

/** The price table field of a record. */
export const priceField = (fields: readonly DeclaredField[]): DeclaredField | undefined =>
  fields.find(({ name, meta }) => name === 'price_table' && meta.kind === 'json')

export const isPriceColumn = (heading: string): boolean => HEADING.test(heading)

const headingOf = (area: number, what: PriceColumn['what']): string =>
  area === 0 ? String(what) : `area ${area + 1}: ${what}`

function priceColumns(headings: readonly string[]): readonly PriceColumn[] {
  return headings.flatMap((heading, at): PriceColumn[] => {
    const [, area, what] = HEADING.exec(heading) ?? []
    if (what === undefined) return []
    const isQuantity = /^\d/.test(what)
    return [
      {
        area: area === undefined ? 0 : Number(area) - 1,
        what: isQuantity ? Number(what) : (what as 'basis' | 'from' | 'minimum'),
        at,
      },
    ]
  })
}

/** The columns of these tables, with a reader for each. */
export function pricesAsColumns(
  tables: readonly (PriceTable | null)[],
): readonly { readonly heading: string; cellOf(table: PriceTable | null): string }[] {
  const known = tables.filter((table) => table !== null)
  const areas = Math.max(0, ...known.map(({ rows }) => rows.length))
  const quantities = [...new Set(known.flatMap((table) => [1, ...table.quantities]))].toSorted(
    (a, b) => a - b,
  )
  return Array.from({ length: areas }, (_, area) => [
    ...(area === 0
      ? [{ heading: 'basis', cellOf: (table: PriceTable | null): string => table?.basis ?? '' }]
      : []),
    ...(['from', 'minimum'] as const).map((what) => ({
      heading: headingOf(area, what),
      cellOf: (table: PriceTable | null) => table?.rows[area]?.[what] ?? '',
    })),
    ...quantities.map((quantity) => ({
      heading: headingOf(area, quantity),
      cellOf: (table: PriceTable | null) =>
        table?.rows[area]?.rates[[1, ...table.quantities].indexOf(quantity)] ?? '',
    })),
  ]).flat()
}

/** An amount of a price list in the shop's format: `$.60` becomes `0.60`. */
const amountOf = (cell: string): string => cell.replace(/^[$€£]\s?/, '').replace(/^\./, '0.')

/** A price table read from one line. */
export interface PlannedTable {
  readonly name: string
  readonly value: PriceTable | null
  readonly from: string
  readonly to: string
  readonly problems: readonly string[]
}

/**
 * Reads the price table of each line of a file with these headings. The returned function returns undefined where the line does
 * not change it. A quantity without an amount is no break; without an amount for one piece, the amount of the smallest quantity
 * applies from one piece on.
 */
export function readPrices(
  field: DeclaredField,
  headings: readonly string[],
): (cells: readonly string[], before: Tables | undefined) => PlannedTable | undefined {
  const columns = priceColumns(headings)
  const quantities = [
    ...new Set(columns.flatMap(({ what }) => (typeof what === 'number' ? [what] : []))),
  ].toSorted((a, b) => a - b)
  const at = new Map(columns.map((column) => [headingOf(column.area, column.what), column.at]))
  const areas = Math.max(0, ...columns.map(({ area }) => area + 1))

  return (cells, row) => {
    if (columns.length === 0) return undefined
    const before = (row?.[field.name] ?? null) as PriceTable | null
    const amountAt = (area: number, what: PriceColumn['what']) =>
      amountOf((cells[at.get(headingOf(area, what)) ?? -1] ?? '').trim())
    const value = columns.every((column) => amountAt(column.area, column.what) === '') ? null : tableOf()
    const from = writtenTable(before)
    const to = writtenTable(value)
    if (from === to) return undefined
    const problems = value === null ? [] : problemsOf(value)
    return { name: field.name, value, from, to, problems }

    function tableOf(): PriceTable {
      const breaks = quantities.filter((quantity) => amountAt(0, quantity) !== '')
      const rows = Array.from({ length: areas }, (_, area): PriceTableRow[] => {
        const rates = breaks.map((quantity) => amountAt(area, quantity))
        const [first = ''] = rates
        if (area > 0 && amountAt(area, 'from') === '' && rates.every((rate) => rate === '')) return []
        return [
          {
            from: amountAt(area, 'from') || (before?.rows[area]?.from ?? '0'),
            minimum: amountAt(area, 'minimum') || (before?.rows[area]?.minimum ?? '0'),
            rates: breaks[0] === 1 ? rates : [first, ...rates],
          },
        ]
      }).flat()
      const basis = amountAt(0, 'basis') || (before?.basis ?? 'sqin')
      return {
        basis: basis as PriceTable['basis'],
        quantities: breaks.filter((quantity) => quantity > 1),
        rows,
      }
    }
  }

  /** The first problem, with the heading of its column where it is about one cell. */
  function problemsOf(table: PriceTable): readonly string[] {
    const problem = problemOf(field, table)
    if (problem === undefined) return []
    for (const [area, row] of table.rows.entries())
      for (const [tier, rate] of row.rates.entries()) {
        const wrong = problemOf(field, { ...ONE_RATE, rows: [{ from: '0', minimum: '0', rates: [rate] }] })
        if (wrong !== undefined)
          return [
            messages.inField(
              headingOf(area, [1, ...table.quantities][tier]!),
              rate === ''
                ? messages.noAmount
                : [messages.notAnAmount(rate), hintOf(rate, true)].filter(Boolean).join(' '),
            ),
          ]
      }
    return [messages.inField(labelOf(field.name), problem)]
  }
}

const ONE_RATE = { basis: 'sqin', quantities: [] } as const
