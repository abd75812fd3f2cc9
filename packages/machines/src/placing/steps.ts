import {
  center,
  middleOf,
  moveBy,
  rotateBy,
  rotateTo,
  scaleBy,
  type Placement,
} from '@kisscut/artwork/placement'

/** A point on the mat, in inches from the product's top left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** One arrow key moves by this many inches; with Shift by ten times as much. */
export const NUDGE = 0.01
export const BIG_NUDGE = 0.1
/** One press of a bracket turns by this many degrees; with Shift by fifteen. */
export const TURN = 1
export const BIG_TURN = 15
/** One press of plus makes it this much larger. */
export const GROW = 1.02
export const BIG_GROW = 1.1
/** Nearer than this many inches to the product's middle, a dragged artwork falls into it. */
export const SNAP = 0.03

/** Moved by the way the pointer went, and into the product's middle when it comes near on either axis. */
export function dragged(
  start: Placement,
  from: Point,
  to: Point,
  product: { readonly width: number; readonly height: number },
  isFree: boolean,
): Placement {
  const moved = moveBy(start, to.x - from.x, to.y - from.y)
  if (isFree) return moved
  const middle = center(moved, product)
  return {
    ...moved,
    x: Math.abs(middle.x - moved.x) <= SNAP ? middle.x : moved.x,
    y: Math.abs(middle.y - moved.y) <= SNAP ? middle.y : moved.y,
  }
}

/** Scaled about its middle, or about the opposite corner, as far as the pointer went from it. */
export function stretched(start: Placement, from: Point, to: Point, anchor: Point | null): Placement {
  const about = anchor ?? middleOf(start)
  const before = Math.hypot(from.x - about.x, from.y - about.y)
  const after = Math.hypot(to.x - about.x, to.y - about.y)
  return before === 0 ? start : scaleBy(start, after / before, about)
}

/** Turned about its middle by the angle the pointer went round it; held to steps of 15° when asked. */
export function turnedTo(start: Placement, from: Point, to: Point, inSteps: boolean): Placement {
  const middle = middleOf(start)
  const angle = (point: Point) => (Math.atan2(point.y - middle.y, point.x - middle.x) * 180) / Math.PI
  const free = rotateBy(start, angle(to) - angle(from))
  return inSteps ? rotateTo(free, Math.round(free.rotation / BIG_TURN) * BIG_TURN) : free
}

/** Two fingers at once: moved with their middle, scaled and turned as they went apart and round each other. */
export function pinched(
  start: Placement,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
): Placement {
  const spread = ([a, b]: readonly [Point, Point]) => ({
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    length: Math.hypot(b.x - a.x, b.y - a.y),
    angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
  })
  const [before, after] = [spread(from), spread(to)]
  if (before.length === 0) return start
  const moved = moveBy(start, after.middle.x - before.middle.x, after.middle.y - before.middle.y)
  const scaled = scaleBy(moved, after.length / before.length, after.middle)
  const by = after.angle - before.angle
  const middle = middleOf(scaled)
  const radians = (by * Math.PI) / 180
  const [dx, dy] = [middle.x - after.middle.x, middle.y - after.middle.y]
  const orbit = {
    x: after.middle.x + dx * Math.cos(radians) - dy * Math.sin(radians),
    y: after.middle.y + dx * Math.sin(radians) + dy * Math.cos(radians),
  }
  return rotateBy(moveBy(scaled, orbit.x - middle.x, orbit.y - middle.y), by)
}
