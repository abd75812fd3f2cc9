import { boxOfBoxes, grown, rectanglePath } from '../geometry/index.ts'
import type { Film } from './films.ts'

/** Distance between lettering and its weed border in inches: room for a finger and for the tape. */
export const WEED_BORDER = 0.25

/** The rectangle cut around all films for weeding; null where nothing is cut. LET-13. */
export function weedBorderOf(films: readonly Pick<Film, 'box'>[]): string | null {
  if (films.length === 0) return null
  return rectanglePath(grown(boxOfBoxes(films.map(({ box }) => box)), WEED_BORDER))
}
