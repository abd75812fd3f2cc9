import { minorUnitPlaces } from '../money/minor-units.ts'
import type {
  ChargeMode,
  Configuration,
  Material,
  Option,
  PriceTable,
  Product,
  ProductData,
} from '../product/types.ts'

/*
 * The order of charges once more, straight from the specification and with fractions: slow, and sharing nothing with the library's own
 * arithmetic. PRICE-1 to PRICE-10, PRICE-17.
 */

/** An exact fraction; the divisor is above 0. */
interface Fraction {
  readonly of: bigint
  readonly by: bigint
}

const fraction = (text: string | number): Fraction => {
  const [, sign = '', whole = '', behind = ''] = /^([+-]?)(\d*)\.?(\d*)$/.exec(String(text).trim()) ?? []
  const of = BigInt(`${whole}${behind}` || '0')
  return { of: sign === '-' ? -of : of, by: 10n ** BigInt(behind.length) }
}
const NONE = fraction(0)
const plus = (a: Fraction, b: Fraction): Fraction => ({ of: a.of * b.by + b.of * a.by, by: a.by * b.by })
const times = (a: Fraction, b: Fraction): Fraction => ({ of: a.of * b.of, by: a.by * b.by })
const isLess = (a: Fraction, b: Fraction) => a.of * b.by < b.of * a.by
const largest = (a: Fraction, b: Fraction) => (isLess(a, b) ? b : a)

/** Rounded half-up, away from zero, to so many places. */
function rounded({ of, by }: Fraction, places: number): Fraction {
  const one = 10n ** BigInt(places)
  const size = (of < 0n ? -of : of) * one
  const whole = (2n * size + by) / (2n * by)
  return { of: of < 0n ? -whole : whole, by: one }
}

const textOf = (amount: Fraction, places: number): string => {
  const { of } = rounded(amount, places)
  const digits = String(of < 0n ? -of : of).padStart(places + 1, '0')
  const point = digits.length - places
  return `${of < 0n ? '-' : ''}${digits.slice(0, point)}${places > 0 ? `.${digits.slice(point)}` : ''}`
}

const atBreak = (values: readonly string[], breaks: readonly number[], quantity: number) =>
  values[Math.min(breaks.filter((each) => each <= quantity).length, values.length - 1)] ?? '0'

/**
 * The price of one size at a quantity by a table: its area's row × the larger of area and minimum, or the price per piece.
 * PRICE-1, PRICE-2.
 */
function byTable(
  { basis, quantities, rows }: PriceTable,
  width: Fraction,
  height: Fraction,
  quantity: number,
): Fraction {
  const area = times(width, height)
  const row = [...rows].reverse().find(({ from }) => !isLess(area, fraction(from))) ?? rows[0]!
  const rate = fraction(atBreak(row.rates, quantities, quantity))
  switch (basis) {
    case 'unit':
      return rate
    case 'sqin':
      return times(largest(area, fraction(row.minimum)), rate)
  }
}

/** A length is kept to thousandths of an inch. */
const lengthOf = (text: string) => rounded(fraction(text), 3)
const RETAIL_OF_WHOLESALE: Fraction = { of: 5n, by: 3n }

/** The base unit price: of the offer, else by the retail table, else by the wholesale table ÷ 0.6. PRICE-7, PRICE-10. */
function baseOf(
  { specialOffer }: ProductData,
  material: Material | undefined,
  { width, height }: Configuration,
  quantity: number,
) {
  if (specialOffer) return fraction(specialOffer.unitPrice)
  const sides = [lengthOf(width), lengthOf(height)] as const
  if (material?.priceTable) return byTable(material.priceTable, ...sides, quantity)
  if (!material?.wholesalePriceTable) return null
  return times(byTable(material.wholesalePriceTable, ...sides, quantity), RETAIL_OF_WHOLESALE)
}

const figuresOf = ({ chargeMode, valueCsv, percent, amount, ...option }: Option) => {
  const flat = chargeMode === 'percentage' ? percent : amount
  if (valueCsv.length > 0) return { figures: valueCsv, factor: fraction(1) }
  if (flat !== null) return { figures: [flat], factor: fraction(1) }
  const trade = option.wholesaleAmountCsv?.length
    ? option.wholesaleAmountCsv
    : [option.wholesaleAmount ?? '0']
  return chargeMode === 'percentage'
    ? { figures: ['0'], factor: fraction(1) }
    : { figures: trade, factor: RETAIL_OF_WHOLESALE }
}

/** One step of a price: what it is for, and what it adds to the whole order, exactly. */
export interface ReferenceCharge {
  readonly name: string
  readonly amount: Fraction
}

/** An option's charge for the whole order, implemented separately from the specification. OPT-9. */
function chargeOf(mode: ChargeMode, figure: Fraction, unit: Fraction, pieces: Fraction): Fraction {
  switch (mode) {
    case 'percentage':
      return times(rounded({ of: unit.of * figure.of, by: unit.by * figure.by * 100n }, 2), pieces)
    case 'total':
      return figure
    case 'per_unit':
      return times(figure, pieces)
  }
}

/** Every charge of an order of a quantity, in the order of the specification; null where there is no table. PRICE-6. */
export function chargesByHand(
  product: ProductData,
  configuration: Configuration,
  quantity: number,
): readonly ReferenceCharge[] | null {
  const { materials, defaultMaterialId, optionSets } = product
  const material =
    materials.find(({ id }) => id === configuration.materialId) ??
    materials.find(({ id }) => id === defaultMaterialId) ??
    materials[0]
  const base = baseOf(product, material, configuration, quantity)
  if (base === null) return null
  const pieces = fraction(quantity)
  const charges: ReferenceCharge[] = [{ name: 'base', amount: times(base, pieces) }]
  const add = (name: string, amount: Fraction) => void charges.push({ name, amount })
  const share = configuration.variableData ? fraction(material?.variableDataCharge ?? '0') : NONE
  const unit = plus(base, times(base, share))
  if (share.of !== 0n) add('variable data', times(times(base, share), pieces))
  for (const set of optionSets) {
    const ids = configuration.options
      .filter(({ optionSetId }) => optionSetId === set.id)
      .map(({ optionId }) => optionId)
    for (const option of set.options.filter(({ id }) => ids.includes(id))) {
      const { figures, factor } = figuresOf(option)
      const figure = times(fraction(atBreak(figures, set.quantityBreaks, quantity)), factor)
      const name = `option ${set.id}.${option.id}`
      add(name, chargeOf(option.chargeMode, figure, unit, pieces))
    }
  }
  for (const id of configuration.cliparts ?? []) {
    const price = product.cliparts?.find((each) => each.id === id)?.price
    if (price) add(`clipart ${id}`, times(fraction(price), pieces))
  }
  const pack = product.packages?.find(
    ({ enabled, id }) => enabled && id === configuration.packaging?.packageId,
  )
  const packed = pack?.sizes.find(({ id }) => id === configuration.packaging?.packageSizeId)
  if (packed && pack?.priceTable)
    add(
      'packaging',
      times(
        byTable(pack.priceTable, lengthOf(packed.packageWidth), lengthOf(packed.packageHeight), quantity),
        pieces,
      ),
    )
  if (configuration.vectorize)
    add('vectorizing', fraction(product.vectorizePriceOverride ?? product.defaultVectorizationPrice ?? '0'))
  const preset = product.sizes.find(
    ({ width, height }) =>
      lengthEquals(width, configuration.width) && lengthEquals(height, configuration.height),
  )
  if (preset?.price) add('size', fraction(preset.price))
  return charges
}

const lengthEquals = (one: string, other: string) => {
  const [a, b] = [fraction(one), lengthOf(other)]
  return a.of * b.by === b.of * a.by
}

/**
 * The total of an order as the specification has it, rounded half-up once; null where there is no table, and for a sum below 0, which is
 * not sold. PRICE-4, PRICE-6, PRICE-23.
 */
export function totalByHand(
  product: Product | ProductData,
  configuration: Configuration,
  quantity: number,
): string | null {
  const charges = chargesByHand(product, configuration, quantity)
  if (charges === null) return null
  const sum = charges.reduce((all, { amount }) => plus(all, amount), NONE)
  return isLess(sum, NONE) ? null : textOf(sum, minorUnitPlaces(product.currency))
}

/** The charges in words: `base 52.0000, option rush.yes 16.0000`. */
export const inWords = (charges: readonly ReferenceCharge[]): string =>
  charges.map(({ name, amount }) => `${name} ${textOf(amount, 4)}`).join(', ')
