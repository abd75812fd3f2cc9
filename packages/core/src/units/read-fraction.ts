import { Exact } from '../money/exact.ts'

/** A fraction, with or without a whole number before it; longer texts are not fractions. */
const FRACTION = /^([+-]?)(?:(\d{1,6})\s+)?(\d{1,6})\/(\d{1,6})$/

/**
 * The exact number of a fraction, as on an inch ruler: `1 1/2` → 1.5, `3/8` → 0.375. Null for anything else, and for a zero denominator.
 * SIZE-1.
 */
export function readFraction(text: string): Exact | null {
  const [, sign, whole = '0', part = '', of = ''] = FRACTION.exec(text) ?? []
  if (Number(of) === 0) return null
  const number = new Exact(part).div(of).plus(whole)
  return sign === '-' ? number.neg() : number
}
