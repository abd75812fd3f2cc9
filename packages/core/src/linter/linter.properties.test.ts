import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PriceTable } from '../product/types.ts'
import { anyPriceTable } from './arbitraries.ts'
import { type DeadZone, describeFinding, isDataError, lintPriceTable } from './index.ts'

/** Totals in thousandths, for whole numbers are exact: what a quantity costs by one row. */
const cost = (table: PriceTable, row: number, quantity: number) => {
  const tier = table.quantities.filter((start) => start <= quantity).length
  return Math.round(Number(table.rows[row]?.rates[tier]) * 1000) * quantity
}
const zonesOf = (table: PriceTable, row: number) =>
  lintPriceTable(table).filter(
    (finding): finding is DeadZone => finding.kind === 'dead-zone' && finding.row === row,
  )
const quantities = (table: PriceTable) =>
  Array.from({ length: (table.quantities.at(-1) ?? 1) + 5 }, (_, index) => index + 1)

describe('invariants of the price table linter', () => {
  it('never calls a quantity dead that costs no more than the cheaper one it names', () => {
    fc.assert(
      fc.property(anyPriceTable(), (table) => {
        for (const zone of zonesOf(table, 0))
          for (let quantity = zone.first; quantity <= zone.last; quantity += 1)
            expect(cost(table, 0, quantity)).toBeGreaterThan(cost(table, 0, zone.cheaper))
      }),
    )
  })

  it('never overlooks a quantity that costs more than a later break', () => {
    fc.assert(
      fc.property(anyPriceTable(), (table) => {
        const zones = zonesOf(table, 0)
        for (const quantity of quantities(table)) {
          const beaten = table.quantities.some(
            (later) => later > quantity && cost(table, 0, later) < cost(table, 0, quantity),
          )
          const dead = zones.some(({ first, last }) => first <= quantity && quantity <= last)
          expect(dead, `${quantity}`).toBe(beaten)
        }
      }),
    )
  })

  it('never finds fault with one rate for everything', () => {
    fc.assert(
      fc.property(anyPriceTable(), (table) => {
        const rows = table.rows.map((row) => ({ ...row, minimum: '0', rates: row.rates.map(() => '0.5') }))
        expect(lintPriceTable({ ...table, rows }, '0.5')).toEqual([])
      }),
    )
  })

  it('never lacks words, nor calls a usable table broken', () => {
    fc.assert(
      fc.property(anyPriceTable(), (table) => {
        for (const finding of lintPriceTable(table, '3')) {
          expect(isDataError(finding)).toBe(false)
          expect(describeFinding(finding)).toMatch(/^Row \d+ \(from \d+ sq in\): .+\.$/)
        }
      }),
    )
  })
})
