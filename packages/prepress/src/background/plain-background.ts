import { backgroundOf, isFlat } from './background.ts'
import { withoutFlatBackground } from './flat-background.ts'
import type { Pixels } from './pixels.ts'
import { TOLERANCE } from './removal.ts'

/** Least value of each channel for white, and largest for black. */
const [WHITE_FROM, BLACK_TO] = [240, 16]

/** The name of an opaque picture's plain background; null if it has none, or if removing it would leave nothing or no crisp edge. */
export function plainBackgroundOf(pixels: Pixels): string | null {
  for (let at = 3; at < pixels.rgba.length; at += 4) if ((pixels.rgba[at] ?? 0) < 250) return null
  const background = backgroundOf(pixels, TOLERANCE.usual)
  if (background === null || !isFlat(background)) return null
  const freed = withoutFlatBackground(pixels, background, TOLERANCE.usual)
  if ('why' in freed || !freed.isCrisp) return null
  if (Math.min(...background.color) >= WHITE_FROM) return 'white'
  return Math.max(...background.color) <= BLACK_TO ? 'black' : 'plain'
}
