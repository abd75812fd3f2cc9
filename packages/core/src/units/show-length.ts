import { Exact } from '../money/exact.ts'
import { roundTo } from '../money/rounding.ts'
import type { DecimalString } from '../product/types.ts'
import { FALLBACK_LOCALE, supportedLocale } from './locale.ts'
import { INCH_PLACES, type Unit, UNIT_ROWS } from './unit.ts'

/** A length in inches as a number of the unit, for an input field: `('2', 'mm')` → `'50.8'`. SIZE-12. */
export function inUnit(inches: DecimalString, unit: Unit): DecimalString {
  const { perInch, places } = UNIT_ROWS[unit]
  return roundTo(new Exact(inches).times(perInch), places).toFixed()
}

/** A length in inches as the shopper reads it, unit included: `('2', 'mm', 'en-GB')` → `50.8 mm`. SIZE-11, SIZE-12. */
export function showLength(inches: DecimalString, unit: Unit, locale: string): string {
  return lengthFormat(unit, locale).format(inUnit(inches, unit) as Intl.StringNumericLiteral)
}

/**
 * A limit in inches for messages whose reader's unit is not known where they are made: `('0.25')` → `0.25 in (6.4 mm)`. SIZE-12.
 */
export const showLimit = (inches: DecimalString): string =>
  `${showLength(inches, 'in', FALLBACK_LOCALE)} (${showLength(inches, 'mm', FALLBACK_LOCALE)})`

/** Decimal places for a length that is measured on the product, such as a stroke: enough for thousandths of an inch. */
const FINEST = { in: 4, mm: 3, cm: 4 } as const

/**
 * Lengths in inches that are compared with each other, as their reader reads them: in the places of the unit, and in one more where one
 * of them is shorter than a millimeter, or as many as tell different ones apart: `(['0.012', '0.013'], 'mm')` → `0.3 mm`, `0.33 mm`.
 */
export function showCompared(
  inches: readonly DecimalString[],
  unit: Unit,
  locale: string,
): readonly string[] {
  const { perInch, places } = UNIT_ROWS[unit]
  const lengths = inches.map((length) => new Exact(length))
  const isFine = lengths.some((length) => length.times(UNIT_ROWS.mm.perInch).lt(1))
  const shown = (to: number) => lengths.map((length) => roundTo(length.times(perInch), to).toFixed())
  const different = new Set(lengths.map((length) => length.toFixed())).size
  let to = unit === 'in' ? FINEST.in : places + (isFine ? 1 : 0)
  while (to < FINEST[unit] && new Set(shown(to)).size < different) to += 1
  const format = lengthFormat(unit, locale, to)
  return shown(to).map((length) => format.format(length as Intl.StringNumericLiteral))
}

/** Two sides in inches as the shopper reads them: `('2', '3.5', 'in', 'en-US')` → `2 × 3.5 in`. */
export function showSize(width: DecimalString, height: DecimalString, unit: Unit, locale: string): string {
  const number = new Intl.NumberFormat(supportedLocale(locale))
  return `${number.format(inUnit(width, unit) as Intl.StringNumericLiteral)} × ${showLength(height, unit, locale)}`
}

/** The same without the unit, for labels that follow one: `50.8 × 50.8`. */
export function showSides(width: DecimalString, height: DecimalString, unit: Unit, locale: string): string {
  const number = new Intl.NumberFormat(supportedLocale(locale))
  const side = (inches: DecimalString) => number.format(inUnit(inches, unit) as Intl.StringNumericLiteral)
  return `${side(width)} × ${side(height)}`
}

const lengthFormat = (unit: Unit, locale: string, maximumFractionDigits: number = INCH_PLACES) =>
  new Intl.NumberFormat(supportedLocale(locale), {
    style: 'unit',
    unit: UNIT_ROWS[unit].intl,
    unitDisplay: 'short',
    maximumFractionDigits,
  })

/** Numbers whose plural forms cover what a locale calls a unit. */
const PLURALS = [1, 2, 5, 1.5]

/** A locale's name of a unit, as {@link showLength} writes it. */
export const unitNames = (unit: Unit, locale: string): readonly string[] =>
  PLURALS.flatMap((number) =>
    lengthFormat(unit, locale)
      .formatToParts(number)
      .flatMap((part) => (part.type === 'unit' ? [part.value] : [])),
  )
