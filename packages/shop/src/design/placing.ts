import { effectiveDpi, fitInside, isOffTheProduct, placementOf, recordOf } from '@kisscut/artwork/placement'
import type { DieLineSpec } from '@kisscut/artwork/die-line'
import type {
  Configuration,
  ConfigurationChange,
  DieLine,
  ArtworkPlacement as Placement,
} from '@kisscut/core/configuration'
import type { CustomRow, UserFileRow } from '../configure/custom-rows.ts'
import { ARTWORK_MESSAGES } from './messages.ts'

type Sized = Pick<CustomRow, 'width' | 'height'>

const dieLineSpec = ({ width, height }: Sized, shape: DieLine): DieLineSpec => ({
  shape,
  width: Number(width),
  height: Number(height),
})

/** Where new artwork lies until the shopper moves it: whole, in the middle, with a white border all round. */
export const firstPlacement = (file: UserFileRow, size: Sized, shape: DieLine): Placement =>
  recordOf(fitInside({ width: file.pixel_width, height: file.pixel_height }, dieLineSpec(size, shape)))

/** The same look on another size: scaled by the side that changed least, about the middle. */
export const placementOnSize = (placement: Placement, before: Sized, after: Sized): Placement => {
  const [w, h] = [Number(after.width) / Number(before.width), Number(after.height) / Number(before.height)]
  const by = Math.min(w, h)
  const [width, height] = [Number(placement.width) * by, Number(placement.height) * by]
  const middleX = (Number(placement.x) + Number(placement.width) / 2) * w
  const middleY = (Number(placement.y) + Number(placement.height) / 2) * h
  return recordOf({
    x: middleX - width / 2,
    y: middleY - height / 2,
    width,
    height,
    rotation: Number(placement.rotation),
  })
}

/** Effective dpi of the artwork as placed; null for vectors, no artwork, or one not placed yet. */
export const dpiOf = (file: UserFileRow | null, placement: Placement | null): number | null => {
  if (file === null || placement === null || file.is_vector) return null
  const placed = placementOf(placement)
  if (placed === null) return null
  return effectiveDpi({ width: file.pixel_width, height: file.pixel_height }, placed)
}

/** Further out than this, in inches, nothing is placed by hand. */
const FAR = 1000

/** What is wrong with a placement on a product of this size (inches): no figures, no area, or not on it; null: nothing. */
export const placementProblem = (
  placement: Placement,
  { dieLine = 'contour', ...size }: Sized & { readonly dieLine?: DieLine },
): string | null => {
  const placed = placementOf(placement)
  if (placed === null || Math.max(...Object.values(placed).map(Math.abs)) > FAR)
    return ARTWORK_MESSAGES.notANumber
  return isOffTheProduct(placed, dieLineSpec(size, dieLine)) ? ARTWORK_MESSAGES.tooFarOut : null
}

/** Where the artwork lies after a change: as stated, else as before on the new size; new artwork in the middle. */
export const placementFor = (
  after: Configuration,
  before: Configuration | null,
  { placement: stated = null }: ConfigurationChange,
  file: UserFileRow | null,
): Placement | null => {
  if (file === null) return null
  const placed = stated && placementOf(stated)
  if (placed) return recordOf(placed)
  if (before?.placement == null || file.id !== before.userFileId)
    return firstPlacement(file, after, after.dieLine ?? 'contour')
  return before.width === after.width && before.height === after.height
    ? before.placement
    : placementOnSize(before.placement, before, after)
}
