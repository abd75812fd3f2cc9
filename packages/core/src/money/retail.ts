import type { DecimalString } from '../product/types.ts'
import { amountIn, retailOf, unitsPerOne } from './amount.ts'
import { textOf } from './decimal-text.ts'
import { MoneyError } from './errors.ts'
import { ROUNDING } from './rounding.ts'
import { powerOfTen, scaledHalfUp } from './whole.ts'

export { WHOLESALE_SHARE } from './amount.ts'

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
