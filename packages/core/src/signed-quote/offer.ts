import type { Currency, DecimalString, Product, Quote, Configuration } from '../product/types.ts'

/** Content of a signed quote: this product in this configuration for this total, until a time. */
export interface Offer {
  readonly productId: string
  /** Which edition of the price table the quote was made by, in the shop's own counting. */
  readonly tableVersion: string
  readonly configuration: Configuration
  readonly currency: Currency
  readonly quantity: number
  readonly unitPrice: DecimalString
  readonly total: DecimalString
  /** ISO 8601, UTC. */
  readonly issuedAt: string
  readonly expiresAt: string
}

/**
 * The offer a quote makes, valid for so many days from `now`. Throws a RangeError when the quote has no total, since
 * problems forbade pricing, or when the days are not above 0. PRICE-12.
 */
export function offerOf(
  product: Pick<Product, 'id'>,
  configuration: Configuration,
  quote: Quote,
  terms: { readonly now: Date; readonly days: number; readonly tableVersion: string },
): Offer {
  const { quantity, unitPrice, total, currency } = quote
  if (quantity === null || unitPrice === null || total === null)
    throw new RangeError('A quote without a total can not be offered.')
  if (!(terms.days > 0)) throw new RangeError('An offer must be valid for more than 0 days.')
  return {
    productId: product.id,
    tableVersion: terms.tableVersion,
    configuration,
    currency,
    quantity,
    unitPrice,
    total,
    issuedAt: terms.now.toISOString(),
    expiresAt: new Date(terms.now.getTime() + terms.days * 86_400_000).toISOString(),
  }
}

/** Whether an offer promises the same as a quote made now: quantity, currency and total. PRICE-12. */
export const stillHolds = (offer: Offer, quote: Quote): boolean =>
  offer.currency === quote.currency && offer.quantity === quote.quantity && offer.total === quote.total
