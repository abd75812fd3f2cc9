import { dateToSerial, format, getFormatDateInfo, isDateFormat } from 'numfmt'
import { unescaped } from './parts.ts'
import { GENERAL } from './styles.ts'

/** A cell as a sheet holds it: the kind of its value, and its value as text. */
export interface Cell {
  /** `n` number, `s` shared text, `str` text of a formula, `inlineStr`, `b` boolean, `e` error, `d` date. */
  readonly kind: string
  readonly value: string
  readonly style: number
}

/** What decides how a workbook shows its values. */
export interface Look {
  readonly formats: readonly string[]
  readonly sharedStrings: readonly string[]
  readonly from1904: boolean
  /** Language tag of whoever reads it, such as `de-DE`. */
  readonly locale: string
}

/** What Excel shows in place of a date that it can't show. */
const HASHES = '######'
/** Days from 1 January 1900 to 1 January 1904, as Excel counts them. */
const DAYS_TO_1904 = 1462
/** From here on a number has more digits than are kept. */
const EXACT = 1e15

/**
 * What a cell shows. Null for a cell that shows no value: an error, or a date that can't be shown. A number without a format has all
 * of its digits: how many a sheet shows depends on how wide its column is. VAR-18.
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

/** A date as some programs write it: `2026-11-27T08:30:00`. */
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

/** A format that can't be read shows its values as they are. */
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

/** A currency may say whose it is: `[$€-407]`. Separators follow the reader nevertheless. */
const withoutLanguage = (pattern: string): string =>
  pattern.replace(/\[\$([^\]-]*)-[0-9a-f]{3,4}\]/gi, (_, symbol: string) => (symbol ? `[$${symbol}]` : ''))
