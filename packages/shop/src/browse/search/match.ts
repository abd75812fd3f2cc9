import { heard } from '../../catalog/search/grams.ts'
import { isWithinEdits } from './edits.ts'

/** Slips forgiven in an asked word: none in a short one, one from four letters, two from eight. */
const slipsForgiven = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

const isNumber = (word: string) => /^\p{N}+$/u.test(word)

/** Whether the asked word is the word, or its beginning, but for a few slips. */
const isNearly = (searched: string, word: string, slips: number): boolean =>
  heard(searched) === heard(word) ||
  isWithinEdits(searched, word, slips) ||
  [-1, 0, 1].some((more) => isWithinEdits(searched, word.slice(0, searched.length + more), 1))

/** How well a word of the shop answers an asked one: 4 the same, 3 begins so, 1 but for slips of the finger, 0 not at all. */
export const matchOf = (searched: string, word: string): number => {
  if (word === searched) return 4
  if (word.startsWith(searched) && searched.length > 1) return 3
  const slips = isNumber(searched) ? 0 : slipsForgiven(searched)
  return slips > 0 && isNearly(searched, word, slips) ? 1 : 0
}
