import { minorUnitPlaces } from '../money/minor-units.ts'
import type {
  Entitlement,
  PriceLine,
  Product,
  Quote,
  PriceSchedule,
  Configuration,
} from '../product/types.ts'
import { quantityBounds } from '../quantity/index.ts'
import { tierQuantities, tiersOf } from '../tiers/index.ts'
import { priceSchedule } from './schedule.ts'
import { resolveConfiguration, type ResolvedConfiguration } from './resolve.ts'
import { priceLines } from './lines.ts'
import { nudgeFor } from './nudge.ts'
import { planCharges, type PricePlan } from './plan.ts'
import { showUnit } from './show.ts'
import { pricer, type QuantityPrice, shownPiece, shownTotal } from './totals.ts'
import { isWholesale, priceTableOf } from './wholesale.ts'

/** What else a quote depends on. */
export interface QuoteSettings {
  /** Shop setting: no total is above that of the next break. Off by default. PRICE-16. */
  readonly capAtNextBreak?: boolean
  /** The answer to the packaging price quote, where the product carries no package price tables. API-3. */
  readonly packagingSchedule?: PriceSchedule | null
}

const RETAIL: Entitlement = { wholesale: false }

/**
 * The whole answer of the rules to a product and what a shopper wishes of it: every problem at once, the quantity in
 * force, the price line by line, the total, the quantity table and the nudge. Prices are in the product's currency.
 *
 * With `answer` (in the browser) that is the price of size and material, else the material's own table is asked. Bad
 * wishes are problems, never exceptions: without a valid size or quantity nothing is priced. Throws `PriceDataError`
 * when the shop's own tables are malformed. PRICE-1 to PRICE-17.
 */
export function quoteProduct(
  product: Product,
  configuration: Configuration,
  entitlement: Entitlement = RETAIL,
  answer: PriceSchedule | null = null,
  settings: QuoteSettings = {},
): Quote {
  const wished = resolveConfiguration(product, configuration)
  const unpriced = withoutPrice(product, wished)
  if (!wished.size) return unpriced
  const wholesale = isWholesale(product, entitlement)
  const known = answer ?? priceScheduleOf(wished, wholesale)
  const parts = { ...wished, product, configuration, wholesale, size: wished.size, answer: known }
  const plan = planCharges({ ...parts, packagingSchedule: settings.packagingSchedule ?? null })
  if (!plan) return unpriced
  return { ...unpriced, ...prices(product, wished, plan, known?.quantities ?? [], settings) }
}

/** The price answer for a product's wished size and material from the shop's own tables; null while either is invalid. */
export function priceScheduleFor(
  product: Product,
  configuration: Configuration,
  entitlement: Entitlement = RETAIL,
): PriceSchedule | null {
  return priceScheduleOf(resolveConfiguration(product, configuration), isWholesale(product, entitlement))
}

function priceScheduleOf(
  { material, size }: ResolvedConfiguration,
  wholesale: boolean,
): PriceSchedule | null {
  const table = material && priceTableOf(material, wholesale)
  return table && size ? priceSchedule(table, size.width, size.height) : null
}

/** A price quote is skipped when quantity or size is invalid. PRICE-11. */
function withoutPrice({ currency }: Product, { problems, quantity }: ResolvedConfiguration): Quote {
  const nothing = { unitPrice: null, pieceTotal: null, lines: [], total: null, tiers: [], nudge: null }
  return { problems, currency, quantity, ...nothing }
}

type Prices = Pick<Quote, 'unitPrice' | 'pieceTotal' | 'lines' | 'total' | 'tiers' | 'nudge'>

function prices(
  product: Product,
  { material, quantity, countable }: ResolvedConfiguration,
  plan: PricePlan,
  breaks: readonly number[],
  settings: QuoteSettings,
): Prices {
  const places = minorUnitPlaces(product.currency)
  const quantities = tierQuantities(plan.isOffer ? [] : breaks, quantityBounds(product, material))
  const priced = pricer(plan, places, settings.capAtNextBreak ? quantities : null)
  const current = countable ? quantity : null
  const tiers = tiersOf(quantities, current, (each) => {
    const price = priced(each)
    return { unitPrice: shownPiece(price, plan.places, places), total: shownTotal(price.total, places) }
  })
  if (current === null)
    return { unitPrice: null, pieceTotal: null, lines: [], total: null, tiers, nudge: null }
  const asked = priced(current)
  const nudge = nudgeFor(asked, quantities.filter((each) => isInStock(product, each)).map(priced))
  return {
    unitPrice: showUnit(plan.baseAt(current), plan.places),
    pieceTotal: shownPiece(asked, plan.places, places),
    lines: [...priceLines(plan, current, places), ...capLine(asked, places)],
    total: shownTotal(asked.total, places),
    tiers,
    nudge: nudge && { quantity: nudge.quantity, total: shownTotal(nudge.total, places) },
  }
}

/** What the cap takes off, so that the lines still sum to the total. PRICE-16. */
function capLine({ cappedAt, rounded, total }: QuantityPrice, places: number): readonly PriceLine[] {
  if (cappedAt === null) return []
  const label = `At the price of ${cappedAt}`
  return [{ kind: 'cap', label, unitPrice: null, total: shownTotal(total - rounded, places) }]
}

const isInStock = ({ remainingStock, allowBackorders }: Product, quantity: number) =>
  remainingStock === null || allowBackorders || quantity <= remainingStock
