import { apart, oklab, type Oklab } from '../../color/oklab.ts'
import type { Pixels } from '../pixels.ts'

/** Share of the shorter side that counts as border. */
const RING = 0.05
/** Number of colors that describe a background. */
const MAXIMUM = 12
/**
 * A background touches at least two sides, each along this share; a color on one side only is a subject that
 * reaches the edge.
 */
const LEAST_SHARE = 0.03
const ROUNDS = 10

/** The colors along the border of a picture, which describe its background. Deterministic. */
export function borderColors({ width, height, rgba }: Pixels): readonly Oklab[] {
  const ring = Math.max(2, Math.round(Math.min(width, height) * RING))
  const samples: Oklab[] = []
  const sides: number[] = []
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [left, right, top, bottom] = [x, width - 1 - x, y, height - 1 - y]
      const nearest = Math.min(left, right, top, bottom)
      if (nearest >= ring) continue
      const at = (y * width + x) * 4
      samples.push(oklab(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0))
      sides.push([left, right, top, bottom].indexOf(nearest))
    }
  const lightest = [...samples].sort((a, b) => a[0] - b[0])
  let means = Array.from(
    { length: MAXIMUM },
    (_, n) => lightest[Math.floor(((n + 0.5) / MAXIMUM) * samples.length)]!,
  )
  for (let round = 0; round < ROUNDS; round++) means = inTheMiddle(samples, means)
  const shares = means.map(() => [0, 0, 0, 0])
  const lengths = [height, height, width, width]
  samples.forEach((color, index) => {
    const side = sides[index] ?? 0
    shares[nearest(means, color)]![side]! += 1 / (lengths[side]! * ring)
  })
  return means.filter((_, index) => shares[index]!.filter((share) => share >= LEAST_SHARE).length >= 2)
}

/** Moves each mean to the center of the colors nearest to it (one k-means step). */
function inTheMiddle(samples: readonly Oklab[], means: readonly Oklab[]): Oklab[] {
  const sums = means.map(() => [0, 0, 0, 0] as [number, number, number, number])
  for (const color of samples) {
    const sum = sums[nearest(means, color)]!
    sum[0] += color[0]
    sum[1] += color[1]
    sum[2] += color[2]
    sum[3] += 1
  }
  return sums.map(([l, a, b, count], index) =>
    count === 0 ? means[index]! : [l / count, a / count, b / count],
  )
}

function nearest(means: readonly Oklab[], color: Oklab): number {
  let best = 0
  let minimum = Infinity
  for (let index = 0; index < means.length; index++) {
    const distance = apart(means[index]!, color)
    if (distance < minimum) [best, minimum] = [index, distance]
  }
  return best
}
