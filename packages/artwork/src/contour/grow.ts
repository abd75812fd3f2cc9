import {
  InternalClipper,
  EndType,
  FillRule,
  JoinType,
  PointInPolygonResult,
  area,
  difference,
  inflatePaths,
  ramerDouglasPeuckerPaths,
  union,
} from 'clipper2-ts'
import type { Paths64 } from 'clipper2-ts'
import { fromClipper, toClipper } from '../geometry/index.ts'
import type { Point, Ring } from '../geometry/index.ts'

/** Whether artwork in several pieces becomes one sticker or several. */
export const ISLANDS = ['merge', 'keep'] as const
export type Islands = (typeof ISLANDS)[number]

/** How an outline is moved away from the artwork; lengths in the rings' unit. */
export interface Growth {
  /** Distance between artwork and line. */
  readonly offset: number
  /** Notches and gaps narrower than twice this are closed. */
  readonly gap: number
  readonly islands: Islands
  /** Whether holes in the artwork are cut. */
  readonly holes: 'drop' | 'keep'
}

const UNITS = 100

/**
 * Simplification tolerance before moving, so that far fewer corners are moved: a twenty-fifth of the offset, at most one unit.
 */
const coarseness = (offset: number): number => Math.min(1, Math.max(0, offset) / 25)

/** Tolerance of rounded corners: a two-hundredth of the offset, 0.05 to 0.25. */
const facets = (offset: number): number => Math.max(0.05, Math.min(0.25, offset / 200))

/** Upper bound of how much nearer than `offset` the moved line may come, for the caller to add. */
export const growthSlack = (offset: number): number => coarseness(offset) + 2 * facets(offset)

/** The rings moved outwards by `offset`, with notches closed; with `merge`, pieces are bridged until one ring remains. */
export function grownRings(rings: readonly Ring[], growth: Growth): Point[][] {
  const solid = ramerDouglasPeuckerPaths(toClipper(rings, UNITS), coarseness(growth.offset) * UNITS)
  const base =
    growth.holes === 'keep'
      ? solid
      : union(
          solid.filter((ring) => area(ring) > 0),
          FillRule.NonZero,
        )
  if (base.length === 0) return []
  const tight = closed(base, growth.offset, growth.gap)
  const merged = growth.islands === 'merge' && pieces(tight) > 1 ? bridged(tight, growth) : tight
  const grown = growth.holes === 'keep' && merged !== tight ? reopened(merged, tight) : merged
  const retained = growth.holes === 'keep' ? grown : grown.filter((ring) => area(ring) > 0)
  return fromClipper(retained, UNITS)
}

/** Joins pieces into one: closes the line ever wider until it is a single ring, which always contains the original. */
function bridged(tight: Paths64, { offset, gap }: Growth): Paths64 {
  const outer = tight.filter((ring) => area(ring) > 0)
  const furthest = reach(outer)
  let grown = tight
  for (let wide = Math.max(gap, offset / 2, 1) * 1.6; ; wide *= 1.6) {
    const span = Math.min(wide, furthest)
    const coarse = ramerDouglasPeuckerPaths(outer, Math.min(span / 12, offset / 2) * UNITS)
    grown = union([...tight, ...closed(coarse, 0, span, 0.25)], FillRule.NonZero)
    if (pieces(grown) <= 1 || span === furthest) return grown
  }
}

/** Cuts the holes that bridges cover again, except holes with a piece inside, which would come loose. */
function reopened(bridgedOver: Paths64, tight: Paths64): Paths64 {
  const outer = tight.filter((ring) => area(ring) > 0)
  const openings = tight.filter(
    (hole) =>
      area(hole) < 0 &&
      !outer.some(
        ([first]) => first && InternalClipper.pointInPolygon(first, hole) === PointInPolygonResult.IsInside,
      ),
  )
  return openings.length === 0 ? bridgedOver : difference(bridgedOver, openings, FillRule.NonZero)
}

/** Grows by offset and gap together, then shrinks by the gap: parts closer than two gaps are joined. */
function closed(paths: Paths64, offset: number, gap: number, facet = facets(offset)): Paths64 {
  const fine = facet * UNITS
  const moved = (from: Paths64, by: number) =>
    inflatePaths(from, by * UNITS, JoinType.Round, EndType.Polygon, 2, fine)
  const out = moved(paths, offset + gap)
  return gap === 0 ? out : moved(ramerDouglasPeuckerPaths(out, fine), -gap)
}

const pieces = (paths: Paths64): number => paths.filter((ring) => area(ring) > 0).length

/** A length greater than any gap between two pieces. */
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
