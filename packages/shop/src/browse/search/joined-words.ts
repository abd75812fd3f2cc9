import { inBothNumbers } from '../../catalog/search/numbers.ts'
import type { Catalog } from '../../ports/catalog.ts'

/** Letters of one UTF-16 unit each, so that a word can be cut between any two. */
const LETTERS = /^(?:(?![\u{10000}-\u{10FFFF}])\p{L})+$/u

/** A word joined with the one before or after it: `bumper sticker` → `bumpersticker`. */
export const joinedWithNext = (words: readonly string[], at: number): readonly string[] =>
  [words.slice(at - 1, at + 1), words.slice(at, at + 2)].flatMap((pair) =>
    pair.length === 2 && pair.every((word) => LETTERS.test(word)) ? [pair.join('')] : [],
  )

/** Shorter parts occur in too many words. */
const SHORTEST_PART = 3
/** Longer words are not split. */
const LONGEST = 24

const partsOf = (word: string): readonly string[] =>
  Array.from({ length: word.length }, (_, from) =>
    Array.from({ length: Math.max(0, word.length - from - SHORTEST_PART + 1) }, (_, more) =>
      word.slice(from, from + SHORTEST_PART + more),
    ),
  ).flat()

/** The word as the fewest known words; null if it can't be split into known words. */
const splitInto = (word: string, isKnown: (part: string) => boolean): readonly string[] | null => {
  const fewest: (readonly string[] | null)[] = [[]]
  for (let to = 1; to <= word.length; to++) {
    fewest[to] = null
    for (let from = 0; from <= to - SHORTEST_PART; from++) {
      const before = fewest[from]
      const part = word.slice(from, to)
      if (before && isKnown(part) && before.length + 1 < (fewest[to]?.length ?? Infinity))
        fewest[to] = [...before, part]
    }
  }
  return fewest[word.length]!
}

const known = async (words: readonly string[], index: Pick<Catalog, 'knownWords'>) => {
  const found = new Set(await index.knownWords([...new Set(words.flatMap(inBothNumbers))]))
  return (word: string) => inBothNumbers(word).some((each) => found.has(each))
}

export interface KnownWords {
  /** Words that the shop has, in singular or plural. */
  readonly known: ReadonlySet<string>
  /** All words, with unknown ones split into known ones: `diecut` → `die`, `cut`. */
  readonly split: readonly string[]
}

/** The words that the shop knows, whole or in parts. */
export const knownWords = async (
  words: readonly string[],
  index: Pick<Catalog, 'knownWords'>,
): Promise<KnownWords> => {
  const isKnown = await known(words, index)
  const others = words.filter((word) => !isKnown(word) && LETTERS.test(word) && word.length <= LONGEST)
  const isKnownPart = others.length > 0 ? await known(others.flatMap(partsOf), index) : () => false
  return {
    known: new Set(words.filter(isKnown)),
    split: words.flatMap((word) =>
      others.includes(word) ? (splitInto(word, isKnownPart) ?? [word]) : [word],
    ),
  }
}

/**
 * Variants of a word with two letters swapped or one missing: slips after which a short word may share no sequence of letters with the
 * right one.
 */
export const slipsOf = (word: string): readonly string[] => {
  const letters = [...word]
  return letters.flatMap((letter, at) => {
    const [before, after] = [letters.slice(0, at).join(''), letters.slice(at + 1).join('')]
    const next = letters[at + 1]
    return [
      before + after,
      ...(next === undefined ? [] : [before + next + letter + letters.slice(at + 2).join('')]),
    ]
  })
}
