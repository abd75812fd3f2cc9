import { cornerRadius } from '@kisscut/core/design'
import { ellipsePath, type Point } from '../geometry/index.ts'
import { shapeBox } from './shape.ts'
import type { DieLineSpec } from './shape.ts'

/**
 * Holes for grommets in inches: how wide, how far their middle is from the edges, the material left around each at least, and each side
 * of a sign at least, in whose corners they are then, whatever its shape. OPT-19.
 */
export const HOLES = { across: 0.375, fromEdges: 0.5, material: 0.25, side: 2.125 } as const

/**
 * The holes in the corners of a sign, each a closed path. Where a corner is round they lie further inside, so that enough material is
 * left around them. None where a sign is too small for four; none in a contour, which has no corners.
 */
export const cornerHoles = (spec: DieLineSpec): readonly string[] =>
  holeMiddles(spec).map(({ x, y }) =>
    ellipsePath({
      x: x - HOLES.across / 2,
      y: y - HOLES.across / 2,
      width: HOLES.across,
      height: HOLES.across,
    }),
  )

/** The holes of a product that has any, as one path; empty: it has none. */
export const holesIn = (spec: DieLineSpec): string => (spec.hasHoles ? cornerHoles(spec).join('') : '')

/** The middles of the holes that a sign of this size and shape has. */
export function holeMiddles(spec: DieLineSpec): readonly Point[] {
  if (spec.shape === 'contour') return []
  const { x, y, width, height } = shapeBox(spec)
  const [left, top] = fromCorner(spec, width, height)
  const apart = HOLES.across + HOLES.material
  if (width - 2 * left < apart || height - 2 * top < apart) return []
  return [top, height - top].flatMap((down) =>
    [left, width - left].map((across) => ({ x: x + across, y: y + down })),
  )
}

/** How far the middles of holes are from the left or right edge, and from the upper or lower one. */
function fromCorner(spec: DieLineSpec, width: number, height: number): readonly [number, number] {
  const clear = HOLES.across / 2 + HOLES.material
  const least = HOLES.fromEdges
  if (spec.shape === 'rectangle') return [least, least]
  if (spec.shape === 'rounded_corner') {
    const corner = cornerRadius(spec)
    const inside = corner - Math.max(0, corner - clear) / Math.SQRT2
    return [Math.max(least, inside), Math.max(least, inside)]
  }
  // On the diagonal of a smaller ellipse, which is nearer to the edge than it is smaller where the sign is no circle.
  const smaller = (clear * Math.SQRT2 * Math.hypot(width, height)) / (width + height)
  const diagonal = (side: number) => side / 2 - Math.max(0, side / 2 - smaller) / Math.SQRT2
  return [Math.max(least, diagonal(width)), Math.max(least, diagonal(height))]
}
