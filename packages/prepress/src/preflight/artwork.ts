import type { AlphaMask } from '@kisscut/artwork/contour'
import { BLEED, dieLine, SAFE_AREA, type DieLineSpec } from '@kisscut/artwork/die-line'
import { flatten, parallel } from '@kisscut/artwork/geometry'
import {
  effectiveDpi,
  fill,
  fitInside,
  isOffTheProduct,
  judgeDpi,
  PRINT_RULES,
  type Placement,
} from '@kisscut/artwork/placement'
import { endsBetween, isInked } from './edges.ts'
import { finding, type PreflightFinding } from './finding.ts'

/** What is known of an artwork once it has been decoded. */
export interface ArtworkFacts {
  /** Upright pixels of the original; null for vectors. */
  readonly pixels: { readonly width: number; readonly height: number } | null
  /** Where it is opaque, at any resolution. */
  readonly mask: AlphaMask
  /** Percent of its opaque area that no ink can show. */
  readonly outOfGamut: number
}

/** Percent of the cut's length that may go wrong unnoticed: a corner pixel, a rounded end. */
const NOT_WORTH_A_WORD = 1
const GAMUT_LIMIT = 5
/** How far from a line its two sides are looked at, in inches. */
const BESIDE = 0.008

/** Whether the artwork prints well where it lies: sharp, covering its bleed, clear of the knife, in colours ink has. */
export function artworkFindings(
  facts: ArtworkFacts,
  placement: Placement,
  spec: DieLineSpec,
): readonly PreflightFinding[] {
  if (isOffTheProduct(placement, spec))
    return [finding('artwork.off-product', 0, 0, fitInside(facts.mask, spec))]
  const found = [...resolutionFindings(facts, placement), ...edgeFindings(facts.mask, placement, spec)]
  if (facts.outOfGamut >= GAMUT_LIMIT)
    found.push(finding('artwork.out-of-gamut', facts.outOfGamut, GAMUT_LIMIT))
  return found
}

function resolutionFindings({ pixels }: ArtworkFacts, placement: Placement): PreflightFinding[] {
  const dpi = pixels && effectiveDpi(pixels, placement)
  const verdict = judgeDpi(dpi)
  if (dpi === null || verdict === 'good') return []
  return verdict === 'unprintable'
    ? [finding('artwork.unprintable-resolution', dpi, PRINT_RULES.approval)]
    : [finding('artwork.low-resolution', dpi, PRINT_RULES.good)]
}

function edgeFindings(mask: AlphaMask, placement: Placement, spec: DieLineSpec): PreflightFinding[] {
  const cut = flatten(dieLine(spec), 0.001)
  const inked = (point: { x: number; y: number }) => isInked(mask, placement, point)
  const natural = { width: placement.width, height: placement.height }
  const found: PreflightFinding[] = []
  const noBleed = endsBetween(parallel(cut, -BESIDE), parallel(cut, BLEED - BESIDE), inked)
  if (noBleed > NOT_WORTH_A_WORD)
    found.push(finding('artwork.no-bleed', noBleed, BLEED, fill(natural, spec, placement.rotation)))
  const unsafe = endsBetween(parallel(cut, BESIDE - SAFE_AREA), parallel(cut, -BESIDE), inked)
  if (unsafe > NOT_WORTH_A_WORD) {
    const mend = fitInside(natural, spec, undefined, placement.rotation)
    found.push(finding('artwork.outside-safe-area', unsafe, SAFE_AREA, mend))
  }
  return found
}
