import { matchOf } from './match.ts'
import { plain } from '../../catalog/search/words.ts'

/** A piece of a text; marked where it answers the question. */
export interface TextPart {
  readonly text: string
  readonly isHit: boolean
}

/**
 * The text in pieces, words that answer any asked word marked. Joined again they are the text. `known`: words that were compared with the
 * asked ones before, as many are in the texts of one page.
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
