import { letteringLinesOf } from '../design/index.ts'
import type { Design, TextItem } from '../design/index.ts'

/** Maximum cut of a lettering, so that welding takes only a moment: far more than fits on a door or a boat. LET-5. */
export const LETTERING_LIMITS = {
  /** In all lines together, blanks included. */
  letters: 500,
  /** Size of each line in either direction, in inches: the longest material is 120. */
  inches: 240,
  /** Characters of a text's path. */
  path: 5000,
} as const

/** The lines to cut, from bottom to top, and those beyond the limits. */
export interface WithinLimits {
  readonly lines: readonly TextItem[]
  readonly beyond: readonly TextItem[]
}

/** Splits lines by the limits. Text beyond them is neither welded nor measured. LET-5. */
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
