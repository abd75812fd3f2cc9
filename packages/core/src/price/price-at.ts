import { type Exact, ZERO } from '../money/exact.ts'
import { chargeAt } from '../option/charge.ts'
import type { PricePlan } from './plan.ts'

/** The exact price of a quantity, before any rounding: pieces × perPiece + once. */
export interface ExactPrice {
  readonly perPiece: Exact
  readonly once: Exact
  readonly sum: Exact
}

/**
 * The exact price of a quantity by the order of charges: base unit price, × (1 + variable data charge), options on that
 * unit price, packaging, and what is charged once. Decisions 4.
 */
export function priceAt(plan: PricePlan, quantity: number): ExactPrice {
  const unit = plan.baseAt(quantity).times(plan.surcharge)
  let perPiece = unit
  let once = (plan.vectorize ?? ZERO).plus(plan.size?.price ?? ZERO)
  for (const { rule } of plan.options) {
    const charge = chargeAt(rule, quantity, unit)
    perPiece = perPiece.plus(charge.perPiece)
    once = once.plus(charge.once)
  }
  if (plan.packaging) perPiece = perPiece.plus(plan.packaging.priceAt(quantity))
  return { perPiece, once, sum: perPiece.times(quantity).plus(once) }
}
