import type { DecimalString } from './decimal-string.ts'
import { minus, powerOfTen, plus, times, type Whole, wholeOf } from './whole.ts'

/** Treatment of digits past the last place; `exact` allows only zeros. */
export type Rounding = 'exact' | 'half-up' | 'up' | 'down'

const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)$/
const [ZERO, NINE, POINT, PLUS, MINUS] = [48, 57, 46, 43, 45] as const
/** Characters of a number that is a safe integer whatever its digits are. */
const SHORT = 15

/**
 * A decimal text as a whole number of units of 10^-places: `('2.0015', 3, 'half-up')` → 2002. Plain ASCII digits with at
 * most one point and a sign; null for anything else, and where `exact` would lose digits. `half-up` rounds away from
 * zero, `up` and `down` to the larger and the smaller number. Linear in the text.
 */
export function unitsIn(text: string, places: number, rounding: Rounding = 'exact'): Whole | null {
  if (text.length > SHORT) return longUnitsIn(text, places, rounding)
  const sign = text.charCodeAt(0)
  let units = 0
  let digits = 0
  let behindPoint = -1
  let firstCut = 0
  let isCut = false
  for (let at = sign === MINUS || sign === PLUS ? 1 : 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === POINT && behindPoint < 0) {
      behindPoint = 0
      continue
    }
    if (code < ZERO || code > NINE) return null
    digits += 1
    if (behindPoint < places) {
      units = units * 10 + code - ZERO
      if (behindPoint >= 0) behindPoint += 1
    } else {
      if (behindPoint === places) firstCut = code - ZERO
      if (code !== ZERO) isCut = true
      behindPoint += 1
    }
  }
  if (digits === 0 || (isCut && rounding === 'exact')) return null
  const missing = behindPoint < 0 ? places : Math.max(places - behindPoint, 0)
  const size = missing === 0 ? units : times(units, powerOfTen(missing))
  return isCut ? rounded(size, sign === MINUS, firstCut, rounding) : sign === MINUS ? minus(0, size) : size
}

function rounded(size: Whole, isNegative: boolean, firstCut: number, rounding: Rounding): Whole {
  const awayFromZero = rounding === 'half-up' ? firstCut >= 5 : (rounding === 'up') !== isNegative
  const whole = awayFromZero ? plus(size, 1) : size
  return isNegative ? minus(0, whole) : whole
}

/** The same for texts with more digits than a plain number can hold exactly. */
function longUnitsIn(text: string, places: number, rounding: Rounding): Whole | null {
  if (!DECIMAL.test(text)) return null
  const [whole = '', behind = ''] = text.replace(/^[+-]/, '').split('.')
  const cut = behind.slice(places)
  const isCut = /[1-9]/.test(cut)
  if (isCut && rounding === 'exact') return null
  const isNegative = text.startsWith('-')
  const size = wholeOf(BigInt(whole + behind.slice(0, places).padEnd(places, '0')))
  return isCut ? rounded(size, isNegative, Number(cut[0]), rounding) : isNegative ? minus(0, size) : size
}

/** How many decimal places a decimal text is written with. */
export function placesIn(text: DecimalString): number {
  const point = text.indexOf('.')
  return point < 0 ? 0 : text.length - point - 1
}

const HUNDREDTHS = Array.from({ length: 100 }, (_, each) => String(each).padStart(2, '0'))

/** Whole units of 10^-places as a decimal text: all places, or without trailing zeros down to the least. */
export function textOf(units: Whole, places: number, least = places): DecimalString {
  if (units < 0) return `-${textOf(minus(0, units), places, least)}`
  if (places === least && typeof units === 'number') {
    if (places === 2) return centsText(units)
    if (places === 4) return `${centsText(Math.floor(units / 100))}${HUNDREDTHS[units % 100]}`
  }
  const written = String(units)
  const digits = written.length > places ? written : written.padStart(places + 1, '0')
  const point = digits.length - places
  let end = digits.length
  while (end > point + least && digits.charCodeAt(end - 1) === ZERO) end -= 1
  return end > point ? `${digits.slice(0, point)}.${digits.slice(point, end)}` : digits.slice(0, point)
}

/** Hundredths with their two places, which is what most amounts have. */
function centsText(cents: number): DecimalString {
  const whole = Math.floor(cents / 100)
  return `${whole}.${HUNDREDTHS[cents - whole * 100]}`
}
