import { readQuestion } from '../../catalog/search/question.ts'
import type { PageKind } from '../../ports/catalog.ts'
import type { Picture } from '../picture.ts'
import { tileOf } from '../tiles.ts'
import { marksIn } from './marks.ts'
import { foundPage, rowsOf, type ProductKind, type SearchDeps } from './search-page.ts'

/** Suggestions of each kind, in the order they are shown. */
const CATEGORIES_AT_MOST = 2
const PRODUCTS_AT_MOST = 5
const HELP_AT_MOST = 1
/** One letter tells nothing. */
const SHORTEST = 2

/** What a shopper who types may mean: a product, a category, or a help page. */
export interface Suggestion {
  readonly kind: ProductKind | PageKind
  readonly name: string
  readonly url: string
  /** A small picture; null: none. */
  readonly pictureUrl: string | null
}

const isNamed = (name: string, words: readonly string[]): boolean =>
  marksIn(name, words).some(({ isHit }) => isHit)

const smallest = (picture: Picture | null): string | null =>
  picture?.smaller?.[0]?.url ?? picture?.url ?? null

/** What may be meant by what is typed so far, at most eight. FIND-5. */
export const suggestions = async (deps: SearchDeps, text: string): Promise<readonly Suggestion[]> => {
  const question = readQuestion(text)
  if (text.trim().length < SHORTEST || question.words.length + question.sizes.length === 0) return []
  const { searches, catalog } = deps
  const products = await searches.find(catalog, question, { kind: 'product', limit: PRODUCTS_AT_MOST })
  const pages = (kind: PageKind, limit: number) =>
    searches.find(catalog, question, { kind, limit, otherwise: products.length > 0 ? 'nothing' : 'meant' })
  const [categories, help] = await Promise.all([
    pages('category', CATEGORIES_AT_MOST),
    pages('help', HELP_AT_MOST),
  ])
  const kindOf = new Map(products.map(({ id, kind }) => [id, kind]))
  const rows = await rowsOf(deps, products)
  const pageOf = (each: (typeof help)[number]): readonly Suggestion[] => {
    const page = foundPage(each, deps)
    if (page === null) return []
    const { kind, name, url, picture } = page
    return [{ kind, name, url, pictureUrl: smallest(picture) }]
  }
  return [
    ...categories.flatMap(pageOf),
    ...rows.map((row): Suggestion => {
      const { name, url, picture } = tileOf(row, deps)
      return { kind: kindOf.get(row.productId) ?? 'custom', name, url, pictureUrl: smallest(picture) }
    }),
    // What only mentions the words is no help beside products.
    ...help.flatMap(pageOf).filter(({ name }) => rows.length === 0 || isNamed(name, question.words)),
  ]
}
