import type { PriceTable, PriceTableRow } from '../product/types.ts'
import { readDecimal } from '../units/read-decimal.ts'
import { neighbors } from './compiled.ts'
import type { Finding } from './finding.ts'

/** Faults that make a table unusable: no rows, rows of the wrong length, values that aren't numbers, wrong order. PRICE-1. */
export function shapeFindings(table: PriceTable): readonly Finding[] {
  if (table.rows.length === 0) return [{ kind: 'empty' }]
  return [
    ...table.quantities.filter((each) => !Number.isSafeInteger(each)).map(notWhole),
    ...ascending('quantities', ['1', ...table.quantities.map(String)]),
    ...table.rows.flatMap((row, index) => rowFindings(table, row, index)),
    ...ascending(
      'rows',
      table.rows.map((row) => row.from),
    ),
  ]
}

function rowFindings(table: PriceTable, row: PriceTableRow, index: number): readonly Finding[] {
  const place = { row: index, from: row.from }
  const tiers = table.quantities.length + 1
  const named: readonly (readonly [string, string])[] = [
    ['from', row.from],
    ['minimum', row.minimum],
    ...row.rates.map(
      (rate, tier) => [`rate at ${tier === 0 ? 1 : table.quantities[tier - 1]}`, rate] as const,
    ),
  ]
  const unreadable = named.filter(([what, value]) => !isAmount(value, what === 'from' || what === 'minimum'))
  return [
    ...(row.rates.length === tiers
      ? []
      : [{ kind: 'wrong-length' as const, ...place, rates: row.rates.length, tiers }]),
    ...unreadable.map(([what, value]) => ({ kind: 'unreadable' as const, ...place, what, value })),
  ]
}

const notWhole = (quantity: number): Finding => ({ kind: 'not-whole', value: String(quantity) })

/** A number above zero; a threshold and a minimum may be zero too. */
function isAmount(text: string, mayBeZero: boolean): boolean {
  const number = readDecimal(text)
  return number !== null && (mayBeZero ? number.gte(0) : number.gt(0))
}

function ascending(what: 'quantities' | 'rows', values: readonly string[]): readonly Finding[] {
  return neighbors(values)
    .filter(([before, value]) => readDecimal(value)?.lte(readDecimal(before) ?? 0))
    .map(([before, value]) => ({ kind: 'not-ascending', what, before, value }))
}
