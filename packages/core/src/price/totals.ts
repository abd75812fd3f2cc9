import type { Exact } from '../money/exact.ts'
import { roundTo } from '../money/rounding.ts'
import type { DecimalString } from '../product/types.ts'
import type { TierPrice } from '../tiers/tiers-of.ts'
import type { PricePlan } from './plan.ts'
import { type ExactPrice, priceAt } from './price-at.ts'
import { pieceTotal, showShare } from './show.ts'

/** A priced quantity: exact, rounded, and capped where a larger quantity would cost less. */
export interface QuantityPrice {
  readonly quantity: number
  readonly exact: ExactPrice
  /** In the minor unit, before any cap. */
  readonly rounded: Exact
  /** What is charged. */
  readonly total: Exact
  /** The larger quantity whose total is charged instead; null without cap. */
  readonly cappedAt: number | null
}

/**
 * Prices quantities, each once. With `cap`, no total is above that of a larger tier; without, prices stay exact to the
 * table, dead zones included. Decisions 2 and 3.
 */
export function pricer(
  plan: PricePlan,
  places: number,
  cap: readonly number[] | null,
): (quantity: number) => QuantityPrice {
  const uncapped = remembered((quantity) => {
    const exact = priceAt(plan, quantity)
    return { exact, rounded: roundTo(exact.sum, places) }
  })
  return remembered((quantity) => {
    const own = uncapped(quantity)
    let best = { total: own.rounded, cappedAt: null as number | null }
    for (const larger of cap ?? []) {
      if (larger <= quantity) continue
      const { rounded } = uncapped(larger)
      if (rounded.lt(best.total)) best = { total: rounded, cappedAt: larger }
    }
    return { quantity, ...own, ...best }
  })
}

/** A priced quantity as a row of the tier table shows it. Decisions 8. */
export function tierPrice(price: QuantityPrice, places: number): TierPrice {
  return { unitPrice: shownPiece(price), total: price.total.toFixed(places) }
}

/** What one piece costs, everything included; for display. Decisions 3. */
export const shownPiece = ({ cappedAt, exact, total, quantity }: QuantityPrice): DecimalString =>
  cappedAt === null ? pieceTotal(exact, quantity) : showShare(total, quantity)

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
