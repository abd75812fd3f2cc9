import { productIn } from '../currency/product-in.ts'
import type { CurrencyTerms } from '../currency/terms.ts'
import { isPriced, priceScheduleFor, quoteProduct, type QuoteOptions, quoteTotal } from '../price/index.ts'
import { parseProduct } from '../product/checked.ts'
import { offeredProduct, type OfferTerms } from '../product/offered-product.ts'
import type { Configuration, PricedQuote, ProductData, Quote } from '../product/types.ts'

/*
 * For this package's own tests: products as they are written, with a change spread over them, are checked and quoted in one step.
 */

export const quoteData = (data: ProductData, configuration: Configuration, options?: QuoteOptions) =>
  quoteProduct(parseProduct(data), configuration, options)

export const totalOfData = (data: ProductData, configuration: Configuration, options?: QuoteOptions) =>
  quoteTotal(parseProduct(data), configuration, options)

export const dataIn = (data: ProductData, terms: CurrencyTerms) => productIn(parseProduct(data), terms)

export const offeredData = (data: ProductData, terms: OfferTerms) => offeredProduct(parseProduct(data), terms)

export const scheduleForData = (
  data: ProductData,
  configuration: Configuration,
  options?: Pick<QuoteOptions, 'entitlement'>,
) => priceScheduleFor(parseProduct(data), configuration, options)

/** A quote that the test knows to have a total. */
export function priced(quote: Quote): PricedQuote {
  if (!isPriced(quote)) throw new Error(`Refused: ${quote.problems.map(({ code }) => code).join(', ')}`)
  return quote
}
