import sharp from 'sharp'
import type { Freed } from '../flat-background.ts'
import type { Pixels } from '../pixels.ts'
import { contrastAlong } from './contrast.ts'
import { cutOut } from './cut-out.ts'
import { firstGuess } from './first-guess.ts'
import { withSoftEdge } from './soft-edge.ts'

/** Longer side of the copy that is judged, in pixels: four times as many cost ten times the time and find no more. */
const JUDGED = 400
/** Motif and ground part less clearly than this, 0–1, in one texture, one gradient or mere noise. */
const CLEAR_ENOUGH = 0.85
/** Across a real outline colors differ by this much, OKLab, and so does the motif from the ground. */
const CONTRAST = 0.05
const UNLIKE = 0.03
/** A motif is no speck. */
const LEAST_SHARE = 0.003

/** Takes the ground of a photograph away, in full resolution; where motif and ground look the same, nothing is guessed. */
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
