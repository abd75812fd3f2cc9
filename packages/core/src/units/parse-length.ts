import { roundTo } from '../money/rounding.ts'
import { problem, read, type Reading, unreadable } from '../problem/index.ts'
import type { DecimalString } from '../product/types.ts'
import { FALLBACK_LOCALE, supportedLocale } from './locale.ts'
import { readDecimal } from './read-decimal.ts'
import { readFraction } from './read-fraction.ts'
import { unitNames } from './show-length.ts'
import { INCH_PLACES, type Unit, UNIT_ROWS, UNITS } from './unit.ts'

/** How many of each unit that may be typed make an inch; meters are typed, and never shown. */
const PER_INCH: Readonly<Record<string, DecimalString>> = {
  ...{ '"': '1', '″': '1', in: '1' },
  ...{ mm: UNIT_ROWS.mm.perInch, cm: UNIT_ROWS.cm.perInch, m: '0.0254' },
}

/** Longest text that is looked at as a length. */
const LONGEST_LENGTH = 60

/** A number or a fraction, and behind it perhaps a unit. */
const LENGTH = /^\s*([^\s"″a-z]*(?:\s+\d+\/\d+)?)\s*("|″|in|mm|cm|m)?\s*$/i

/**
 * A typed length as inches with 3 places: `('50.8', 'mm')` → `'2'`, `('1 1/2', 'in')` → `'1.5'`, as `1½`. A unit written behind
 * the number wins over the shopper's setting; with a locale, its decimal and thousands marks are understood (`50,8` in
 * German). Anything else is 'Invalid numeric value.' SIZE-1, SIZE-2, SIZE-12.
 */
export function parseLength(
  text: string,
  unit: Unit,
  locale = FALLBACK_LOCALE,
  field = 'width',
): Reading<DecimalString> {
  const typed =
    typeof text === 'string' && text.length <= LONGEST_LENGTH ? LENGTH.exec(plainText(text, locale)) : null
  const suffix = typed?.[2]?.toLowerCase()
  const perInch = PER_INCH[suffix ?? unit]
  const number = typed && perInch ? readNumber(typed[1] ?? '', locale) : null
  return number && perInch
    ? read(roundTo(number.div(perInch), INCH_PLACES).toFixed())
    : unreadable(problem('length.not-a-number', field))
}

/** The text without blanks that only group digits, with fractions in figures, and with the locale's own word for a unit in its short form. */
function plainText(text: string, locale: string): string {
  const spelled = text.replace(FRACTION_SIGN, (sign) => ` ${sign.normalize('NFKC').replace('⁄', '/')}`)
  const grouped = /^\s$/.test(marksOf(locale).group) ? spelled.replaceAll(BLANK_GROUP, '') : spelled
  if (LENGTH.test(grouped)) return grouped
  const length = grouped.trim().toLowerCase()
  for (const unit of UNITS) {
    const name = unitNames(unit, locale).find((each) => length.endsWith(each.toLowerCase()))
    if (name) return length.slice(0, -name.length) + unit
  }
  return grouped
}

/** A fraction that is one character: `½`. */
const FRACTION_SIGN = /[¼-¾⅐-⅞](?!\d)/

/** A blank between thousands, as many locales group with; not the one before a fraction. */
const BLANK_GROUP = /(?<=\d)[\u00a0\u202f ](?=\d{3}(?![\d/]))/g

const readNumber = (text: string, locale: string) => readFraction(text) ?? readDecimal(pointed(text, locale))

/** The number with a point for its decimal mark and no thousands marks, as far as they stand where they belong. */
function pointed(number: string, locale: string): string {
  const { decimal, group } = marksOf(locale)
  const grouped = new RegExp(`^[+-]?\\d{1,3}([${group}]\\d{3})+(?=[${decimal}]|$)`)
  const whole = grouped.test(number) ? number.replaceAll(group, '') : number
  return whole.replace(decimal, '.')
}

/** The marks of a locale; a locale without thousands marks has an empty one, which never matches. */
function marksOf(locale: string): { readonly decimal: string; readonly group: string } {
  const parts = new Intl.NumberFormat(supportedLocale(locale)).formatToParts(1234567.5)
  const mark = (of: string) => parts.find(({ type }) => type === of)?.value ?? ''
  return { decimal: mark('decimal'), group: mark('group') }
}
