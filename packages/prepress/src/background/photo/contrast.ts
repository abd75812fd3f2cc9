import { apart, oklab, type Oklab } from '../../color/oklab.ts'
import type { Pixels } from '../pixels.ts'

/** Distance from the edge at which both sides are sampled, in pixels. */
const STEP = 3

/** Mean OKLab difference of the two sides along a subject's outline: almost zero where the picture has no such outline. */
export function contrastAlong(motif: Uint8Array, { width, height, rgba }: Pixels): number {
  const color = (pixel: number): Oklab =>
    oklab(rgba[pixel * 4] ?? 0, rgba[pixel * 4 + 1] ?? 0, rgba[pixel * 4 + 2] ?? 0)
  let sum = 0
  let count = 0
  const look = (pixel: number, step: number) => {
    if (motif[pixel] === motif[pixel + step]) return
    const [before, behind] = [pixel - (STEP - 1) * step, pixel + STEP * step]
    if (motif[before] !== motif[pixel] || motif[behind] !== motif[pixel + step]) return
    sum += Math.sqrt(apart(color(before), color(behind)))
    count += 1
  }
  for (let y = STEP; y < height - STEP; y++)
    for (let x = STEP; x < width - STEP; x++) {
      look(y * width + x, 1)
      look(y * width + x, width)
    }
  return count === 0 ? 0 : sum / count
}
