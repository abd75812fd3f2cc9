import { unitsOfText } from '../money/scaled.ts'
import type { DecimalString, TierRow } from '../product/types.ts'

/** What one quantity costs: per piece, and altogether in the currency's minor unit. */
export interface TierPrice {
  readonly unitPrice: DecimalString
  readonly total: DecimalString
}

/**
 * The rows of the quantity table: every tier with its unit price, total and saving against the first row, and a row for
 * the current quantity at its place where it is no tier of its own. A single tier stays alone. TIER-4, TIER-6.
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
  const dearest = priced(first).unitPrice
  return all.map((quantity) => {
    const { unitPrice, total } = priced(quantity)
    return {
      quantity,
      unitPrice,
      total,
      savingPercent: savingPercent(dearest, unitPrice),
      isCurrent: quantity === current,
      ...(inserted && quantity === current && { isInserted: true }),
    }
  })
}

/** Whole percent saved per piece, rounded down: never more is promised than is saved. TIER-5. */
export function savingPercent(first: DecimalString, price: DecimalString): number {
  const places = Math.max(placesIn(first), placesIn(price))
  const [before, now] = [unitsOfText(first, places), unitsOfText(price, places)]
  return now >= before ? 0 : Number(((before - now) * 100n) / before)
}

const placesIn = (text: DecimalString) => text.split('.')[1]?.length ?? 0
