import { KisscutError } from '../errors/kisscut-error.ts'
import { quotedOf } from '../price/quoted.ts'
import { hasErrors } from '../problem/of-field.ts'
import type { Currency, DecimalString, ProductData, Quote, Configuration } from '../product/types.ts'

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

/** Why no offer can be made. */
export type OfferCode = `offer.${'no-total' | 'errors' | 'other-quote' | 'days'}`

/** A quote that can't be offered, or terms that can't. */
export class OfferError extends KisscutError {
  override readonly name = 'OfferError'
  override readonly code: OfferCode

  constructor(text: string, code: OfferCode) {
    super(text)
    this.code = code
  }
}

/**
 * The offer a quote makes, valid for so many days from `now`. Throws an {@link OfferError} when the quote has no total, or errors, which no
 * order could be placed with; when it is not the quote of this product in this configuration, as `quoteProduct` returned it; and when the
 * days are not above 0. PRICE-12.
 */
export function offerOf(
  product: Pick<ProductData, 'id'>,
  configuration: Configuration,
  quote: Quote,
  terms: { readonly now: Date; readonly days: number; readonly tableVersion: string },
): Offer {
  const { quantity, unitPrice, total, currency } = quote
  if (quantity === null || unitPrice === null || total === null)
    throw new OfferError('A quote without a total can not be offered.', 'offer.no-total')
  if (hasErrors(quote.problems))
    throw new OfferError('A quote with errors can not be offered.', 'offer.errors')
  const quoted = quotedOf(quote)
  if (quoted?.product.id !== product.id || !isSame(quoted.configuration, configuration))
    throw new OfferError('The quote is not of this product in this configuration.', 'offer.other-quote')
  if (!(terms.days > 0)) throw new OfferError('An offer must be valid for more than 0 days.', 'offer.days')
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

const isSame = (one: Configuration, other: Configuration) =>
  one === other || JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other))

/** Without what is absent, by name. */
const inOrder = (of: Configuration) =>
  Object.entries(of)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))

/** Whether an offer promises the same as a quote made now: quantity, currency and total. PRICE-12. */
export const stillHolds = (offer: Offer, quote: Quote): boolean =>
  offer.currency === quote.currency && offer.quantity === quote.quantity && offer.total === quote.total
