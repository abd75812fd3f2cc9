import type { DecimalString } from '../product/types.ts'
import { placesIn, unitsIn } from './decimal-text.ts'
import { powerOfTen, times, type Whole } from './whole.ts'

/**
 * How fine amounts are counted: one unit is 1 ÷ (thirds × 10^places) of the currency. Thirds are what makes retail from
 * wholesale (÷ 0.6) exact. PRICE-4, PRICE-10.
 */
export interface Scale {
  readonly places: number
  readonly thirds: 1 | 3
}

/** An exact amount: whole units of its scale. */
export interface Amount extends Scale {
  readonly units: Whole
}

/** How many units of a scale make one unit of the currency. */
export const unitsPerOne = ({ places, thirds }: Scale): Whole => times(powerOfTen(places), thirds)

/** Units of one scale as those of a finer one. */
export const rescaled = (units: Whole, from: Scale, to: Scale): Whole =>
  from.places === to.places && from.thirds === to.thirds
    ? units
    : times(units, times(powerOfTen(to.places - from.places), to.thirds / from.thirds))

/** The exact amount of a decimal text; null if it is no decimal. */
export function amountIn(text: DecimalString): Amount | null {
  const places = placesIn(text)
  const units = unitsIn(text, places)
  return units === null ? null : { units, places, thirds: 1 }
}

/** Wholesale as a fraction of retail. PRICE-10. */
export const WHOLESALE_SHARE = '0.6'

/** Retail from wholesale where no retail amount is stored: ÷ 0.6, which is × 5 ÷ 3, exact. PRICE-10. */
export const retailOf = ({ units, places }: Amount): Amount => ({ units: times(units, 5), places, thirds: 3 })
