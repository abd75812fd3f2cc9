import sharp, { type Metadata, type Sharp } from 'sharp'
import { statedDpi } from './natural-size.ts'
import { GUARDED } from './raster.ts'

/**
 * A picture on its way to be written again in the inks, profile, depth and dpi it has, the numbers unchanged; `change` works
 * on it meanwhile. Rejects where it cannot be read.
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
