import { Exact, ONE, ZERO } from '../money/exact.ts'
import { unitsOf } from '../money/scaled.ts'
import { type ChargeRule, chargeRuleOf, placesOf } from '../option/charge.ts'
import type { AppliedOption, Size } from '../option/index.ts'
import { chosenPackage } from '../packaging/problems.ts'
import type { DecimalString, Material, Product, PriceSchedule, Configuration } from '../product/types.ts'
import { presetSizeOf } from '../size/preset.ts'
import { readDecimal } from '../units/read-decimal.ts'
import { vectorizePrice } from '../vectorize/price.ts'
import { priceSchedule } from './schedule.ts'
import { compiledSchedule } from './compile.ts'
import { billedArea, flatPrice, type PriceByQuantity, tieredPrice } from './unit-price.ts'

/**
 * Everything that is charged, read once, so that any quantity can be priced from it. Every amount is a whole number of
 * units of 10^-places, with places enough for all of them to be exact. PRICE-4, PRICE-6.
 */
export interface PricePlan {
  readonly places: number
  /** The base unit price at a quantity. */
  readonly baseAt: (quantity: number) => bigint
  /** The base unit price × (1 + the material's charge when variable data is used). */
  readonly unitAt: (quantity: number) => bigint
  readonly baseLabel: string
  /** A special offer has one price for any quantity, and so no tiers. */
  readonly isOffer: boolean
  readonly options: readonly { readonly id: string; readonly label: string; readonly rule: ChargeRule }[]
  readonly packaging: {
    readonly id: string
    readonly label: string
    readonly priceAt: (quantity: number) => bigint
  } | null
  readonly vectorize: bigint | null
  readonly size: { readonly id: string; readonly label: string; readonly price: bigint } | null
}

/** What a plan is made of, all of it known to be valid. */
export interface PlanParts {
  readonly product: Product
  readonly material: Material | null
  readonly size: Size
  readonly configuration: Configuration
  readonly applied: readonly AppliedOption[]
  readonly wholesale: boolean
  readonly answer: PriceSchedule | null
  readonly packagingSchedule: PriceSchedule | null
}

/** Fewest places a plan is kept in: those of a shown unit price, and of every minor unit. */
const FEWEST_PLACES = 4

/** The plan of charges; null while a part of the price is not known yet. Throws `PriceDataError` on malformed tables. */
export function planCharges(parts: PlanParts): PricePlan | null {
  const { product, material, size, configuration, applied, wholesale } = parts
  const base = basePrice(parts, ONE)
  const surcharged = basePrice(parts, surchargeOf(material, configuration))
  const packaging = planPackaging(parts)
  if (!base || !surcharged || packaging === 'unknown') return null
  const options = applied.map(({ set, option }) => ({
    id: set.id,
    label: `${set.name}: ${option.name}`,
    rule: chargeRuleOf(set, option, wholesale),
  }))
  const vectorize = configuration.vectorize ? vectorizeAmount(product, configuration) : null
  const preset = presetSizeOf(product, size.width, size.height)
  const sizePrice = preset?.price ? new Exact(preset.price) : null
  const places = Math.max(
    FEWEST_PLACES,
    base.places,
    surcharged.places,
    packaging?.price.places ?? 0,
    vectorize?.decimalPlaces() ?? 0,
    sizePrice?.decimalPlaces() ?? 0,
    ...options.map(({ rule }) => placesOf(rule)),
  )
  return {
    places,
    baseAt: base.at(places),
    unitAt: surcharged.at(places),
    baseLabel: material?.name ?? product.name,
    isOffer: amountOf(configuration.specialOfferUnitPrice) !== null,
    options,
    packaging: packaging && { ...packaging, priceAt: packaging.price.at(places) },
    vectorize: vectorize && unitsOf(vectorize, places),
    size: preset && sizePrice && { id: preset.id, label: preset.name, price: unitsOf(sizePrice, places) },
  }
}

/** 1 + the material's charge when variable data is used, else 1. PRICE-8. */
function surchargeOf(material: Material | null, configuration: Configuration): Exact {
  const charge = configuration.variableData ? amountOf(material?.variableDataCharge) : null
  return charge ? ONE.plus(charge) : ONE
}

/** The base unit price × a factor. A special offer replaces the base unit price only. PRICE-7. */
function basePrice({ answer, size, configuration }: PlanParts, factor: Exact): PriceByQuantity | null {
  const offer = amountOf(configuration.specialOfferUnitPrice)
  if (offer) return flatPrice(offer.times(factor))
  return answer && sizedPrice(answer, size, factor)
}

function sizedPrice(answer: PriceSchedule, { width, height }: Size, factor: Exact): PriceByQuantity {
  const compiled = compiledSchedule(answer)
  return tieredPrice(compiled, billedArea(compiled, width, height).times(factor))
}

interface PackagingPrice {
  readonly id: string
  readonly label: string
  readonly price: PriceByQuantity
}

function planPackaging({
  product,
  configuration,
  packagingSchedule,
}: PlanParts): PackagingPrice | null | 'unknown' {
  const chosen = chosenPackage(product.packages ?? [], configuration.packaging)
  if (!chosen) return null
  const { pack, size } = chosen
  const sides = { width: size.packageWidth, height: size.packageHeight }
  const stored = pack.priceTable ? priceSchedule(pack.priceTable, sides.width, sides.height) : null
  const answer = packagingSchedule ?? stored
  return answer ? { id: pack.id, label: pack.name, price: sizedPrice(answer, sides, ONE) } : 'unknown'
}

/** The item's own price, else the template override, else the template default. PRICE-9. */
function vectorizeAmount(product: Product, configuration: Configuration): Exact {
  const price = vectorizePrice({
    own: amountOf(configuration.vectorizePrice)?.toFixed(),
    templateOverride: product.vectorizePriceOverride,
    templateDefault: product.defaultVectorizationPrice,
  })
  return price === null ? ZERO : new Exact(price)
}

/** A price that came with the wishes; null for none, for what is no number, and for less than nothing. */
function amountOf(text: DecimalString | null | undefined): Exact | null {
  const amount = text == null ? null : readDecimal(text)
  return amount && !amount.isNegative() ? amount : null
}
