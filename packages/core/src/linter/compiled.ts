import { type Exact, ONE } from '../money/exact.ts'
import type { DecimalString, PriceTable } from '../product/types.ts'
import { readDecimal } from '../units/read-decimal.ts'

/** A price table whose values have all been read: what the linter's rules look at. */
export interface CompiledTable {
  readonly basis: PriceTable['basis']
  /** Where each tier begins: 1 and the quantity breaks. */
  readonly starts: readonly number[]
  readonly rows: readonly CompiledRow[]
}
export interface CompiledRow {
  readonly row: number
  readonly from: DecimalString
  readonly area: Exact
  readonly minimum: Exact
  readonly rates: readonly { readonly start: number; readonly rate: Exact }[]
}

/** The table with its values read. To be called once its shape was found right. */
export function compile(table: PriceTable): CompiledTable {
  const starts = [1, ...table.quantities]
  const number = (text: string) => readDecimal(text) ?? ONE
  const rows = table.rows.map(({ from, minimum, rates }, row) => ({
    row,
    from,
    area: number(from),
    minimum: number(minimum),
    rates: rates.map((rate, tier) => ({ start: starts[tier] ?? 1, rate: number(rate) })),
  }))
  return { basis: table.basis, starts, rows }
}

/** Each rate with the one of the next tier. */
export const neighbors = <T>(list: readonly T[]): readonly (readonly [T, T])[] =>
  list.slice(1).map((next, index) => [list[index] ?? next, next] as const)
