import { readQuestion } from '../../catalog/search/question.ts'
import type { PageKind } from '../../ports/catalog.ts'
import type { Picture } from '../picture.ts'
import { tileOf } from '../tiles.ts'
import { marksIn } from './marks.ts'
import { namedPages, pagesFound, rowsOf, type ProductKind, type SearchContext } from './search-page.ts'

/** Most suggestions of each kind, in the order shown. */
const PAGES_AT_MOST = { category: 2, help: 1 }
const PRODUCTS_AT_MOST = 5
/** A single letter is too vague. */
const SHORTEST = 2

/** A suggestion: a product, a category or a help page. */
export interface Suggestion {
  readonly kind: ProductKind | PageKind
  readonly name: string
  readonly url: string
  /** A small picture; null if there is none. */
  readonly pictureUrl: string | null
}

const isNamed = (name: string, words: readonly string[]): boolean =>
  marksIn(name, words).some(({ isHit }) => isHit)

const smallest = (picture: Picture | null): string | null =>
  picture?.smaller?.[0]?.url ?? picture?.url ?? null

/** Suggestions for the text typed so far, at most eight. FIND-5. */
export const suggestions = async (deps: SearchContext, text: string): Promise<readonly Suggestion[]> => {
  const question = readQuestion(text)
  if (text.trim().length < SHORTEST || question.words.length + question.sizes.length === 0) return []
  const { searches, catalog } = deps
  const limit = PRODUCTS_AT_MOST
  const result = await searches.find(catalog, question, { kind: 'product', limit })
  const { documents: products } = result
  const pages = await pagesFound(deps, question, PAGES_AT_MOST, result)
  const ofKind = (kind: PageKind) =>
    pages.flatMap((page): readonly Suggestion[] => {
      const { name, url, picture } = page
      return page.kind === kind ? [{ kind, name, url, pictureUrl: smallest(picture) }] : []
    })
  const kindOf = new Map(products.map(({ id, kind }) => [id, kind]))
  const named = new Set(namedPages(deps, question).map(({ url }) => url))
  const rows = await rowsOf(deps, products)
  return [
    ...ofKind('category'),
    ...rows.map((row): Suggestion => {
      const { name, url, picture } = tileOf(row, deps)
      return { kind: kindOf.get(row.productId) ?? 'custom', name, url, pictureUrl: smallest(picture) }
    }),
    // A help page must have the words in its name to appear beside products.
    ...ofKind('help').filter(
      ({ name, url }) => rows.length === 0 || named.has(url) || isNamed(name, question.words),
    ),
  ]
}
