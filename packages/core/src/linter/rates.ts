import type { Exact } from '../money/exact.ts'
import type { DecimalString } from '../product/types.ts'
import { type CompiledTable, neighbors } from './compiled.ts'
import type { BelowCost, RisingRate } from './finding.ts'

/** Rates that rise with the quantity, or from a smaller area's row to a larger one's at the same quantity. */
export function risingRates(table: CompiledTable): readonly RisingRate[] {
  const byQuantity = table.rows.flatMap(({ row, from, rates }) =>
    neighbors(rates)
      .filter(([before, next]) => next.rate.gt(before.rate))
      .map(([before, next]) => rising({ row, from }, 'quantity', next.start, next.rate, before.rate)),
  )
  const byArea = neighbors(table.rows).flatMap(([small, large]) =>
    neighborsAcross(small.rates, large.rates)
      .filter(([before, next]) => next.rate.gt(before.rate))
      .map(([before, next]) => rising(large, 'area', next.start, next.rate, before.rate)),
  )
  return [...byQuantity, ...byArea]
}

/** Rates below what a square inch (or a piece, by the table's basis) costs to make. PRICE-14. */
export function belowCost(table: CompiledTable, cost: Exact): readonly BelowCost[] {
  return table.rows.flatMap(({ row, from, rates }) =>
    rates
      .filter(({ rate }) => rate.lt(cost))
      .map(({ start, rate }) => ({
        kind: 'below-cost',
        row,
        from,
        quantity: start,
        rate: rate.toFixed(),
        cost: cost.toFixed(),
      })),
  )
}

const neighborsAcross = <T>(small: readonly T[], large: readonly T[]) =>
  large.flatMap((next, tier) => {
    const before = small[tier]
    return before === undefined ? [] : [[before, next] as const]
  })

function rising(
  { row, from }: { readonly row: number; readonly from: DecimalString },
  along: RisingRate['along'],
  quantity: number,
  rate: Exact,
  before: Exact,
): RisingRate {
  return { kind: 'rising-rate', row, from, along, quantity, rate: rate.toFixed(), before: before.toFixed() }
}
