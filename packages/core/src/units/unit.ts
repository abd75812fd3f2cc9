import type { DecimalString } from '../money/decimal-string.ts'

/** The units a length is shown in, by the profile's setting, else by locale. SIZE-11, SIZE-12. */
export const UNITS = ['in', 'mm', 'cm'] as const
/** A unit of length: one of {@link UNITS}. */
export type Unit = (typeof UNITS)[number]

interface UnitRow {
  /** How many of it make an inch, exactly. */
  readonly perInch: DecimalString
  /** Decimal places shown, at most three: few enough that converting to three places of an inch and back gives the typed value. */
  readonly places: number
  readonly intl: 'inch' | 'millimeter' | 'centimeter'
}

export const UNIT_ROWS: Readonly<Record<Unit, UnitRow>> = {
  in: { perInch: '1', places: 3, intl: 'inch' },
  mm: { perInch: '25.4', places: 1, intl: 'millimeter' },
  cm: { perInch: '2.54', places: 2, intl: 'centimeter' },
}

/** Lengths are stored in inches with 3 places. SIZE-2, SIZE-12. */
export const INCH_PLACES = 3

const INCH_COUNTRIES = ['US', 'LR', 'MM']

/** The unit a locale measures in where the profile says nothing: inches in the United States, else millimeters. */
export function unitOfLocale(locale: string): Unit {
  const region = /[-_]([A-Z]{2})\b/.exec(locale)?.[1]
  const inches = region === undefined ? locale.startsWith('en') : INCH_COUNTRIES.includes(region)
  return inches ? 'in' : 'mm'
}
