import { Exact } from '../money/exact.ts'

/** Longest text that is looked at as a number: more than any size, price or quantity needs. */
const LONGEST_NUMBER = 40
const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)$/

/** Whether nothing was typed. */
export const isBlank = (text: string | null | undefined): boolean => String(text ?? '').trim() === ''

/**
 * The exact number a text stands for, or null: plain ASCII digits with at most one point and a sign; no exponents, no
 * names, no other digits. Linear in the text, and nothing longer than 40 characters is read.
 */
export function readDecimal(text: string): Exact | null {
  if (typeof text !== 'string' || text.length > LONGEST_NUMBER) return null
  const trimmed = text.trim()
  return DECIMAL.test(trimmed) ? new Exact(trimmed) : null
}
