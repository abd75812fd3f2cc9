import type { PriceTable } from '@kisscut/core/product'

/** The initial table: one row, one tier, and a minimum charge of four square inches. */
export const FIRST_TABLE: PriceTable = {
  basis: 'sqin',
  quantities: [100],
  rows: [{ from: '0', minimum: '4', rates: ['0.20', '0.10'] }],
}

const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, other) => other !== at)
const withValue = <T>(list: readonly T[], at: number, value: T): T[] =>
  list.map((each, other) => (other === at ? value : each))

type Row = PriceTable['rows'][number]

export const withRow = (table: PriceTable, at: number, change: Partial<Row>): PriceTable => ({
  ...table,
  rows: table.rows.map((row, other) => (other === at ? { ...row, ...change } : row)),
})

export const withRate = (table: PriceTable, row: number, tier: number, rate: string): PriceTable =>
  withRow(table, row, { rates: withValue(table.rows[row]?.rates ?? [], tier, rate) })

export const withQuantity = (table: PriceTable, at: number, quantity: number): PriceTable => ({
  ...table,
  quantities: withValue(table.quantities, at, quantity),
})

/** Appends a tier from twice the last quantity, at the rates of the last. */
export const withNextQuantity = (table: PriceTable): PriceTable => ({
  ...table,
  quantities: [...table.quantities, (table.quantities.at(-1) ?? 50) * 2],
  rows: table.rows.map((row) => ({ ...row, rates: [...row.rates, row.rates.at(-1) ?? '0'] })),
})

/** Removes a break; the first tier, from 1, always stays. */
export const withoutQuantity = (table: PriceTable, at: number): PriceTable => ({
  ...table,
  quantities: without(table.quantities, at),
  rows: table.rows.map((row) => ({ ...row, rates: without(row.rates, at + 1) })),
})

/** Appends an area like the last. */
export function withNextRow(table: PriceTable): PriceTable {
  const last = table.rows.at(-1) ?? FIRST_TABLE.rows[0]!
  return { ...table, rows: [...table.rows, { ...last, from: String((Number(last.from) || 2) * 2) }] }
}

export const withoutRow = (table: PriceTable, at: number): PriceTable => ({
  ...table,
  rows: without(table.rows, at),
})
