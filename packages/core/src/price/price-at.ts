import { CHARGES } from '../product/types.ts'
import { minus, plus, powerOfTen, scaledHalfUp, times, type Whole } from '../money/whole.ts'
import { chargeAt } from '../option/charge.ts'
import type { PricePlan } from './plan.ts'
import { priceFor } from './unit-price.ts'

/** The exact price of a quantity, before any rounding, in units of the plan's scale: pieces × perPiece + once. */
export interface ExactPrice {
  readonly quantity: number
  readonly perPiece: Whole
  readonly once: Whole
}

/**
 * The exact price of a quantity in the order of charges: base unit price, × (1 + variable data charge), options on that unit price,
 * figures, packaging, and one-time charges. PRICE-6.
 */
export function priceAt(plan: PricePlan, quantity: number): ExactPrice {
  const unit = priceFor(plan.unit, quantity)
  let perPiece = unit
  let once: Whole = 0
  for (const { rule } of plan.options) {
    const charge = chargeAt(rule, quantity, unit)
    if (CHARGES[rule.mode].per === 'order') once = plus(once, charge)
    else perPiece = plus(perPiece, charge)
  }
  for (const { price } of plan.cliparts) perPiece = plus(perPiece, price)
  if (plan.packaging) perPiece = plus(perPiece, priceFor(plan.packaging.price, quantity))
  if (plan.vectorize !== null) once = plus(once, plan.vectorize)
  if (plan.size) once = plus(once, plan.size.price)
  return { quantity, perPiece, once }
}

/** Whether a price is below 0: what is taken off is more than what is charged. PRICE-23. */
export const isBelowZero = ({ quantity, perPiece, once }: ExactPrice): boolean =>
  (perPiece < 0 || once < 0) && plus(times(perPiece, quantity), once) < 0

/** A price rounded half-up to minor units of so many places. PRICE-4. */
export const totalOf = (
  { quantity, perPiece, once }: ExactPrice,
  plan: PricePlan,
  minorPlaces: number,
): Whole => scaledHalfUp(perPiece, quantity, once, minorUnit(plan, minorPlaces))

/** The same, rounded half-up to the currency's step for totals; any price above zero is at least one step, minus its ending. CUR-4. */
export function roundedTotalOf(price: ExactPrice, plan: PricePlan, minorPlaces: number): Whole {
  if (!plan.rounding) return totalOf(price, plan, minorPlaces)
  const { quantity, perPiece, once } = price
  const { step, below } = plan.rounding
  const unit = minorUnit(plan, minorPlaces)
  const steps = scaledHalfUp(perPiece, quantity, plus(once, times(below, unit)), times(step, unit))
  // No amount is below nothing.
  return perPiece || once ? minus(times(steps || 1, step), below) : 0
}

/** How many units of a plan make a minor unit of the currency. */
export const minorUnit = ({ scale: { places, thirds } }: PricePlan, minorPlaces: number): Whole =>
  times(powerOfTen(places - minorPlaces), thirds)
