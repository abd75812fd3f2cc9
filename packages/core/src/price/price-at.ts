import { chargeAt } from '../option/charge.ts'
import type { PricePlan } from './plan.ts'

/** The exact price of a quantity, before any rounding, in units of the plan's places: pieces × perPiece + once. */
export interface ExactPrice {
  readonly perPiece: bigint
  readonly once: bigint
  readonly sum: bigint
}

/**
 * The exact price of a quantity by the order of charges: base unit price, × (1 + variable data charge), options on that
 * unit price, packaging, and what is charged once. PRICE-6.
 */
export function priceAt(plan: PricePlan, quantity: number): ExactPrice {
  const unit = plan.unitAt(quantity)
  let perPiece = unit
  let once = (plan.vectorize ?? 0n) + (plan.size?.price ?? 0n)
  for (const { rule } of plan.options) {
    const charge = chargeAt(rule, quantity, unit, plan.places)
    perPiece += charge.perPiece
    once += charge.once
  }
  if (plan.packaging) perPiece += plan.packaging.priceAt(quantity)
  return { perPiece, once, sum: perPiece * BigInt(quantity) + once }
}
