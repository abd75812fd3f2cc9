import sharp, { type Metadata, type Sharp } from 'sharp'
import { statedDpi } from './natural-size.ts'
import { GUARDED } from './raster.ts'

/**
 * Re-encodes a picture with its own color space, profile, depth and dpi and unchanged values; `change` may
 * process it in between. Rejects where it cannot be read.
 */
export async function sameInks(
  bytes: Uint8Array | string,
  change: (picture: Sharp, metadata: Metadata) => Sharp = (picture) => picture,
): Promise<Sharp> {
  const metadata = await sharp(bytes, GUARDED).metadata()
  const dpi = statedDpi(metadata.density)
  const picture = change(sharp(bytes, GUARDED).pipelineColourspace(metadata.space).autoOrient(), metadata)
    .toColourspace(metadata.space)
    .keepIccProfile()
  return dpi === null ? picture : picture.withDensity(dpi)
}
