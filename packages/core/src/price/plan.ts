import { type Amount, amountIn, rescaled, type Scale } from '../money/amount.ts'
import { exchanged } from '../money/exchange.ts'
import { plus, powerOfTen, times, type Whole } from '../money/whole.ts'
import { type ClipartCount, clipartCounts } from '../drag-drop-buy/counts.ts'
import { filmsOn } from '../films/films.ts'
import { type ChargeRule, chargeRuleOf, type ScaledRule, scaledRule, scaleOf } from '../option/charge.ts'
import type { AppliedOption } from '../option/index.ts'
import { chosenPackage } from '../packaging/problems.ts'
import type {
  DecimalString,
  Material,
  Package,
  PresetSize,
  ProductData,
  PriceSchedule,
  Configuration,
  TotalRounding,
} from '../product/types.ts'
import type { Size } from '../size/parse-size.ts'
import { parseSides } from '../size/parse-size.ts'
import { presetSizeOf } from '../size/preset.ts'
import { vectorizePrice } from '../vectorize/price.ts'
import { packageSubject } from './schedule.ts'
import { rowFor } from './schedule-prices.ts'
import { type CompiledSchedule, compiledSchedule, compiledTable } from './compile.ts'
import { PriceDataError } from './errors.ts'
import { SHOWN_PLACES } from './show.ts'
import {
  billedArea,
  type Factor,
  flatPrice,
  inScale,
  type PriceByQuantity,
  tieredPrice,
} from './unit-price.ts'

/**
 * Everything that is charged, read once, so that any quantity can be priced from it. All of it counts in one scale, in which
 * every charge is whole. PRICE-4, PRICE-6.
 */
export interface PricePlan {
  readonly scale: Scale
  readonly baseLabel: string
  /** The base unit price. */
  readonly base: PriceByQuantity
  /** The base unit price × (1 + the material's charge); the base itself where no variable data is charged. */
  readonly unit: PriceByQuantity
  readonly options: readonly PlannedOption[]
  /** On one piece. */
  readonly cliparts: readonly PlannedClipart[]
  readonly packaging: { readonly pack: Package; readonly price: PriceByQuantity } | null
  /** In units of the scale. */
  readonly vectorize: Whole | null
  readonly size: { readonly preset: PresetSize; readonly price: Whole } | null
  /** A special offer has one price for any quantity, and so no tiers. */
  readonly isOffer: boolean
  /** How totals are rounded beyond the minor unit; null: not at all. CUR-4. */
  readonly rounding: TotalRounding | null
}

export interface PlannedOption {
  readonly of: AppliedOption
  readonly rule: ScaledRule
}

/** Surcharge per piece for the figures of one kind. */
export interface PlannedClipart {
  readonly of: ClipartCount
  /** Of all of them, in units of the scale. */
  readonly price: Whole
}

/** The inputs of a plan, already validated. */
export interface PlanParts {
  readonly product: ProductData
  readonly material: Material | null
  readonly size: Size
  readonly configuration: Configuration
  readonly applied: readonly AppliedOption[]
  readonly wholesale: boolean
  /** The prices of size and material, or why they are not known. */
  readonly prices: CompiledSchedule | Unpriced
  readonly packagingSchedule: PriceSchedule | null
}

/** Why a price is not known: there is no table and no schedule, or the schedule is for something else. PRICE-20, PRICE-21. */
export type Unpriced = 'price.unknown' | 'price.other-subject'

/** The plan of charges, or why a part of the price is not known. Throws `PriceDataError` on malformed data. */
export function planCharges(parts: PlanParts): PricePlan | Unpriced {
  const { product, material, size, configuration, applied, wholesale } = parts
  const { agreed } = configuration
  // The agreed price, else the offer's, replaces the tables. QUOTE-5.
  const offer =
    agreed && product.currency !== agreed.currency
      ? ownPrice(product, agreed.mainUnitPrice)
      : storedAmount((agreed ?? product.specialOffer)?.unitPrice)
  const films = filmsOn(product, configuration)
  const { prices: known } = parts
  const base = offer
    ? flatPrice(offer)
    : typeof known === 'string'
      ? known
      : filmsTimes(films, tieredPrice(known, billedArea(known, size)))
  if (typeof base === 'string') return base
  const packaging = planPackaging(parts)
  if (typeof packaging === 'string') return packaging
  const surcharge = configuration.variableData ? storedAmount(material?.variableDataCharge) : null
  const unit = surcharge ? surcharged(base, surcharge) : base
  const cliparts = clipartCounts(product, configuration).flatMap((of) => {
    const price = storedAmount(of.clipart.price)
    return price ? [{ of, price }] : []
  })
  const rules = applied.map((of) => chargeRuleOf(of.set, of.option, wholesale))
  const vectorize = configuration.vectorize ? vectorizeAmount(product, configuration) : null
  const preset = presetSizeOf(product, size)
  const sizePrice = storedAmount(preset?.price)
  const prices = cliparts.map(({ price }) => price)
  const scale = finest([unit, ...prices, packaging?.price, vectorize, sizePrice], rules)
  return {
    scale,
    baseLabel: baseLabelOf(material?.name ?? product.name, films),
    base: inScale(base, scale),
    unit: inScale(unit, scale),
    options: applied.map((of, i) => ({ of, rule: scaledRule(rules[i] as ChargeRule, scale) })),
    cliparts: cliparts.map(({ of, price }) => ({
      of,
      price: times(rescaled(price.units, price, scale), of.count),
    })),
    packaging: packaging && { pack: packaging.pack, price: inScale(packaging.price, scale) },
    vectorize: vectorize && rescaled(vectorize.units, vectorize, scale),
    size: preset && sizePrice && { preset, price: rescaled(sizePrice.units, sizePrice, scale) },
    isOffer: offer !== null,
    rounding: agreed ? null : (product.exchange?.rounding ?? null),
  }
}

/** The scale in which every charge is whole. */
function finest(prices: readonly (Scale | null | undefined)[], rules: readonly ChargeRule[]): Scale {
  let places: number = SHOWN_PLACES
  let thirds: Scale['thirds'] = 1
  const include = (scale: Scale) => {
    if (scale.places > places) places = scale.places
    if (scale.thirds === 3) thirds = 3
  }
  for (const price of prices) if (price) include(price)
  for (const rule of rules) include(scaleOf(rule))
  return { places, thirds }
}

/** `Cut vinyl`, `Cut vinyl, 2 colors`. */
const baseLabelOf = (name: string, films: number): string => (films === 1 ? name : `${name}, ${films} colors`)

/** Each film is billed by itself, its minimum area too. LET-10. */
const filmsTimes = (films: number, price: PriceByQuantity): PriceByQuantity =>
  films === 1 ? price : { ...price, factor: times(price.factor, films) }

/** A price × (1 + a charge). PRICE-8. */
const surcharged = (price: PriceByQuantity, charge: Factor): PriceByQuantity => ({
  ...price,
  places: price.places + charge.places,
  factor: times(price.factor, plus(powerOfTen(charge.places), charge.units)),
})

function planPackaging({
  product,
  configuration,
  packagingSchedule,
}: PlanParts): PricePlan['packaging'] | Unpriced {
  const chosen = configuration.packaging
    ? chosenPackage(product.packages ?? [], configuration.packaging)
    : null
  if (!chosen) return null
  const { pack, size: packageSize } = chosen
  const { size } = parseSides(packageSize.packageWidth, packageSize.packageHeight)
  if (!size) throw new PriceDataError(`Not the size of a package: ${packageSize.id}`, 'data.decimal')
  if (packagingSchedule && packagingSchedule.subject !== packageSubject(pack, packageSize, product.currency))
    return 'price.other-subject'
  const prices = packagingSchedule
    ? compiledSchedule(packagingSchedule)
    : pack.priceTable && rowFor(compiledTable(pack.priceTable), size)
  return prices ? { pack, price: tieredPrice(prices, billedArea(prices, size)) } : 'price.unknown'
}

/** The item's own price, else the template override, else the template default. PRICE-9. */
function vectorizeAmount(product: ProductData, configuration: Configuration): Amount {
  const own = ownPrice(product, configuration.vectorizePrice)
  if (own) return own
  const { vectorizePriceOverride: templateOverride, defaultVectorizationPrice: templateDefault } = product
  return (
    storedAmount(vectorizePrice({ templateOverride, templateDefault })) ?? { units: 0, places: 0, thirds: 1 }
  )
}

/** A price that came with the configuration, in the product's currency; null for none, for no number, and for less than nothing. */
function ownPrice({ exchange }: ProductData, text: DecimalString | null | undefined): Amount | null {
  const amount = text == null ? null : amountIn(String(text).trim())
  if (!amount || amount.units < 0) return null
  const rate = storedAmount(exchange?.rate)
  return rate ? exchanged(amount, rate) : amount
}

/** An amount from the shop's own data; null if absent. Throws `PriceDataError` on an invalid decimal. */
function storedAmount(text: DecimalString | null | undefined): Amount | null {
  if (text == null) return null
  const amount = amountIn(String(text))
  if (!amount) throw new PriceDataError(`Not an amount: ${String(text).slice(0, 40)}`, 'data.decimal')
  return amount
}
