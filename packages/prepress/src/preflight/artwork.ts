import type { AlphaMask } from '@kisscut/artwork/contour'
import { BLEED, dieLine, SAFE_AREA, shapeBox, type DieLineSpec } from '@kisscut/artwork/die-line'
import { flatten, parallel } from '@kisscut/artwork/geometry'
import {
  boundsOf,
  effectiveDpi,
  fill,
  fitInside,
  isOffTheProduct,
  judgeDpi,
  PRINT_RULES,
  type Placement,
} from '@kisscut/artwork/placement'
import { endsBetween, isInked, type Share } from './edges.ts'
import { finding, type PreflightFinding } from './finding.ts'

/** The decoded artwork. */
export interface ArtworkFacts {
  /** Pixels of the upright original; null for vectors. */
  readonly pixels: { readonly width: number; readonly height: number } | null
  /** Its opacity, at any resolution. */
  readonly mask: AlphaMask
  /** Share of its opaque area outside the gamut. */
  readonly outOfGamut: Share
  /** Share of its opaque area that is white. */
  readonly white: Share
  /** Printed to its edges: opaque there, and not white. */
  readonly fullBleed: boolean
  /** Its plain opaque background, in a word; null: none. */
  readonly background: string | null
}

/** Properties of the material. */
export interface MaterialFacts {
  /** The bare material is not white. */
  readonly isColored: boolean
  /** White ink is printed under the artwork. */
  readonly hasWhiteInk: boolean
}

/** Percent of the cut's length that may be wrong unnoticed: a corner pixel, a rounded end. */
const NOT_WORTH_A_WORD = 1
const GAMUT_LIMIT = 5
/** Inches that an intended white frame may be wider at one pair of sides than at the other. */
const FRAME = 0.25
/** Distance from a line at which its two sides are sampled, in inches. */
const BESIDE = 0.008

/** Checks the placed artwork: resolution, bleed coverage, distance from the cut, gamut. */
export function artworkFindings(
  facts: ArtworkFacts,
  placement: Placement,
  spec: DieLineSpec,
  material: MaterialFacts,
): readonly PreflightFinding[] {
  if (isOffTheProduct(placement, spec)) {
    const fix = { placement: fitInside(facts.mask, spec) }
    return [finding('artwork.off-product', 0, 0, { place: boundsOf(placement), fix })]
  }
  const found = [...resolutionFindings(facts, placement), ...edgeFindings(facts, placement, spec)]
  const { outOfGamut, white, background } = facts
  if (background !== null && spec.shape === 'contour')
    found.push(
      finding('artwork.plain-background', 0, 0, { detail: background, fix: { removeBackground: true } }),
    )
  if (outOfGamut.percent >= GAMUT_LIMIT)
    found.push(finding('artwork.out-of-gamut', outOfGamut.percent, GAMUT_LIMIT, { place: outOfGamut.place }))
  if (material.isColored && !material.hasWhiteInk && white.percent >= NOT_WORTH_A_WORD) {
    const { percent, place } = white
    found.push(finding('artwork.white-without-ink', percent, 0, { place, fix: { whiteInk: true } }))
  }
  return found
}

function resolutionFindings({ pixels }: ArtworkFacts, placement: Placement): PreflightFinding[] {
  const dpi = pixels && effectiveDpi(pixels, placement)
  const verdict = judgeDpi(dpi)
  if (dpi === null || verdict === 'good') return []
  const place = boundsOf(placement)
  return verdict === 'unprintable'
    ? [finding('artwork.unprintable-resolution', dpi, PRINT_RULES.approval, { place })]
    : [finding('artwork.low-resolution', dpi, PRINT_RULES.good, { place })]
}

function edgeFindings(
  { mask, fullBleed }: ArtworkFacts,
  placement: Placement,
  spec: DieLineSpec,
): PreflightFinding[] {
  const cut = flatten(dieLine(spec), 0.001)
  const inked = (point: { x: number; y: number }) => isInked(mask, placement, point)
  const natural = { width: placement.width, height: placement.height }
  // A contour moves with the artwork: only another offset helps.
  const isContour = spec.shape === 'contour'
  const fixedBy = (fixed: Placement) => (isContour ? {} : { fix: { placement: fixed } })
  const fitted = fixedBy(fitInside(natural, spec, undefined, placement.rotation))
  // A border, or the edge of a sheet, is to stay blank.
  const isFilled = spec.margin === undefined
  const filled = isFilled ? fixedBy(fill(natural, spec, placement.rotation)) : fitted
  const found: PreflightFinding[] = []
  const noBleed = endsBetween(parallel(cut, -BESIDE), parallel(cut, BLEED - BESIDE), inked)
  if (noBleed.percent > NOT_WORTH_A_WORD)
    found.push(finding('artwork.no-bleed', noBleed.percent, BLEED, { place: noBleed.place, ...filled }))
  const unsafe = endsBetween(parallel(cut, BESIDE - SAFE_AREA), parallel(cut, -BESIDE), inked)
  if (unsafe.percent > NOT_WORTH_A_WORD)
    found.push(
      finding('artwork.outside-safe-area', unsafe.percent, SAFE_AREA, { place: unsafe.place, ...fitted }),
    )
  const blank = blankBeside(placement, spec)
  if (fullBleed && isFilled && !isContour && blank > FRAME && found.length === 0)
    found.push(finding('artwork.leaves-blank', Math.round(blank * 100) / 100, 0, filled))
  return found
}

/** How much more of the shape's box the artwork leaves blank along one side than along the other, in inches: a frame is even. */
function blankBeside(placement: Placement, spec: DieLineSpec): number {
  const [box, room] = [boundsOf(placement), shapeBox(spec)]
  const [across, down] = [room.width - box.width, room.height - box.height].map((rest) => Math.max(0, rest))
  return Math.abs(across! - down!)
}
