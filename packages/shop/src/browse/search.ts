import type { CompiledCatalogue, KnownProduct } from '../catalogue/compile.ts'
import type { Links } from '../links.ts'
import type { ProductTile } from '../types.ts'
import { tileOf } from './tiles.ts'

/** Tiles a search answers at most, and what of a question is read. */
export const FOUND_AT_MOST = 48
const WORDS_AT_MOST = 8
const LONGEST_QUESTION = 200

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const wordsOf = (question: string): readonly string[] =>
  plain(question.slice(0, LONGEST_QUESTION))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, WORDS_AT_MOST)

/** How well a product answers: 3 a word of its name, 2 of its category or material, 1 of its description; 0: not at all. */
const standingOf = ({ template, product, shelf }: KnownProduct, words: readonly string[]): number => {
  const places: readonly (readonly [number, string])[] = [
    [3, plain(product.name)],
    [2, plain([shelf?.category.name, ...product.materials.map(({ name }) => name)].join(' '))],
    [1, plain(`${template.short_description} ${template.description} ${template.meta_keywords}`)],
  ]
  const each = words.map((word) => places.find(([, text]) => text.includes(word))?.[0] ?? 0)
  return each.includes(0) ? 0 : each.reduce((sum, found) => sum + found, 0)
}

/** Published products that have every word of the question somewhere, the best first; nothing asked, nothing found. */
export const searchPage = (
  catalogue: CompiledCatalogue,
  question: string,
  links: Links,
): { readonly words: readonly string[]; readonly products: readonly ProductTile[] } => {
  const words = wordsOf(question)
  if (words.length === 0) return { words, products: [] }
  const found = [...catalogue.products.values()]
    .filter((known) => known.isPublished)
    .map((known) => ({ known, standing: standingOf(known, words) }))
    .filter(({ standing }) => standing > 0)
    .toSorted((a, b) => b.standing - a.standing)
    .slice(0, FOUND_AT_MOST)
  return { words, products: found.map(({ known }) => tileOf(known, links)) }
}
