import Big from 'big.js'
import { Decimal } from 'decimal.js'
import { add, dinero, halfAwayFromZero, multiply, toDecimal, transformScale } from 'dinero.js/bigint'
import { USD } from 'dinero.js/bigint/currencies'
import { quoteProduct } from '../src/price/index.ts'
import { breakAt, type Case, type Contestant, productOf, QUANTITIES } from './case.ts'

const products = new WeakMap<Case, ReturnType<typeof productOf>>()

/** The whole answer of the core, with problems, lines, nudge and texts; the others only sum. */
export const core: Contestant = (sample) => {
  const known = products.get(sample) ?? productOf(sample)
  products.set(sample, known)
  return quoteProduct(known.product, known.configuration).tiers.map(({ total }) => total)
}

/** decimal.js as one would write it down. */
export const naiveDecimal: Contestant = (sample) =>
  sample.quantities.map((quantity, i) => {
    const area = Decimal.max(new Decimal(sample.width).times(sample.height), sample.minimum)
    const unit = area.times(sample.rates[i] as string)
    let sum = unit.times(quantity).plus(sample.once)
    for (const percent of sample.percents) {
      sum = sum.plus(unit.times(percent).div(100).toDecimalPlaces(2, Decimal.ROUND_HALF_UP).times(quantity))
    }
    for (const values of sample.perUnit) {
      sum = sum.plus(new Decimal(values[breakAt(quantity)] as string).times(quantity))
    }
    return sum.toFixed(2, Decimal.ROUND_HALF_UP)
  })

export const bigJs: Contestant = (sample) =>
  sample.quantities.map((quantity, i) => {
    const area = new Big(sample.width).times(sample.height)
    const unit = (area.lt(sample.minimum) ? new Big(sample.minimum) : area).times(sample.rates[i] as string)
    let sum = unit.times(quantity).plus(sample.once)
    for (const percent of sample.percents) {
      sum = sum.plus(unit.times(percent).times('0.01').round(2, Big.roundHalfUp).times(quantity))
    }
    for (const values of sample.perUnit)
      sum = sum.plus(new Big(values[breakAt(quantity)] as string).times(quantity))
    return sum.toFixed(2, Big.roundHalfUp)
  })

/** Units of 10^-13: exact for sizes of 3, rates of 4 and percentages of 1 decimal place. */
const MICRO = 13
const micro = (text: string, places = MICRO) => {
  const [whole = '0', part = ''] = text.split('.')
  return BigInt(whole + part.padEnd(places, '0'))
}

export const bigIntMicro: Contestant = (sample) =>
  sample.quantities.map((quantity, i) => {
    const pieces = BigInt(quantity)
    const area = micro(sample.width, 3) * micro(sample.height, 3)
    const minimum = micro(sample.minimum, 6)
    const unit = (area > minimum ? area : minimum) * micro(sample.rates[i] as string, 4) * 1000n
    let sum = unit * pieces + micro(sample.once)
    for (const percent of sample.percents) {
      const share = (unit * micro(percent, 1) + 5n * 10n ** 13n) / 10n ** 14n
      sum += share * 10n ** 11n * pieces
    }
    for (const values of sample.perUnit) sum += micro(values[breakAt(quantity)] as string) * pieces
    const cents = String((sum + 5n * 10n ** 10n) / 10n ** 11n).padStart(3, '0')
    return `${cents.slice(0, -2)}.${cents.slice(-2)}`
  })

/** A case with every figure of its table and options read once, by tier: what is left is the size and the arithmetic. */
interface Compiled {
  readonly minimum: bigint
  readonly percents: readonly bigint[]
  readonly once: bigint
  readonly tiers: readonly { readonly pieces: bigint; readonly rate: bigint; readonly perUnit: bigint }[]
}
const compiledCases = new WeakMap<Case, Compiled>()
function compiled(sample: Case): Compiled {
  const cached = compiledCases.get(sample)
  if (cached) return cached
  const made = {
    minimum: micro(sample.minimum, 6),
    percents: sample.percents.map((percent) => micro(percent, 1)),
    once: micro(sample.once),
    tiers: sample.quantities.map((quantity, i) => ({
      pieces: BigInt(quantity),
      rate: micro(sample.rates[i] as string, 4) * 1000n,
      perUnit: sample.perUnit.reduce((sum, values) => sum + micro(values[breakAt(quantity)] as string), 0n),
    })),
  }
  compiledCases.set(sample, made)
  return made
}

const [HALF_SHARE, SHARE, SHARE_UNIT] = [5n * 10n ** 13n, 10n ** 14n, 10n ** 11n]
const HALF_CENT = 5n * 10n ** 10n

function compiledTotal(of: Compiled, tier: number, area: bigint): string {
  const { pieces, rate, perUnit } = of.tiers[tier] as Compiled['tiers'][number]
  const unit = area * rate
  let each = unit + perUnit
  for (const percent of of.percents) each += ((unit * percent + HALF_SHARE) / SHARE) * SHARE_UNIT
  const cents = String((each * pieces + of.once + HALF_CENT) / SHARE_UNIT).padStart(3, '0')
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`
}

function billed(sample: Case, { minimum }: Compiled): bigint {
  const area = micro(sample.width, 3) * micro(sample.height, 3)
  return area > minimum ? area : minimum
}

/** BigInt with table and options compiled once: only the size is read on every call. */
export const bigIntCompiled: Contestant = (sample) => {
  const of = compiled(sample)
  const area = billed(sample, of)
  return of.tiers.map((_, tier) => compiledTotal(of, tier, area))
}

/** The quantity of a case's configuration: 100. */
const TIER_OF_100 = QUANTITIES.indexOf(100)

/** The same for one quantity. */
export const bigIntTotal = (sample: Case): string => {
  const of = compiled(sample)
  return compiledTotal(of, TIER_OF_100, billed(sample, of))
}

/** dinero.js v2 on bigint: plain numbers run out of digits at these places. */
export const dineroJs: Contestant = (sample) => {
  const money = (text: string, scale: number) =>
    dinero({ amount: micro(text, scale), currency: USD, scale: BigInt(scale) })
  const sides = micro(sample.width, 3) * micro(sample.height, 3)
  const minimum = micro(sample.minimum, 6)
  const area = { amount: sides > minimum ? sides : minimum, scale: 6n }
  return sample.quantities.map((quantity, i) => {
    const pieces = BigInt(quantity)
    const unit = multiply(money(sample.rates[i] as string, 4), area)
    let sum = add(multiply(unit, pieces), money(sample.once, 2))
    for (const percent of sample.percents) {
      const share = multiply(unit, { amount: micro(percent, 1), scale: 3n })
      sum = add(sum, multiply(transformScale(share, 2n, halfAwayFromZero), pieces))
    }
    for (const values of sample.perUnit)
      sum = add(sum, multiply(money(values[breakAt(quantity)] as string, 3), pieces))
    return toDecimal(transformScale(sum, 2n, halfAwayFromZero))
  })
}
