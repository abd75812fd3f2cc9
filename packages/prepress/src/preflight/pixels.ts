import { turned, boxAround, type Box, type Size } from '@kisscut/artwork/geometry'
import { middleOf, type Placement, type Share } from '@kisscut/artwork/placement'

const SOLID = 128

/** A set of a picture's opaque pixels: their share in percent, and their bounding box. */
export interface PixelShare {
  readonly percent: number
  /** In pixels. */
  readonly box: Box
  /** The whole picture in pixels. */
  readonly of: Size
}

/** The opaque pixels of a picture for which `is` holds. */
export function shareOfPixels(
  rgba: Uint8Array,
  width: number,
  height: number,
  is: (pixel: number) => boolean,
): PixelShare {
  let [opaque, such] = [0, 0]
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0, pixel = 0; y < height; y++)
    for (let x = 0; x < width; x++, pixel++) {
      if ((rgba[pixel * 4 + 3] ?? 0) < SOLID) continue
      opaque += 1
      if (!is(pixel)) continue
      such += 1
      if (x < left) left = x
      if (x >= right) right = x + 1
      if (y < top) top = y
      bottom = y + 1
    }
  const percent = opaque === 0 ? 0 : Math.round((100 * such) / opaque)
  const box = { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) }
  return { percent, box, of: { width, height } }
}

/** The share with its position on the product. */
export const placedShare = ({ percent, box, of }: PixelShare, placement: Placement): Share => ({
  percent,
  place: onProduct(box, of.width, of.height, placement),
})

/** Converts a box in pixels of the placed picture to inches on the product. */
export function onProduct(part: Box, width: number, height: number, placement: Placement): Box {
  const [byX, byY] = [placement.width / width, placement.height / height]
  const middle = middleOf(placement)
  const corners = [0, 1].flatMap((across) =>
    [0, 1].map((down) => ({
      x: placement.x + (part.x + across * part.width) * byX,
      y: placement.y + (part.y + down * part.height) * byY,
    })),
  )
  return boxAround(corners.map((corner) => turned(corner, placement.rotation, middle)))
}

/** White as paper: it has no ink, so the material shows instead. */
export const isWhite = (rgba: Uint8Array, pixel: number): boolean =>
  Math.min(rgba[pixel * 4] ?? 0, rgba[pixel * 4 + 1] ?? 0, rgba[pixel * 4 + 2] ?? 0) >= 242
