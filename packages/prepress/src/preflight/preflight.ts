import { rulesOn } from '@kisscut/artwork/die-line'
import { showsThroughInk } from '@kisscut/artwork/look'
import { KINDS, mayBeUndrawn } from '../intake/kinds.ts'
import { hasWhiteInk } from '../print/ink.ts'
import type { PrintDesign } from '../print/index.ts'
import { analyzeArtwork } from './analyze.ts'
import { artworkFindings } from './artwork.ts'
import { codeFindings, MOST_PIXELS, textsIn } from './codes.ts'
import { cutFindings } from './cut.ts'
import { drawingFindings } from './drawing.ts'
import { finding, type PreflightFinding } from './finding.ts'
import { holeFindings, holeFindingsOfDrawing } from './holes.ts'
import { letteringPreflight } from './lettering.ts'
import { isInked } from './inked.ts'
import { tearFindings } from './tear.ts'

/** The preflight's result for a design. */
export interface PreflightReport {
  /** No finding is an error. */
  readonly passed: boolean
  readonly findings: readonly PreflightFinding[]
}

/** Longer side in pixels at which artwork is analyzed: accurate to a few thousandths of an inch. */
const ANALYZED_PIXELS = 800
/** Inches per pixel of a drawn design: it ends at its bleed, and a large one needs corners as fine as a small one. */
const DRAWN_PIXEL = 0.015

const analyzedPixels = ({ drawn, placement }: PrintDesign): number => {
  if (!drawn || !placement) return ANALYZED_PIXELS
  const wanted = Math.ceil(Math.max(placement.width, placement.height) / DRAWN_PIXEL)
  return Math.max(ANALYZED_PIXELS, Math.min(MOST_PIXELS, wanted))
}

/** Runs all checks on one product as it would go to press. */
export async function preflight(design: PrintDesign): Promise<PreflightReport> {
  const findings =
    design.isLettering && design.drawn
      ? await letteringPreflight(design.drawn)
      : [...(await ofArtwork(design)), ...cutFindings(design.dieLine)]
  return { passed: findings.every(({ level }) => level !== 'error'), findings }
}

async function ofArtwork(design: PrintDesign): Promise<readonly PreflightFinding[]> {
  const { artwork, placement, dieLine, look, perforation, drawn } = design
  if (!artwork || !placement) return [finding('artwork.none', 0, 1)]
  if (mayBeUndrawn(artwork.mime))
    return [finding('artwork.not-drawn', 0, 1, { detail: KINDS[artwork.mime].name })]
  const analysis = await analyzeArtwork(artwork, analyzedPixels(design))
  const showsThrough = showsThroughInk(look, hasWhiteInk(design))
  return [
    ...artworkFindings(analysis, placement, dieLine, showsThrough),
    ...(drawn
      ? [
          ...(await drawingFindings(drawn, () => textsIn(artwork, placement), rulesOn(dieLine))),
          ...holeFindingsOfDrawing(drawn.design, drawn.side, dieLine),
        ]
      : [
          ...(await codeFindings(artwork, placement)),
          ...holeFindings(dieLine, (point) => isInked(analysis.mask, placement, point), analysis.fullBleed),
        ]),
    ...(perforation
      ? tearFindings(perforation, dieLine, (point) => isInked(analysis.mask, placement, point))
      : []),
  ]
}
