import {
  contourDieLine,
  maskOfPixels,
  shrunkMask,
  TRACED_PIXELS,
  type Islands,
} from '@kisscut/artwork/contour'
import type { Placement } from '@kisscut/artwork/placement'
import sharp from 'sharp'
import { GUARDED } from '../decode/raster.ts'

/** An artwork that lies on a product already; lengths in inches. */
export interface PlacedContourOrder {
  /** The browser-ready raster the intake wrote. */
  readonly raster: Uint8Array
  readonly placement: Placement
  /** `keep`: a line around each part of the artwork; where absent one around all of it. */
  readonly islands?: Islands
}

/**
 * Runs in a worker process: the line around an artwork where it lies, with the usual border, as the preview draws it. Closed
 * path data from the product's top left corner; empty where the artwork has nothing solid.
 */
export async function placedContour({
  raster,
  placement,
  islands = 'merge',
}: PlacedContourOrder): Promise<string> {
  const { data, info } = await sharp(raster, GUARDED)
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const mask = shrunkMask(maskOfPixels(data, info.width, info.height), TRACED_PIXELS)
  return contourDieLine(mask, placement, { islands }).path
}
