import { oklab, type Oklab } from '../../color/oklab.ts'
import type { Pixels } from '../pixels.ts'
import { TOLERANCE } from '../removal.ts'
import { borderColors } from './border-colors.ts'

/** Label of each pixel before the cut: unlike the border's colors, similar, or on the border itself. */
export interface FirstGuess {
  /** OKLab distance of each pixel from the background. */
  readonly distance: Float32Array
  /** Distance at which the subject begins. */
  readonly threshold: number
  /** How clearly the two sides differ, 0–1: share of the variance that the threshold explains. */
  readonly clearness: number
}

const BINS = 256
/** Larger distances count as this one. */
const FAR = 0.5

/** Compares every pixel with the border's colors and separates the two sides by Otsu's threshold. */
export function firstGuess(pixels: Pixels, tolerance: number): FirstGuess {
  const { rgba, width, height } = pixels
  const background = borderColors(pixels)
  const distance = new Float32Array(width * height)
  const counts = new Float64Array(BINS)
  for (let pixel = 0; pixel < distance.length; pixel++) {
    const color = oklab(rgba[pixel * 4] ?? 0, rgba[pixel * 4 + 1] ?? 0, rgba[pixel * 4 + 2] ?? 0)
    let minimum = FAR * FAR
    for (const mean of background) minimum = Math.min(minimum, unlike(mean, color))
    distance[pixel] = Math.sqrt(minimum)
    counts[Math.min(BINS - 1, Math.floor((distance[pixel]! / FAR) * BINS))]! += 1
  }
  const { bin, clearness } = otsu(counts)
  return { distance, threshold: ((bin + 1) / BINS) * FAR * leniency(tolerance), clearness }
}

/**
 * Position of the subject's start between zero and the threshold: halfway, because the cut itself removes
 * false positives.
 */
const leniency = (tolerance: number): number =>
  Math.max(0.25, Math.min(1.25, (0.5 * tolerance) / TOLERANCE.usual))

/** Weight of being darker: a shadow is the same background, darker. */
const DARKER_COUNTS = 0.4

/** Squared distance of a color from the background, with shadows discounted. */
function unlike(background: Oklab, color: Oklab): number {
  const lighter = color[0] - background[0]
  const light = lighter < 0 ? lighter * DARKER_COUNTS : lighter
  return light * light + (color[1] - background[1]) ** 2 + (color[2] - background[2]) ** 2
}

/** The bin that best splits a histogram in two (Otsu), and the share of the variance it explains. */
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
