import { EndType, FillRule, JoinType, inflatePaths, simplifyPaths, union } from 'clipper2-ts'
import type { Path64, Paths64 } from 'clipper2-ts'
import type { Point, Ring } from './point.ts'

/** Clipper's integer units per unit. */
const UNITS = 10_000

/** Rings in Clipper's integers. */
export const toClipper = (rings: readonly Ring[], units = UNITS): Paths64 =>
  rings.map((ring) =>
    ring.map(({ x, y }): Path64[number] => ({ x: Math.round(x * units), y: Math.round(y * units) })),
  )

/** Rings from Clipper's integers. */
export const fromClipper = (paths: Paths64, units = UNITS): Point[][] =>
  paths.map((path) => path.map(({ x, y }) => ({ x: x / units, y: y / units })))

/**
 * The outlines `distance` outside the rings (inside when negative), with rounded corners. Overlaps are joined; rings that vanish
 * are omitted. In the unit of the rings, accurate to a thousandth.
 */
export function parallel(rings: readonly Ring[], distance: number): Point[][] {
  const joined = union(toClipper(rings), FillRule.NonZero)
  const moved = inflatePaths(joined, distance * UNITS, JoinType.Round, EndType.Polygon, 2, UNITS / 2000)
  return fromClipper(simplifyPaths(moved, UNITS / 4000))
}
