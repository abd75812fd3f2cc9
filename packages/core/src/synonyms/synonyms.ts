/** Synonyms by word; each in the singular, as it is looked up. */
export type Synonyms = ReadonlyMap<string, readonly string[]>

/** The first line that can't be read, from 1, and why. */
export interface SynonymError {
  readonly line: number
  readonly reason: 'too many lines' | 'too many words' | 'no words' | 'not one word'
}

const LINES_AT_MOST = 200
const WORDS_AT_MOST = 12
/** `decal`, `vinyl`: letters and digits, as words are searched for. */
const WORD = /^[\p{L}\p{N}]{2,40}$/u
const ARROW = '=>'

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Both `decal` and `decals` are looked up as `decal`. */
const singular = (word: string): string => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word)

const wordsIn = (list: string): readonly string[] => list.split(',').map((word) => plain(word.trim()))

interface Line {
  readonly from: readonly string[]
  readonly to: readonly string[]
  readonly isMutual: boolean
}

const lineOf = (line: string): Line => {
  const [left = '', right, ...more] = line.split(ARROW)
  const from = wordsIn(left)
  if (right === undefined) return { from, to: from, isMutual: true }
  return { from, to: [...wordsIn(right), ...more.map(() => '')], isMutual: false }
}

const faultIn = ({ from, to, isMutual }: Line): SynonymError['reason'] | null => {
  const words = [...from, ...to]
  if (words.includes('') || (isMutual && from.length < 2)) return 'no words'
  if (from.length > WORDS_AT_MOST || to.length > WORDS_AT_MOST) return 'too many words'
  return words.every((word) => WORD.test(word)) ? null : 'not one word'
}

/**
 * Lines of synonyms: in `decal, sticker` each word finds the others, in `vynil => vinyl` only the first finds the second. Empty
 * lines count for nothing. FIND-4.
 */
export function parseSynonyms(text: string): Synonyms | SynonymError {
  const lines = text.split('\n')
  if (lines.length > LINES_AT_MOST) return { line: LINES_AT_MOST + 1, reason: 'too many lines' }
  const meant = new Map<string, Set<string>>()
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue
    const read = lineOf(line)
    const reason = faultIn(read)
    if (reason !== null) return { line: at + 1, reason }
    const { from, to } = read
    for (const word of from.map(singular)) {
      const all = meant.get(word) ?? new Set()
      for (const other of to.map(singular)) if (other !== word) all.add(other)
      meant.set(word, all)
    }
  }
  return new Map([...meant].map(([word, others]) => [word, [...others]]))
}

/** Synonyms of a word; empty if it has none. One step only: synonyms of synonyms are not included. */
export const alsoMeant = (synonyms: Synonyms, word: string): readonly string[] =>
  synonyms.get(singular(plain(word))) ?? []
