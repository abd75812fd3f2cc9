import { flatten, turned } from '../geometry/index.ts'
import type { Point, Ring } from '../geometry/index.ts'
import { bleedOutline, safeArea } from '../die-line/index.ts'
import type { DieLineSpec } from '../die-line/index.ts'
import { cornersOf, middleOf, outlineOn } from './placement.ts'
import type { Placement } from './placement.ts'

/** Differences below this many inches are ignored. */
const HAIR = 0.001

/**
 * Whether artwork leaves the safe area, so that it could be cut. `outline`, if known, is the artwork's own in fractions of its
 * box (0–1); by default its four corners.
 */
export function isOutsideSafeArea(
  placement: Placement,
  spec: DieLineSpec,
  outline?: readonly Point[],
): boolean {
  const rings = flatten(safeArea(spec), HAIR / 4)
  return outlineOn(placement, outline).some((point) => !isInside(point, rings, HAIR))
}

/** Whether opaque artwork covers the die line and its bleed everywhere, so that no paper shows at the cut. */
export function coversBleed(placement: Placement, spec: DieLineSpec): boolean {
  const middle = middleOf(placement)
  const right = placement.x + placement.width + HAIR
  const bottom = placement.y + placement.height + HAIR
  return flatten(bleedOutline(spec), HAIR).every((ring) =>
    ring.every((point) => {
      const { x, y } = turned(point, -placement.rotation, middle)
      return x >= placement.x - HAIR && y >= placement.y - HAIR && x <= right && y <= bottom
    }),
  )
}

/** Whether the artwork is completely off the product. */
export function isOffTheProduct(placement: Placement, spec: DieLineSpec): boolean {
  const corners = cornersOf(placement)
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  return (
    Math.max(...xs) <= 0 ||
    Math.max(...ys) <= 0 ||
    Math.min(...xs) >= spec.width ||
    Math.min(...ys) >= spec.height
  )
}

/** Even-odd rule, with everything nearer to the line than `hair` counted as inside. */
export function isInside(point: Point, rings: readonly Ring[], hair: number): boolean {
  let inside = false
  for (const ring of rings) {
    let a = ring[ring.length - 1]
    for (const b of ring) {
      if (!a) continue
      if (distanceToSegment(point, a, b) <= hair) return true
      if (a.y > point.y !== b.y > point.y) {
        const x = a.x + ((point.y - a.y) / (b.y - a.y)) * (b.x - a.x)
        if (point.x < x) inside = !inside
      }
      a = b
    }
  }
  return inside
}

function distanceToSegment(point: Point, a: Point, b: Point): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const squared = dx * dx + dy * dy
  const t =
    squared === 0 ? 0 : Math.max(0, Math.min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / squared))
  return Math.hypot(point.x - a.x - t * dx, point.y - a.y - t * dy)
}
