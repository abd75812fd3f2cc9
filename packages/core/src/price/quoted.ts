import type {
  Configuration,
  PriceBreakdown,
  PricedQuote,
  Product,
  Quote,
  RejectedQuote,
  TierRow,
} from '../product/types.ts'
import type { Size } from '../size/parse-size.ts'
import { type Problem, problem, type Warning } from '../problem/index.ts'
import { hasErrors } from '../problem/of-field.ts'
import { priceMessages } from './messages.ts'
import type { QuoteOptions } from './quote-options.ts'

/** The inputs of a quote, and the function that prices them again. */
interface Quoted {
  readonly product: Product
  readonly configuration: Configuration
  readonly options: QuoteOptions
  readonly quoteProduct: (product: Product, configuration: Configuration, options: QuoteOptions) => Quote
}

/** A copy of the quoted configuration, because the caller may change the original later. */
const copied = (configuration: Configuration): Configuration => ({
  ...configuration,
  options: configuration.options?.map((each) => ({ ...each })) ?? [],
})

/** A quote that knows what it is of; no copy and no JSON of it does. */
class QuoteOf implements PricedQuote {
  readonly problems: readonly Warning[]
  readonly currency: string
  readonly size: Size
  readonly quantity: number
  readonly baseUnitPrice: string
  readonly unitPrice: string
  readonly lines: PriceBreakdown['lines']
  readonly total: string
  readonly tiers: readonly TierRow[]
  readonly nudge: PriceBreakdown['nudge']
  readonly #of: Quoted

  constructor(
    problems: readonly Warning[],
    size: Size,
    tiers: readonly TierRow[],
    price: PriceBreakdown,
    of: Quoted,
  ) {
    this.problems = problems
    this.currency = of.product.currency
    this.size = size
    this.quantity = price.quantity
    this.baseUnitPrice = price.baseUnitPrice
    this.unitPrice = price.unitPrice
    this.lines = price.lines
    this.total = price.total
    this.tiers = tiers
    this.nudge = price.nudge
    this.#of = { ...of, configuration: copied(of.configuration) }
  }

  static quotedOf(quote: PricedQuote): Quoted | null {
    return #of in quote ? quote.#of : null
  }
}

/** A quote that knows what it is of. */
export const pricedQuote = (
  problems: readonly Warning[],
  size: Size,
  tiers: readonly TierRow[],
  price: PriceBreakdown,
  of: Quoted,
): PricedQuote => new QuoteOf(problems, size, tiers, price, of)

/** The inputs of a quote; null for anything but a result of `quoteProduct`, such as a copy or its JSON. */
export const quotedOf = (quote: PricedQuote): Quoted | null => QuoteOf.quotedOf(quote)

/**
 * The price of a quote, or what it would cost without its errors: for pages that show it beside those errors, never for anything that
 * charges. Null while that can't be computed. PRICE-21.
 *
 * @example
 * const price = provisionalPriceOf(quote)
 * if (price && quote.total === null) console.log(`${price.total}, once the problems are solved`)
 */
export const provisionalPriceOf = (quote: Quote): PriceBreakdown | null =>
  isPriced(quote) ? quote : ((quote as RejectedQuote | null)?.provisional ?? null)

/**
 * A quote with other problems, such as those a page found itself: with an error it has no total any more, and one that was refused stays so.
 * PRICE-21.
 */
export function withProblems(quote: Quote, problems: readonly Problem[]): Quote {
  if (isPriced(quote) && isAcceptable(problems)) return { ...quote, problems }
  return { ...withoutPrice(quote), problems: withError(problems), provisional: provisionalPriceOf(quote) }
}

/** A quote without a price, for a page that can't tell it yet. PRICE-21. */
export function withoutPrice({ problems, currency, size, quantity, tiers }: Quote): RejectedQuote {
  const of = { currency, size, quantity, tiers }
  return { problems: withError(problems), ...of, ...NO_PRICE, provisional: null }
}

/** Problems that explain a missing total: an error is among them. */
export const withError = (
  problems: readonly Problem[],
  code: keyof typeof priceMessages = 'price.unknown',
): readonly Problem[] => (hasErrors(problems) ? problems : [...problems, problem(code, 'price')])

/** Whether an order can be placed in spite of these problems. */
export const isAcceptable = (problems: readonly Problem[]): problems is readonly Warning[] =>
  !hasErrors(problems)

/** Fields that are null in a rejected quote. */
export const NO_PRICE = {
  baseUnitPrice: null,
  unitPrice: null,
  lines: [],
  total: null,
  nudge: null,
} as const

/**
 * Whether a quote can be ordered: it has a total, and no errors. PRICE-21.
 *
 * @example
 * if (isPriced(quote)) console.log(formatMoney(quote.total, quote.currency, 'en-US')) // $52.00
 */
export const isPriced = (quote: Quote): quote is PricedQuote =>
  typeof (quote as Quote | null)?.total === 'string'
