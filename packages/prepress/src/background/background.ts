import { distance, type Rgb } from './color.ts'
import type { Pixels } from './pixels.ts'

/** The background color of an artwork, as its border shows it. */
export interface Background {
  readonly color: Rgb
  /**
   * Share of the border in this color, within the tolerance: 1 for a flat background, about 0.3 for a
   * photograph.
   */
  readonly evenness: number
}

/** A smaller share of the border in one color is not a flat background. */
const EVEN_ENOUGH = 0.7

export const isFlat = ({ evenness }: Background): boolean => evenness >= EVEN_ENOUGH

/** The median color of the opaque border; null where the border is already transparent. */
export function backgroundOf(pixels: Pixels, tolerance: number): Background | null {
  const border = [...borderOf(pixels)].filter((at) => (pixels.rgba[at + 3] ?? 0) >= 128)
  if (border.length < (pixels.width + pixels.height) / 2) return null
  const median = (channel: number): number => {
    const values = border.map((at) => pixels.rgba[at + channel] ?? 0).sort((a, b) => a - b)
    return values[values.length >> 1] ?? 0
  }
  const color: Rgb = [median(0), median(1), median(2)]
  const alike = border.filter((at) => distance(pixels.rgba, at, color) <= tolerance).length
  return { color, evenness: alike / border.length }
}

/** Byte offset of each border pixel. */
function* borderOf({ width, height }: Pixels): Generator<number> {
  for (let x = 0; x < width; x++) {
    yield x * 4
    yield ((height - 1) * width + x) * 4
  }
  for (let y = 1; y < height - 1; y++) {
    yield y * width * 4
    yield (y * width + width - 1) * 4
  }
}
