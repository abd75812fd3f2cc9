import { followsArtwork, uploadOf, uploadProductOf, type Design } from '@kisscut/artwork/design'
import { cutStopOf, isOffTheProduct, type CutStop } from '@kisscut/artwork/placement'
import type { Size } from '@kisscut/artwork/geometry'
import { ANYBODY, type Reader, showSize } from '@kisscut/core/units'
import type { PrintRules } from '@kisscut/core/print-rules'
import { needsVectorizationChoice } from '@kisscut/core/vectorize'
import type { CustomRow, UserFileRow } from '../configure/custom-rows.ts'
import { letteringErrors } from '../lettering/errors.ts'
import { finishedBoxOf } from './placing.ts'
import { isDrawn } from './printed-artwork.ts'
import { varyingErrors } from './varying-texts.ts'
import * as messages from '../messages/artwork.ts'

export interface ArtworkState {
  readonly design: Design
  readonly file: UserFileRow | null
  readonly dpi: number | null
  /** The shopper's choice for low-resolution artwork. */
  readonly choice: CustomRow['low_resolution_choice']
  readonly rules: PrintRules
  /** Pieces ordered. */
  readonly quantity: number
  /** Cut from film and not printed. */
  readonly isLettering: boolean
  /** Whether the front's artwork is also printed on the back. OPT-21. */
  readonly isOnBothSides: boolean
  readonly viewer: Reader
}

/** The finished size in the reader's unit, such as `3.917 × 3 in`. SIZE-12, SIZE-14. */
export const shownSize = ({ width, height }: Size, { unit, locale }: Reader = ANYBODY): string =>
  showSize(width.toFixed(3), height.toFixed(3), unit, locale)

/** Why a cut can't be made in the ordered size: it is larger, or partly outside. Null if it can. SIZE-14, SIZE-20. */
export function cutProblem(
  design: Design,
  file: Parameters<typeof finishedBoxOf>[1],
  reader: Reader = ANYBODY,
): { readonly code: CutStop; readonly message: string } | null {
  const box = finishedBoxOf(design, file)
  const code = cutStopOf(box, design)
  if (code === null) return null
  const isLarger = code === 'cut.larger-than-ordered'
  return {
    code,
    message: isLarger
      ? messages.larger(shownSize(box, reader), shownSize(design, reader))
      : messages.outsideOrdered,
  }
}

/**
 * Errors of a contour on a two-sided product: it follows one side's artwork and would cut through the other's, or through its own
 * seen from behind. DESIGN-37, OPT-21.
 */
const cutErrors = (design: Design, isOnBothSides: boolean): Record<string, readonly string[]> =>
  followsArtwork(design) && (isOnBothSides || design.sides.length > 1)
    ? { clip_type: [messages.contourOfTwoSides] }
    : {}

/**
 * Reasons why a product can't be printed yet, by field: artwork is missing, unreadable or off the product, or its resolution is
 * too low and no choice was made.
 */
export const artworkErrors = ({
  design,
  file,
  dpi,
  choice,
  rules,
  quantity,
  isLettering,
  isOnBothSides,
  viewer,
}: ArtworkState): Record<string, readonly string[]> => {
  if (isLettering) return letteringErrors(design)
  const cut = cutErrors(design, isOnBothSides)
  if (isDrawn(design)) return { ...cut, ...varyingErrors(design, quantity) }
  if (file === null) return { user_file: [messages.missing] }
  if (file.failed_to_raster) return { user_file: [messages.notDrawn] }
  if (Object.keys(cut).length > 0) return cut
  const artwork = uploadOf(design)
  if (artwork && isOffTheProduct(artwork, uploadProductOf(design))) return { placement: [messages.tooFarOut] }
  const problem = cutProblem(design, file, viewer)
  if (problem !== null) return { placement: [problem.message] }
  if (needsVectorizationChoice(dpi, rules) && choice === null)
    return { low_resolution_choice: [messages.needsChoice(dpi ?? 0, rules.coarse)] }
  return {}
}
