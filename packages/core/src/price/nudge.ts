import type { QuantityPrice } from './totals.ts'

/**
 * The larger quantity that costs least, when one costs less in total than what is asked for: "100 cost less than 80".
 * The smallest of equals; null when none does. PRICE-15.
 */
export function nudgeFor(asked: QuantityPrice, larger: readonly QuantityPrice[]): QuantityPrice | null {
  let best: QuantityPrice | null = null
  for (const price of larger) {
    if (price.quantity > asked.quantity && price.total < (best ?? asked).total) best = price
  }
  return best
}
