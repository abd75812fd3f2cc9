import { custom } from '@kisscut/records'
import type { LoadedCustom } from '../../configure/configured-product.ts'
import type { CustomRow, UserFileRow } from '../../configure/custom-rows.ts'
import { conflict, done, type Outcome } from '../../outcome.ts'
import { ARTWORK_MESSAGES } from '../messages.ts'
import { dpiOf, firstPlacement } from '../placing.ts'
import type { DesignDeps } from '../use-user-file.ts'
import { isVectorizingCharged } from '../vectorizing.ts'
import type { ArtworkPlacement as Placement } from '@kisscut/core/configuration'

/** Sides that differ by less than this share are the same shape drawn to other pixels. */
const SAME_SHAPE = 0.02

const shapeOf = ({ pixel_width, pixel_height }: UserFileRow) => pixel_width / pixel_height

const isSameShape = (one: UserFileRow, other: UserFileRow) =>
  Math.abs(shapeOf(one) / shapeOf(other) - 1) < SAME_SHAPE

/** Artwork of the same shape lies where the one before lay; any other in the middle. */
const placementFor = ({ row, file }: LoadedCustom, next: UserFileRow): Placement =>
  row.placement !== null && file !== null && isSameShape(file, next)
    ? row.placement
    : firstPlacement(next, row, row.clip_type)

const changesFor = (row: CustomRow, next: UserFileRow, placement: Placement) => {
  const dpi = dpiOf(next, placement)
  const choice = dpi === null ? null : row.low_resolution_choice
  return {
    user_file: next.id,
    placement,
    dpi,
    low_resolution_choice: choice,
    option_vectorize: isVectorizingCharged(choice, next),
    is_changed: true,
    finalized: false,
    preview_url: null,
  }
}

/** Where the next artwork lies when not where the one before lay, and what else changes with it. */
export type Swap = Partial<Pick<CustomRow, 'placement' | 'is_cropped' | 'crop_width' | 'crop_height'>>

/**
 * Lays a file in the place of the one it was made of; the product has to be finalized again. A conflict where the product
 * got other artwork while this one was made.
 */
export const swapArtwork = (
  { storage }: Pick<DesignDeps, 'storage'>,
  loaded: LoadedCustom,
  next: UserFileRow,
  { placement, ...more }: Swap = {},
): Promise<Outcome<LoadedCustom>> =>
  storage.transaction(async ({ records }) => {
    const { row } = loaded
    const now = await records.get(custom, row.id)
    if (now?.user_file !== row.user_file) return conflict(ARTWORK_MESSAGES.changedMeanwhile)
    const changes = { ...changesFor(row, next, placement ?? placementFor(loaded, next)), ...more }
    const updated = await records.update(custom, row.id, changes, row.owner)
    if (updated === null) return conflict(ARTWORK_MESSAGES.changedMeanwhile)
    return done({ ...loaded, row: updated, file: next })
  })
