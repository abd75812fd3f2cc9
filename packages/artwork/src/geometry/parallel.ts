import { EndType, FillRule, JoinType, inflatePaths, simplifyPaths, union } from 'clipper2-ts'
import type { Path64, Paths64 } from 'clipper2-ts'
import type { Point, Ring } from './point.ts'

/** Clipper counts in whole numbers: this many to one unit. */
const UNITS = 10_000

/** Rings as Clipper's whole numbers. */
export const toClipper = (rings: readonly Ring[], units = UNITS): Paths64 =>
  rings.map((ring) =>
    ring.map(({ x, y }): Path64[number] => ({ x: Math.round(x * units), y: Math.round(y * units) })),
  )

/** Back from Clipper's whole numbers. */
export const fromClipper = (paths: Paths64, units = UNITS): Point[][] =>
  paths.map((path) => path.map(({ x, y }) => ({ x: x / units, y: y / units })))

/**
 * The lines that run `distance` outside of the given rings (inside when negative), corners rounded. What overlaps is
 * joined; what vanishes is left out. Same unit as the rings; right to a thousandth of it.
 */
export function parallel(rings: readonly Ring[], distance: number): Point[][] {
  const joined = union(toClipper(rings), FillRule.NonZero)
  const moved = inflatePaths(joined, distance * UNITS, JoinType.Round, EndType.Polygon, 2, UNITS / 2000)
  return fromClipper(simplifyPaths(moved, UNITS / 4000))
}
