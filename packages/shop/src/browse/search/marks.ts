import { matchOf } from './match.ts'
import { plain } from '../../catalog/search/words.ts'

/** A piece of text; marked if it matches the question. */
export interface TextPart {
  readonly text: string
  readonly isHit: boolean
}

/**
 * Splits the text and marks the words that match. The joined pieces equal the text. `known` caches words already compared,
 * because the texts of one page share many.
 */
export const marksIn = (
  text: string,
  searched: readonly string[],
  known = new Map<string, boolean>(),
): readonly TextPart[] => {
  const parts: TextPart[] = []
  for (const piece of text.split(/([\p{L}\p{N}\p{M}]+)/u)) {
    if (piece === '') continue
    const word = plain(piece)
    const isHit = known.get(word) ?? searched.some((each) => matchOf(each, word) > 0)
    known.set(word, isHit)
    const last = parts.at(-1)
    if (last !== undefined && last.isHit === isHit && !isHit)
      parts[parts.length - 1] = { text: last.text + piece, isHit }
    else parts.push({ text: piece, isHit })
  }
  return parts
}
