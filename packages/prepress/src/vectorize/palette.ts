import { apart, oklab, type Oklab } from '../color/oklab.ts'
import type { TraceablePicture } from './prepare-picture.ts'

/** One color of the drawing: RGB 0–255, and the same in OKLab. */
export interface Ink {
  readonly rgb: readonly [number, number, number]
  readonly lab: Oklab
}

/** Colors closer than this look the same (squared OKLab distance). */
const SAME = 0.02 ** 2
/** Colors closer than this are shades of one (squared OKLab distance). */
const SHADE = 0.1 ** 2
/** Iterations of k-means. */
const ROUNDS = 16
/** Weight of an edge pixel (interior = 1): edge colors are anti-aliasing. */
const EDGE_COUNTS = 0.02
/** Contrast in RGB steps between the middle of a thin line and both its sides. */
const LINE_STANDS_OUT = 60
/** Largest RGB difference between neighbors of one area. */
const EVEN = 10
/** Number of frequent colors considered as inks. */
const CANDIDATES = 256
/** Smallest share of the picture for an ink; below it is noise. */
const LEAST_SHARE = 0.0002

/**
 * The colors that represent a picture best: at most as many as requested, most frequent first. Deterministic.
 */
export function paletteOf(picture: TraceablePicture, most: number): readonly Ink[] {
  const colors = colorsIn(picture)
  const total = colors.reduce((sum, { weight }) => sum + weight, 0)
  let inks = firstInks(colors, total, Math.max(2, most))
  for (let round = 0; round < ROUNDS; round++) inks = inTheMiddle(colors, inks)
  return inks
}

interface Color {
  readonly lab: Oklab
  readonly rgb: readonly [number, number, number]
  readonly weight: number
}

/** Histogram of the opaque colors at five bits per channel, edges weighted low. */
function colorsIn(picture: TraceablePicture): Color[] {
  const { width, height, rgba } = picture
  const sums = new Float64Array(32 * 32 * 32 * 4)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      if ((rgba[at + 3] ?? 0) < 128) continue
      const [r, g, b] = [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0]
      const weight = isEven(picture, x, y) || isMiddleOfLine(picture, x, y) ? 1 : EDGE_COUNTS
      const bin = (((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3)) * 4
      sums[bin]! += r * weight
      sums[bin + 1]! += g * weight
      sums[bin + 2]! += b * weight
      sums[bin + 3]! += weight
    }
  const found: Color[] = []
  for (let bin = 0; bin < sums.length; bin += 4) {
    const weight = sums[bin + 3] ?? 0
    if (weight === 0) continue
    const mean = (channel: number) => Math.round((sums[bin + channel] ?? 0) / weight)
    const rgb = [mean(0), mean(1), mean(2)] as const
    found.push({ rgb, lab: oklab(...rgb), weight })
  }
  return found
}

/** Whether a pixel is like its neighbors: inside an area, not on an edge. */
export function isEven({ width, height, rgba, enlarged }: TraceablePicture, x: number, y: number): boolean {
  const at = (y * width + x) * 4
  const [across, down] = [enlarged * 4, enlarged * width * 4]
  return (
    (x < enlarged || alike(rgba, at, at - across)) &&
    (x >= width - enlarged || alike(rgba, at, at + across)) &&
    (y < enlarged || alike(rgba, at, at - down)) &&
    (y >= height - enlarged || alike(rgba, at, at + down))
  )
}

/** Whether a pixel differs from two opposite neighbors that are alike: a line too thin to be an area. */
function isMiddleOfLine({ width, height, rgba, enlarged }: TraceablePicture, x: number, y: number): boolean {
  for (const reach of [enlarged, 2 * enlarged])
    for (const [dx, dy] of [
      [reach, 0],
      [0, reach],
    ] as const) {
      if (x < dx || y < dy || x + dx >= width || y + dy >= height) continue
      const at = (y * width + x) * 4
      const [one, other] = [at - (dy * width + dx) * 4, at + (dy * width + dx) * 4]
      const out = Math.min(steps(rgba, at, one), steps(rgba, at, other))
      if (out > LINE_STANDS_OUT && steps(rgba, one, other) < out / 2) return true
    }
  return false
}

const steps = (rgba: Uint8Array, a: number, b: number): number =>
  Math.hypot(
    (rgba[a] ?? 0) - (rgba[b] ?? 0),
    (rgba[a + 1] ?? 0) - (rgba[b + 1] ?? 0),
    (rgba[a + 2] ?? 0) - (rgba[b + 2] ?? 0),
  )

const alike = (rgba: Uint8Array, a: number, b: number): boolean =>
  Math.abs((rgba[a] ?? 0) - (rgba[b] ?? 0)) <= EVEN &&
  Math.abs((rgba[a + 1] ?? 0) - (rgba[b + 1] ?? 0)) <= EVEN &&
  Math.abs((rgba[a + 2] ?? 0) - (rgba[b + 2] ?? 0)) <= EVEN

/** Starts with the most frequent color, then adds the one that reduces the total error most. */
function firstInks(colors: readonly Color[], total: number, most: number): readonly Ink[] {
  const byWeight = [...colors].sort((a, b) => b.weight - a.weight)
  const candidates = byWeight.slice(0, CANDIDATES).filter(({ weight }) => weight > total * LEAST_SHARE)
  const nearest = colors.map(() => Infinity)
  const gainOf = ({ lab }: Color): number =>
    colors.reduce(
      (sum, color, index) => sum + color.weight * Math.max(0, (nearest[index] ?? 0) - apart(color.lab, lab)),
      0,
    )
  const inks: Ink[] = []
  let best = byWeight[0]
  while (best && inks.length < most) {
    const { rgb, lab } = best
    inks.push({ rgb, lab })
    colors.forEach((color, index) => {
      nearest[index] = Math.min(nearest[index] ?? Infinity, apart(color.lab, lab))
    })
    best = undefined
    let bestGain = 0
    for (const candidate of candidates) {
      if (inks.some((ink) => apart(ink.lab, candidate.lab) <= SAME)) continue
      const gain = gainOf(candidate)
      if (gain > bestGain) [best, bestGain] = [candidate, gain]
    }
  }
  return inks
}

/** Moves every ink to the mean of its shades; colors that no ink represents well do not count. */
function inTheMiddle(colors: readonly Color[], inks: readonly Ink[]): readonly Ink[] {
  const sums = inks.map(() => [0, 0, 0, 0] as [number, number, number, number])
  for (const { lab, rgb, weight } of colors) {
    const nearest = nearestInk(inks, lab)
    const [ink, sum] = [inks[nearest], sums[nearest]]
    if (!ink || !sum || apart(ink.lab, lab) > SHADE) continue
    for (let channel = 0; channel < 3; channel++) sum[channel]! += rgb[channel]! * weight
    sum[3] += weight
  }
  return inks.map((ink, index) => {
    const [r, g, b, weight] = sums[index] ?? [0, 0, 0, 0]
    if (weight === 0) return ink
    const rgb = [Math.round(r / weight), Math.round(g / weight), Math.round(b / weight)] as const
    return { rgb, lab: oklab(...rgb) }
  })
}

/** The index of the nearest ink; −1 if there is none. */
export function nearestInk(inks: readonly Ink[], lab: Oklab): number {
  let nearest = -1
  let minimum = Infinity
  inks.forEach((ink, index) => {
    const distance = apart(ink.lab, lab)
    if (distance < minimum) [nearest, minimum] = [index, distance]
  })
  return nearest
}
