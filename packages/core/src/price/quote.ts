import { legible } from '../configuration/legible.ts'
import { argumentError } from '../errors/argument-error.ts'
import { minorUnitPlaces } from '../money/minor-units.ts'
import { textOf } from '../money/decimal-text.ts'
import { minus } from '../money/whole.ts'
import type {
  Entitlement,
  PriceBreakdown,
  PricedQuote,
  PriceLine,
  Product,
  ProductData,
  Quote,
  RejectedQuote,
  PriceSchedule,
  Configuration,
} from '../product/types.ts'
import { assertChecked } from '../product/checked.ts'
import { asAgreed } from '../quote-request/as-agreed.ts'
import { quantityBounds } from '../quantity/bounds.ts'
import { canTypeQuantity } from '../quantity/defined.ts'
import type { Size } from '../size/parse-size.ts'
import { tierQuantities, tiersOf } from '../tiers/index.ts'
import { isFor, productSchedule } from './schedule.ts'
import { rowFor } from './schedule-prices.ts'
import { type CompiledSchedule, compiledSchedule, compiledTable } from './compile.ts'
import { resolveConfiguration, type ResolvedConfiguration } from './resolve.ts'
import { priceLines } from './lines.ts'
import { isBelowZero, totalOf } from './price-at.ts'
import { nudgeFor } from './nudge.ts'
import { planCharges, type PricePlan, type Unpriced } from './plan.ts'
import type { QuoteOptions } from './quote-options.ts'
import { isAcceptable, NO_PRICE, pricedQuote, withError } from './quoted.ts'
import { priceText, showUnit } from './show.ts'
import { capped, type QuantityPrice, quantityPrice, shownPiece } from './totals.ts'
import { priceFor } from './unit-price.ts'
import { isWholesale, priceSourceOf } from './wholesale.ts'

export type { QuoteOptions }

const RETAIL: Entitlement = { wholesale: false }

/**
 * The whole quote for a product as a shopper configured it: every problem at once, the quantity in force, the price line
 * by line, the total, the quantity table and the nudge. Prices are in the product's currency.
 *
 * Bad input is a problem, never an exception: without a valid size nothing is priced, and without a valid quantity there
 * is the quantity table alone. Throws `PriceDataError` for what is no product of `createProduct` or `parseProduct`. PRICE-17.
 *
 * @example
 * const quote = quoteProduct(product, configuration)
 * if (quote.total === null) for (const problem of quote.problems) console.log(messageOf(problem))
 * else console.log(quote.total) // 52.00
 */
export function quoteProduct(of: Product, chosen: Configuration, options: QuoteOptions = {}): Quote {
  try {
    return quoted(of, chosen, options)
  } catch (error) {
    throw argumentError('quoteProduct', error)
  }
}

function quoted(of: Product, chosen: Configuration, options: QuoteOptions): Quote {
  assertChecked(of)
  const [product, configuration] = asAgreed(of, legible(chosen))
  const resolved = resolveConfiguration(product, configuration)
  const { problems, size, quantity } = resolved
  const { currency } = product
  const planned = planFor(product, configuration, resolved, options)
  if (typeof planned === 'string')
    return { problems: withError(problems, planned), currency, size, quantity, ...NOTHING }
  const { plan } = planned
  const places = minorUnitPlaces(currency)
  const exact = tierPrices(product, resolved, planned, places)
  const current = resolved.countable && quantity !== null ? priceOf(quantity, plan, places, exact) : null
  const isCapped = options.capAtNextBreak ?? false
  const isSold = current !== null && !isBelowZero(current)
  const price = isSold ? (isCapped ? capped(current, exact) : current) : null
  const charged = isCapped ? exact.map((each) => capped(each, exact)) : exact
  const tiers = tiersOf(charged, price, (each) => shownTier(each, plan, places))
  if (!price) {
    const code = current && !isSold ? 'price.below-zero' : 'price.unknown'
    return { problems: withError(problems, code), currency, size, quantity, ...NOTHING, tiers }
  }
  const nudge = canTypeQuantity(product, configuration)
    ? nudgeFor(price, charged, (each) => isInStock(product, each))
    : null
  const lines = priceLines(plan, price.quantity, places)
  if (plan.rounding) lines.push(roundingLine(price, plan, places))
  if (price.cappedAt !== null) lines.push(capLine(price, price.cappedAt, places))
  const breakdown: PriceBreakdown = {
    quantity: price.quantity,
    baseUnitPrice: showUnit(priceFor(plan.base, price.quantity), plan.scale),
    unitPrice: priceText(shownPiece(price, plan, places)),
    lines,
    total: textOf(price.total, places),
    nudge: nudge && { quantity: nudge.quantity, total: textOf(nudge.total, places) },
  }
  return isAcceptable(problems) && size
    ? pricedQuote(problems, size, tiers, breakdown, {
        product: of,
        configuration: chosen,
        options,
        quoteProduct,
      })
    : { problems, currency, size, quantity, ...NOTHING, tiers, provisional: breakdown }
}

/** A quote without its lines, quantity table and nudge: with errors it has no total either. */
export type TotalQuote =
  | Pick<PricedQuote, 'problems' | 'currency' | 'quantity' | 'total'>
  | Pick<RejectedQuote, 'problems' | 'currency' | 'quantity' | 'total'>

/**
 * The price part of {@link quoteProduct}, for carts, feeds and services that need no more.
 *
 * @example
 * console.log(quoteTotal(product, configuration).total) // 52.00
 */
export function quoteTotal(of: Product, chosen: Configuration, options: QuoteOptions = {}): TotalQuote {
  try {
    return totalQuoted(of, chosen, options)
  } catch (error) {
    throw argumentError('quoteTotal', error)
  }
}

function totalQuoted(of: Product, chosen: Configuration, options: QuoteOptions): TotalQuote {
  assertChecked(of)
  const [product, configuration] = asAgreed(of, legible(chosen))
  const resolved = resolveConfiguration(product, configuration)
  const { problems, quantity, countable } = resolved
  const { currency } = product
  const planned = countable ? planFor(product, configuration, resolved, options) : 'price.unknown'
  if (typeof planned === 'string' || quantity === null)
    return {
      problems: withError(problems, typeof planned === 'string' ? planned : undefined),
      ...{ currency, quantity, total: null },
    }
  const { plan } = planned
  if (!isAcceptable(problems)) return { problems, currency, quantity, total: null }
  const places = minorUnitPlaces(currency)
  const price = quantityPrice(plan, quantity, places)
  if (isBelowZero(price))
    return { problems: withError(problems, 'price.below-zero'), currency, quantity, total: null }
  const tiers = options.capAtNextBreak ? tierPrices(product, resolved, planned, places) : []
  return { problems, currency, quantity, total: textOf(capped(price, tiers).total, places) }
}

/** The prices of a product's chosen size and material from the shop's own tables, and for nothing else; null while either is invalid. PRICE-20. */
export function priceScheduleFor(
  product: ProductData,
  configuration: Configuration,
  { entitlement = RETAIL }: Pick<QuoteOptions, 'entitlement'> = {},
): PriceSchedule | null {
  const { material, size } = resolveConfiguration(product, configuration)
  return material && size && productSchedule(product, material, size, isWholesale(product, entitlement))
}

const NOTHING = { ...NO_PRICE, tiers: [], provisional: null } as const

/** A plan with the breaks of its tiers. */
interface Planned {
  readonly plan: PricePlan
  readonly breaks: readonly number[]
}

function planFor(
  product: ProductData,
  configuration: Configuration,
  { material, size, applied }: ResolvedConfiguration,
  { entitlement = RETAIL, schedule, packagingSchedule = null }: QuoteOptions,
): Planned | Unpriced {
  if (!size) return 'price.unknown'
  const wholesale = isWholesale(product, entitlement)
  const prices = schedule
    ? isFor(schedule, product, material, size, wholesale)
      ? compiledSchedule(schedule)
      : 'price.other-subject'
    : pricesOf(material, size, wholesale)
  const parts = { product, material, size, configuration, applied, wholesale, prices, packagingSchedule }
  const plan = planCharges(parts)
  if (typeof plan === 'string') return plan
  return { plan, breaks: plan.isOffer || typeof prices === 'string' ? [] : prices.quantities }
}

function pricesOf(
  material: ResolvedConfiguration['material'],
  size: Size,
  wholesale: boolean,
): CompiledSchedule | Unpriced {
  const source = material && priceSourceOf(material, wholesale)
  return source ? rowFor(compiledTable(source.table, source.isWholesale), size) : 'price.unknown'
}

const priceOf = (quantity: number, plan: PricePlan, places: number, tiers: readonly QuantityPrice[]) =>
  tiers.find((tier) => tier.quantity === quantity) ?? quantityPrice(plan, quantity, places)

/** The prices of the tiers, without those below 0: none of these is sold. PRICE-23. */
const tierPrices = (
  product: ProductData,
  { material }: ResolvedConfiguration,
  { plan, breaks }: Planned,
  places: number,
): readonly QuantityPrice[] =>
  tierQuantities(breaks, quantityBounds(product, material))
    .map((each) => quantityPrice(plan, each, places))
    .filter((each) => !isBelowZero(each))

function shownTier(price: QuantityPrice, plan: PricePlan, places: number) {
  const piece = shownPiece(price, plan, places)
  return { piece, unitPrice: priceText(piece), total: textOf(price.total, places) }
}

/** The difference made by the currency's rounding of totals. CUR-4. */
const roundingLine = (price: QuantityPrice, plan: PricePlan, places: number): PriceLine => ({
  kind: 'rounding',
  label: 'Rounding',
  unitPrice: null,
  total: textOf(minus(price.rounded, totalOf(price, plan, places)), places),
})

/** The reduction by the price cap, so that the lines still sum to the total. PRICE-16. */
const capLine = ({ rounded, total }: QuantityPrice, cappedAt: number, places: number): PriceLine => ({
  kind: 'cap',
  label: `At the price of ${cappedAt}`,
  unitPrice: null,
  total: textOf(minus(total, rounded), places),
})

const isInStock = ({ remainingStock, allowBackorders }: ProductData, quantity: number) =>
  remainingStock === null || allowBackorders || quantity <= remainingStock
