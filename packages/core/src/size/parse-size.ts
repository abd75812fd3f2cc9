import { unitsIn } from '../money/decimal-text.ts'
import { type Problem, problem, read, type Reading, unreadable } from '../problem/index.ts'
import { type Inches, inchesOf } from '../units/inches.ts'
import { isBlank, typedNumber } from '../units/read-decimal.ts'
import { INCH_PLACES } from '../units/unit.ts'
import { LONGEST_SIDE } from './limits.ts'

/** The sides of a piece. */
export const SIDES = ['width', 'height'] as const
/** One of {@link SIDES}. */
export type Side = (typeof SIDES)[number]

const NAMES: Readonly<Record<Side, string>> = { width: 'Width', height: 'Height' }
const LONGEST = LONGEST_SIDE * 10 ** INCH_PLACES

/** A width and a height in inches. */
export interface Size {
  readonly width: Inches
  readonly height: Inches
}

/**
 * One side in inches as typed, kept to 3 decimal places: required, and a number ('Invalid numeric value.'). Zero and
 * less are read too; `sizeProblems` reports them. QTY-4.
 */
export function parseSize(typed: string | number, side: Side = 'width'): Reading<Inches> {
  if (isBlank(typed)) return unreadable(problem('size.required', side, { side: NAMES[side] }))
  const text = typedNumber(typed)
  const thousandths = text === null ? null : unitsIn(text, INCH_PLACES, 'half-up')
  if (thousandths === null) return unreadable(problem('length.not-a-number', side))
  if (thousandths > LONGEST) return unreadable(exceedsSide(side, String(LONGEST_SIDE)))
  return read(inchesOf(Math.max(Number(thousandths), -LONGEST)))
}

/** Result of parsing both typed sides. */
export interface SidesReading {
  /** Null while a side can't be read. */
  readonly size: Size | null
  /** Where a side is a number too long to be read: both sides, that one cut to the longest; else null. */
  readonly longest: Size | null
  readonly problems: readonly Problem[]
}

/** Both sides as typed, or every problem with them. MAT-1. */
export function parseSides(width: string | number, height: string | number): SidesReading {
  const [w, h] = [parseSize(width, 'width'), parseSize(height, 'height')]
  if (w.ok && h.ok) return { size: { width: w.value, height: h.value }, longest: null, problems: [] }
  const [cutWidth, cutHeight] = [upToLongest(w), upToLongest(h)]
  return {
    size: null,
    longest: cutWidth !== null && cutHeight !== null ? { width: cutWidth, height: cutHeight } : null,
    problems: [w, h].flatMap((reading) => (reading.ok ? [] : [reading.problem])),
  }
}

function upToLongest(reading: Reading<Inches>): Inches | null {
  if (reading.ok) return reading.value
  return reading.problem.code === 'size.too-large' ? inchesOf(LONGEST) : null
}

/** The problem of a side longer than a maximum in inches. */
export const exceedsSide = (side: Side, maximum: string): Problem =>
  problem('size.too-large', side, { side: NAMES[side], maximum })

/** Whether a side is more than nothing. SIZE-4. */
export const isPositive = (length: Inches): boolean => length > 0

/** The problem of a side at or below zero. SIZE-4. */
export const notPositive = (side: Side): Problem => problem('size.not-positive', side, { side: NAMES[side] })
