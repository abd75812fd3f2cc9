import { amountIn } from '../money/amount.ts'
import { type Rounding, textOf, unitsIn } from '../money/decimal-text.ts'
import { wholeOf } from '../money/whole.ts'
import type { DecimalString } from '../product/types.ts'
import { OrderError } from './errors.ts'

/** Characters of an amount or a percentage, as of decimals elsewhere. */
const LONGEST = 37

/** A decimal of 0 or more as minor units. Throws {@link OrderError} on anything else, such as a fraction of a minor unit. */
export function minorIn(text: DecimalString, places: number, rounding: Rounding = 'exact'): bigint {
  const isShort = typeof text === 'string' && text.length <= LONGEST
  const units = isShort ? unitsIn(text, places, rounding) : null
  if (units === null || units < 0)
    throw new OrderError(`Not an amount of an order: ${String(text).slice(0, 40)}`, 'order.amount')
  return BigInt(units)
}

export const minorText = (units: bigint, places: number): DecimalString => textOf(wholeOf(units), places)

/** A percentage as the fraction `numerator ÷ denominator`. Throws {@link OrderError} if it is below 0 or no decimal. */
export function fractionIn(percent: DecimalString): {
  readonly numerator: bigint
  readonly denominator: bigint
} {
  const amount = typeof percent === 'string' && percent.length <= LONGEST ? amountIn(percent) : null
  if (!amount || amount.units < 0)
    throw new OrderError(`Not a percentage: ${String(percent).slice(0, 40)}`, 'order.rate')
  return { numerator: BigInt(amount.units), denominator: 100n * 10n ** BigInt(amount.places) }
}
