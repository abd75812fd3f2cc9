import { deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { pressLook, type PressLook } from '../color/press-look.ts'
import { GUARDED } from '../decode/raster.ts'
import { separated } from './cmyk.ts'
import { whitePlate } from './plates.ts'

/** Separated pixels: four bytes of ink each, and alpha where not all are opaque. */
export interface SeparatedPicture {
  readonly width: number
  readonly height: number
  readonly ink: Buffer
  readonly alpha: Buffer | null
}

/** Separates a picture, reduced to the given longer side in pixels. */
export async function separatePicture(picture: Sharp, longest: number): Promise<SeparatedPicture> {
  const upright = await picture
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = upright.info
  const raw = { width, height, channels: 4 } as const
  const colors = await sharp(upright.data, { ...GUARDED, raw })
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer()
  matchHalfClear(colors, upright.data, await pressLook())
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

/** Bytes of RGBA pixels that are worked on at a time. */
const PART = 4 * 2 ** 16

/**
 * Where a picture is half clear, changes its colors on white, RGB, to those that print as the preview looks there (PROD-12): it changes
 * colors to those of print first and mixes them with the white after that.
 */
function matchHalfClear(colors: Uint8Array, rgba: Uint8Array, look: PressLook): void {
  for (let from = 0; from < rgba.length; from += PART) {
    const part = Uint8Array.from(rgba.subarray(from, from + PART))
    let isOpaque = true
    for (let at = 3; at < part.length; at += 4) {
      if (part[at] === 255) part[at] = 0
      else if (part[at] !== 0) isOpaque = false
    }
    if (isOpaque) continue
    const matched = printsLike(onWhite(look(part)), look)
    for (let at = 0; at < part.length; at += 4)
      if (part[at + 3] !== 0) colors.set(matched.subarray(at, at + 3), ((from + at) / 4) * 3)
  }
}

/** Pixels over white, those that are all clear left out. */
function onWhite(rgba: Uint8Array): Uint8Array {
  const mixed = Uint8Array.from(rgba)
  for (let at = 0; at < rgba.length; at += 4) {
    const opacity = rgba[at + 3]! / 255
    for (let channel = at; channel < at + 3; channel++)
      mixed[channel] = Math.round(rgba[channel]! * opacity + 255 * (1 - opacity))
  }
  return mixed
}

/** Times that a color is corrected by how far its print is off. What three leave is not seen. */
const CORRECTIONS = 3

/** The screen colors that look in print like these, found by trying; pixels that are all clear are left out. */
function printsLike(wanted: Uint8Array, look: PressLook): Uint8Array {
  const colors = Uint8ClampedArray.from(wanted)
  for (let correction = 0; correction < CORRECTIONS; correction++) {
    const printed = look(new Uint8Array(colors.buffer))
    for (let at = 0; at < colors.length; at++) colors[at] = colors[at]! + wanted[at]! - printed[at]!
  }
  return new Uint8Array(colors.buffer)
}

/**
 * Inks as they are on white become those of a picture with this opacity, stronger the clearer it is, and look the same on white again:
 * a soft shadow stays gray. What needs more ink than its opacity allows gets more opaque. Changes both.
 */
function concentrate(ink: Uint8Array, alpha: Uint8Array): void {
  for (let at = 0; at < alpha.length; at++) {
    if (alpha[at] === 0 || alpha[at] === 255) continue
    const first = 4 * at
    const opacity = Math.max(alpha[at]!, ink[first]!, ink[first + 1]!, ink[first + 2]!, ink[first + 3]!)
    alpha[at] = opacity
    for (let plate = first; plate < first + 4; plate++) ink[plate] = Math.round((ink[plate]! * 255) / opacity)
  }
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
