import { oklab, type Oklab } from '../../color/oklab.ts'
import type { Pixels } from '../pixels.ts'
import { TOLERANCE } from '../removal.ts'
import { borderColors } from './border-colors.ts'

/** What each pixel is taken for before the cut: unlike the border's colors, alike, or on the border itself. */
export interface FirstGuess {
  /** How unlike the ground each pixel looks, OKLab. */
  readonly distance: Float32Array
  /** Where motif begins. */
  readonly threshold: number
  /** How clearly the two sides differ, 0–1: the share of all difference that the threshold explains. */
  readonly clearness: number
}

const BINS = 256
/** Farther than this is all the same: quite unlike the ground. */
const FAR = 0.5

/** Judges every pixel by the border, and parts the two sides where they differ most (Otsu). */
export function firstGuess(pixels: Pixels, tolerance: number): FirstGuess {
  const { rgba, width, height } = pixels
  const background = borderColors(pixels)
  const distance = new Float32Array(width * height)
  const counts = new Float64Array(BINS)
  for (let pixel = 0; pixel < distance.length; pixel++) {
    const color = oklab(rgba[pixel * 4] ?? 0, rgba[pixel * 4 + 1] ?? 0, rgba[pixel * 4 + 2] ?? 0)
    let least = FAR * FAR
    for (const mean of background) least = Math.min(least, unlike(mean, color))
    distance[pixel] = Math.sqrt(least)
    counts[Math.min(BINS - 1, Math.floor((distance[pixel]! / FAR) * BINS))]! += 1
  }
  const { bin, clearness } = otsu(counts)
  return { distance, threshold: ((bin + 1) / BINS) * FAR * leniency(tolerance), clearness }
}

/** Where between no difference and the parting the motif begins: halfway, as the cut itself finds what was let in wrongly. */
const leniency = (tolerance: number): number =>
  Math.max(0.25, Math.min(1.25, (0.5 * tolerance) / TOLERANCE.usual))

/** A shadow is the ground again, darker: being darker counts this little. */
const DARKER_COUNTS = 0.4

/** The square of how unlike the ground a color looks, shadows being forgiven. */
function unlike(background: Oklab, color: Oklab): number {
  const lighter = color[0] - background[0]
  const light = lighter < 0 ? lighter * DARKER_COUNTS : lighter
  return light * light + (color[1] - background[1]) ** 2 + (color[2] - background[2]) ** 2
}

/** The bin after which a histogram falls into two groups best, and how much of its variance that explains. */
function otsu(counts: Float64Array): { bin: number; clearness: number } {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const mean = counts.reduce((sum, count, bin) => sum + bin * count, 0) / total
  const variance = counts.reduce((sum, count, bin) => sum + (bin - mean) ** 2 * count, 0) / total
  let [below, sumBelow, best, at] = [0, 0, 0, 0]
  counts.forEach((count, bin) => {
    below += count
    sumBelow += bin * count
    const share = below / total
    if (share === 0 || share === 1) return
    const between = (mean * share - sumBelow / total) ** 2 / (share * (1 - share))
    if (between > best) [best, at] = [between, bin]
  })
  return { bin: at, clearness: variance === 0 ? 0 : best / variance }
}
