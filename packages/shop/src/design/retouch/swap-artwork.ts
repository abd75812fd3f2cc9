import type { LoadedCustom } from '../../configure/loaded-custom.ts'
import { saveCustom } from '../../configure/save-configuration.ts'
import type { UserFileRow } from '../../configure/custom-rows.ts'
import type { Outcome } from '../../outcome.ts'
import type { ArtworkPlacement as Placement } from '@kisscut/core/configuration'
import type { Viewer } from '../../accounts/viewer.ts'
import { sizeOfDesign } from '../custom-design.ts'
import { firstPlacement, lineOn, placementProblem } from '../placing.ts'
import type { DepsOf } from '../../dependencies.ts'

/** Ratios that differ by less than this share are the same picture in other pixels. */
const SAME_SHAPE = 0.02

const shapeOf = ({ pixel_width, pixel_height }: UserFileRow) => pixel_width / pixel_height

const isSameShape = (one: UserFileRow, other: UserFileRow) =>
  Math.abs(shapeOf(one) / shapeOf(other) - 1) < SAME_SHAPE

/**
 * The placement of the next artwork: the given one, or the earlier one if it has the same ratio; the first placement if that is
 * off the product.
 */
const placementFor = (
  { known: { product }, configuration, design, file, rules }: LoadedCustom,
  next: UserFileRow,
  there: Placement | null,
): Placement => {
  const { placement = null } = configuration
  const size = sizeOfDesign(design)
  const line = lineOn(product, configuration, size, rules)
  const wanted = there ?? (file !== null && isSameShape(file, next) ? placement : null)
  return wanted !== null && placementProblem(wanted, size, line.shape, next) === null
    ? wanted
    : firstPlacement(next, line)
}

/**
 * Replaces a file by one made from it; the product must be finalized again. A conflict if the product got other artwork in
 * the meantime.
 */
export const swapArtwork = (
  deps: DepsOf<typeof saveCustom>,
  viewer: Viewer,
  loaded: LoadedCustom,
  next: UserFileRow,
  there: Placement | null = null,
): Promise<Outcome<LoadedCustom>> => {
  const { row } = loaded
  const change = {
    userFileId: next.id,
    placement: placementFor(loaded, next, there),
    ...(next.is_vector && { lowResolutionChoice: null }),
  }
  return saveCustom(deps)(viewer, { id: row.id, change, replaces: row.user_file })
}
