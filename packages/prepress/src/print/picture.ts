import { deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { GUARDED } from '../decode/raster.ts'
import { separated } from './cmyk.ts'
import { whitePlate } from './plates.ts'
import { concentrate, matchTranslucent } from './translucent.ts'
import { rgbaOf } from '../color/rgba.ts'

/** Separated pixels: four bytes of ink each, and alpha where not all are opaque. */
export interface SeparatedPicture {
  readonly width: number
  readonly height: number
  readonly ink: Buffer
  readonly alpha: Buffer | null
}

/** Separates a picture, reduced to the given longer side in pixels. */
export async function separatePicture(picture: Sharp, longest: number): Promise<SeparatedPicture> {
  const upright = await rgbaOf(
    picture.autoOrient().resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true }),
  )
  const { width, height } = upright.info
  const raw = { width, height, channels: 4 } as const
  const colors = await sharp(upright.data, { ...GUARDED, raw })
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer()
  await matchTranslucent(colors, upright.data)
  const ink = await separated(sharp(colors, { ...GUARDED, raw: { width, height, channels: 3 } }))
    .raw()
    .toBuffer()
  const alpha = await sharp(upright.data, { ...GUARDED, raw })
    .extractChannel('alpha')
    .raw()
    .toBuffer()
  concentrate(ink, alpha)
  return { width, height, ink, alpha: alpha.every((value) => value === 255) ? null : alpha }
}

/** Stores the picture in the document, losslessly compressed. */
export function imageObject(document: PDFKit.PDFDocument, picture: SeparatedPicture): PDFKit.PDFKitReference {
  const { width, height, ink, alpha } = picture
  return samples(document, width, height, ink, {
    ColorSpace: 'DeviceCMYK',
    ...(alpha && { SMask: samples(document, width, height, alpha, { ColorSpace: 'DeviceGray' }) }),
  })
}

/** Stores the picture's opacity as an image on the white plate. */
export function whiteObject(document: PDFKit.PDFDocument, picture: SeparatedPicture): PDFKit.PDFKitReference {
  const { width, height, alpha } = picture
  const white = alpha ?? Buffer.alloc(width * height, 255)
  return samples(document, width, height, white, { ColorSpace: whitePlate(document) })
}

/** Stores 8-bit samples as an image, losslessly compressed; `more` are entries of its dictionary. */
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
