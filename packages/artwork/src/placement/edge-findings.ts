import { borderOf, dieLine, rulesOn, safeAreaOn, shapeBox } from '../die-line/index.ts'
import type { DieLineSpec } from '../die-line/index.ts'
import { flatten, parallel } from '../geometry/index.ts'
import type { Box, Point } from '../geometry/index.ts'
import { fill, fitWithin } from './fit.ts'
import { isOffTheProduct } from './inside.ts'
import { boundsOf } from './placement.ts'
import type { Placement } from './placement.ts'
import { endsBetween, shareOf } from './sampled.ts'

/** Kinds of placement problems, the same on the canvas and in the preflight. */
export const EDGE_CODES = [
  'artwork.off-product',
  'artwork.no-bleed',
  'artwork.outside-safe-area',
  'artwork.covers-border',
  'artwork.leaves-blank',
] as const
export type EdgeCode = (typeof EDGE_CODES)[number]

/** A problem, measured in percent of a line or in inches, with its place and a placement that solves all. */
export interface EdgeFinding {
  readonly code: EdgeCode
  readonly measured: number
  readonly wanted: number
  readonly place: Box
  readonly fix?: { readonly placement: Placement }
}

/** Placed artwork with its ink as far as known. */
export interface PlacedInk {
  readonly placement: Placement
  /** Whether it is opaque at a point on the product. */
  readonly isInked: (point: Point) => boolean
  /** Convex outline of the opaque part, in fractions of its page; absent: the whole page. */
  readonly outline?: readonly Point[]
  /** Printed to its edges: opaque there, and not white. */
  readonly fullBleed: boolean
}

/** Percent of the cut's length that may be wrong without a finding: a corner pixel, a rounded end. */
const NOT_WORTH_A_WORD = 1
/** Difference in inches that an intended white frame may have between its pairs of sides. */
const FRAME = 0.25
/** Distance from a line at which its two sides are sampled, in inches. */
const BESIDE = 0.008
/** Distance that artwork may reach into a border without a finding: inches, or a share of a large product's longer side. */
const INTO_BORDER = 1 / 32
const INTO_LARGE = 1 / 400

/** Problems of placed artwork: off the product, ending at the cut or near it, over a border, or short of one pair of sides. */
export function edgeFindings(ink: PlacedInk, spec: DieLineSpec): readonly EdgeFinding[] {
  const { placement, isInked, outline, fullBleed } = ink
  const fitted = { placement: fitWithin(placement, spec, placement.rotation, outline) }
  const filled = { placement: fill(placement, spec, placement.rotation) }
  // A contour moves with the artwork: only another offset helps.
  const isContour = spec.shape === 'contour'
  const mayFill =
    fullBleed && !isContour && spec.margin === undefined && !isSamePlace(filled.placement, placement)
  const onto = mayFill ? filled : fitted
  if (isOffTheProduct(placement, spec))
    return [{ code: 'artwork.off-product', measured: 0, wanted: 0, place: boundsOf(placement), fix: onto }]
  if (!isContour && spec.margin !== undefined) return borderFindings(ink, spec, fitted)
  const cut = flatten(dieLine(spec), 0.001)
  const fix = isContour ? {} : { fix: onto }
  const found: EdgeFinding[] = []
  const { bleed } = rulesOn(spec)
  const noBleed = endsBetween(parallel(cut, -BESIDE), parallel(cut, bleed - BESIDE), isInked)
  if (noBleed.percent > NOT_WORTH_A_WORD)
    found.push({
      code: 'artwork.no-bleed',
      measured: noBleed.percent,
      wanted: bleed,
      place: noBleed.place,
      ...fix,
    })
  const safe = safeAreaOn(spec)
  const near = Math.min(BESIDE, safe / 4)
  const unsafe = endsBetween(parallel(cut, near - safe), parallel(cut, -near), isInked)
  if (unsafe.percent > NOT_WORTH_A_WORD)
    found.push({
      code: 'artwork.outside-safe-area',
      measured: unsafe.percent,
      wanted: Math.round(safe * 10_000) / 10_000,
      place: unsafe.place,
      ...fix,
    })
  const blank = blankBeside(placement, spec)
  if (fullBleed && !isContour && blank > FRAME && found.length === 0)
    found.push({
      code: 'artwork.leaves-blank',
      measured: Math.round(blank * 100) / 100,
      wanted: 0,
      place: boundsOf(placement),
      fix: filled,
    })
  return found
}

/** Artwork over an area that stays blank: an ordered border, or the edge of a sheet. OPT-10. */
function borderFindings(
  { isInked }: PlacedInk,
  spec: DieLineSpec,
  fix: EdgeFinding['fix'] & object,
): readonly EdgeFinding[] {
  const cut = flatten(dieLine(spec), 0.001)
  const border = borderOf(spec)
  const into = Math.max(INTO_BORDER, INTO_LARGE * Math.max(spec.width, spec.height))
  const depths = [BESIDE, border / 2, border - into].filter((depth) => depth >= BESIDE)
  const shares = depths.map((depth) => shareOf(parallel(cut, -depth), isInked))
  const worst = shares.reduce((best, each) => (each.percent > best.percent ? each : best))
  if (worst.percent <= NOT_WORTH_A_WORD) return []
  const { percent: measured, place } = worst
  return [{ code: 'artwork.covers-border', measured, wanted: border, place, fix }]
}

/** Differences of placements in inches that are invisible. */
const HAIR = 0.001

/** Where artwork already fills a shape, filling it is no fix. */
const isSamePlace = (one: Placement, other: Placement): boolean =>
  (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(one[side] - other[side]) < HAIR)

/** Difference in inches between the blank margins at both pairs of sides of the shape's box: an even frame has none. */
function blankBeside(placement: Placement, spec: DieLineSpec): number {
  const [box, room] = [boundsOf(placement), shapeBox(spec)]
  const [across, down] = [room.width - box.width, room.height - box.height].map((rest) => Math.max(0, rest))
  return Math.abs(across! - down!)
}
