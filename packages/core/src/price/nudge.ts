import type { QuantityPrice } from './totals.ts'

/** "100 cost less than 80": the smallest larger quantity whose total is below this one's, if there is any. Decisions 2. */
export const nudgeFor = (asked: QuantityPrice, tiers: readonly QuantityPrice[]): QuantityPrice | null =>
  tiers.find((tier) => tier.quantity > asked.quantity && tier.total.lt(asked.total)) ?? null
