import Big from 'big.js'
import { Decimal } from 'decimal.js'
import { add, dinero, halfAwayFromZero, multiply, toDecimal, transformScale } from 'dinero.js/bigint'
import { USD } from 'dinero.js/bigint/currencies'
import { quoteProduct } from '../src/price/index.ts'
import { breakAt, type Case, type Contestant, productOf, QUANTITIES } from './case.ts'

const products = new WeakMap<Case, ReturnType<typeof productOf>>()

/** The whole answer of the core, with problems, lines, nudge and texts; the others only sum. */
export const core: Contestant = (asked) => {
  const known = products.get(asked) ?? productOf(asked)
  products.set(asked, known)
  return quoteProduct(known.product, known.configuration).tiers.map(({ total }) => total)
}

/** decimal.js as one would write it down. */
export const naiveDecimal: Contestant = (asked) =>
  asked.quantities.map((quantity, i) => {
    const area = Decimal.max(new Decimal(asked.width).times(asked.height), asked.minimum)
    const unit = area.times(asked.rates[i] as string)
    let sum = unit.times(quantity).plus(asked.once)
    for (const percent of asked.percents) {
      sum = sum.plus(unit.times(percent).div(100).toDecimalPlaces(2, Decimal.ROUND_HALF_UP).times(quantity))
    }
    for (const values of asked.perUnit) {
      sum = sum.plus(new Decimal(values[breakAt(quantity)] as string).times(quantity))
    }
    return sum.toFixed(2, Decimal.ROUND_HALF_UP)
  })

export const bigJs: Contestant = (asked) =>
  asked.quantities.map((quantity, i) => {
    const area = new Big(asked.width).times(asked.height)
    const unit = (area.lt(asked.minimum) ? new Big(asked.minimum) : area).times(asked.rates[i] as string)
    let sum = unit.times(quantity).plus(asked.once)
    for (const percent of asked.percents) {
      sum = sum.plus(unit.times(percent).times('0.01').round(2, Big.roundHalfUp).times(quantity))
    }
    for (const values of asked.perUnit)
      sum = sum.plus(new Big(values[breakAt(quantity)] as string).times(quantity))
    return sum.toFixed(2, Big.roundHalfUp)
  })

/** Units of 10^-13: exact for sizes of 3, rates of 4 and percentages of 1 decimal place. */
const MICRO = 13
const micro = (text: string, places = MICRO) => {
  const [whole = '0', part = ''] = text.split('.')
  return BigInt(whole + part.padEnd(places, '0'))
}

export const bigIntMicro: Contestant = (asked) =>
  asked.quantities.map((quantity, i) => {
    const pieces = BigInt(quantity)
    const area = micro(asked.width, 3) * micro(asked.height, 3)
    const minimum = micro(asked.minimum, 6)
    const unit = (area > minimum ? area : minimum) * micro(asked.rates[i] as string, 4) * 1000n
    let sum = unit * pieces + micro(asked.once)
    for (const percent of asked.percents) {
      const share = (unit * micro(percent, 1) + 5n * 10n ** 13n) / 10n ** 14n
      sum += share * 10n ** 11n * pieces
    }
    for (const values of asked.perUnit) sum += micro(values[breakAt(quantity)] as string) * pieces
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
function compiled(asked: Case): Compiled {
  const cached = compiledCases.get(asked)
  if (cached) return cached
  const made = {
    minimum: micro(asked.minimum, 6),
    percents: asked.percents.map((percent) => micro(percent, 1)),
    once: micro(asked.once),
    tiers: asked.quantities.map((quantity, i) => ({
      pieces: BigInt(quantity),
      rate: micro(asked.rates[i] as string, 4) * 1000n,
      perUnit: asked.perUnit.reduce((sum, values) => sum + micro(values[breakAt(quantity)] as string), 0n),
    })),
  }
  compiledCases.set(asked, made)
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

function billed(asked: Case, { minimum }: Compiled): bigint {
  const area = micro(asked.width, 3) * micro(asked.height, 3)
  return area > minimum ? area : minimum
}

/** BigInt with table and options compiled once: only the size is read on every call. */
export const bigIntCompiled: Contestant = (asked) => {
  const of = compiled(asked)
  const area = billed(asked, of)
  return of.tiers.map((_, tier) => compiledTotal(of, tier, area))
}

/** The quantity of a case's configuration: 100. */
const TIER_OF_100 = QUANTITIES.indexOf(100)

/** The same for one quantity. */
export const bigIntTotal = (asked: Case): string => {
  const of = compiled(asked)
  return compiledTotal(of, TIER_OF_100, billed(asked, of))
}

/** dinero.js v2 on bigint: plain numbers run out of digits at these places. */
export const dineroJs: Contestant = (asked) => {
  const money = (text: string, scale: number) =>
    dinero({ amount: micro(text, scale), currency: USD, scale: BigInt(scale) })
  const sides = micro(asked.width, 3) * micro(asked.height, 3)
  const minimum = micro(asked.minimum, 6)
  const area = { amount: sides > minimum ? sides : minimum, scale: 6n }
  return asked.quantities.map((quantity, i) => {
    const pieces = BigInt(quantity)
    const unit = multiply(money(asked.rates[i] as string, 4), area)
    let sum = add(multiply(unit, pieces), money(asked.once, 2))
    for (const percent of asked.percents) {
      const share = multiply(unit, { amount: micro(percent, 1), scale: 3n })
      sum = add(sum, multiply(transformScale(share, 2n, halfAwayFromZero), pieces))
    }
    for (const values of asked.perUnit)
      sum = add(sum, multiply(money(values[breakAt(quantity)] as string, 3), pieces))
    return toDecimal(transformScale(sum, 2n, halfAwayFromZero))
  })
}
