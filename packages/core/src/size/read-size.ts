import { Exact } from '../money/exact.ts'
import { roundTo } from '../money/rounding.ts'
import { problem, read, type Reading, unreadable } from '../problem/index.ts'
import type { DecimalString } from '../product/types.ts'
import { isBlank, readDecimal } from '../units/read-decimal.ts'
import { INCH_PLACES } from '../units/unit.ts'
import { LONGEST_SIDE } from './limits.ts'

export const SIDES = ['width', 'height'] as const
export type Side = (typeof SIDES)[number]

const NAMES: Readonly<Record<Side, string>> = { width: 'Width', height: 'Height' }

/**
 * One side in inches as typed, kept to 3 decimal places: required, and a number ('Invalid numeric value.'). Zero and
 * less are read too; `sizeProblems` tells of them. SIZE-1, SIZE-2.
 */
export function readSize(text: string, side: Side = 'width'): Reading<DecimalString> {
  if (isBlank(text)) return unreadable(problem('size.required', side, { side: NAMES[side] }))
  const number = readDecimal(text)
  if (!number) return unreadable(problem('length.not-a-number', side))
  if (number.gt(LONGEST_SIDE)) {
    const values = { side: NAMES[side], maximum: LONGEST_SIDE }
    return unreadable(problem('size.too-large', side, values, { field: side, value: String(LONGEST_SIDE) }))
  }
  const kept = roundTo(number, INCH_PLACES)
  return read(kept.isZero() ? '0' : kept.toFixed())
}

/** Whether both sides must be positive is answered here for one of them. SIZE-4. */
export const isPositive = (inches: DecimalString): boolean => new Exact(inches).gt(0)

/** The problem of a side at or below zero. SIZE-4. */
export const notPositive = (side: Side) => problem('size.not-positive', side, { side: NAMES[side] })
