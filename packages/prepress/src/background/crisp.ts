import { distance, type Rgb } from './color.ts'
import type { Pixels } from './pixels.ts'

/** Pixels behind the edge within which the subject must have begun. */
const BEHIND = 4
/** Colors within this many tolerances of the background's still look like it. */
const STILL_ALIKE = 2
/** Largest share of the edge that may fade gradually into the subject. */
const MAY_FADE = 0.25

/**
 * Whether the background ends in a crisp edge: a few pixels further the color is a different one, not a slow
 * change.
 */
export function isCrispAlong(
  { width, height, rgba }: Pixels,
  filled: Uint8Array,
  background: Rgb,
  tolerance: number,
): boolean {
  let edges = 0
  let fading = 0
  const look = (pixel: number, step: number) => {
    if (filled[pixel] === 0 || filled[pixel + step] === 1) return
    edges += 1
    const behind = pixel + BEHIND * step
    if (filled[behind] === 0 && distance(rgba, behind * 4, background) <= tolerance * STILL_ALIKE) fading += 1
  }
  for (let y = BEHIND; y < height - BEHIND; y++)
    for (let x = BEHIND; x < width - BEHIND; x++) {
      const pixel = y * width + x
      for (const step of [-1, 1, -width, width]) look(pixel, step)
    }
  return fading <= edges * MAY_FADE
}
