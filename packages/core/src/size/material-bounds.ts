import { Exact, ZERO } from '../money/exact.ts'
import { type Problem, problem } from '../problem/index.ts'
import type { DecimalString, Material } from '../product/types.ts'
import { formatLimit, isAtLeast, isAtMost } from '../units/limit.ts'
import { exceedsSide, type Size } from './parse-size.ts'

/** The material's limits in inches; a missing one is null. */
export type MaterialLimits = Pick<
  Material,
  'minWidth' | 'minHeight' | 'maxWidth' | 'maxHeight' | 'maxIsInterchangeable'
>

/**
 * Problems of a size on a material: below its minimum or beyond its maximum; if the material is interchangeable, the size may be turned
 * by a quarter. SIZE-5, SIZE-6.
 */
export function materialSizeProblems(limits: MaterialLimits, size: Size): readonly Problem[] {
  return [...minimumProblems(limits, size), ...maximumProblems(limits, size)]
}

function minimumProblems({ minWidth, minHeight }: MaterialLimits, size: Size): readonly Problem[] {
  const isNarrow = !isAtLeast(size.width, minWidth)
  if (!isNarrow && isAtLeast(size.height, minHeight)) return []
  const values = { w: formatLimit(minWidth ?? '0'), h: formatLimit(minHeight ?? '0') }
  return [problem('size.below-minimum', isNarrow ? 'width' : 'height', values)]
}

function maximumProblems(limits: MaterialLimits, size: Size): readonly Problem[] {
  const { maxWidth, maxHeight } = limits
  if (fits(limits, size)) return []
  const field = isAtMost(size.width, maxWidth) ? 'height' : 'width'
  const narrow = onlyBothSidesAreTooLong(limits, size) ? narrowMaximum(limits) : null
  if (narrow !== null) return [problem('size.one-side-exceeds', field, { n: formatLimit(narrow) })]
  // With a maximum for one side only, there is no second number to name.
  if (maxWidth == null || maxHeight == null)
    return [exceedsSide(field, formatLimit(maxWidth ?? maxHeight ?? ''))]
  return [problem('size.exceeds-maximum', field, { w: formatLimit(maxWidth), h: formatLimit(maxHeight) })]
}

/** Whether the size is within the material's maximum, upright or, when interchangeable, turned. SIZE-6. */
function fits({ maxWidth, maxHeight, maxIsInterchangeable }: MaterialLimits, size: Size): boolean {
  const { width, height } = size
  if (isAtMost(width, maxWidth) && isAtMost(height, maxHeight)) return true
  return maxIsInterchangeable && isAtMost(height, maxWidth) && isAtMost(width, maxHeight)
}

/** Each side alone would fit the longer maximum, but both exceed the shorter one. SIZE-6. */
function onlyBothSidesAreTooLong(limits: MaterialLimits, { width, height }: Size): boolean {
  if (!limits.maxIsInterchangeable) return false
  const wide =
    limits.maxWidth == null || limits.maxHeight == null ? null : longer(limits.maxWidth, limits.maxHeight)
  return isAtMost(width, wide) && isAtMost(height, wide)
}

/** The shorter of the two maxima; null if there is none. */
export function narrowMaximum({ maxWidth, maxHeight }: MaterialLimits): DecimalString | null {
  if (maxWidth == null || maxHeight == null) return maxWidth ?? maxHeight ?? null
  return new Exact(maxWidth).lte(maxHeight) ? maxWidth : maxHeight
}

const longer = (one: DecimalString, other: DecimalString) => (new Exact(one).gte(other) ? one : other)

/** The smallest size in inches a material allows; nothing where no minimum is stored. */
export const minimumOfMaterial = ({ minWidth, minHeight }: MaterialLimits): { w: Exact; h: Exact } => ({
  w: minWidth == null ? ZERO : new Exact(minWidth),
  h: minHeight == null ? ZERO : new Exact(minHeight),
})
