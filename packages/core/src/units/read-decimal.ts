import { Exact } from '../money/exact.ts'

/** Longest text that is looked at as a number: more than any size, price or quantity needs. */
const LONGEST_NUMBER = 40
const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)$/

/**
 * The exact number a text stands for, or null: plain ASCII digits with at most one point and a sign; no exponents, no
 * names, no other digits. Linear in the text, and nothing longer than 40 characters is read.
 */
export function readDecimal(text: string): Exact | null {
  if (typeof text !== 'string' || text.length > LONGEST_NUMBER * 2) return null
  const trimmed = text.trim()
  if (trimmed.length > LONGEST_NUMBER || !DECIMAL.test(trimmed)) return null
  return new Exact(trimmed.endsWith('.') ? trimmed.slice(0, -1) : trimmed)
}
