import { uploadOf, uploadProductOf, type Design } from '@kisscut/artwork/design'
import { isLargerThanOrdered, isOffTheProduct } from '@kisscut/artwork/placement'
import type { Size } from '@kisscut/artwork/geometry'
import { needsVectorizationChoice } from '@kisscut/core/vectorize'
import type { CustomRow, UserFileRow } from '../configure/custom-rows.ts'
import { finishedBoxOf } from './placing.ts'
import * as messages from '../messages/artwork.ts'

export interface ArtworkState {
  readonly design: Design
  readonly file: UserFileRow | null
  readonly dpi: number | null
  /** What is done about artwork below 72 dpi. */
  readonly choice: CustomRow['low_resolution_choice']
}

export const shownSize = ({ width, height }: Size): string =>
  [width, height].map((side) => Number(side.toFixed(2))).join(' × ')

/** `The cut line comes out at 5 × 4 in, …`. SIZE-14. */
export const largerThanOrdered = (design: Design, file: UserFileRow): string =>
  messages.larger(shownSize(finishedBoxOf(design, file)), shownSize(design))

/** What still stands in the way of the press, by field: artwork that can be drawn, on the product, and below 72 dpi a choice about it. */
export const artworkErrors = ({
  design,
  file,
  dpi,
  choice,
}: ArtworkState): Record<string, readonly string[]> => {
  if (file === null) return { user_file: [messages.missing] }
  if (file.failed_to_raster) return { user_file: [messages.notDrawn] }
  const artwork = uploadOf(design)
  if (artwork && isOffTheProduct(artwork, uploadProductOf(design))) return { placement: [messages.tooFarOut] }
  if (isLargerThanOrdered(finishedBoxOf(design, file), design))
    return { placement: [largerThanOrdered(design, file)] }
  if (needsVectorizationChoice(dpi) && choice === null)
    return { low_resolution_choice: [messages.needsChoice(dpi ?? 0)] }
  return {}
}
