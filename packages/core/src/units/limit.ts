import { placesIn, textOf, unitsIn } from '../money/decimal-text.ts'
import type { Whole } from '../money/whole.ts'
import { PriceDataError } from '../price/errors.ts'
import type { DecimalString } from '../product/types.ts'
import { type Inches, thousandthsOf } from './inches.ts'
import { INCH_PLACES } from './unit.ts'

type Limit = DecimalString | null | undefined

/** Whether a length reaches a limit in inches; without a limit it does. Throws `PriceDataError` on a limit that is no decimal. */
export const isAtLeast = (length: Inches, least: Limit): boolean =>
  least == null || thousandthsOf(length) >= limitIn(least, 'up')

/** Whether a length stays within a limit in inches; without a limit it does. Throws like {@link isAtLeast}. */
export const isAtMost = (length: Inches, most: Limit): boolean =>
  most == null || thousandthsOf(length) <= limitIn(most, 'down')

/** Whether a length is exactly that of a text. Throws like {@link isAtLeast}. */
export const isLength = (length: Inches, text: DecimalString): boolean =>
  isAtLeast(length, text) && isAtMost(length, text)

/** Whether two sides cover at least so many square inches; without a limit they do. Throws like {@link isAtLeast}. */
export const coversAtLeast = (width: Inches, height: Inches, least: Limit): boolean =>
  least == null || thousandthsOf(width) * thousandthsOf(height) >= limitIn(least, 'up', 2 * INCH_PLACES)

/** A limit in the places lengths have: rounding it to the length next to it changes no comparison. */
function limitIn(text: DecimalString, rounding: 'up' | 'down', places = INCH_PLACES): Whole {
  const limit = typeof text === 'string' ? unitsIn(text, places, rounding) : null
  if (limit === null)
    throw new PriceDataError(`Not a limit in inches: ${String(text).slice(0, 40)}`, 'data.decimal')
  return limit
}

/** A limit as messages name it, without zeros that say nothing: `3.940` → `3.94`, `.5` → `0.5`. */
export function formatLimit(text: DecimalString): DecimalString {
  const places = placesIn(text)
  const units = unitsIn(text, places)
  return units === null ? text : textOf(units, places, 0)
}
