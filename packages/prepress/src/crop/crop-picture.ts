import type { Sharp } from 'sharp'
import { sameInks } from '../decode/same-inks.ts'
import { KINDS, type Mime, type PictureMime } from '../intake/kinds.ts'
import { IntakeRejection } from '../intake/report.ts'
import type { CropBox, Cropped } from './crop-order.ts'

/**
 * Part of a picture in the same format, color space, profile, depth and dpi; pixels are cut, never resampled.
 */
export async function cropPicture(bytes: Uint8Array, mime: PictureMime, box: CropBox): Promise<Cropped> {
  try {
    const part = await sameInks(bytes, (whole, { autoOrient }) => whole.extract(pixelsOf(box, autoOrient)))
    return { bytes: await ENCODE[mime](part, bytes).toBuffer(), mime }
  } catch {
    throw new IntakeRejection('file.broken', { kind: KINDS[mime].name })
  }
}

/** Whole pixels, at least one, that cover the box. */
function pixelsOf({ x, y, width, height }: CropBox, whole: { width: number; height: number }) {
  const side = (from: number, share: number, pixels: number) => {
    const first = Math.min(pixels - 1, Math.floor(from * pixels + HAIR))
    return [
      first,
      Math.min(pixels, Math.max(first + 1, Math.ceil((from + share) * pixels - HAIR))) - first,
    ] as const
  }
  const [left, wide] = side(x, width, whole.width)
  const [top, high] = side(y, height, whole.height)
  return { left, top, width: wide, height: high }
}

/** Rounds off floating-point noise in shares of whole pixels. */
const HAIR = 1e-6

/** Encoders of the file's own quality: lossless stays lossless, lossy loses nothing visible. */
const ENCODE: Readonly<Record<PictureMime, (part: Sharp, bytes: Uint8Array) => Sharp>> = {
  'image/png': (part) => part.png({ compressionLevel: 6 }),
  'image/jpeg': (part) => part.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }),
  'image/webp': (part, bytes) =>
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('VP8L')
      ? part.webp({ lossless: true, effort: 2 })
      : part.webp({ quality: 95, alphaQuality: 100, effort: 2 }),
  'image/tiff': (part) => part.tiff({ compression: 'lzw', predictor: 'horizontal' }),
  'image/gif': (part) => part.gif(),
  'image/avif': (part) => part.avif({ quality: 90, effort: 2 }),
}

/** Whether a file is stored as pixels that can be cropped; PSD and HEIC are stored as another format. */
export const isPicture = (mime: Mime): mime is PictureMime => Object.hasOwn(ENCODE, mime)
