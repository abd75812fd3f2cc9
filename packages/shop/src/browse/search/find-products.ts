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

/** Products that answer any of the terms: those with more of them first, then in the order of the first term that finds them. */
const withAny = async (
  index: Index,
  terms: readonly SearchTerm[],
  limit: number,
): Promise<readonly TileRow[]> => {
  const lists = await Promise.all(terms.map((term) => index.search([term], limit)))
  const byId = new Map<string, { readonly row: TileRow; hits: number }>()
  for (const row of lists.flat()) {
    const before = byId.get(row.productId)
    if (before === undefined) byId.set(row.productId, { row, hits: 1 })
    else before.hits += 1
  }
  return [...byId.values()]
    .toSorted((a, b) => b.hits - a.hits)
    .slice(0, limit)
    .map(({ row }) => row)
}

/** Products by every word as typed; where there are none, by what they may have been meant for, then by any of them. */
export const findProducts = async (
  index: Index,
  { words, sizes }: SearchQuestion,
  limit: number,
): Promise<readonly TileRow[]> => {
  if (words.length + sizes.length === 0) return []
  const found = await withSizes(index, words.map(asTyped), sizes, limit)
  if (found.length > 0 || words.length === 0) return found
  const meant = await Promise.all(words.map((word) => asMeant(index, word)))
  const all = await withSizes(index, meant, sizes, limit)
  return all.length > 0 || meant.length === 1 ? all : withAny(index, meant, limit)
}
