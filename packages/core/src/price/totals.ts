import { rescale, textOf } from '../money/scaled.ts'
import type { DecimalString } from '../product/types.ts'
import type { PricePlan } from './plan.ts'
import { type ExactPrice, priceAt } from './price-at.ts'
import { showShare, showUnit } from './show.ts'

/** A priced quantity: exact, rounded, and capped where a larger quantity would cost less. */
export interface QuantityPrice {
  readonly quantity: number
  /** In units of the plan's places. */
  readonly exact: ExactPrice
  /** In minor units, before any cap. */
  readonly rounded: bigint
  /** What is charged, in minor units. */
  readonly total: bigint
  /** The larger quantity whose total is charged instead; null without cap. */
  readonly cappedAt: number | null
}

/**
 * Prices quantities, each once. With `cap`, no total is above that of a larger tier; without, prices stay exact to the
 * table, dead zones included. PRICE-4, PRICE-13.
 */
export function pricer(
  plan: PricePlan,
  minorPlaces: number,
  cap: readonly number[] | null,
): (quantity: number) => QuantityPrice {
  const uncapped = remembered((quantity) => {
    const exact = priceAt(plan, quantity)
    const rounded = rescale(exact.sum, plan.places, minorPlaces)
    return { quantity, exact, rounded, total: rounded, cappedAt: null }
  })
  if (!cap) return uncapped
  return remembered((quantity) => {
    let best: QuantityPrice = uncapped(quantity)
    for (const larger of cap) {
      if (larger <= quantity) continue
      const { rounded } = uncapped(larger)
      if (rounded < best.total) best = { ...best, total: rounded, cappedAt: larger }
    }
    return best
  })
}

/**
 * What one piece costs, everything included: exact where nothing is charged once, else its share of the total. For
 * display only; the total is the truth. PRICE-4.
 */
export function shownPiece(
  { quantity, exact, total, cappedAt }: QuantityPrice,
  places: number,
  minorPlaces: number,
): DecimalString {
  if (cappedAt !== null) return showShare(total, quantity, minorPlaces)
  return exact.once === 0n ? showUnit(exact.perPiece, places) : showShare(exact.sum, quantity, places)
}

/** A total in minor units as text. */
export const shownTotal = (total: bigint, minorPlaces: number): DecimalString => textOf(total, minorPlaces)

function remembered<T>(compute: (quantity: number) => T): (quantity: number) => T {
  const known = new Map<number, T>()
  return (quantity) => {
    const before = known.get(quantity)
    if (before !== undefined) return before
    const made = compute(quantity)
    known.set(quantity, made)
    return made
  }
}
