import { LONGEST_QUESTION, readQuestion } from '../../catalog/search/question.ts'
import { featuredTiles } from '../home-page.ts'
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

/** What a search finds, without the page around it. */
export const foundTiles = async (deps: SnapshotDeps, text: string): Promise<readonly ProductTile[]> =>
  (await findProducts(deps.store, readQuestion(text), FOUND_AT_MOST)).map((row) => tileOf(row, deps))

/**
 * Published products that have every telling word of the question, its beginning or something a slip of the finger away, the
 * best first; those offered in a size it names before others. Nothing asked, nothing found.
 */
export const searchPage = async (deps: SnapshotDeps, text: string): Promise<SearchPage> => {
  const question = readQuestion(text)
  const rows = await findProducts(deps.store, question, FOUND_AT_MOST)
  const words = [...question.words, ...question.sizes.map((size) => size.replaceAll('d', '.'))]
  return {
    question: text.trim().slice(0, LONGEST_QUESTION),
    words,
    products: rows.map((row) => found(tileOf(row, deps), question.words)),
    popular: rows.length > 0 ? [] : await featuredTiles(deps),
  }
}
