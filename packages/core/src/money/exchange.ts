import type { DecimalString } from '../product/types.ts'
import { type Amount, amountIn } from './amount.ts'
import { textOf } from './decimal-text.ts'
import { MoneyError } from './errors.ts'
import { ROUNDING } from './rounding.ts'
import { dividedHalfUp, powerOfTen, times } from './whole.ts'

const { places: PLACES } = ROUNDING.exchanged

/** An amount of the main currency in another one: × the rate, rounded half-up to 6 places. CUR-3. */
export function exchanged({ units, places, thirds }: Amount, rate: Amount): Amount {
  const more = places + rate.places - PLACES
  const product = times(units, rate.units)
  return more > 0
    ? { units: dividedHalfUp(product, powerOfTen(more)), places: PLACES, thirds }
    : { units: product, places: places + rate.places, thirds }
}

/** The same as text: `('10', '0.92')` → `'9.2'`. Throws {@link MoneyError} on invalid decimals. */
export function exchangedText(amount: DecimalString, rate: DecimalString): DecimalString {
  const [of, by] = [amountIn(amount), amountIn(rate)]
  if (!of || !by) throw new MoneyError(`Not an amount and a rate: ${`${amount}, ${rate}`.slice(0, 40)}`)
  const { units, places } = exchanged(of, by)
  return textOf(units, places, 0)
}
