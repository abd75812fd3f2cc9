import type { Reading } from '../problem/index.ts'
import type { DecimalString } from '../product/types.ts'
import { parseLength } from '../units/parse-length.ts'
import { readDecimal } from '../units/read-decimal.ts'
import { inUnit } from '../units/show-length.ts'
import { type Unit, UNITS } from '../units/unit.ts'

/** A typed length as inches, in the shopper's unit unless it says another one: `50.8` in millimeters is `2`. SIZE-2. */
export const parseTypedLength = (typed: string, unit: Unit, locale: string): Reading<DecimalString> =>
  parseLength(withPoint(typed), unit, locale)

/** The same, returning text that is no length as typed, so that the rules can report it. */
export function inchesTyped(typed: string, unit: Unit, locale: string): string {
  const reading = parseTypedLength(typed, unit, locale)
  return reading.ok ? reading.value : typed
}

/** A length as a field shows it in the shopper's unit; text that is no length is unchanged. SIZE-12. */
export const shownTyped = (inches: string, unit: Unit): string =>
  readDecimal(inches) === null ? inches : inUnit(inches, unit)

/** A comma before one or two last figures can only be a decimal mark, whatever the locale: `76,2`. */
const withPoint = (typed: string): string => typed.replace(/^(\s*\d*),(\d{1,2}\s*\D*)$/, '$1.$2')

/** The unit of this name; null if there is none. */
export const unitNamed = (name: string | null): Unit | null => UNITS.find((unit) => unit === name) ?? null
