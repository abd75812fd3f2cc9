import sharp, { type Sharp } from 'sharp'
import { LIMITS } from '../intake/limits.ts'
import { Refusal } from '../intake/report.ts'

/** How sharp reads what a stranger sent: one page, no more than the limit, nothing damaged passed over. */
export const GUARDED = { limitInputPixels: LIMITS.pixels, failOn: 'error', pages: 1 } as const

export interface Raster {
  readonly width: number
  readonly height: number
  /** Some pixel lets the ground shine through. */
  readonly hasAlpha: boolean
}

/** Writes the browser-ready WebP of a picture: sRGB, at most 2000 px, transparency kept. */
export async function writeRaster(picture: Sharp, path: string): Promise<Raster> {
  const { data, info } = await picture
    .resize({
      width: LIMITS.rasterPixels,
      height: LIMITS.rasterPixels,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { lowest, highest } = alphaRange(data)
  if (highest === 0) throw new Refusal('file.blank')
  const hasAlpha = lowest < 250
  const { width, height } = info
  const pixels = sharp(data, { raw: { width, height, channels: 4 } })
  await (hasAlpha ? pixels : pixels.removeAlpha())
    .webp({ quality: 92, alphaQuality: 100, effort: 2 })
    .toFile(path)
  return { width, height, hasAlpha }
}

function alphaRange(rgba: Uint8Array): { lowest: number; highest: number } {
  let lowest = 255
  let highest = 0
  for (let at = 3; at < rgba.length; at += 4) {
    const alpha = rgba[at] ?? 255
    if (alpha < lowest) lowest = alpha
    if (alpha > highest) highest = alpha
  }
  return { lowest, highest }
}
