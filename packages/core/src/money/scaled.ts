import type { DecimalString } from '../product/types.ts'
import type { Exact } from './exact.ts'

/*
 * Amounts as whole numbers of 10^-places, for sums that are made thousands of times: 0.52 at 4 places is 5200n. Exact
 * like decimal.js, which stays the reader of figures and, in the tests, the oracle. PRICE-3.
 */

const powers: bigint[] = []

/** 10^exponent. */
export function powerOfTen(exponent: number): bigint {
  return (powers[exponent] ??= 10n ** BigInt(exponent))
}

/** An exact number with at most that many decimal places, as whole units. */
export const unitsOf = (exact: Exact, places: number): bigint =>
  BigInt(exact.toFixed(places).replace('.', ''))

/** The same amount at another number of places, rounded half-up where there are fewer of them. PRICE-4. */
export function rescale(units: bigint, from: number, to: number): bigint {
  if (to >= from) return units * powerOfTen(to - from)
  const divisor = powerOfTen(from - to)
  const half = divisor / 2n
  return units < 0n ? -((half - units) / divisor) : (units + half) / divisor
}

/** Whole units as a decimal string: all places, or without trailing zeros down to the least. */
export function textOf(units: bigint, places: number, least = places): DecimalString {
  const [sign, size] = units < 0n ? ['-', -units] : ['', units]
  const digits = String(size).padStart(places + 1, '0')
  let end = digits.length
  while (end > digits.length - places + least && digits[end - 1] === '0') end -= 1
  const point = digits.length - places
  return sign + digits.slice(0, point) + (end > point ? `.${digits.slice(point, end)}` : '')
}

/** A decimal string of digits and a point as whole units; it has at most that many places. */
export function unitsOfText(text: DecimalString, places: number): bigint {
  const point = text.indexOf('.')
  if (point < 0) return BigInt(text) * powerOfTen(places)
  return BigInt(text.slice(0, point) + text.slice(point + 1).padEnd(places, '0'))
}
