import { type Amount, retailOf, type Scale } from '../money/amount.ts'
import { placesIn, type Rounding, unitsIn } from '../money/decimal-text.ts'
import type { Whole } from '../money/whole.ts'
import type { DecimalString } from '../product/types.ts'
import { PriceDataError } from './errors.ts'

/** Most digits of a figure on either side of its point. */
const MOST_DIGITS = 12

/** A list of rates in one scale. */
export interface Rates extends Scale {
  readonly units: readonly Whole[]
}

/**
 * A figure of a price table in units of 10^-places. Throws {@link PriceDataError} on anything but digits and a point: no sign, no
 * exponent.
 */
export function figure(text: DecimalString, places: number, rounding: Rounding = 'exact'): Whole {
  const units = isFigure(text) ? unitsIn(text, places, rounding) : null
  if (units === null)
    throw new PriceDataError(`Not a figure of a price table: ${String(text).slice(0, 40)}`, 'data.decimal')
  return units
}

/** Rates in the fewest places that are exact for all of them. Throws like {@link figure}. */
export function ratesOf(texts: readonly DecimalString[]): Rates {
  let places = 0
  for (const text of texts) places = Math.max(places, placesIn(String(text)))
  return { units: texts.map((text) => figure(text, places)), places, thirds: 1 }
}

/** Retail rates made of wholesale ones, exactly. PRICE-10. */
export const retailRates = ({ units, places }: Rates): Rates => ({
  units: units.map((each) => retailOf({ units: each, places, thirds: 1 } satisfies Amount).units),
  places,
  thirds: 3,
})

function isFigure(text: DecimalString): boolean {
  if (typeof text !== 'string') return false
  const point = text.indexOf('.')
  const before = point < 0 ? text.length : point
  const behind = text.length - before - (point < 0 ? 0 : 1)
  const isSigned = text.charCodeAt(0) < 46
  return !isSigned && before <= MOST_DIGITS && behind <= MOST_DIGITS && (point < 0 ? before : behind) > 0
}
