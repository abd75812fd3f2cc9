import { Exact } from '../money/exact.ts'
import type { DecimalString, PackageSize } from '../product/types.ts'
import type { Size } from '../size/parse-size.ts'
import { inches } from '../units/inches.ts'
import { boundsOf, type PackageBounds } from './bounds.ts'
import { PACKAGE_MARGIN } from './limits.ts'

/** The smallest step of a stored dimension, inches. SIZE-2. */
const STEP = new Exact('0.001')

/**
 * The largest size (inches, 3 places) of the product's own proportions that fits the package size: below its maximum,
 * and at most the package less 0.25 inch. A product that fits already is left as it is; null when shrinking would take
 * it to the package's minimum or below, or when a side is not positive. PACK-5.
 */
export function shrinkToFit(size: PackageSize, { width, height }: Size): Size | null {
  const [w, h] = [new Exact(width), new Exact(height)]
  if (w.lte(0) || h.lte(0)) return null
  const bounds = boundsOf(size)
  const most = {
    width: largestSide(bounds.maxWidth, size.packageWidth),
    height: largestSide(bounds.maxHeight, size.packageHeight),
  }
  const scale = Exact.min(1, most.width.div(w), most.height.div(h))
  const shrunk = scale.eq(1) ? { width: w, height: h } : scaled(w, h, most)
  return isAboveMinimum(shrunk, bounds)
    ? { width: inches(shrunk.width.toNumber()), height: inches(shrunk.height.toNumber()) }
    : null
}

type Sides = { readonly width: Exact; readonly height: Exact }

/** The largest length strictly below the bound and within the package's margin. */
function largestSide(bound: Exact, packageSide: DecimalString): Exact {
  return Exact.min(bound.minus(STEP), new Exact(packageSide).minus(PACKAGE_MARGIN))
}

/** The side that is too long by the larger factor takes its limit exactly; the other follows, rounded down. */
function scaled(width: Exact, height: Exact, most: Sides): Sides {
  return most.width.times(height).lte(most.height.times(width))
    ? { width: most.width, height: follow(height, most.width, width) }
    : { width: follow(width, most.height, height), height: most.height }
}

const follow = (side: Exact, limit: Exact, other: Exact) =>
  side.times(limit).div(other).toDecimalPlaces(3, 'down')

const isAboveMinimum = (sides: Sides, bounds: PackageBounds) =>
  sides.width.gt(bounds.minWidth) && sides.height.gt(bounds.minHeight)
