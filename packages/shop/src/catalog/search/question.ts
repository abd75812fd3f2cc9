import { cutText } from '@kisscut/core/text'
import { sizesIn, sizeWord, wordsOf } from './words.ts'

/** Most characters of a question, and most words of it, that are read. */
export const LONGEST_QUESTION = 200
export const WORDS_AT_MOST = 8

/** Words that don't distinguish anything in this shop; used only if there are no others. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  [
    'a an and any are at best buy by can cheap custom customized did do does etc for free from get have how i in is it',
    'make me much my',
    'need of on online or order our own personalized print printed printing some take that the them these this',
    'those to want we what when where will with you your',
  ].flatMap((line) => line.split(' ')),
)

/** A question as searched for. */
export interface SearchQuestion {
  /** Each must be found, in one spelling or another. */
  readonly words: readonly string[]
  /** Sizes as one word each, `3x3`: products offered in them come first. */
  readonly sizes: readonly string[]
}

/** Reads a question. Each word counts once; stop words count only if there are no others. */
export const readQuestion = (text: string): SearchQuestion => {
  const { sizes, rest } = sizesIn(cutText(text, LONGEST_QUESTION))
  const all = [...new Set(wordsOf(rest))]
  const telling = all.filter((word) => !STOP_WORDS.has(word))
  const words = telling.length > 0 || sizes.length > 0 ? telling : all
  return { words: words.slice(0, WORDS_AT_MOST), sizes: [...new Set(sizes)].slice(0, 2) }
}

/** A number that may be the side of a sticker, in inches. */
const SIDE = /^[1-9]\d?$/

/** A lone number as the size of a square; null for any other question. FIND-8. */
export const numberAsSize = ({ words, sizes }: SearchQuestion): string | null => {
  const [number, ...more] = words
  const isAlone = number !== undefined && more.length + sizes.length === 0
  return isAlone && SIDE.test(number) ? sizeWord(number, number) : null
}
