import { contourDieLine, contourOptionsOf, type Islands } from '@kisscut/artwork/contour'
import type { DieLineSpec } from '@kisscut/artwork/die-line'
import type { Placement } from '@kisscut/artwork/placement'
import sharp from 'sharp'
import { GUARDED } from '../decode/raster.ts'
import { maskOfPicture } from './mask-of-picture.ts'

/** Artwork already placed on a product; lengths in inches. */
export interface PlacedContourOrder {
  /** The raster written at intake (WebP). */
  readonly raster: Uint8Array
  readonly placement: Placement
  /** The product with its contour settings; without it, the usual border. */
  readonly dieLine?: DieLineSpec
  /** `keep`: a line around each part of the artwork; by default one line around all parts. */
  readonly islands?: Islands
}

/**
 * The contour of placed artwork with its settings, exactly as the preview draws it: closed SVG path data in inches from the
 * product's top left corner; empty where the artwork has no opaque pixels. Runs in a worker process.
 */
export async function placedContour({
  raster,
  placement,
  dieLine,
  islands = 'merge',
}: PlacedContourOrder): Promise<string> {
  const mask = await maskOfPicture(sharp(raster, GUARDED))
  return contourDieLine(mask, placement, { ...(dieLine && contourOptionsOf(dieLine)), islands }).path
}
