import type { CompiledCatalog, CatalogProduct } from '../../catalog/compile.ts'
import type { Links } from '../../links.ts'
import type { ProductTile } from '../../types.ts'
import { featuredTiles } from '../home-page.ts'
import { tileOf } from '../tiles.ts'
import { marksIn, type TextPart } from './marks.ts'
import { bestMatch } from './match.ts'
import { LONGEST_QUESTION, wordsOf, wordsOfQuestion } from './words.ts'

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

/** Words of one product by how much they weigh: its name; its shelves, materials and uses; its description. */
type Weighed = readonly (readonly [weight: number, words: readonly string[]])[]

const weighed = ({ template, product, categoryNode, uses, shapes }: CatalogProduct): Weighed => {
  const around = [
    ...(categoryNode?.trail ?? []).map(({ name }) => name),
    ...product.materials.map(({ name }) => name),
    ...uses.map(({ use }) => use),
    ...shapes.map(({ name }) => name),
  ]
  return [
    [9, wordsOf(`${product.name} ${product.sku}`)],
    [3, wordsOf(around.join(' '))],
    [1, wordsOf(`${template.short_description} ${template.description} ${template.meta_keywords}`)],
  ]
}

const known = new WeakMap<CompiledCatalog, ReadonlyMap<CatalogProduct, Weighed>>()

/** Words of every published product, gathered once per compiled catalog. */
const indexOf = (catalog: CompiledCatalog): ReadonlyMap<CatalogProduct, Weighed> => {
  const before = known.get(catalog)
  if (before !== undefined) return before
  const published = [...catalog.products.values()].filter((product) => product.isPublished)
  const index = new Map(published.map((product) => [product, weighed(product)]))
  known.set(catalog, index)
  return index
}

/** How well a product answers, 0 where any word of the question is nowhere in it. */
const standingOf = (places: Weighed, words: readonly string[]): number => {
  const each = words.map((word) => Math.max(...places.map(([weight, of]) => weight * bestMatch(word, of))))
  return each.includes(0) ? 0 : each.reduce((sum, found) => sum + found, 0)
}

const found = (tile: ProductTile, words: readonly string[]): FoundTile => ({
  ...tile,
  nameParts: marksIn(tile.name, words),
  aboutParts: marksIn(tile.shortDescription, words),
})

/**
 * Published products that have every word of the question, its beginning or something a slip of the finger away, the
 * best first. Nothing asked, nothing found.
 */
export const searchPage = (catalog: CompiledCatalog, question: string, links: Links): SearchPage => {
  const words = wordsOfQuestion(question)
  const asked = question.trim().slice(0, LONGEST_QUESTION)
  const standings =
    words.length === 0
      ? []
      : [...indexOf(catalog)].map(([product, places]) => ({ product, standing: standingOf(places, words) }))
  const products = standings
    .filter(({ standing }) => standing > 0)
    .toSorted((a, b) => b.standing - a.standing)
    .slice(0, FOUND_AT_MOST)
    .map(({ product }) => found(tileOf(product, links), words))
  return {
    question: asked,
    words,
    products,
    popular: products.length > 0 ? [] : featuredTiles(catalog, links),
  }
}
