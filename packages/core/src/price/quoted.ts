import type { Configuration, Product, Quote } from '../product/types.ts'

/** What a quote is of. */
export interface Quoted {
  readonly product: Product
  readonly configuration: Configuration
}

/** A quote that knows what it is of; no copy and no JSON of it does. */
class QuoteOf implements Quote {
  readonly problems: Quote['problems']
  readonly currency: Quote['currency']
  readonly size: Quote['size']
  readonly quantity: Quote['quantity']
  readonly baseUnitPrice: Quote['baseUnitPrice']
  readonly unitPrice: Quote['unitPrice']
  readonly lines: Quote['lines']
  readonly total: Quote['total']
  readonly tiers: Quote['tiers']
  readonly nudge: Quote['nudge']
  readonly #product: Product
  readonly #configuration: Configuration

  constructor(quote: Quote, product: Product, configuration: Configuration) {
    this.problems = quote.problems
    this.currency = quote.currency
    this.size = quote.size
    this.quantity = quote.quantity
    this.baseUnitPrice = quote.baseUnitPrice
    this.unitPrice = quote.unitPrice
    this.lines = quote.lines
    this.total = quote.total
    this.tiers = quote.tiers
    this.nudge = quote.nudge
    this.#product = product
    this.#configuration = configuration
  }

  static quotedOf(quote: Quote): Quoted | null {
    return #product in quote ? { product: quote.#product, configuration: quote.#configuration } : null
  }
}

/** A quote with what it is of. */
export const quoteOf = (quote: Quote, product: Product, configuration: Configuration): Quote =>
  new QuoteOf(quote, product, configuration)

/** What a quote is of; null for anything but what `quoteProduct` returned, such as a copy or its JSON. */
export const quotedOf = (quote: Quote): Quoted | null => QuoteOf.quotedOf(quote)
