import { parseSynonyms, type Synonyms } from '@kisscut/core/synonyms'
import type { CatalogSnapshot } from '../../catalog/catalog-cache.ts'
import { createLru, type Lru } from '../../catalog/lru.ts'
import type { SearchQuestion } from '../../catalog/search/question.ts'
import type { TileRow } from '../../ports/catalog.ts'
import { NO_NOTES, type ReadNotes } from '../../reads/reads.ts'
import { headTermsOf, type HeadTerms } from '../../catalog/search/head-terms.ts'
import { findDocuments, type SearchResult, type Search } from './find-documents.ts'

/** Searches cached. */
const SEARCHES = 300

const NO_SYNONYMS: Synonyms = new Map()

/** Part of a search; by default it falls back to any of the words. */
type HowMuch = Omit<Search, 'index' | 'synonyms' | 'heads' | 'otherwise'> & Partial<Pick<Search, 'otherwise'>>

/** The products of a page, and whether there is another page. */
export interface FoundRows {
  readonly rows: readonly TileRow[]
  readonly hasMore: boolean
}

/** Pages cached. */
const PAGES = 100

type Snapshot = Pick<CatalogSnapshot, 'version' | 'settings' | 'categories'>

/** Results of questions, as of a catalog version. */
export interface SearchReader {
  synonyms(catalog: Snapshot): Synonyms
  /** Names of categories and help pages. */
  heads(catalog: Snapshot): HeadTerms
  find(catalog: Snapshot, question: SearchQuestion, scope: HowMuch): Promise<SearchResult>
  /** A page of results, read once, like the search itself. */
  page(
    catalog: Snapshot,
    question: SearchQuestion,
    page: number,
    read: () => Promise<FoundRows>,
  ): Promise<FoundRows>
}

/** The cached result for this key, or that of the work, pending or not; failed work is removed and repeated. */
function once<T>(held: Lru<string, Promise<T>>, key: string, work: () => Promise<T>): Promise<T> {
  const before = held.get(key)
  if (before !== undefined) return before
  const made = work()
  held.set(key, made)
  made.catch(() => held.delete(key))
  return made
}

/** Runs each search once per catalog version while it is among the most recent ones. */
export const createSearchReader = (store: Search['index'], notes: ReadNotes = NO_NOTES): SearchReader => {
  const done = createLru<string, Promise<SearchResult>>(SEARCHES)
  const pages = createLru<string, Promise<FoundRows>>(PAGES)
  let parsed: { readonly text: string; readonly synonyms: Synonyms } = { text: '', synonyms: NO_SYNONYMS }

  const synonyms = ({ settings: { search_synonyms: text } }: Snapshot): Synonyms => {
    if (parsed.text !== text) {
      const read = parseSynonyms(text)
      parsed = { text, synonyms: 'reason' in read ? NO_SYNONYMS : read }
    }
    return parsed.synonyms
  }

  const ofTrees = new WeakMap<Snapshot['categories'], HeadTerms>()
  const heads = ({ categories }: Snapshot): HeadTerms => {
    const known = ofTrees.get(categories) ?? headTermsOf(categories)
    ofTrees.set(categories, known)
    return known
  }

  const find: SearchReader['find'] = (catalog, question, scope) => {
    const { kind, limit, otherwise = 'any' } = scope
    const key = JSON.stringify([catalog.version, question.words, question.sizes, kind, limit, otherwise])
    return once(done, key, () =>
      notes.without(() =>
        findDocuments(
          { index: store, synonyms: synonyms(catalog), heads: heads(catalog), ...scope, otherwise },
          question,
        ),
      ),
    )
  }

  return {
    synonyms,
    heads,
    find: async (catalog, question, scope) => {
      const found = await find(catalog, question, scope)
      const requested = JSON.stringify(['find', question.words, question.sizes, scope])
      notes.read(requested, found, (now) => find(now, question, scope))
      return found
    },
    page: ({ version }, question, page, read) =>
      notes.isOn
        ? read()
        : once(pages, JSON.stringify([version, question.words, question.sizes, page]), read),
  }
}
