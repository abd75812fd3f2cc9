import type { DecimalString } from '../product/types.ts'
import { amountIn, retailOf, unitsPerOne } from './amount.ts'
import { textOf } from './decimal-text.ts'
import { MoneyError } from './errors.ts'
import { ROUNDING } from './rounding.ts'
import { powerOfTen, scaledHalfUp, wholeOf } from './whole.ts'

export { WHOLESALE_SHARE } from './amount.ts'

/** Decimal places of {@link retailForCharges}: even a million pieces don't carry an error of the last place into the minor unit. */
const CHARGED_PLACES = 18

/**
 * The retail price if none is stored, for products that must not state wholesale amounts: the wholesale amount divided by 0.6, rounded up
 * at the 18th place, so that every total is that of the exact amount. Throws {@link MoneyError} on an invalid decimal. PRICE-10.
 */
export function retailForCharges(wholesale: DecimalString): DecimalString {
  const amount = amountIn(wholesale)
  if (!amount) throw new MoneyError(`Not an amount of money: ${wholesale.slice(0, 40)}`)
  const retail = retailOf(amount)
  const [units, one] = [BigInt(retail.units) * 10n ** BigInt(CHARGED_PLACES), BigInt(unitsPerOne(retail))]
  return textOf(wholeOf((units + (units > 0n ? one - 1n : 0n)) / one), CHARGED_PLACES, 0)
}

/**
 * The retail price if none is stored: the wholesale amount divided by 0.6, rounded to 6 places for display. Charges are computed from the
 * exact amount. Throws {@link MoneyError} on an invalid decimal. PRICE-10.
 */
export function retailFromWholesale(wholesale: DecimalString): DecimalString {
  const amount = amountIn(wholesale)
  if (!amount) throw new MoneyError(`Not an amount of money: ${wholesale.slice(0, 40)}`)
  const retail = retailOf(amount)
  const { places } = ROUNDING.retailFromWholesale
  return textOf(scaledHalfUp(retail.units, powerOfTen(places), 0, unitsPerOne(retail)), places, 0)
}
