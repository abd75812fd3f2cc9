import { cutText } from '@kisscut/core/text'

const LONGEST_WORD = 40

/** Lower case, without accents. */
export const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const WORD = /[\p{L}\p{N}]+/gu

/** The words of a text in the form used for comparison. */
export const wordsOf = (text: string): readonly string[] =>
  [...plain(text).matchAll(WORD)].map(([word]) => cutText(word, LONGEST_WORD))

/** `2.50` → `2.5`, `.5` → `0.5`. */
const side = (text: string): string => String(Number(text))

/** A size as one word, however it is typed: `2d5x3` for `2.50" × 3 in`. */
export const sizeWord = (width: string, height: string): string =>
  `${side(width)}x${side(height)}`.replaceAll('.', 'd')

const SIDE = String.raw`(\d{0,4}(?:\.\d{1,3})?)\s*(?:"|″|''|in(?:ch(?:es)?)?\b)?`
const SIZE = new RegExp(String.raw`(?<![\d.])${SIDE}\s*[x×*]\s*${SIDE}(?![\d.])`, 'giu')

/** A lone length is a square's side or a circle's width: `2 inch`, `3"`. */
const SQUARE = /(?<![\d.x×*])(\d{1,4}(?:\.\d{1,3})?)\s*-?\s*(?:"|″|''|in\b|inch(?:es)?\b)/giu

/** The sizes a text names, and the text without them. */
export const sizesIn = (text: string): { readonly sizes: readonly string[]; readonly rest: string } => {
  const sizes: string[] = []
  const take = (all: string, width: string, height: string) => {
    if (!Number(width) || !Number(height)) return all
    sizes.push(sizeWord(width, height))
    return ' '
  }
  const rest = text.replace(SIZE, take).replace(SQUARE, (all: string, side: string) => take(all, side, side))
  return { sizes, rest }
}
