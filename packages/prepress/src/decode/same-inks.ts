import sharp, { type Metadata, type Sharp } from 'sharp'
import { statedDpi } from './natural-size.ts'
import { GUARDED } from './raster.ts'

/**
 * Re-encodes a picture with its own color space, profile, depth and dpi and unchanged values; `change` may
 * process it in between. Rejects where it cannot be read.
 */
export async function sameInks(
  bytes: Uint8Array,
  change: (picture: Sharp, told: Metadata) => Sharp = (picture) => picture,
): Promise<Sharp> {
  const told = await sharp(bytes, GUARDED).metadata()
  const dpi = statedDpi(told.density)
  const picture = change(sharp(bytes, GUARDED).pipelineColourspace(told.space).autoOrient(), told)
    .toColourspace(told.space)
    .keepIccProfile()
  return dpi === null ? picture : picture.withDensity(dpi)
}
