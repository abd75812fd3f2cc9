import type { Option } from '../product/types.ts'

/** An option with this tag and a number from 1 to 8 is a direction that a roll is unwound in: `unwind-3`. OPT-20. */
const UNWIND_TAG = 'unwind-'

const FIRST = ['top', 'bottom', 'right', 'left'] as const

/** The directions of the trade, from 1: four wound with the print outside, then the same four with the print inside. */
export type UnwindPosition = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** How labels come off their roll. */
export interface Unwind {
  /** The edge of each label that comes off first. */
  readonly first: (typeof FIRST)[number]
  /** The side of the roll that the print is on. */
  readonly wound: 'outside' | 'inside'
}

/** The position that an option stands for; null: it is about something else. */
export function unwindPositionOf({ tags }: Pick<Option, 'tags'>): UnwindPosition | null {
  for (const { slug } of tags)
    if (slug.startsWith(UNWIND_TAG)) {
      const position = Number(slug.slice(UNWIND_TAG.length))
      if (Number.isInteger(position) && position >= 1 && position <= 8) return position as UnwindPosition
    }
  return null
}

/** Which side comes off the roll first at a position, and how it is wound. */
export const unwindOf = (position: UnwindPosition): Unwind => ({
  first: FIRST[(position - 1) % FIRST.length]!,
  wound: position <= FIRST.length ? 'outside' : 'inside',
})
