import { alsoMeant, type Synonyms } from '@kisscut/core/synonyms'
import type { Catalog, FoundDocument, SearchScope, SearchTerm } from '../../ports/catalog.ts'
import type { SearchQuestion } from '../../catalog/search/question.ts'
import { matchOf } from './match.ts'

type Index = Pick<Catalog, 'search' | 'similarWords'>

/** One way to search: the index, which part of it, and how much of it is read. */
export interface Search extends SearchScope {
  readonly index: Index
  readonly synonyms: Synonyms
  /** What counts where nothing has every word, or a synonym of it: nothing, what words may have been meant for, or any of them. */
  readonly otherwise: 'nothing' | 'meant' | 'any'
}

const asTyped = (word: string): SearchTerm => ({ words: [word], prefixes: word.length > 1 ? [word] : [] })

/** The word, and what else it stands for, in singular and plural: whole words, whose lists are read only as far as needed. FIND-4. */
const withSynonyms = (word: string, synonyms: Synonyms): SearchTerm => ({
  words: [word, ...inBothNumbers(alsoMeant(synonyms, word))],
  prefixes: [],
})

const inBothNumbers = (words: readonly string[]): readonly string[] =>
  words.flatMap((word) => [word, `${word}s`])

/** The word, what it stands for, and words of the shop that it may have been meant for. */
const asMeant = async (word: string, { index, synonyms }: Search): Promise<SearchTerm> => {
  const { words } = withSynonyms(word, synonyms)
  const { prefixes } = asTyped(word)
  const meant = (await index.similarWords(word)).filter((each) => matchOf(word, each) > 0)
  const others = meant.flatMap((each) => alsoMeant(synonyms, each))
  return { words: [...words, ...meant, ...inBothNumbers(others)], prefixes }
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

/**
 * What has every word as typed, then what has a synonym in its place; where there is neither, by what the words may have been meant
 * for, then by any of them. FIND-1, FIND-4.
 */
export const findDocuments = async (search: Search, question: SearchQuestion): Promise<Found> => {
  const { words, sizes } = question
  const { synonyms, limit, otherwise } = search
  if (words.length + sizes.length === 0) return []
  const typed = await withSizes(search, words.map(asTyped), sizes)
  const hasSynonyms = words.some((word) => alsoMeant(synonyms, word).length > 0)
  const found =
    typed.length >= limit || !hasSynonyms
      ? typed
      : joined(
          [
            typed,
            await withSizes(
              search,
              words.map((word) => withSynonyms(word, synonyms)),
              sizes,
            ),
          ],
          limit,
        )
  if (found.length > 0 || words.length === 0 || otherwise === 'nothing') return found
  const meant = await Promise.all(words.map((word) => asMeant(word, search)))
  const all = await withSizes(search, meant, sizes)
  return all.length > 0 || meant.length === 1 || otherwise === 'meant' ? all : withAny(search, meant)
}

/** The words of a question with all they stand for, to be marked in what they found. */
export const wordsToMark = (words: readonly string[], synonyms: Synonyms): readonly string[] => [
  ...new Set(words.flatMap((word) => [word, ...alsoMeant(synonyms, word)])),
]
