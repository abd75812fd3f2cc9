import { heard } from '../../catalog/search/grams.ts'
import { isWithinEdits } from './edits.ts'

/** Typos tolerated in a searched word: none in a short one, one from four letters, two from eight. */
const slipsForgiven = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

const isNumber = (word: string) => /^\p{N}+$/u.test(word)

/** Whether the searched word is a prefix of the word, apart from typos. */
const isNearlyBeginning = (searched: string, word: string): boolean =>
  [-1, 0, 1].some((more) => isWithinEdits(searched, word.slice(0, searched.length + more), 1))

/**
 * Distance of a known word from a misspelled one: 0 if they sound the same, then the number of typos, then words with a similar
 * prefix; null if too far.
 */
const distanceTo = (searched: string, word: string): number | null => {
  const forgiven = isNumber(searched) ? 0 : slipsForgiven(searched)
  if (forgiven === 0) return null
  if (heard(searched) === heard(word)) return 0
  for (let slips = 1; slips <= forgiven; slips++) if (isWithinEdits(searched, word, slips)) return slips
  return isNearlyBeginning(searched, word) ? forgiven + 1 : null
}

/** How well a word of the shop matches a searched one: 4 equal, 3 prefix, 1 with typos, 0 not at all. */
export const matchOf = (searched: string, word: string): number => {
  if (word === searched) return 4
  if (word.startsWith(searched) && searched.length > 1) return 3
  return distanceTo(searched, word) === null ? 0 : 1
}

/** Words that a mistyped one may stand for: all of them, and those with the fewest typos. */
export const closestTo = (
  searched: string,
  words: readonly string[],
): { readonly closest: readonly string[]; readonly all: readonly string[] } => {
  const far = words.flatMap((word) => {
    const distance = distanceTo(searched, word)
    return distance === null ? [] : [{ word, distance }]
  })
  const least = Math.min(...far.map(({ distance }) => distance))
  return {
    closest: far.filter(({ distance }) => distance === least).map(({ word }) => word),
    all: far.map(({ word }) => word),
  }
}
