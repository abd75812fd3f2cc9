import sharp from 'sharp'
import type { Freed } from '../flat-background.ts'
import type { Pixels } from '../pixels.ts'
import { contrastAlong } from './contrast.ts'
import { cutOut } from './cut-out.ts'
import { firstGuess } from './first-guess.ts'
import { withSoftEdge } from './soft-edge.ts'

/**
 * Longer side of the copy that is segmented, in pixels: twice as many take ten times as long and find nothing
 * more.
 */
const JUDGED = 400
/** Below this separation (0–1) the picture is one texture, one gradient or noise. */
const CLEAR_ENOUGH = 0.85
/** Smallest OKLab difference across a real outline, and between subject and background. */
const CONTRAST = 0.05
const UNLIKE = 0.03
/** Smallest share of the picture that counts as a subject. */
const LEAST_SHARE = 0.003

/**
 * Removes the background of a photograph at full resolution. Leaves it where subject and background look alike, rather than
 * guess.
 */
export async function withoutPhotoBackground(pixels: Pixels, tolerance: number): Promise<Freed> {
  const small = await judged(pixels)
  const guess = firstGuess(small, tolerance)
  if (guess.clearness < CLEAR_ENOUGH) return { why: 'uneven' }
  const found = await cutOut(small, guess)
  const size = found.reduce((sum, value) => sum + value, 0)
  const unlike = found.reduce((sum, value, pixel) => sum + value * (guess.distance[pixel] ?? 0), 0) / size
  if (size < found.length * LEAST_SHARE) return { why: 'uneven' }
  if (unlike < UNLIKE || contrastAlong(found, small) < CONTRAST) return { why: 'uneven' }
  return { rgba: await withSoftEdge(pixels, small, found), share: 1 - size / found.length, isCrisp: true }
}

async function judged({ width, height, rgba }: Pixels): Promise<Pixels> {
  const { data, info } = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .resize({ width: JUDGED, height: JUDGED, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgba: data }
}
