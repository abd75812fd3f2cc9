import { Exact } from '../money/exact.ts'

/** Longest text that is looked at as a number: more than any size, price or quantity needs. */
const LONGEST_NUMBER = 40
const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)$/

/** Whether nothing was typed. */
export const isBlank = (typed: string | number | null | undefined): boolean =>
  String(typed ?? '').trim() === ''

/** The text of a number as typed, or of a plain number, without the blanks around it; null when it is too long or neither. */
export function typedNumber(typed: string | number): string | null {
  const text = typeof typed === 'number' ? String(typed) : typed
  return typeof text !== 'string' || text.length > LONGEST_NUMBER ? null : text.trim()
}

/**
 * The exact number a text stands for, or null: plain ASCII digits with at most one point and a sign; no exponents, names or other digits.
 * Linear time; at most 40 characters are read.
 */
export function readDecimal(typed: string): Exact | null {
  const text = typeof typed === 'string' ? typedNumber(typed) : null
  return text !== null && DECIMAL.test(text) ? new Exact(text) : null
}
