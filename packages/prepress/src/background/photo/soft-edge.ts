import sharp from 'sharp'
import type { Pixels } from '../pixels.ts'

/** Radius around an edge from which the two sides' colors are taken, in pixels of the small copy. */
const AROUND = 4
/** Largest error of an edge found in the small copy, in its pixels. */
const OFF = 1.2
/** Below this difference of the two sides (0–255) a pixel's position between them cannot be determined. */
const ALIKE = 24

/**
 * The picture at full resolution, with a subject found in a small copy of it. Near the edge each pixel is
 * treated as a mixture of the colors on both sides: its share becomes alpha, and the background's part is
 * removed from its color.
 */
export async function withSoftEdge(pixels: Pixels, small: Pixels, found: Uint8Array): Promise<Uint8Array> {
  const { width, height, rgba } = pixels
  const inside = await enlarged(found, small, pixels)
  const motif = await colorsOf(small, found, 1)
  const background = await colorsOf(small, found, 0)
  const out = Uint8Array.from(rgba)
  for (let y = 0, pixel = 0; y < height; y++) {
    const row = Math.floor((y * small.height) / height) * small.width
    for (let x = 0; x < width; x++, pixel++) {
      const share = inside[pixel] ?? 0
      if (share < 3) out.fill(0, pixel * 4, pixel * 4 + 4)
      else if (share < 252)
        unmix(
          out,
          pixel * 4,
          share / 255,
          motif,
          background,
          (row + Math.floor((x * small.width) / width)) * 4,
        )
    }
  }
  return out
}

/** Position of each pixel of the large picture relative to the subject, 0–255, smoothed across the edge. */
const enlarged = async (found: Uint8Array, small: Pixels, { width, height }: Pixels): Promise<Uint8Array> => {
  const raw = { width: small.width, height: small.height, channels: 1 } as const
  const soft = await sharp(
    found.map((value) => value * 255),
    { raw },
  )
    .blur(OFF)
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  return sharp(soft, { raw }).resize(width, height, { fit: 'fill' }).toColourspace('b-w').raw().toBuffer()
}

/** The colors of one side, extended a little beyond its edge. */
function colorsOf({ width, height, rgba }: Pixels, found: Uint8Array, side: 0 | 1): Promise<Uint8Array> {
  const alone = Uint8Array.from(rgba)
  found.forEach((value, pixel) => (alone[pixel * 4 + 3] = value === side ? 255 : 0))
  return sharp(alone, { raw: { width, height, channels: 4 } })
    .blur(AROUND)
    .raw()
    .toBuffer()
}

/**
 * One pixel as a mixture of subject and background; where the two are alike, the small copy's result counts.
 */
function unmix(
  out: Uint8Array,
  at: number,
  guess: number,
  motif: Uint8Array,
  background: Uint8Array,
  from: number,
): void {
  let [along, length] = [0, 0]
  for (let channel = 0; channel < 3; channel++) {
    const behind = background[from + channel] ?? 0
    const span = (motif[from + channel] ?? 0) - behind
    along += ((out[at + channel] ?? 0) - behind) * span
    length += span * span
  }
  const share = length > ALIKE * ALIKE ? Math.max(0, Math.min(1, along / length)) : guess
  // Far from the edge the mask is certain, whatever the color.
  const trust = 1 - Math.abs(2 * guess - 1)
  const alpha = share * trust + guess * (1 - trust)
  out[at + 3] = Math.round(alpha * (out[at + 3] ?? 255))
  for (let channel = 0; channel < 3; channel++) {
    const own =
      ((out[at + channel] ?? 0) - (1 - alpha) * (background[from + channel] ?? 0)) / Math.max(alpha, 0.1)
    out[at + channel] = Math.max(0, Math.min(255, Math.round(own)))
  }
}
