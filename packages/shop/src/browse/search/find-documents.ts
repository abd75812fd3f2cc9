import { alsoMeant, type Synonyms } from '@kisscut/core/synonyms'
import type { Catalog, FoundDocument, SearchScope, SearchTerm } from '../../ports/catalog.ts'
import { numberAsSize, type SearchQuestion } from '../../catalog/search/question.ts'
import { matchOf } from './match.ts'

type Index = Pick<Catalog, 'search' | 'similarWords'>

/** One way to search: the index, which part of it, and how much of it is read. */
export interface Search extends SearchScope {
  readonly index: Index
  readonly synonyms: Synonyms
  /** What counts where nothing has every word, or a synonym of it: nothing, what words may have been meant for, or any of them. */
  readonly otherwise: 'nothing' | 'meant' | 'any'
}

/** The word or its beginning, then what else it stands for, in singular and plural. FIND-4. */
const asTyped = (word: string, synonyms: Synonyms): SearchTerm => ({
  words: [word],
  prefixes: word.length > 1 ? [word] : [],
  also: inBothNumbers(alsoMeant(synonyms, word)),
})

const inBothNumbers = (words: readonly string[]): readonly string[] =>
  words.flatMap((word) => [word, `${word}s`])

/** The word, what it stands for, and words of the shop that it may have been meant for. */
const asMeant = async (word: string, { index, synonyms }: Search): Promise<SearchTerm> => {
  const { words, prefixes, also = [] } = asTyped(word, synonyms)
  const meant = (await index.similarWords(word)).filter((each) => matchOf(word, each) > 0)
  const others = meant.flatMap((each) => alsoMeant(synonyms, each))
  return { words: [...words, ...also, ...meant, ...inBothNumbers(others)], prefixes }
}

const whole = (size: string): SearchTerm => ({ words: [size], prefixes: [] })

type Found = readonly FoundDocument[]

const keyOf = ({ kind, id }: FoundDocument) => `${kind} ${id}`

/** The documents of all lists, each where it comes first. */
const joined = (lists: readonly Found[], limit: number): Found =>
  [...new Map(lists.flat().map((each) => [keyOf(each), each])).values()].slice(0, limit)

/** What answers the terms; what comes in a size asked for first, the rest after it. */
const withSizes = async (
  { index, kind, limit }: Search,
  terms: readonly SearchTerm[],
  sizes: readonly string[],
): Promise<Found> => {
  const scope = { ...(kind && { kind }), limit }
  if (sizes.length === 0) return index.search(terms, scope)
  const inSize = await index.search([...terms, ...sizes.map(whole)], scope)
  if (inSize.length >= limit || terms.length === 0) return inSize
  return joined([inSize, await index.search(terms, scope)], limit)
}

/** What answers any of the terms: those with more of them first, then in the order of the first term that finds them. */
const withAny = async (search: Search, terms: readonly SearchTerm[]): Promise<Found> => {
  const lists = await Promise.all(terms.map((term) => withSizes(search, [term], [])))
  const byKey = new Map<string, { readonly found: FoundDocument; hits: number }>()
  for (const found of lists.flat()) {
    const before = byKey.get(keyOf(found))
    if (before === undefined) byKey.set(keyOf(found), { found, hits: 1 })
    else before.hits += 1
  }
  return [...byKey.values()]
    .toSorted((a, b) => b.hits - a.hits)
    .slice(0, search.limit)
    .map(({ found }) => found)
}

/** What a search finds, and how. */
export interface SearchResult {
  readonly documents: Found
  /** What everything that could be found has; null: any of its words. */
  readonly reach: readonly SearchTerm[] | null
}

/** A number alone may be a size: what comes in it is before what has the number in its name. */
const withNumber = async (
  search: Search,
  terms: readonly SearchTerm[],
  size: string,
): Promise<SearchResult> => {
  const { index, kind, limit } = search
  const inSize = await index.search([whole(size)], { ...(kind && { kind }), limit })
  const documents =
    inSize.length >= limit ? inSize : joined([inSize, await withSizes(search, terms, [])], limit)
  const either = terms.map((term) => ({ ...term, also: [...(term.also ?? []), size] }))
  return { documents, reach: either }
}

/**
 * What has every word as typed, then what has a synonym in its place; where there is neither, by what the words may have been meant
 * for, then by any of them. FIND-1, FIND-4.
 */
export const findDocuments = async (search: Search, question: SearchQuestion): Promise<SearchResult> => {
  const { words, sizes } = question
  const { synonyms, otherwise } = search
  if (words.length + sizes.length === 0) return { documents: [], reach: [] }
  const typed = words.map((word) => asTyped(word, synonyms))
  const size = numberAsSize(question)
  const found =
    size === null
      ? {
          documents: await withSizes(search, typed, sizes),
          reach: words.length > 0 ? typed : sizes.map(whole),
        }
      : await withNumber(search, typed, size)
  if (found.documents.length > 0 || words.length === 0 || otherwise === 'nothing') return found
  const meant = await Promise.all(words.map((word) => asMeant(word, search)))
  const all = await withSizes(search, meant, sizes)
  return all.length > 0 || meant.length === 1 || otherwise === 'meant'
    ? { documents: all, reach: meant }
    : { documents: await withAny(search, meant), reach: null }
}

/** The words of a question with all they stand for, to be marked in what they found. */
export const wordsToMark = (words: readonly string[], synonyms: Synonyms): readonly string[] => [
  ...new Set(words.flatMap((word) => [word, ...alsoMeant(synonyms, word)])),
]
