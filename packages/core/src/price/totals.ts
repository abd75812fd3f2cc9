import { dividedHalfUp, powerOfTen, times, type Whole } from '../money/whole.ts'
import type { PricePlan } from './plan.ts'
import { type ExactPrice, priceAt, roundedTotalOf } from './price-at.ts'
import { SHOWN_PLACES, shareOf, type ShownPrice, shownPrice } from './show.ts'

/** A priced quantity: exact, rounded, and capped where a larger quantity would cost less. */
export interface QuantityPrice extends ExactPrice {
  /** In minor units, before any cap. */
  readonly rounded: Whole
  /** The charged total in minor units. */
  readonly total: Whole
  /** The larger quantity whose total is charged instead; null without cap. */
  readonly cappedAt: number | null
}

/** The price of a quantity, exact to the table, dead zones included. PRICE-4, PRICE-13. */
export function quantityPrice(plan: PricePlan, quantity: number, minorPlaces: number): QuantityPrice {
  const { perPiece, once } = priceAt(plan, quantity)
  const total = roundedTotalOf({ quantity, perPiece, once }, plan, minorPlaces)
  return { quantity, perPiece, once, rounded: total, total, cappedAt: null }
}

/** The price with its total no higher than that of any larger tier. PRICE-14. */
export function capped(price: QuantityPrice, tiers: readonly QuantityPrice[]): QuantityPrice {
  let best = price
  for (const { quantity, rounded } of tiers) {
    if (quantity > price.quantity && rounded < best.total) {
      best = { ...best, total: rounded, cappedAt: quantity }
    }
  }
  return best
}

/**
 * The price of one piece with everything included: exact if nothing is charged once or rounded beyond the minor unit, otherwise its share
 * of the total, rounded half-up to four places. For display only; the total is authoritative. PRICE-4.
 */
export function shownPiece(
  price: QuantityPrice,
  { scale, rounding }: PricePlan,
  minorPlaces: number,
): ShownPrice {
  const { quantity, perPiece, once, total, cappedAt } = price
  if (cappedAt !== null || rounding) {
    const one = times(powerOfTen(minorPlaces), quantity)
    return { units: dividedHalfUp(times(total, powerOfTen(SHOWN_PLACES)), one), places: SHOWN_PLACES }
  }
  return once === 0
    ? shownPrice(perPiece, scale)
    : { units: shareOf(perPiece, quantity, once, scale), places: SHOWN_PLACES }
}
