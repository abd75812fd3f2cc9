import type { Currency, DecimalString } from '../product/types.ts'
import { Exact } from './exact.ts'
import { minorUnitPlaces } from './minor-units.ts'

/** Every place a price is rounded at, and how. Nothing else in the rules rounds money. PRICE-4. */
export const ROUNDING = {
  /** A percentage of the unit price, before it is multiplied by the quantity. OPT-9. */
  optionPercentage: { places: 2, mode: 'half-up' },
  /** Retail derived from wholesale, for display of a single amount; a charge is rounded only as a total. */
  retailFromWholesale: { places: 6, mode: 'half-up' },
  /** An amount that is exchanged for another currency. CUR-3. */
  exchanged: { places: 6, mode: 'half-up' },
  /** A total: the currency's minor unit. PRICE-4. */
  total: { places: 'minor-unit', mode: 'half-up' },
  /** A price per piece that is only shown. PRICE-4. */
  shownUnitPrice: { places: 4, mode: 'half-up' },
} as const

/** Rounds half-up to a number of decimal places: away from zero at exactly one half. PRICE-4. */
export const roundTo = (amount: Exact, places: number): Exact => amount.toDecimalPlaces(places, 'half-up')

/**
 * Rounds an amount half-up to the currency's minor unit: `('0.125', 'USD')` → `'0.13'`, `('0.5', 'JPY')` → `'1'`. Throws on an invalid
 * decimal. PRICE-4.
 */
export function roundToMinorUnit(amount: DecimalString, currency: Currency): DecimalString {
  const places = minorUnitPlaces(currency)
  return roundTo(new Exact(amount), places).toFixed(places)
}
