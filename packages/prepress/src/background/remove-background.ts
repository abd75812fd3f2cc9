import sharp from 'sharp'
import { GUARDED } from '../decode/raster.ts'
import { flood } from './flood.ts'
import { dropSpecks } from './specks.ts'
import { groundOf } from './ground.ts'
import { withoutGround } from './unmix.ts'

/** How alike a colour must be to count as ground, 1–100; the slider's middle suits a JPEG from the internet. */
export const TOLERANCE = { least: 1, usual: 28, most: 100 } as const

/** Below this share of the border in one colour it is no flat ground, and nothing is guessed. */
const EVEN_ENOUGH = 0.7

/** What became of an artwork's ground. The original is never touched: taking it back is taking the original. */
export type BackgroundRemoval =
  | { readonly removed: true; readonly png: Uint8Array; readonly share: number }
  /** `transparent`: there is none. `uneven`: a photograph's. `everything`: nothing would be left. */
  | { readonly removed: false; readonly why: 'transparent' | 'uneven' | 'everything' }

/** Takes a flat ground away from a picture, in full resolution, with a clean soft edge. Decisions 26. */
export async function removeBackground(
  bytes: Uint8Array,
  tolerance: number = TOLERANCE.usual,
): Promise<BackgroundRemoval> {
  const within = Math.max(TOLERANCE.least, Math.min(TOLERANCE.most, tolerance))
  const { data, info } = await sharp(bytes, GUARDED)
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const pixels = { width, height, rgba: data }
  const ground = groundOf(pixels, within)
  if (!ground) return { removed: false, why: 'transparent' }
  if (ground.evenness < EVEN_ENOUGH) return { removed: false, why: 'uneven' }
  const filled = flood(pixels, ground.colour, within)
  dropSpecks(filled, width, height)
  const share = filled.reduce((sum, value) => sum + value, 0) / filled.length
  if (share > 0.999) return { removed: false, why: 'everything' }
  const left = withoutGround(pixels, filled, ground.colour)
  const { density } = await sharp(bytes, GUARDED).metadata()
  const png = await sharp(left, { raw: { width, height, channels: 4 } })
    .withMetadata(density ? { density } : {})
    .png({ compressionLevel: 6 })
    .toBuffer()
  return { removed: true, png, share: Math.round(share * 1000) / 1000 }
}
