import { EndType, FillRule, JoinType, area, inflatePaths, union } from 'clipper2-ts'
import type { Paths64 } from 'clipper2-ts'
import { fromClipper, toClipper } from '../geometry/index.ts'
import type { Point, Ring } from '../geometry/index.ts'

/** What becomes of artwork in several pieces: cut as one sticker, or each on its own. */
export const ISLANDS = ['merge', 'keep'] as const
export type Islands = (typeof ISLANDS)[number]

/** How an outline is moved away from the artwork; lengths in the rings' own unit. */
export interface Growth {
  /** Distance between artwork and line. */
  readonly offset: number
  /** Notches and gaps narrower than twice this are closed. */
  readonly gap: number
  readonly islands: Islands
  /** Whether openings inside of the artwork are cut as well. */
  readonly holes: 'drop' | 'keep'
}

const UNITS = 100
/** How far a rounded corner's facets may lie from the true circle, in a hundredth of the rings' unit. */
const ARC_TOLERANCE = 8

/** The rings moved outwards by `offset`, notches closed; with `merge`, pieces are bridged until one ring remains. */
export function grownRings(rings: readonly Ring[], growth: Growth): Point[][] {
  const solid = toClipper(rings, UNITS)
  const base =
    growth.holes === 'keep'
      ? solid
      : union(
          solid.filter((ring) => area(ring) > 0),
          FillRule.NonZero,
        )
  if (base.length === 0) return []
  let grown = closed(base, growth.offset, growth.gap)
  if (growth.islands === 'merge') {
    const furthest = reach(base)
    for (let gap = Math.max(growth.gap, growth.offset / 2, 1) * 1.6; pieces(grown) > 1; gap *= 1.6) {
      grown = closed(base, growth.offset, Math.min(gap, furthest))
      if (gap >= furthest) break
    }
  }
  const kept = growth.holes === 'keep' ? grown : grown.filter((ring) => area(ring) > 0)
  return fromClipper(kept, UNITS)
}

/** Out by offset and gap together, back by the gap: what was nearer than two gaps has grown together. */
function closed(paths: Paths64, offset: number, gap: number): Paths64 {
  const out = inflatePaths(paths, (offset + gap) * UNITS, JoinType.Round, EndType.Polygon, 2, ARC_TOLERANCE)
  return gap === 0 ? out : inflatePaths(out, -gap * UNITS, JoinType.Round, EndType.Polygon, 2, ARC_TOLERANCE)
}

const pieces = (paths: Paths64): number => paths.filter((ring) => area(ring) > 0).length

/** Longer than any gap between two pieces can be. */
function reach(paths: Paths64): number {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of paths.flat()) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return (Math.hypot(right - left, bottom - top) / UNITS) * 8
}
