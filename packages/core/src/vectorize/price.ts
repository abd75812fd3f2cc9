import type { DecimalString } from '../product/types.ts'

/** Where a vectorize price may stand; null or absent: not set. "0" is a price (lettering is vectorized for nothing). */
export interface VectorizePrices {
  readonly own?: DecimalString | null
  readonly templateOverride?: DecimalString | null
  readonly templateDefault?: DecimalString | null
}

/**
 * The vectorize price in the product's currency: the item's own, else the template override, else the template default;
 * null when none is set. PRICE-9.
 */
export function vectorizePrice(prices: VectorizePrices): DecimalString | null {
  return prices.own ?? prices.templateOverride ?? prices.templateDefault ?? null
}
