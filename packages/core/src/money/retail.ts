import type { DecimalString } from '../product/types.ts'
import { amountIn, retailOf, unitsPerOne } from './amount.ts'
import { textOf } from './decimal-text.ts'
import { MoneyError } from './errors.ts'
import { ROUNDING } from './rounding.ts'
import { powerOfTen, scaledHalfUp } from './whole.ts'

export { WHOLESALE_SHARE } from './amount.ts'

/**
 * The retail price where none is stored: the wholesale amount divided by 0.6, for display kept to 6 places. What is
 * charged is reckoned from the exact amount. Throws {@link MoneyError} on what is no decimal. PRICE-10.
 */
export function retailFromWholesale(wholesale: DecimalString): DecimalString {
  const amount = amountIn(wholesale)
  if (!amount) throw new MoneyError(`Not an amount of money: ${wholesale.slice(0, 40)}`)
  const retail = retailOf(amount)
  const { places } = ROUNDING.retailFromWholesale
  return textOf(scaledHalfUp(retail.units, powerOfTen(places), 0, unitsPerOne(retail)), places, 0)
}
