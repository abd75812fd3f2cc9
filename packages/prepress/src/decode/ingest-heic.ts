import sharp from 'sharp'
import { LIMITS } from '../intake/limits.ts'
import { IntakeRejection } from '../intake/report.ts'
import type { Decoded } from './decoded.ts'
import { heicDecoder, type DecodeHeic } from './heic.ts'
import { GUARDED } from './raster.ts'
import { sameInks } from './same-inks.ts'
import { ingestPicture } from './ingest-picture.ts'
import { tiffOf } from './tiff.ts'
import { undrawn } from './undrawn.ts'

/**
 * A phone's HEIC picture, stored as a JPEG, or as a PNG where parts are transparent. Without the optional
 * reader it is stored as uploaded and not drawn. FILE-8, `failed_to_raster`.
 */
export async function ingestHeic(
  bytes: Uint8Array,
  cleanPath: string,
  rasterPath: string,
  decode: DecodeHeic | null = heicDecoder(),
): Promise<Decoded> {
  const metadata = await sharp(bytes, { ...GUARDED, limitInputPixels: false })
    .metadata()
    .catch(broken)
  const { width, height } = metadata
  if (!(width > 0 && height > 0)) broken()
  if (width * height > LIMITS.pixels) throw new IntakeRejection('file.too-many-pixels', { width, height })
  if (decode === null)
    return undrawn(
      {
        mime: 'image/heic',
        ratio: width / height,
        pixels: { width, height },
        inchWidth: null,
        inchHeight: null,
      },
      rasterPath,
    )
  const tiff = tiffOf({
    ...(await decode(bytes, LIMITS.pixels).catch(broken)),
    ink: 'rgb',
    bits: 8,
    hasAlpha: true,
    ...(metadata.icc && { profile: metadata.icc }),
  })
  const decoded = await ingestPicture(tiff, 'image/tiff', rasterPath)
  const mime = decoded.raster.hasAlpha ? 'image/png' : 'image/jpeg'
  const stored =
    mime === 'image/png'
      ? (await sameInks(tiff)).png({ compressionLevel: 6 })
      : (await sameInks(tiff, (whole) => whole.removeAlpha())).jpeg({
          quality: 95,
          chromaSubsampling: '4:4:4',
        })
  await stored.toFile(cleanPath)
  return { ...decoded, mime, sent: 'image/heic', cleaned: true }
}

function broken(): never {
  throw new IntakeRejection('file.broken', { kind: 'HEIC' })
}
