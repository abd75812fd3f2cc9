import {
  IDENTITY,
  limitedScale,
  rotation,
  scaling,
  type Element,
  type Similarity,
} from '@kisscut/artwork/design'
import type { Size } from '@kisscut/artwork/geometry'
import { middleOf, normalizeRotation, type Placement } from '@kisscut/artwork/placement'

/** A point on the canvas, in inches from the product's top left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Positions of two fingers. */
export type Pair = readonly [Point, Point]

/** Limits of scaling by hand: the product, and the least width of each element in inches. */
export interface Limits {
  readonly product: Size
  readonly leastWidth: (element: Element) => number
}

/** Limits a factor so that no element becomes too small to print or read, or far larger than the product. */
export const scaleWithin = (
  elements: readonly Element[],
  factor: number,
  { product, leastWidth }: Limits,
): number =>
  elements.reduce(
    // An element that is already too small may stay.
    (by, element) => Math.max(by, Math.min(1, leastWidth(element) / element.width || 0)),
    limitedScale(elements, factor, product),
  )

/** Rotation step in degrees with Shift. */
const ROTATION_STEP = 15

const angleOf = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y)

/** Scales around a point in proportion to the pointer's distance; no element becomes too small to print, or far larger than the product. */
export function scaledBy(
  elements: readonly Element[],
  about: Point,
  { from, to }: { readonly from: Point; readonly to: Point },
  limits: Limits,
): Similarity {
  const before = distance(about, from)
  if (before === 0) return IDENTITY
  return scaling(scaleWithin(elements, distance(about, to) / before, limits), about)
}

/** Rotates about the center of a frame by the pointer's angle around it; in steps of 15° with Shift. */
export function rotatedBy(
  frame: Placement,
  { from, to }: { readonly from: Point; readonly to: Point },
  inSteps: boolean,
): Similarity {
  const middle = middleOf(frame)
  const degrees = angleOf(middle, to) - angleOf(middle, from)
  if (!inSteps) return rotation(degrees, middle)
  const free = normalizeRotation(frame.rotation + degrees)
  return rotation(Math.round(free / ROTATION_STEP) * ROTATION_STEP - frame.rotation, middle)
}

/** Two fingers: moves with their center, scales and rotates with their distance and angle. */
export function pinchedBy(elements: readonly Element[], from: Pair, to: Pair, limits: Limits): Similarity {
  const [about, middle] = [middleOfPair(from), middleOfPair(to)]
  const before = distance(...from)
  if (before === 0) return IDENTITY
  return {
    about,
    scale: scaleWithin(elements, distance(...to) / before, limits),
    rotate: angleOf(...to) - angleOf(...from),
    dx: middle.x - about.x,
    dy: middle.y - about.y,
  }
}

const middleOfPair = ([a, b]: Pair): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
