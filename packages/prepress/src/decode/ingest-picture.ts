import sharp from 'sharp'
import { KINDS, type PictureMime } from '../intake/kinds.ts'
import { LIMITS } from '../intake/limits.ts'
import { IntakeRejection } from '../intake/report.ts'
import { inchesText, statedDpi } from './natural-size.ts'
import { profileName } from './profile-name.ts'
import { inksOfSpace, pictureInPrintColors } from './inks-of-picture.ts'
import { GUARDED, writeRaster } from './raster.ts'
import type { Decoded, Notice } from './decoded.ts'

/**
 * Ingests a PNG, JPEG, WebP, TIFF, GIF or AVIF, as bytes or by path: upright, first frame, natural size where the file states
 * one.
 */
export async function ingestPicture(
  bytes: Uint8Array | string,
  mime: PictureMime,
  rasterPath: string,
): Promise<Decoded> {
  const kind = KINDS[mime].name
  const broken = () => {
    throw new IntakeRejection('file.broken', { kind })
  }
  const metadata = await sharp(bytes, { ...GUARDED, limitInputPixels: false })
    .metadata()
    .catch(broken)
  const { width, height } = metadata.autoOrient
  if (!(width > 0 && height > 0)) broken()
  if (width * height > LIMITS.pixels) throw new IntakeRejection('file.too-many-pixels', { width, height })

  const inks = inksOfSpace(metadata.space)
  const picture = await pictureInPrintColors(bytes, inks).catch(broken)
  const raster = await writeRaster(picture, rasterPath, inks !== null).catch((thrown) => {
    throw thrown instanceof IntakeRejection ? thrown : new IntakeRejection('file.broken', { kind })
  })
  const dpi = statedDpi(metadata.density)
  const pages = metadata.pages ?? 1
  const profile = profileName(metadata.icc)
  return {
    mime,
    isVector: false,
    pages: 1,
    pixelWidth: width,
    pixelHeight: height,
    inchWidth: dpi === null ? null : inchesText(width / dpi),
    inchHeight: dpi === null ? null : inchesText(height / dpi),
    raster,
    space: metadata.space,
    ...(profile && { profile }),
    ...(dpi !== null && { dpi }),
    notices: [
      ...(pages > 1 ? [{ code: 'file.first-frame' as const, values: { pages } }] : []),
      ...(inks === 'cmyk' ? [{ code: 'file.cmyk' as const }] : []),
    ],
  }
}

/** Notice that channels which are neither colors nor opacity are not printed. */
export const leftChannels = (count: number): readonly Notice[] =>
  count === 0 ? [] : [{ code: 'file.channels-left', values: { count } }]
