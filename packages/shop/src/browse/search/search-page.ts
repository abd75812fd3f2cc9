import { createLru } from '../../catalog/lru.ts'
import { LONGEST_QUESTION, readQuestion, type SearchQuestion } from '../../catalog/search/question.ts'
import { featuredTiles } from '../home-page.ts'
import type { TileRow } from '../../ports/catalog.ts'
import { tileOf, type SnapshotDeps } from '../tiles.ts'
import { findProducts } from './find-products.ts'
import { marksIn, type TextPart } from './marks.ts'
import type { ProductTile } from '../tile.ts'

/** Tiles a search answers at most. */
export const FOUND_AT_MOST = 48

/** A product found, with the words it was found by. */
export interface FoundTile extends ProductTile {
  readonly nameParts: readonly TextPart[]
  readonly aboutParts: readonly TextPart[]
}

export interface SearchPage {
  /** As asked, without what is too long. */
  readonly question: string
  /** The words it was read as. */
  readonly words: readonly string[]
  readonly products: readonly FoundTile[]
  /** A way on where nothing was asked or found. */
  readonly popular: readonly ProductTile[]
}

const found = (tile: ProductTile, words: readonly string[]): FoundTile => ({
  ...tile,
  nameParts: marksIn(tile.name, words),
  aboutParts: marksIn(tile.shortDescription, words),
})

/** Searches remembered at most. */
const SEARCHES = 100

/** Products that answer a question, as of a version of the catalog. */
export type SearchReader = (version: number, question: SearchQuestion) => Promise<readonly TileRow[]>

/** A search is done once per version of the catalog, for as long as it is among those asked last. */
export const createSearchReader = (store: SnapshotDeps['store']): SearchReader => {
  const done = createLru<string, Promise<readonly TileRow[]>>(SEARCHES)
  return (version, question) => {
    const key = JSON.stringify([version, question.words, question.sizes])
    const before = done.get(key)
    if (before !== undefined) return before
    const rows = findProducts(store, question, FOUND_AT_MOST)
    done.set(key, rows)
    rows.catch(() => done.delete(key))
    return rows
  }
}

export interface SearchDeps extends SnapshotDeps {
  readonly searches: SearchReader
}

/** What a search finds, without the page around it. */
export const foundTiles = async (deps: SearchDeps, text: string): Promise<readonly ProductTile[]> =>
  (await deps.searches(deps.catalog.version, readQuestion(text))).map((row) => tileOf(row, deps))

/**
 * Published products that have every telling word of the question, its beginning or something a slip of the finger away, the
 * best first; where none has them all, those that have most. Those offered in a size it names come before others. Nothing
 * asked, nothing found.
 */
export const searchPage = async (deps: SearchDeps, text: string): Promise<SearchPage> => {
  const question = readQuestion(text)
  const rows = await deps.searches(deps.catalog.version, question)
  const words = [...question.words, ...question.sizes.map((size) => size.replaceAll('d', '.'))]
  return {
    question: text.trim().slice(0, LONGEST_QUESTION),
    words,
    products: rows.map((row) => found(tileOf(row, deps), question.words)),
    popular: rows.length > 0 ? [] : await featuredTiles(deps),
  }
}
