import { deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { GUARDED } from '../decode/raster.ts'
import { separated } from './cmyk.ts'
import { separation } from './plates.ts'

/** Pixels separated for the press: four bytes of ink each, and how opaque they are where some are not. */
export interface SeparatedPicture {
  readonly width: number
  readonly height: number
  readonly ink: Buffer
  readonly alpha: Buffer | null
}

/** No picture is printed finer than the press can show: the limit in pixels of its longer side. */
export async function separatePicture(picture: Sharp, longest: number): Promise<SeparatedPicture> {
  const upright = await picture
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = upright.info
  const pixels = () => sharp(upright.data, { ...GUARDED, raw: { width, height, channels: 4 } })
  const ink = await separated(pixels().removeAlpha()).raw().toBuffer()
  const alpha = await pixels().extractChannel('alpha').raw().toBuffer()
  return { width, height, ink, alpha: alpha.every((value) => value === 255) ? null : alpha }
}

/** Stores the picture in the document, deflated without loss. */
export function imageObject(document: PDFKit.PDFDocument, picture: SeparatedPicture): PDFKit.PDFKitReference {
  const { width, height, ink, alpha } = picture
  return samples(document, width, height, ink, {
    ColorSpace: 'DeviceCMYK',
    ...(alpha && { SMask: samples(document, width, height, alpha, { ColorSpace: 'DeviceGray' }) }),
  })
}

/** Stores where the picture is opaque as an image on the plate of white ink. */
export function whiteObject(document: PDFKit.PDFDocument, picture: SeparatedPicture): PDFKit.PDFKitReference {
  const { width, height, alpha } = picture
  const white = alpha ?? Buffer.alloc(width * height, 255)
  return samples(document, width, height, white, { ColorSpace: separation('White') })
}

/** Stores samples of eight bits as an image, deflated without loss; `more` says what they mean. */
export function samples(
  document: PDFKit.PDFDocument,
  width: number,
  height: number,
  data: Uint8Array,
  more: Record<string, unknown>,
): PDFKit.PDFKitReference {
  const image = document.ref({
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    BitsPerComponent: 8,
    Filter: 'FlateDecode',
    ...more,
  })
  image.end(deflateSync(data))
  return image
}
