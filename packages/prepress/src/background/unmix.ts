import { distance, type Rgb } from './color.ts'
import type { Pixels } from './pixels.ts'

/** Width of an anti-aliased edge, in pixels: into the artwork, and out into the background. */
const INWARDS = 2
const OUTWARDS = 1
/** Radius in which the artwork's own color is looked up around an edge pixel. */
const AROUND = INWARDS + 1

/**
 * The picture without its background. Edge pixels are mixtures: the background's share becomes transparency
 * and its color is removed from the rest, so that no pale or dark halo remains.
 */
export function withoutBackground(pixels: Pixels, filled: Uint8Array, background: Rgb): Uint8Array {
  const { rgba } = pixels
  const out = Uint8Array.from(rgba)
  const rim = new Uint8Array(filled.length)
  markRim(rim, pixels, filled, 0, INWARDS)
  markRim(rim, pixels, filled, 1, OUTWARDS)
  for (let pixel = 0; pixel < filled.length; pixel++) {
    const at = pixel * 4
    if (rim[pixel] === 1) unmix(out, rgba, at, ownColor(pixels, filled, rim, pixel, background), background)
    else if (filled[pixel] === 1) out.fill(0, at, at + 4)
  }
  return out
}

/** Marks the pixels of one side (0 artwork, 1 background) within a distance of the other, in pixels. */
function markRim(
  rim: Uint8Array,
  { width, height }: Pixels,
  filled: Uint8Array,
  side: 0 | 1,
  depth: number,
): void {
  let edge: number[] = []
  for (let pixel = 0, x = 0; pixel < rim.length; pixel++, x = x + 1 === width ? 0 : x + 1) {
    if (filled[pixel] !== side) continue
    const isEdge =
      (x > 0 && filled[pixel - 1] !== side) ||
      (x < width - 1 && filled[pixel + 1] !== side) ||
      (pixel >= width && filled[pixel - width] !== side) ||
      (pixel + width < rim.length && filled[pixel + width] !== side)
    if (isEdge) edge.push(pixel)
  }
  for (let step = 1; step <= depth; step++) {
    for (const pixel of edge) rim[pixel] = 1
    const next = new Set(edge.flatMap((pixel) => beside(pixel, width, height)))
    edge = step < depth ? [...next].filter((pixel) => filled[pixel] === side && rim[pixel] === 0) : []
  }
}

/** The up to four neighbors of a pixel. */
export function beside(pixel: number, width: number, height: number): number[] {
  const x = pixel % width
  const found = []
  if (x > 0) found.push(pixel - 1)
  if (x < width - 1) found.push(pixel + 1)
  if (pixel >= width) found.push(pixel - width)
  if (pixel < width * (height - 1)) found.push(pixel + width)
  return found
}

/** The artwork's color at its edge: the mean of the solid pixels around; on a thin line its strongest pixel. */
function ownColor(
  { width, height, rgba }: Pixels,
  filled: Uint8Array,
  rim: Uint8Array,
  pixel: number,
  background: Rgb,
): Rgb {
  const x = pixel % width
  const y = (pixel - x) / width
  const sum: [number, number, number] = [0, 0, 0]
  let count = 0
  let strongest = pixel
  for (let v = Math.max(0, y - AROUND); v <= Math.min(height - 1, y + AROUND); v++)
    for (let u = Math.max(0, x - AROUND); u <= Math.min(width - 1, x + AROUND); u++) {
      const other = v * width + u
      if (filled[other] === 1) continue
      if (distance(rgba, other * 4, background) > distance(rgba, strongest * 4, background)) strongest = other
      if (rim[other] === 1) continue
      count += 1
      for (let channel = 0; channel < 3; channel++) sum[channel]! += rgba[other * 4 + channel] ?? 0
    }
  if (count > 0) return [sum[0] / count, sum[1] / count, sum[2] / count]
  const at = strongest * 4
  return [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0]
}

/** The pixel as a mixture a × inner + (1 − a) × background: a is its alpha, and the background is removed. */
function unmix(out: Uint8Array, rgba: Uint8Array, at: number, inner: Rgb, background: Rgb): void {
  let along = 0
  let length = 0
  for (let channel = 0; channel < 3; channel++) {
    const span = inner[channel]! - background[channel]!
    along += ((rgba[at + channel] ?? 0) - background[channel]!) * span
    length += span * span
  }
  if (length < 1) return void out.fill(0, at, at + 4)
  const alpha = Math.max(0, Math.min(1, along / length))
  out[at + 3] = Math.round(alpha * (rgba[at + 3] ?? 255))
  if (alpha < 1 / 255) return
  for (let channel = 0; channel < 3; channel++) {
    const own = ((rgba[at + channel] ?? 0) - (1 - alpha) * background[channel]!) / alpha
    out[at + channel] = Math.max(0, Math.min(255, Math.round(own)))
  }
}
