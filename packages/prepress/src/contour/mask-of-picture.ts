import { maskOfPixels, shrunkMask, TRACED_PIXELS } from '@kisscut/artwork/contour'
import type { Sharp } from 'sharp'
import { rgbaOf } from '../color/rgba.ts'

/** The opacity mask of a picture, in the resolution that contours are traced in. */
export async function maskOfPicture(picture: Sharp): Promise<ReturnType<typeof maskOfPixels>> {
  const { data, info } = await rgbaOf(picture)
  return shrunkMask(maskOfPixels(data, info.width, info.height), TRACED_PIXELS)
}
