import { Exact } from '../money/exact.ts'
import type { DecimalString, TierRow } from '../product/types.ts'

/** What one quantity costs: per piece, and altogether in the currency's minor unit. */
export interface TierPrice {
  readonly unitPrice: DecimalString
  readonly total: DecimalString
}

/**
 * The rows of the quantity table: every tier with its unit price, total and saving against the first row, and a row for
 * the current quantity at its place where it is no tier of its own. A single tier stays alone. Spec §9; decisions 8.
 */
export function tiersOf(
  quantities: readonly number[],
  current: number | null,
  priced: (quantity: number) => TierPrice,
): readonly TierRow[] {
  const first = quantities[0]
  if (first === undefined) return []
  const inserted =
    quantities.length > 1 && current !== null && current > first && !quantities.includes(current)
  const all = inserted ? [...quantities, current].sort((a, b) => a - b) : quantities
  const dearest = new Exact(priced(first).unitPrice)
  return all.map((quantity) => {
    const { unitPrice, total } = priced(quantity)
    return {
      quantity,
      unitPrice,
      total,
      savingPercent: savingPercent(dearest, new Exact(unitPrice)),
      isCurrent: quantity === current,
      ...(inserted && quantity === current && { isInserted: true }),
    }
  })
}

/** Whole percent saved per piece against the first row, rounded down: never more is promised than is saved. Decisions 8. */
export function savingPercent(first: Exact, price: Exact): number {
  if (price.gte(first)) return 0
  return first.minus(price).times(100).div(first).floor().toNumber()
}
