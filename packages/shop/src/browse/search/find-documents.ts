import { alsoMeant, type Synonyms } from '@kisscut/core/synonyms'
import type { CategoryNode } from '../../catalog/category-node.ts'
import { headCategories, type HeadTerms } from '../../catalog/search/head-terms.ts'
import { inBothNumbers } from '../../catalog/search/numbers.ts'
import { numberAsSize, type SearchQuestion } from '../../catalog/search/question.ts'
import type { Catalog, FoundDocument, SearchScope, SearchTerm } from '../../ports/catalog.ts'
import { joinedWithNext, knownWords, slipsOf } from './joined-words.ts'
import { closestTo } from './match.ts'

type Index = Pick<Catalog, 'search' | 'similarWords' | 'knownWords' | 'listedIn'>

/** One way to search: the index, its scope, and how much is read. */
export interface Search extends SearchScope {
  readonly index: Index
  readonly synonyms: Synonyms
  readonly heads: HeadTerms
  /** Fallback if nothing matches every word or its synonyms: none, corrected words, or any of the words. */
  readonly otherwise: 'nothing' | 'meant' | 'any'
}

/** Most products of a category that come first if the category itself was searched for. */
const HEADS_AT_MOST = 24

/** A word with its singular and plural, its joined forms, and its synonyms. FIND-4, FIND-9. */
const termOf = (words: readonly string[], at: number, { synonyms }: Pick<Search, 'synonyms'>): SearchTerm => {
  const spelled = [words[at]!, ...joinedWithNext(words, at)]
  return {
    words: spelled.flatMap(inBothNumbers),
    prefixes: [],
    also: spelled.flatMap((word) => alsoMeant(synonyms, word)).flatMap(inBothNumbers),
  }
}

const hasBeginning = (word: string) => word.length > 1

/** The words as typed; the last one may be incomplete. */
const asTyped = (words: readonly string[], search: Search): readonly SearchTerm[] =>
  words.map((word, at) => ({
    ...termOf(words, at, search),
    prefixes: at === words.length - 1 && hasBeginning(word) ? [word] : [],
  }))

/** Corrections of a word: the closest known words, with a query for each and one for all. */
interface Meant {
  readonly closestWords: readonly string[]
  readonly closest: SearchTerm
  readonly all: SearchTerm
}

/** A word with its corrections; a known word stands for itself. */
const asMeant = async (word: string, isKnown: boolean, search: Search): Promise<Meant> => {
  const typed = { ...termOf([word], 0, search), prefixes: hasBeginning(word) ? [word] : [] }
  if (isKnown) return { closestWords: [word], closest: typed, all: typed }
  const { index } = search
  const similar = await Promise.all([index.similarWords(word), index.knownWords(slipsOf(word))])
  const { closest, all } = closestTo(word, similar.flat())
  const withMeant = (meant: readonly string[]): SearchTerm => {
    const { words, also = [] } = typed
    const others = meant.flatMap((each) => alsoMeant(search.synonyms, each))
    return { ...typed, words: [...words, ...[...also, ...meant, ...others].flatMap(inBothNumbers)], also: [] }
  }
  return { closestWords: closest, closest: withMeant(closest), all: withMeant(all) }
}

const whole = (size: string): SearchTerm => ({ words: [size], prefixes: [] })

type Found = readonly FoundDocument[]

const keyOf = ({ kind, id }: FoundDocument) => `${kind} ${id}`

/** Merges the lists; each document keeps its first position. */
const joined = (lists: readonly Found[], limit: number): Found => {
  const byKey = new Map<string, FoundDocument>()
  for (const each of lists.flat()) if (!byKey.has(keyOf(each))) byKey.set(keyOf(each), each)
  return [...byKey.values()].slice(0, limit)
}

/** Documents that match the terms, those in a requested size first. */
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

/** Documents that match any of the terms: those that match more terms first, then by the first term they match. */
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

/** The results of a search, and how they were found. */
export interface SearchResult {
  readonly documents: Found
  /** The terms that every result matches; null if results match any of the words. */
  readonly reach: readonly SearchTerm[] | null
  /** The words searched for: those of the question, or their corrections. */
  readonly words: readonly string[]
  /** Nothing matched the words as typed. */
  readonly isMeant: boolean
}

/** A lone number may be a size: products in that size come before those with the number in their name. */
const withNumber = async (
  search: Search,
  terms: readonly SearchTerm[],
  size: string,
): Promise<Pick<SearchResult, 'documents' | 'reach'>> => {
  const { index, kind, limit } = search
  const inSize = await index.search([whole(size)], { ...(kind && { kind }), limit })
  const documents =
    inSize.length >= limit ? inSize : joined([inSize, await withSizes(search, terms, [])], limit)
  const either = terms.map((term) => ({ ...term, also: [...(term.also ?? []), size] }))
  return { documents, reach: either }
}

/** The first products of a category; if it lists none itself, those of its subcategories. */
const productsIn = async (index: Index, node: CategoryNode): Promise<Found> => {
  const own = await index.listedIn(node.category.id, HEADS_AT_MOST)
  if (own.length > 0) return own
  const below = node.children.filter(({ isPublished }) => isPublished)
  const found: FoundDocument[] = []
  for (const each of below) {
    if (found.length >= HEADS_AT_MOST) break
    found.push(...(await productsIn(index, each)))
  }
  return found
}

/** The products of categories with this name, in the owner's order. FIND-9. */
const headProducts = async ({ index, heads, kind }: Search, words: readonly string[]): Promise<Found> => {
  if (kind === 'page' || kind === 'category' || kind === 'help') return []
  const lists = await Promise.all(headCategories(heads, words).map((node) => productsIn(index, node)))
  const found = joined(lists, HEADS_AT_MOST)
  return kind === undefined || kind === 'product' ? found : found.filter((each) => each.kind === kind)
}

/** Most corrections tried per search. */
const MEANT_AT_MOST = 64

/** The head products of the first correction that has any. */
const headsMeant = (search: Search, closest: readonly (readonly string[])[]): Promise<Found> => {
  const corrections = closest.reduce<readonly (readonly string[])[]>(
    (before, words) => before.flatMap((each) => words.map((word) => [...each, word])).slice(0, MEANT_AT_MOST),
    [[]],
  )
  const right = corrections.find((words) => headCategories(search.heads, words).length > 0)
  return right === undefined ? Promise.resolve([]) : headProducts(search, right)
}

/** Matches every word as typed. */
const findAsTyped = async (search: Search, question: SearchQuestion): Promise<SearchResult> => {
  const { words, sizes } = question
  const typed = asTyped(words, search)
  const size = numberAsSize(question)
  const [heads, found] = await Promise.all([
    sizes.length > 0 ? [] : headProducts(search, words),
    size === null
      ? withSizes(search, typed, sizes).then((documents) => ({
          documents,
          reach: words.length > 0 ? typed : sizes.map(whole),
        }))
      : withNumber(search, typed, size),
  ])
  return { ...found, documents: joined([heads, found.documents], search.limit), words, isMeant: false }
}

/** Corrects the words: splits joined ones and replaces misspelled ones. Correctly typed words stay. */
const findAsMeant = async (search: Search, { words, sizes }: SearchQuestion): Promise<SearchResult> => {
  const { known, split } = await knownWords(words, search.index)
  if (split.length > words.length) {
    const found = await findAsTyped(search, { words: split, sizes })
    if (found.documents.length > 0) return { ...found, isMeant: true }
  }
  const meant = await Promise.all(words.map((word) => asMeant(word, known.has(word), search)))
  const heads = await headsMeant(
    search,
    meant.map(({ closestWords }) => closestWords),
  )
  for (const how of ['closest', 'all'] as const) {
    const terms = meant.map((each) => each[how])
    const documents = joined([heads, await withSizes(search, terms, sizes)], search.limit)
    if (documents.length > 0 || (how === 'all' && (terms.length === 1 || search.otherwise === 'meant')))
      return { documents, reach: terms, words, isMeant: true }
  }
  const any = meant.map(({ all }) => all)
  return { documents: await withAny(search, any), reach: null, words, isMeant: true }
}

/** Matches every word as typed, then synonyms; failing that, corrected words, then any of the words. FIND-1, FIND-4. */
export const findDocuments = async (search: Search, question: SearchQuestion): Promise<SearchResult> => {
  const { words, sizes } = question
  if (words.length + sizes.length === 0) return { documents: [], reach: [], words, isMeant: false }
  const found = await findAsTyped(search, question)
  return found.documents.length > 0 || words.length === 0 || search.otherwise === 'nothing'
    ? found
    : findAsMeant(search, question)
}

/** The words of a question and their alternatives, to highlight in the results. */
export const wordsToMark = (words: readonly string[], synonyms: Synonyms): readonly string[] => [
  ...new Set(words.flatMap((word) => [word, ...alsoMeant(synonyms, word)])),
]
