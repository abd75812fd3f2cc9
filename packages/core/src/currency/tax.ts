import { amountIn } from '../money/amount.ts'
import { textOf, unitsIn } from '../money/decimal-text.ts'
import { MoneyError } from '../money/errors.ts'
import { minorUnitPlaces } from '../money/minor-units.ts'
import { dividedHalfUp, minus, plus, powerOfTen, times } from '../money/whole.ts'
import type { Currency, DecimalString } from '../product/types.ts'

/** A total that includes tax, in its two parts, which always sum to it. */
export interface TaxParts {
  readonly net: DecimalString
  readonly tax: DecimalString
}

/**
 * The tax included in a total, at a rate in percent: total × rate ÷ (100 + rate), rounded half-up to the minor unit; the rest is the net
 * amount. For several items, apply it to their sum; never add up taxes. Throws {@link MoneyError} on an invalid amount or a negative
 * rate. CUR-9.
 */
export function taxWithin(total: DecimalString, percent: DecimalString, currency: Currency): TaxParts {
  const places = minorUnitPlaces(currency)
  const units = unitsIn(total, places)
  const rate = amountIn(percent)
  if (units === null) throw new MoneyError(`Not a total in ${currency}: ${String(total).slice(0, 40)}`)
  if (!rate || rate.units < 0) throw new MoneyError(`Not a rate of tax: ${String(percent).slice(0, 40)}`)
  const hundred = times(100, powerOfTen(rate.places))
  const tax = dividedHalfUp(times(units, rate.units), plus(hundred, rate.units))
  return { net: textOf(minus(units, tax), places), tax: textOf(tax, places) }
}
