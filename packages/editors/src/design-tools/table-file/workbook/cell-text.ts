import { dateToSerial, format, getFormatDateInfo, isDateFormat } from 'numfmt'
import { unescaped } from './parts.ts'
import { GENERAL } from './styles.ts'

/** A cell as stored in a sheet: the kind of its value, and the value as text. */
export interface Cell {
  /** `n` number, `s` shared string, `str` text of a formula, `inlineStr`, `b` boolean, `e` error, `d` date. */
  readonly kind: string
  readonly value: string
  readonly style: number
}

/** Settings that determine how values are displayed. */
export interface Look {
  readonly formats: readonly string[]
  readonly sharedStrings: readonly string[]
  readonly from1904: boolean
  /** The reader's language tag, such as `de-DE`. */
  readonly locale: string
}

/** Excel's display of a date it can't show. */
const HASHES = '######'
/** Days from January 1, 1900 to January 1, 1904, as Excel counts them. */
const DAYS_TO_1904 = 1462
/** From here on a number has more digits than stored precision. */
const EXACT = 1e15

/**
 * The displayed text of a cell; null where it shows no value: an error, or an impossible date. A number without a format has all
 * of its digits, because a sheet's display depends on the column width. VAR-18.
 */
export function textOfCell({ kind, value, style }: Cell, look: Look): string | null {
  const pattern = look.formats[style] ?? GENERAL
  if (kind === 'e') return null
  if (kind === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (kind === 's') return formatted(pattern, look.sharedStrings[Number(value)] ?? '', look)
  if (kind === 'str') return formatted(pattern, unescaped(value), look)
  if (kind === 'inlineStr') return formatted(pattern, value, look)
  if (kind === 'd') return textOfDate(value, pattern, look)
  const number = value.trim() === '' ? NaN : Number(value)
  if (Number.isNaN(number)) return value
  return textOfNumber(number, pattern, look)
}

function textOfNumber(number: number, pattern: string, look: Look): string | null {
  const isLong = /^general$/i.test(pattern) && Math.abs(number) >= 1e11 && Math.abs(number) < EXACT
  const used = isLong ? '0.####' : pattern
  const text = formatted(used, number + (look.from1904 && hasDay(pattern) ? DAYS_TO_1904 : 0), look)
  return isLong ? (text?.replace(/[.,]$/, '') ?? null) : text
}

function hasDay(pattern: string): boolean {
  if (!isDateFormat(pattern)) return false
  const { year, month, day } = getFormatDateInfo(pattern)
  return year || month || day
}

/** A date in ISO format, as some programs write it: `2026-11-27T08:30:00`. */
function textOfDate(value: string, pattern: string, look: Look): string | null {
  const [year = NaN, month = 1, day = 1, hours = 0, minutes = 0, seconds = 0] = value
    .split(/\D+/)
    .filter((part) => part !== '')
    .map(Number)
  const serial = dateToSerial([year, month, day, hours, minutes, seconds]) ?? NaN
  if (!Number.isFinite(serial)) return value
  const plain = hours + minutes + seconds > 0 ? 'yyyy-mm-dd hh:mm' : 'yyyy-mm-dd'
  return formatted(isDateFormat(pattern) ? pattern : plain, serial, look)
}

/** The formatted value; unformatted where the format is invalid. */
function formatted(pattern: string, value: number | string, { locale }: Look): string | null {
  const used = isDateFormat(pattern) ? pattern : withoutLanguage(pattern)
  const options = { locale, dateSpanLarge: false, dateErrorNumber: false }
  let text
  try {
    text = format(used, value, options)
  } catch {
    text = format(GENERAL, value, options)
  }
  return text === HASHES ? null : typeof value === 'string' ? text : text.trim()
}

/** Removes the locale of a currency, such as `[$€-407]`, so that separators follow the reader. */
const withoutLanguage = (pattern: string): string =>
  pattern.replace(/\[\$([^\]-]*)-[0-9a-f]{3,4}\]/gi, (_, symbol: string) => (symbol ? `[$${symbol}]` : ''))
