import { Exact } from '../money/exact.ts'
import { roundTo } from '../money/rounding.ts'
import { type Problem, problem } from '../problem/index.ts'
import { type Inches, inches } from '../units/inches.ts'
import { readDecimal } from '../units/read-decimal.ts'
import { INCH_PLACES } from '../units/unit.ts'
import { RATIO_TOLERANCE } from './limits.ts'
import type { Side, Size } from './parse-size.ts'

/** A ratio of width to height as two exact numbers. */
export interface Ratio {
  readonly width: Exact
  readonly height: Exact
}

/** Width to height from a number (`'1.5'`) or a pair (`'3:2'`); null for nothing, zero or anything else. SIZE-3. */
export function parseRatio(text: string | null): Ratio | null {
  if (typeof text !== 'string') return null
  const [width, height, more] = text.split(':')
  const [w, h] = [readDecimal(width ?? ''), readDecimal(height ?? '1')]
  return more === undefined && w?.gt(0) && h?.gt(0) ? { width: w, height: h } : null
}

/**
 * The other side when a ratio is locked and one side was changed: width and height follow each other. SIZE-3.
 */
export function followRatio(changed: Side, side: Inches, ratio: Ratio): Inches {
  const [by, over] = changed === 'width' ? [ratio.height, ratio.width] : [ratio.width, ratio.height]
  return inches(roundTo(new Exact(side).times(by).div(over), INCH_PLACES).toNumber())
}

/** Whether two sides keep a ratio, each of them rounded to 3 places or not. SIZE-17. */
export function keepsRatio(ratio: Ratio, { width, height }: Size): boolean {
  const drift = new Exact(width).times(ratio.height).minus(new Exact(height).times(ratio.width)).abs()
  return drift.lte(ratio.width.plus(ratio.height).times(RATIO_TOLERANCE))
}

/**
 * Problems of a size with a locked ratio: pages link the sides, but a saved or posted size may break the ratio. An unreadable ratio locks
 * nothing. SIZE-3, SIZE-17.
 */
export function ratioProblems(lockRatio: string | null, size: Size): readonly Problem[] {
  const ratio = parseRatio(lockRatio)
  if (!ratio || keepsRatio(ratio, size)) return []
  return [problem('size.breaks-ratio', 'height', { ratio: lockRatio ?? '' })]
}
