import { Exact } from '../money/exact.ts'
import { type CompiledRow, type CompiledTable, neighbors } from './compiled.ts'
import type { AreaDeadZone, DeadZone } from './finding.ts'

/**
 * Every run of quantities that costs more in total than a larger quantity: with stepped tables, 80 pieces may cost more than 100.
 * Independent of the size, which is a factor on both sides. PRICE-14.
 */
export const deadZones = (table: CompiledTable): readonly DeadZone[] => table.rows.flatMap(deadZonesOfRow)

function deadZonesOfRow({ row, from, rates }: CompiledRow): readonly DeadZone[] {
  return rates.slice(0, -1).flatMap(({ start, rate }, tier) => {
    const end = rates[tier + 1]?.start ?? start
    const best = cheapest(rates.slice(tier + 1))
    const first = Exact.max(start, best.total.div(rate).floor().plus(1)).toNumber()
    return first < end
      ? [{ kind: 'dead-zone' as const, row, from, first, last: end - 1, cheaper: best.quantity }]
      : []
  })
}

/** The tier whose first quantity costs least in all, counted in rates. */
function cheapest(rates: CompiledRow['rates']): { readonly quantity: number; readonly total: Exact } {
  const totals = rates.map(({ start, rate }) => ({ quantity: start, total: rate.times(start) }))
  return totals.reduce((best, each) => (each.total.lt(best.total) ? each : best))
}

/**
 * Areas that cost more per piece than the larger area at which the next row begins, by tier; only tables priced by the
 * square inch have them. PRICE-14.
 */
export function areaDeadZones(table: CompiledTable): readonly AreaDeadZone[] {
  if (table.basis !== 'sqin') return []
  return neighbors(table.rows).flatMap(([small, large]) => {
    const billed = Exact.max(large.area, large.minimum)
    return small.rates.flatMap(({ start, rate }, tier) => {
      const cheaper = billed.times(large.rates[tier]?.rate ?? rate).div(rate)
      const above = Exact.max(cheaper, small.area)
      return above.lt(large.area) && small.minimum.lt(large.area)
        ? [
            {
              kind: 'area-dead-zone' as const,
              row: small.row,
              from: small.from,
              quantity: start,
              above: above.toDecimalPlaces(3).toFixed(),
              below: large.from,
            },
          ]
        : []
    })
  })
}
