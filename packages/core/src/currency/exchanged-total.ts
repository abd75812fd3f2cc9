import { Exact } from '../money/exact.ts'
import { minorUnitPlaces } from '../money/minor-units.ts'
import { roundTo } from '../money/rounding.ts'
import type { Currency, DecimalString } from '../product/types.ts'

/**
 * An amount that was charged in one currency as it would have been in another, by what one of the main currency is in each, rounded
 * half-up to the minor unit: only for what can't be quoted any more. CUR-6.
 */
export function exchangedTotal(
  total: DecimalString,
  rates: { readonly from: DecimalString; readonly to: DecimalString },
  currency: Currency,
): DecimalString {
  const places = minorUnitPlaces(currency)
  return roundTo(new Exact(total).times(rates.to).div(rates.from), places).toFixed(places)
}
