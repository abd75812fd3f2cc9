import { inkOutline, type AlphaMask } from '@kisscut/artwork/contour'
import { rulesOn, type DieLineSpec } from '@kisscut/artwork/die-line'
import type { PrintRules } from '@kisscut/core/print-rules'
import type { Point } from '@kisscut/artwork/geometry'
import {
  boundsOf,
  edgeFindings,
  effectiveDpi,
  judgeDpi,
  type Placement,
  type Share,
} from '@kisscut/artwork/placement'
import { finding, type PreflightFinding } from './finding.ts'
import { isInked } from './inked.ts'

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

/** Percent of the artwork that may be white unnoticed. */
const NOT_WORTH_A_WORD = 1
const GAMUT_LIMIT = 5

/** Checks the placed artwork: resolution, bleed coverage, distance from the cut, gamut. */
export function artworkFindings(
  facts: ArtworkFacts,
  placement: Placement,
  spec: DieLineSpec,
  showsThrough: boolean,
): readonly PreflightFinding[] {
  const { mask, fullBleed } = facts
  const ink = {
    placement,
    isInked: (point: Point) => isInked(mask, placement, point),
    outline: inkOutline(mask),
    fullBleed,
  }
  const found = [
    ...resolutionFindings(facts, placement, rulesOn(spec)),
    ...edgeFindings(ink, spec).map(({ code, measured, wanted, place, fix }) =>
      finding(code, measured, wanted, { place, ...(fix && { fix }) }),
    ),
  ]
  const { outOfGamut, white, background } = facts
  if (background !== null && spec.shape === 'contour')
    found.push(
      finding('artwork.plain-background', 0, 0, { detail: background, fix: { removeBackground: true } }),
    )
  if (outOfGamut.percent >= GAMUT_LIMIT)
    found.push(finding('artwork.out-of-gamut', outOfGamut.percent, GAMUT_LIMIT, { place: outOfGamut.place }))
  if (showsThrough && white.percent >= NOT_WORTH_A_WORD) {
    const { percent, place } = white
    found.push(finding('artwork.white-without-ink', percent, 0, { place, fix: { whiteInk: true } }))
  }
  return found
}

function resolutionFindings(
  { pixels }: ArtworkFacts,
  placement: Placement,
  rules: PrintRules,
): PreflightFinding[] {
  const dpi = pixels && effectiveDpi(pixels, placement)
  const verdict = judgeDpi(dpi, rules)
  if (dpi === null || verdict === 'good' || verdict === 'soft') return []
  const place = boundsOf(placement)
  return verdict === 'unprintable'
    ? [finding('artwork.unprintable-resolution', dpi, rules.coarse, { place })]
    : [finding('artwork.low-resolution', dpi, rules.good, { place })]
}
