import { dieLine, type DieLineSpec } from '@kisscut/artwork/die-line'
import {
  boxAround,
  flatten,
  grown,
  parallel,
  signedArea,
  type Box,
  type Ring,
} from '@kisscut/artwork/geometry'
import { sharpestCorner } from './corners.ts'
import { finding, type PreflightFinding } from './finding.ts'

/** Limits of cutting and weeding: inches, degrees, numbers of pieces. */
export const CUT_RULES = {
  narrowest: 0.06,
  smallestPiece: 0.25,
  pieces: 1,
  sharpest: 25,
  smallestHole: 0.06,
  weeding: 12,
} as const
/** Percent of the area lost to measuring itself, at corners and notches. */
const NOT_WORTH_A_WORD = 0.5

const areaOf = (rings: readonly Ring[]): number =>
  Math.abs(rings.reduce((sum, ring) => sum + signedArea(ring), 0))

/**
 * Checks the die line: closed, pieces large enough, nowhere so narrow or sharp that it tears, holes that can
 * be weeded.
 */
export function cutFindings(spec: DieLineSpec): readonly PreflightFinding[] {
  const path = dieLine(spec)
  const drawn = flatten(path, 0.0005)
  const rings = parallel(drawn, 0)
  if (rings.length === 0) return [finding('cut.none', 0, 1)]
  const place = boxAround(rings.flat())
  const found: PreflightFinding[] = []
  const open = (path.match(/m/gi)?.length ?? 0) - (path.match(/z/gi)?.length ?? 0)
  if (open > 0) found.push(finding('cut.open', open, 0, { place }))
  const outwards = signedArea(largest(rings))
  const outer = rings.filter((ring) => signedArea(ring) * outwards > 0)
  const holes = rings.filter((ring) => signedArea(ring) * outwards < 0)
  return [
    ...found,
    ...pieceFindings(outer, place),
    ...holeFindings(holes),
    ...widthFindings(rings, place),
    ...cornerFindings(drawn),
  ]
}

function pieceFindings(outer: readonly Ring[], place: Box): PreflightFinding[] {
  const { smallestPiece, pieces } = CUT_RULES
  const [smallest] = [...outer].sort((a, b) => shorterSide(a) - shorterSide(b))
  const found: PreflightFinding[] = []
  if (smallest && shorterSide(smallest) < smallestPiece) {
    const measured = Number(shorterSide(smallest).toFixed(3))
    found.push(finding('cut.too-small', measured, smallestPiece, { place: boxAround(smallest) }))
  }
  if (outer.length > pieces) found.push(finding('cut.pieces', outer.length, pieces, { place }))
  return found
}

function holeFindings(holes: readonly Ring[]): PreflightFinding[] {
  const { smallestHole, weeding } = CUT_RULES
  const tiny = holes.filter((ring) => shorterSide(ring) < smallestHole)
  const found: PreflightFinding[] = []
  if (tiny.length > 0)
    found.push(finding('cut.tiny-holes', tiny.length, smallestHole, { place: boxAround(tiny.flat()) }))
  if (holes.length > weeding)
    found.push(finding('cut.weeding', holes.length, weeding, { place: boxAround(holes.flat()) }))
  return found
}

/** Parts that do not survive a morphological opening are narrower than its width. */
function widthFindings(rings: readonly Ring[], place: Box): PreflightFinding[] {
  const { narrowest } = CUT_RULES
  const survives = parallel(parallel(rings, -narrowest / 2), narrowest / 2)
  const inSquareInches = areaOf(rings) - areaOf(survives)
  const lost = Math.round((1000 * Math.max(0, inSquareInches)) / areaOf(rings)) / 10
  if (lost <= NOT_WORTH_A_WORD || inSquareInches <= narrowest ** 2) return []
  const remaining = boxAround(survives.flat())
  // The part that was lost sticks out of the rest; a neck between two parts has no box of its own.
  const stuckOut = survives.length > 0 ? beyond(place, grown(remaining, narrowest / 2)) : place
  return [finding('cut.too-fine', lost, narrowest, { place: stuckOut })]
}

/** The part of a box on the side where it extends furthest beyond another; all of it where it does not. */
function beyond(box: Box, remaining: Box): Box {
  const [right, bottom] = [box.x + box.width, box.y + box.height]
  const [remainingRight, remainingBottom] = [remaining.x + remaining.width, remaining.y + remaining.height]
  const reaches = [remaining.x - box.x, right - remainingRight, remaining.y - box.y, bottom - remainingBottom]
  const furthest = Math.max(...reaches)
  if (furthest <= 0) return box
  if (furthest === reaches[0]) return { ...box, width: furthest }
  if (furthest === reaches[1]) return { ...box, x: remainingRight, width: furthest }
  return furthest === reaches[2]
    ? { ...box, height: furthest }
    : { ...box, y: remainingBottom, height: furthest }
}

function cornerFindings(rings: readonly Ring[]): PreflightFinding[] {
  const corner = sharpestCorner(rings)
  if (!corner || corner.degrees >= CUT_RULES.sharpest) return []
  const place = grown({ ...corner.at, width: 0, height: 0 }, CUT_RULES.narrowest)
  return [finding('cut.sharp-corner', Math.round(corner.degrees), CUT_RULES.sharpest, { place })]
}

const largest = (rings: readonly Ring[]): Ring =>
  rings.reduce((best, ring) => (Math.abs(signedArea(ring)) > Math.abs(signedArea(best)) ? ring : best))

function shorterSide(ring: Ring): number {
  const { width, height } = boxAround(ring)
  return Math.min(width, height)
}
