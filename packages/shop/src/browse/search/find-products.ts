import type { Catalog, SearchTerm, TileRow } from '../../ports/catalog.ts'
import type { SearchQuestion } from '../../catalog/search/question.ts'
import { matchOf } from './match.ts'

type Index = Pick<Catalog, 'search' | 'similarWords'>

const asTyped = (word: string): SearchTerm => ({ words: [word], prefixes: word.length > 1 ? [word] : [] })

/** The word, and words of the shop that it may have been meant for. */
const asMeant = async (index: Index, word: string): Promise<SearchTerm> => {
  const { words, prefixes } = asTyped(word)
  const meant = (await index.similarWords(word)).filter((each) => matchOf(word, each) > 0)
  return { words: [...words, ...meant], prefixes }
}

const whole = (size: string): SearchTerm => ({ words: [size], prefixes: [] })

/** Products that answer the terms; those that come in a size asked for first, the others after them. */
const withSizes = async (
  index: Index,
  terms: readonly SearchTerm[],
  sizes: readonly string[],
  limit: number,
): Promise<readonly TileRow[]> => {
  if (sizes.length === 0) return index.search(terms, limit)
  const inSize = await index.search([...terms, ...sizes.map(whole)], limit)
  if (inSize.length >= limit || terms.length === 0) return inSize
  const others = await index.search(terms, limit)
  return [...new Map([...inSize, ...others].map((row) => [row.productId, row])).values()].slice(0, limit)
}

/** Products by the words as they are typed; where there are none, by what they may have been meant for. */
export const findProducts = async (
  index: Index,
  { words, sizes }: SearchQuestion,
  limit: number,
): Promise<readonly TileRow[]> => {
  if (words.length + sizes.length === 0) return []
  const found = await withSizes(index, words.map(asTyped), sizes, limit)
  if (found.length > 0 || words.length === 0) return found
  const meant = await Promise.all(words.map((word) => asMeant(index, word)))
  return withSizes(index, meant, sizes, limit)
}
