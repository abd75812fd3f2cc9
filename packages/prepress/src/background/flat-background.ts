import type { LEFT_ALONE } from './removal.ts'
import { isCrispAlong } from './crisp.ts'
import { flood } from './flood.ts'
import { isFlat, type Background } from './background.ts'
import type { Pixels } from './pixels.ts'
import { dropSpecks } from './specks.ts'
import { withoutBackground } from './unmix.ts'

/**
 * A picture without its background (RGBA) and the share of it that was background; or the reason it was left.
 */
export type Freed =
  | {
      readonly rgba: Uint8Array
      readonly share: number
      /** Subject and background meet in an edge, not in a shadow, a texture or a glow. */
      readonly isCrisp: boolean
    }
  | { readonly why: (typeof LEFT_ALONE)[number] }

/** Removes a background of one color at full resolution, with an anti-aliased edge. */
export function withoutFlatBackground(pixels: Pixels, background: Background, tolerance: number): Freed {
  const { width, height } = pixels
  if (!isFlat(background)) return { why: 'uneven' }
  const filled = flood(pixels, background.color, tolerance)
  dropSpecks(filled, width, height)
  const share = filled.reduce((sum, value) => sum + value, 0) / filled.length
  if (share > 0.999) return { why: 'everything' }
  const isCrisp = isCrispAlong(pixels, filled, background.color, tolerance)
  return { rgba: withoutBackground(pixels, filled, background.color), share, isCrisp }
}
