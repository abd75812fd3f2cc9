import { KisscutError } from '../errors/kisscut-error.ts'
import { withArgumentErrors } from '../errors/argument-error.ts'
import { isPriced, quotedOf } from '../price/quoted.ts'
import type { Configuration, Currency, DecimalString, PricedQuote, Quote } from '../product/types.ts'

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

/** Why no offer, or no token of one, can be made. */
export type OfferCode =
  `offer.${'errors' | 'other-quote' | 'changed' | 'days' | 'terms' | 'secret' | 'too-long'}`

/** A quote that can't be offered, terms or a secret that can't be used. */
export class OfferError extends KisscutError {
  override readonly name = 'OfferError'
  override readonly code: OfferCode

  constructor(text: string, code: OfferCode) {
    super(text)
    this.code = code
  }
}

/** Under which terms a quote is offered. */
export interface OfferTerms {
  readonly now: Date
  /** How long the offer is valid, above 0. */
  readonly days: number
  readonly tableVersion: string
}

const DAY = 86_400_000

/**
 * The offer a quote makes, of its own product and configuration, valid for so many days from `now`. Changes of the
 * configuration since then don't count; the price is computed once more. Throws an {@link OfferError} for a quote with errors, for one that
 * `quoteProduct` didn't return itself (a copy, or its JSON), for one that has changed, for days that are not above 0 or
 * have no end, and for other terms it can't read. PRICE-12, PRICE-21.
 */
export const offerOf = (quote: PricedQuote, terms: OfferTerms): Offer =>
  withArgumentErrors('offerOf', () => offered(quote, terms))

function offered(quote: PricedQuote, terms: OfferTerms): Offer {
  if (!isPriced(quote)) throw new OfferError('A quote with errors can not be offered.', 'offer.errors')
  const quoted = quotedOf(quote)
  if (!quoted) throw new OfferError('The quote is not one of quoteProduct.', 'offer.other-quote')
  const { now, days, tableVersion } = terms
  if (!(now instanceof Date) || Number.isNaN(now.getTime()) || typeof tableVersion !== 'string')
    throw new OfferError('An offer needs a moment and the version of its price table.', 'offer.terms')
  const until = new Date(typeof days === 'number' && days > 0 ? now.getTime() + days * DAY : Number.NaN)
  if (Number.isNaN(until.getTime()))
    throw new OfferError('An offer must be valid for more than 0 days, and must expire.', 'offer.days')
  const { product, options } = quoted
  const configuration = structuredClone(quoted.configuration)
  const again = quoted.quoteProduct(product, configuration, options)
  if (!isPriced(again) || again.total !== quote.total || again.quantity !== quote.quantity)
    throw new OfferError('The quote has changed since it was made.', 'offer.changed')
  const { currency, quantity, unitPrice, total } = again
  return {
    productId: product.id,
    ...{ tableVersion, configuration, currency, quantity, unitPrice, total },
    issuedAt: now.toISOString(),
    expiresAt: until.toISOString(),
  }
}

/** Whether an offer promises the same as a quote made now: quantity, currency and total. PRICE-12. */
export const stillHolds = (offer: Offer, quote: Quote): boolean =>
  withArgumentErrors(
    'stillHolds',
    () =>
      offer.currency === quote.currency && offer.quantity === quote.quantity && offer.total === quote.total,
  )
