import { cornerRadius } from '@kisscut/core/design'
import { ellipsePath, type Point } from '../geometry/index.ts'
import { shapeBox } from './shape.ts'
import type { DieLineSpec } from './shape.ts'

/**
 * Holes for grommets in inches: diameter, distance of the center from the edges, least material around each, and least side of a
 * sign with holes in its corners, in every shape. OPT-19.
 */
export const HOLES = { across: 0.375, fromEdges: 0.5, material: 0.25, side: 2.125 } as const

/**
 * The holes in the corners of a sign, each a closed path; further inside at round corners, to keep enough material around them.
 * None where a sign is too small for four, and none in a contour, which has no corners.
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

/** The holes of a product as one path; empty for none. */
export const holesIn = (spec: DieLineSpec): string => (spec.hasHoles ? cornerHoles(spec).join('') : '')

/** Centers of the holes of a sign with this size and shape. */
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

/** Distances of hole centers from the vertical and the horizontal edges. */
function fromCorner(spec: DieLineSpec, width: number, height: number): readonly [number, number] {
  const clear = HOLES.across / 2 + HOLES.material
  const least = HOLES.fromEdges
  if (spec.shape === 'rectangle') return [least, least]
  if (spec.shape === 'rounded_corner') {
    const corner = cornerRadius(spec)
    const inside = corner - Math.max(0, corner - clear) / Math.SQRT2
    return [Math.max(least, inside), Math.max(least, inside)]
  }
  // On the diagonal of a smaller ellipse. On an oval the distance to the edge is less than the difference of the ellipses, which
  // compensates for it.
  const smaller = (clear * Math.SQRT2 * Math.hypot(width, height)) / (width + height)
  const diagonal = (side: number) => side / 2 - Math.max(0, side / 2 - smaller) / Math.SQRT2
  return [Math.max(least, diagonal(width)), Math.max(least, diagonal(height))]
}
