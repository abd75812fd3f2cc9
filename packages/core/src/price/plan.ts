import { Exact, ONE, ZERO } from '../money/exact.ts'
import { type AppliedOption, type Size } from '../option/index.ts'
import { chargeRuleOf, type ChargeRule } from '../option/charge.ts'
import { chosenPackage } from '../packaging/problems.ts'
import type { DecimalString, Material, Product, QuoteAnswer, Wishes } from '../product/types.ts'
import { presetSizeOf } from '../size/preset.ts'
import { readDecimal } from '../units/read-decimal.ts'
import { vectorizePrice } from '../vectorize/price.ts'
import { answerQuote } from './answer.ts'
import { type CompiledAnswer, compiledAnswer } from './compile.ts'
import { billedArea, rateAt } from './unit-price.ts'

/** Everything that is charged, read once, so that any quantity can be priced from it. Decisions 4. */
export interface PricePlan {
  /** The base unit price at a quantity. */
  readonly baseAt: (quantity: number) => Exact
  readonly baseLabel: string
  /** A special offer has one price for any quantity, and so no tiers. */
  readonly isOffer: boolean
  /** 1 + the material's charge when variable data is used, else 1. */
  readonly surcharge: Exact
  readonly options: readonly PlannedOption[]
  readonly packaging: PlannedPackaging | null
  readonly vectorize: Exact | null
  readonly size: { readonly id: string; readonly label: string; readonly price: Exact } | null
}
export interface PlannedOption {
  readonly id: string
  readonly label: string
  readonly rule: ChargeRule
}
export interface PlannedPackaging {
  readonly id: string
  readonly label: string
  readonly priceAt: (quantity: number) => Exact
}

/** What a plan is made of, all of it known to be valid. */
export interface PlanParts {
  readonly product: Product
  readonly material: Material | null
  readonly size: Size
  readonly wishes: Wishes
  readonly applied: readonly AppliedOption[]
  readonly wholesale: boolean
  readonly answer: QuoteAnswer | null
  readonly packagingAnswer: QuoteAnswer | null
}

/** The plan of charges; null while a part of the price is not known yet. Throws `PriceDataError` on malformed tables. */
export function planCharges(parts: PlanParts): PricePlan | null {
  const { product, material, size, wishes, applied, wholesale } = parts
  const baseAt = basePrice(parts)
  const packaging = planPackaging(parts)
  if (!baseAt || packaging === 'unknown') return null
  const preset = presetSizeOf(product, size.width, size.height)
  const charge = amountOf(material?.variableDataCharge)
  return {
    baseAt,
    baseLabel: material?.name ?? product.name,
    isOffer: amountOf(wishes.specialOfferUnitPrice) !== null,
    surcharge: wishes.variableData && charge ? ONE.plus(charge) : ONE,
    options: applied.map(({ set, option }) => ({
      id: set.id,
      label: `${set.name}: ${option.name}`,
      rule: chargeRuleOf(set, option, wholesale),
    })),
    packaging,
    vectorize: wishes.vectorize ? vectorizeAmount(product, wishes) : null,
    size: preset?.price ? { id: preset.id, label: preset.name, price: new Exact(preset.price) } : null,
  }
}

/** A special offer replaces the base unit price only. Decisions 4. */
function basePrice({ answer, size, wishes }: PlanParts): PricePlan['baseAt'] | null {
  const offer = amountOf(wishes.specialOfferUnitPrice)
  if (offer) return () => offer
  return answer && tieredPrice(compiledAnswer(answer), size)
}

function tieredPrice(compiled: CompiledAnswer, size: Size): (quantity: number) => Exact {
  const area = billedArea(compiled, size.width, size.height)
  return (quantity) => rateAt(compiled, quantity).times(area)
}

function planPackaging({ product, wishes, packagingAnswer }: PlanParts): PlannedPackaging | null | 'unknown' {
  const chosen = chosenPackage(product.packages ?? [], wishes.packaging)
  if (!chosen) return null
  const { pack, size } = chosen
  const answer =
    packagingAnswer ??
    (pack.priceTable ? answerQuote(pack.priceTable, size.packageWidth, size.packageHeight) : null)
  if (!answer) return 'unknown'
  const sides = { width: size.packageWidth, height: size.packageHeight }
  return { id: pack.id, label: pack.name, priceAt: tieredPrice(compiledAnswer(answer), sides) }
}

/** The item's own price, else the template override, else the template default. Spec §9 Vectorize price. */
function vectorizeAmount(product: Product, wishes: Wishes): Exact {
  const price = vectorizePrice({
    own: amountOf(wishes.vectorizePrice)?.toFixed(),
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
