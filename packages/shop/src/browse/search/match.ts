import { heard } from '../../catalog/search/grams.ts'
import { isWithinEdits } from './edits.ts'

/** Slips forgiven in an asked word: none in a short one, one from four letters, two from eight. */
const slipsForgiven = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

const isNumber = (word: string) => /^\p{N}+$/u.test(word)

/** Whether the asked word is the word, or its beginning, but for a few slips. */
const isNearly = (asked: string, word: string, slips: number): boolean =>
  heard(asked) === heard(word) ||
  isWithinEdits(asked, word, slips) ||
  [-1, 0, 1].some((more) => isWithinEdits(asked, word.slice(0, asked.length + more), 1))

/** How well a word of the shop answers an asked one: 4 the same, 3 begins so, 1 but for slips of the finger, 0 not at all. */
export const matchOf = (asked: string, word: string): number => {
  if (word === asked) return 4
  if (word.startsWith(asked) && asked.length > 1) return 3
  const slips = isNumber(asked) ? 0 : slipsForgiven(asked)
  return slips > 0 && isNearly(asked, word, slips) ? 1 : 0
}
