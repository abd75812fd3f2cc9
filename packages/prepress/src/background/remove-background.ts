import sharp from 'sharp'
import { GUARDED } from '../decode/raster.ts'
import { IntakeRejection } from '../intake/report.ts'
import { withoutFlatBackground, type Freed } from './flat-background.ts'
import { backgroundOf, isFlat, type Background } from './background.ts'
import type { Pixels } from './pixels.ts'
import { TOLERANCE, type BackgroundRemoval, type RemoveBackgroundOrder } from './removal.ts'
import { rgbaOf } from '../color/rgba.ts'

/** Removes the background of a picture. FILE-4. */
export async function removeBackground({
  bytes,
  tolerance = TOLERANCE.usual,
  kind = 'auto',
}: RemoveBackgroundOrder): Promise<BackgroundRemoval> {
  const within = Math.max(TOLERANCE.least, Math.min(TOLERANCE.most, tolerance))
  const pixels = await pixelsOf(bytes)
  const background = backgroundOf(pixels, within)
  if (!background) return { removed: false, why: 'transparent' }
  const { method: method, freed } = await METHODS[kind](pixels, background, within)
  if ('why' in freed) return { removed: false, why: freed.why }
  const { width, height } = pixels
  const { density } = await sharp(bytes, GUARDED).metadata()
  const png = await sharp(freed.rgba, { raw: { width, height, channels: 4 } })
    .withMetadata(density ? { density } : {})
    .png({ compressionLevel: 6 })
    .toBuffer()
  return { removed: true, kind: method, png, share: Math.round(freed.share * 1000) / 1000 }
}

interface Removal {
  readonly method: 'flat' | 'photo'
  readonly freed: Freed
}
type Method = (pixels: Pixels, background: Background, tolerance: number) => Promise<Removal>

const flat: Method = async (pixels, background, tolerance) => ({
  method: 'flat',
  freed: withoutFlatBackground(pixels, background, tolerance),
})

/** Loaded with the first photograph, because OpenCV comes with it. */
const photo: Method = async (pixels, _, tolerance) => {
  const { withoutPhotoBackground } = await import('./photo/photo-background.ts')
  return { method: 'photo', freed: await withoutPhotoBackground(pixels, tolerance) }
}

/**
 * Largest deviation of a background drawn in one color: JPEG noise stays below it; cloth, wood and grain do
 * not.
 */
const PLAIN = 8

/**
 * Flat where the background is even and ends in crisp edges, else segmented as a photograph; flat again where
 * that finds nothing.
 */
const auto: Method = async (pixels, background, tolerance) => {
  const first = await flat(pixels, background, tolerance)
  const strict = backgroundOf(pixels, PLAIN)
  if (
    'why' in first.freed ? first.freed.why === 'everything' : first.freed.isCrisp && strict && isFlat(strict)
  )
    return first
  const second = await photo(pixels, background, tolerance)
  return 'why' in second.freed && !('why' in first.freed) ? first : second
}

const METHODS = { auto, flat, photo } as const

async function pixelsOf(bytes: Uint8Array): Promise<Pixels> {
  const { data, info } = await rgbaOf(sharp(bytes, GUARDED).autoOrient()).catch(() => {
    throw new IntakeRejection('file.broken', { kind: 'picture' })
  })
  return { width: info.width, height: info.height, rgba: data }
}
