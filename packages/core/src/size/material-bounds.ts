import { Exact, ZERO } from '../money/exact.ts'
import { type Problem, problem } from '../problem/index.ts'
import type { DecimalString, Material } from '../product/types.ts'

/** The material's limits in inches; a missing maximum is null. */
export type MaterialLimits = Pick<
  Material,
  'minWidth' | 'minHeight' | 'maxWidth' | 'maxHeight' | 'maxIsInterchangeable'
>

/**
 * What is wrong with a size (inches) for a material: below its minimum, or beyond its maximum, which may be met turned
 * by a quarter when the material is interchangeable. SIZE-5, SIZE-6.
 */
export function materialSizeProblems(
  limits: MaterialLimits,
  width: DecimalString,
  height: DecimalString,
): readonly Problem[] {
  const [w, h] = [new Exact(width), new Exact(height)]
  return [...minimumProblems(limits, w, h), ...maximumProblems(limits, w, h)]
}

function minimumProblems({ minWidth, minHeight }: MaterialLimits, w: Exact, h: Exact): readonly Problem[] {
  const narrow = minWidth !== null && w.lt(minWidth)
  const low = minHeight !== null && h.lt(minHeight)
  if (!narrow && !low) return []
  const values = { w: minWidth ?? '0', h: minHeight ?? '0' }
  return [problem('size.below-minimum', narrow ? 'width' : 'height', values)]
}

function maximumProblems(limits: MaterialLimits, w: Exact, h: Exact): readonly Problem[] {
  const { maxWidth, maxHeight } = limits
  if (fits(limits, w, h)) return []
  const field = maxWidth !== null && w.gt(maxWidth) ? 'width' : 'height'
  const narrow = onlyBothSidesAreTooLong(limits, w, h) ? narrowMaximum(limits) : null
  return narrow === null
    ? [problem('size.exceeds-maximum', field, { w: maxWidth ?? '∞', h: maxHeight ?? '∞' })]
    : [problem('size.one-side-exceeds', field, { n: narrow })]
}

/** Whether the size is within the material's maximum, upright or, when interchangeable, turned. SIZE-6. */
function fits({ maxWidth, maxHeight, maxIsInterchangeable }: MaterialLimits, w: Exact, h: Exact): boolean {
  const upright = within(w, maxWidth) && within(h, maxHeight)
  return upright || (maxIsInterchangeable && within(h, maxWidth) && within(w, maxHeight))
}

/** Each side alone would fit the longer maximum, but both exceed the shorter one. SIZE-6. */
function onlyBothSidesAreTooLong(limits: MaterialLimits, w: Exact, h: Exact): boolean {
  if (!limits.maxIsInterchangeable) return false
  const wide =
    limits.maxWidth === null || limits.maxHeight === null ? null : longer(limits.maxWidth, limits.maxHeight)
  return within(w, wide) && within(h, wide)
}

/** The shorter of the two maxima; null when there is none. */
export function narrowMaximum({ maxWidth, maxHeight }: MaterialLimits): DecimalString | null {
  if (maxWidth === null || maxHeight === null) return maxWidth ?? maxHeight
  return new Exact(maxWidth).lte(maxHeight) ? maxWidth : maxHeight
}

const longer = (one: DecimalString, other: DecimalString) => (new Exact(one).gte(other) ? one : other)
const within = (side: Exact, maximum: DecimalString | null) => maximum === null || side.lte(maximum)

/** The smallest size in inches a material allows; nothing where no minimum is stored. */
export const minimumOfMaterial = ({ minWidth, minHeight }: MaterialLimits): { w: Exact; h: Exact } => ({
  w: minWidth === null ? ZERO : new Exact(minWidth),
  h: minHeight === null ? ZERO : new Exact(minHeight),
})
