import { blendOf } from './blend.ts'
import type { Ink } from './palette.ts'
import type { TraceablePicture } from './prepare-picture.ts'
import { CLEAR, reachIn, certainLabels, UNSURE } from './certain-labels.ts'

/** A pixel this close to an adjacent ink belongs to it, in RGB steps. */
const PART_OF = 12
/** Beyond this distance from every blend a pixel is not part of an edge. */
const NO_BLEND = 48

/**
 * Assigns each edge pixel to whichever adjacent area has more of it, even where the blend looks like a third
 * ink.
 */
export function resolveEdges(labels: Uint8Array, inks: readonly Ink[], picture: TraceablePicture): void {
  const certain = certainLabels(labels, inks, picture)
  const { width, height, rgba } = picture
  const everyInk = inks.map((_, label) => label)
  for (let y = 0, pixel = 0; y < height; y++)
    for (let x = 0; x < width; x++, pixel++) {
      if (certain[pixel] !== UNSURE) continue
      const { beside, clear } = areasBeside(certain, picture, x, y)
      const [only] = beside
      if (only === undefined) continue
      const rgb = [rgba[pixel * 4] ?? 0, rgba[pixel * 4 + 1] ?? 0, rgba[pixel * 4 + 2] ?? 0] as const
      const own = labels[pixel] ?? CLEAR
      if (beside.length > 1) labels[pixel] = bestOf(inks, rgb, own, beside, beside)
      // A tip or hairline without a pixel of its pure color; nothing blends along transparency.
      else labels[pixel] = clear ? only : bestOf(inks, rgb, own, [only], everyInk)
    }
}

/** The certain inks around a pixel, nearest rows first, and whether any is transparent. */
function areasBeside(
  certain: Uint8Array,
  picture: TraceablePicture,
  x: number,
  y: number,
): { readonly beside: readonly number[]; readonly clear: boolean } {
  const { width, height } = picture
  const reach = reachIn(picture)
  const beside: number[] = []
  let clear = false
  for (let v = Math.max(0, y - reach); v <= Math.min(height - 1, y + reach); v++)
    for (let u = Math.max(0, x - reach); u <= Math.min(width - 1, x + reach); u++) {
      const label = certain[v * width + u] ?? UNSURE
      if (label === CLEAR) clear = true
      else if (label !== UNSURE && !beside.includes(label)) beside.push(label)
    }
  return { beside, clear }
}

/** The likeliest blend of one of `firsts` with one of `seconds`; returns the ink with the larger share. */
function bestOf(
  inks: readonly Ink[],
  rgb: Ink['rgb'],
  own: number,
  firsts: readonly number[],
  seconds: readonly number[],
): number {
  const ownInk = inks[own]
  let minimum = ownInk && firsts.includes(own) ? blendOf(ownInk.rgb, ownInk.rgb, rgb).off : Infinity
  let best = own
  if (minimum < PART_OF) return own
  minimum = Math.min(minimum, NO_BLEND)
  for (const first of firsts)
    for (const second of seconds) {
      const [a, b] = [inks[first], inks[second]]
      if (!a || !b || first === second) continue
      const { off, share } = blendOf(a.rgb, b.rgb, rgb)
      if (off < minimum) [minimum, best] = [off, share < 0.5 ? first : second]
    }
  return best
}
