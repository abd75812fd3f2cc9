import type { QuantityPrice } from './totals.ts'

/**
 * The larger quantity that costs least, when one costs less in total than the chosen one: "100 cost less than 80". The
 * smallest of equals; null when none does. PRICE-15.
 */
export function nudgeFor(
  chosen: QuantityPrice,
  tiers: readonly QuantityPrice[],
  isOffered: (quantity: number) => boolean = () => true,
): QuantityPrice | null {
  let best: QuantityPrice | null = null
  for (const price of tiers) {
    if (price.quantity <= chosen.quantity || !isOffered(price.quantity)) continue
    if (price.total < (best ?? chosen).total) best = price
  }
  return best
}
