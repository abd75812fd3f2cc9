import { matchOf } from './match.ts'
import { plain } from '../../catalog/search/words.ts'

/** A piece of a text; marked where it answers the question. */
export interface TextPart {
  readonly text: string
  readonly isHit: boolean
}

/** The text in pieces, words that answer any asked word marked. Joined again they are the text. */
export const marksIn = (text: string, searched: readonly string[]): readonly TextPart[] => {
  const parts: TextPart[] = []
  for (const piece of text.split(/([\p{L}\p{N}\p{M}]+)/u)) {
    if (piece === '') continue
    const word = plain(piece)
    const isHit = searched.some((each) => matchOf(each, word) > 0)
    const last = parts.at(-1)
    if (last !== undefined && last.isHit === isHit && !isHit)
      parts[parts.length - 1] = { text: last.text + piece, isHit }
    else parts.push({ text: piece, isHit })
  }
  return parts
}
