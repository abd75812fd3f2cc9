/** A mistake in the shop's own price data, never in what a shopper typed. PRICE-1. */
export class PriceDataError extends Error {
  override readonly name = 'PriceDataError'
}
