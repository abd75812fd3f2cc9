import { textOf } from '../money/decimal-text.ts'
import type { DecimalString } from '../money/decimal-string.ts'
import { INCH_PLACES } from './unit.ts'

declare const unit: unique symbol

/** A length in inches, kept to 3 decimal places; made by {@link inches} or `parseSize` only. SIZE-11, SIZE-12. */
export type Inches = number & { readonly [unit]: 'Inches' }

const PER_INCH = 10 ** INCH_PLACES

/** A length in inches, rounded half-up to 3 places: 1.9994 → 1.999. Throws a RangeError on a number that isn't finite. */
export function inches(length: number): Inches {
  if (!Number.isFinite(length)) throw new RangeError(`Not a length in inches: ${length}`)
  return inchesOf(Math.sign(length) * Math.round(Math.abs(length) * PER_INCH))
}

/** A length of so many thousandths of an inch. */
export const inchesOf = (thousandths: number): Inches => (thousandths / PER_INCH || 0) as Inches

/** The same length in whole thousandths of an inch, exactly. */
export const thousandthsOf = (length: Inches): number => Math.round(length * PER_INCH)

/** A length as it is stored and sent: `2.5`, without trailing zeros. OPT-10. */
export const formatInches = (length: Inches): DecimalString => textOf(thousandthsOf(length), INCH_PLACES, 0)
