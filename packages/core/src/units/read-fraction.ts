import { Exact } from '../money/exact.ts'

/** A fraction, with or without a whole number before it; short enough that nobody means more. */
const FRACTION = /^([+-]?)(?:(\d{1,6})\s+)?(\d{1,6})\/(\d{1,6})$/

/**
 * The exact number a fraction stands for, as a ruler in inches is read: `1 1/2` → 1.5, `3/8` → 0.375. Null for anything
 * else, and for parts of nothing. SIZE-1.
 */
export function readFraction(text: string): Exact | null {
  const [, sign, whole = '0', part = '', of = ''] = FRACTION.exec(text) ?? []
  if (Number(of) === 0) return null
  const number = new Exact(part).div(of).plus(whole)
  return sign === '-' ? number.neg() : number
}
