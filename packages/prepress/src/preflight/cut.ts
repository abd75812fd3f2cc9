import { dieLine, type DieLineSpec } from '@kisscut/artwork/die-line'
import { boxAround, flatten, parallel, signedArea, type Ring } from '@kisscut/artwork/geometry'
import { finding, type PreflightFinding } from './finding.ts'

/** What a knife and a peeling hand can manage, in inches. */
export const CUT_RULES = { narrowest: 0.06, smallestPiece: 0.25, pieces: 1 } as const
/** Corners and notches lose a little to the measure itself: percent of the area that is not worth a word. */
const NOT_WORTH_A_WORD = 0.5

const areaOf = (rings: readonly Ring[]): number =>
  Math.abs(rings.reduce((sum, ring) => sum + signedArea(ring), 0))

/** Whether the die line can be cut: closed, of pieces large enough, nowhere so narrow that it tears. */
export function cutFindings(spec: DieLineSpec): readonly PreflightFinding[] {
  const path = dieLine(spec)
  const rings = parallel(flatten(path, 0.0005), 0)
  if (rings.length === 0) return [finding('cut.none', 0, 1)]
  const found: PreflightFinding[] = []
  const open = (path.match(/m/gi)?.length ?? 0) - (path.match(/z/gi)?.length ?? 0)
  if (open > 0) found.push(finding('cut.open', open, 0))
  const outer = rings.filter((ring) => signedArea(ring) * signedArea(largest(rings)) > 0)
  const smallest = Math.min(...outer.map((ring) => shorterSide(ring)))
  const { narrowest, smallestPiece, pieces } = CUT_RULES
  if (smallest < smallestPiece)
    found.push(finding('cut.too-small', Number(smallest.toFixed(3)), smallestPiece))
  if (outer.length > pieces) found.push(finding('cut.pieces', outer.length, pieces))
  // What does not survive being made thinner and thicker again was narrower than that.
  const survives = parallel(parallel(rings, -narrowest / 2), narrowest / 2)
  const lost = Math.round(1000 * Math.max(0, 1 - areaOf(survives) / areaOf(rings))) / 10
  const inSquareInches = areaOf(rings) - areaOf(survives)
  if (lost > NOT_WORTH_A_WORD && inSquareInches > narrowest ** 2)
    found.push(finding('cut.too-fine', lost, narrowest))
  return found
}

const largest = (rings: readonly Ring[]): Ring =>
  rings.reduce((best, ring) => (Math.abs(signedArea(ring)) > Math.abs(signedArea(best)) ? ring : best))

function shorterSide(ring: Ring): number {
  const { width, height } = boxAround(ring)
  return Math.min(width, height)
}
