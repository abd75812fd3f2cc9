import { rulesOn, type DieLineSpec } from '@kisscut/artwork/die-line'
import type { PrintRules } from '@kisscut/core/print-rules'
import type { Point } from '@kisscut/artwork/geometry'
import { boundsOf, edgeFindings, effectiveDpi, judgeDpi, type Placement } from '@kisscut/artwork/placement'
import type { AnalyzedArtwork } from './analyze.ts'
import { finding, type PreflightFinding } from './finding.ts'
import { isInked } from './inked.ts'
import { placedShare } from './pixels.ts'

/** Percent of the artwork that may be white without a finding. */
const NOT_WORTH_A_WORD = 1
const GAMUT_LIMIT = 5

/** Checks the placed artwork: resolution, bleed coverage, distance from the cut, gamut. */
export function artworkFindings(
  artwork: AnalyzedArtwork,
  placement: Placement,
  spec: DieLineSpec,
  showsThrough: boolean,
): readonly PreflightFinding[] {
  const { mask, outline, fullBleed } = artwork
  const ink = {
    placement,
    isInked: (point: Point) => isInked(mask, placement, point),
    outline,
    fullBleed,
  }
  const found = [
    ...resolutionFindings(artwork, placement, rulesOn(spec)),
    ...edgeFindings(ink, spec).map(({ code, measured, wanted, place, fix }) =>
      finding(code, measured, wanted, { place, ...(fix && { fix }) }),
    ),
  ]
  const { background } = artwork
  const outOfGamut = placedShare(artwork.outOfGamut, placement)
  const white = placedShare(artwork.white, placement)
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
  { pixels }: AnalyzedArtwork,
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
