import { FillRule, area, union } from 'clipper2-ts'
import { flatten, fromClipper, polygonPath, toClipper } from '../geometry/index.ts'

/**
 * Merges overlapping letters into one outline for the plotter, accurate to `tolerance` (in the path's unit; default a
 * thousandth).
 */
export function weld(path: string, tolerance = 0.001): string {
  const units = 1 / tolerance
  const joined = union(toClipper(flatten(path, tolerance), units), FillRule.NonZero)
  // Shapes thinner than the tolerance are dropped.
  return polygonPath(
    fromClipper(
      joined.filter((ring) => Math.abs(area(ring)) > 4),
      units,
    ),
  )
}
