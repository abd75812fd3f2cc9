import { contourDieLineOf, placementForContour, traceMask, type Islands } from '@kisscut/artwork/contour'
import type { Size } from '@kisscut/artwork/geometry'
import type { Placement } from '@kisscut/artwork/placement'
import sharp from 'sharp'
import { GUARDED } from '../decode/raster.ts'
import { maskOfPicture } from './mask-of-picture.ts'

/** Artwork whose outline is to be cut; lengths in inches. */
export interface ContourOrder {
  /** The raster written at intake (WebP). */
  readonly raster: Uint8Array
  /**
   * The meaning of the given size. `cut`: the sticker with its border. `artwork`: the artwork; the sticker is larger by its border.
   */
  readonly size: Size & { readonly of: 'cut' | 'artwork' }
  readonly border: number
  readonly islands: Islands
  readonly holes: 'drop' | 'keep'
}

/** The cut line and where the artwork is placed under it; inches from the cut's top left corner. */
export interface FoundContour {
  /** Closed SVG path data; empty where the artwork has no opaque pixels. */
  readonly path: string
  readonly pieces: number
  /** Size of the cut. */
  readonly size: Size
  readonly placement: Placement
}

/** Traces the line around an artwork, placed so that the cut begins at the origin. Runs in a worker process. */
export async function findContour({
  raster,
  size,
  border,
  islands,
  holes,
}: ContourOrder): Promise<FoundContour> {
  const mask = await maskOfPicture(sharp(raster, GUARDED))
  const options = { border, islands, holes }
  const placed =
    size.of === 'cut'
      ? placementForContour(mask, size, options)
      : { x: 0, y: 0, width: size.width, height: size.height, rotation: 0 }
  const rings = traceMask(mask)
  const { box } = contourDieLineOf(rings, mask, placed, options)
  const placement = { ...placed, x: placed.x - box.x, y: placed.y - box.y }
  const { path, pieces } = contourDieLineOf(rings, mask, placement, options)
  return { path, pieces, size: { width: box.width, height: box.height }, placement }
}
