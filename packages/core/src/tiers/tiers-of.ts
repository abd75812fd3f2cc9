import { Exact } from '../money/exact.ts'
import type { DecimalString, TierRow } from '../product/types.ts'

/** What a quantity costs, as a row shows it. */
export interface TierPrice {
  readonly unitPrice: DecimalString
  readonly total: DecimalString
}

/**
 * Every tier as a row, ascending; the current quantity gets a row of its own where it is no tier. Spec §9; decisions 8.
 */
export function tiersOf(
  quantities: readonly number[],
  current: number | null,
  priceOf: (quantity: number) => TierPrice,
): readonly TierRow[] {
  const isInserted = current !== null && !quantities.includes(current)
  const all = isInserted ? [...quantities, current].sort((a, b) => a - b) : quantities
  const rows = all.map((quantity) => ({ quantity, ...priceOf(quantity) }))
  return rows.map((row) => ({
    ...row,
    savingPercent: savingAgainst(rows[0]!.unitPrice, row.unitPrice),
    isCurrent: row.quantity === current,
    ...(isInserted && row.quantity === current && { isInserted }),
  }))
}

/** Whole percent saved per piece; never below 0. */
function savingAgainst(first: DecimalString, piece: DecimalString): number {
  const [before, now] = [new Exact(first), new Exact(piece)]
  if (before.isZero() || now.gte(before)) return 0
  return before.minus(now).div(before).times(100).round().toNumber()
}
