import { letteringLinesOf } from '../design/index.ts'
import type { Design, TextItem } from '../design/index.ts'

/** Most that is cut of one text, so that welding takes only a moment: far more than fits on a door or a boat. LET-5. */
export const LETTERING_LIMITS = {
  /** Of all lines together, blanks included. */
  letters: 500,
  /** Of each line, either way, in inches: the longest material is 120. */
  inches: 240,
  /** Characters of the path a text runs along. */
  path: 5000,
} as const

/** The lines that are cut, from the bottom to the top, and those that are beyond the limits. */
export interface WithinLimits {
  readonly lines: readonly TextItem[]
  readonly beyond: readonly TextItem[]
}

/** LET-5. Text beyond the limits is neither welded nor measured. */
export function withinLimits(design: Design): WithinLimits {
  const lines: TextItem[] = []
  const beyond: TextItem[] = []
  let letters = 0
  for (const line of letteringLinesOf(design)) {
    letters += line.text.length
    const isWithin =
      letters <= LETTERING_LIMITS.letters &&
      [line.width, line.height, line.size, Math.abs(line.x), Math.abs(line.y)].every(
        (inches) => inches <= LETTERING_LIMITS.inches,
      ) &&
      (line.bend.kind !== 'path' || line.bend.path.length <= LETTERING_LIMITS.path)
    ;(isWithin ? lines : beyond).push(line)
  }
  return { lines, beyond }
}
