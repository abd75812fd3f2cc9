import { cutText } from '@kisscut/core/text'
import { sortProducts } from '@kisscut/core/category'
import { pageKindOf } from '../../catalog/page-listing.ts'
import { LONGEST_QUESTION, readQuestion, type SearchQuestion } from '../../catalog/search/question.ts'
import type { FormFields } from '../../configure/configuration-from-fields.ts'
import {
  FACETS,
  LISTED_CLASSES,
  PAGE_KINDS,
  type FoundDocument,
  type ListedClass,
  type PageKind,
  type TileRow,
} from '../../ports/catalog.ts'
import { filterFound } from '../filters/filter-found.ts'
import {
  chosenOf,
  countedSince,
  NOTHING_CHOSEN,
  shownFacets,
  sortOf,
  type FilteredList,
  type FilterSort,
} from '../filters/filter-page.ts'
import { pageOf, PRODUCTS_PER_PAGE } from '../filters/list-pages.ts'
import { cheapestFirst, hasOwnOrder } from '../filters/own-prices.ts'
import { featuredTiles, navigation } from '../home-page.ts'
import { pictureOf } from '../pictures.ts'
import type { Picture } from '../picture.ts'
import { tileOf, urlOfCategory, type SnapshotContext } from '../tiles.ts'
import type { CategoryLink, ProductTile } from '../tile.ts'
import type { CategoryNode } from '../../catalog/category-node.ts'
import { headPages, isBuiltIn, type BuiltInPage } from '../../catalog/search/head-terms.ts'
import { helpPages } from '../../messages/help.ts'
import { wordsToMark, type SearchResult } from './find-documents.ts'
import { marksIn, type TextPart } from './marks.ts'
import type { SearchReader } from './search-reader.ts'

/** Most products that a search reads: ten pages. Longer lists need a narrower search. */
export const FOUND_AT_MOST = 10 * PRODUCTS_PER_PAGE
/** Most categories and help pages shown with a search. */
const PAGES_AT_MOST = { category: 4, help: 2 }

/** Classes of products, as search results separate them. */
export type ProductKind = ListedClass

/** A product found, with the words that match. */
export interface FoundTile extends ProductTile {
  readonly nameParts: readonly TextPart[]
  readonly aboutParts: readonly TextPart[]
}

/** A category or help page found. */
export interface FoundPage {
  readonly kind: PageKind
  readonly id: string
  readonly name: string
  readonly url: string
  /** Names of the categories above it. */
  readonly above: readonly string[]
  readonly about: string
  readonly picture: Picture | null
}

/** How many products of a class match. */
export interface KindCount {
  readonly kind: ProductKind
  readonly count: number
  /** More may match than a search reads. */
  readonly isLeast: boolean
}

export interface SearchPage {
  /** The question as typed, cut to its maximum length. */
  readonly question: string
  /** The words the question was read as. */
  readonly words: readonly string[]
  /** Classes of products that match, if there are several. */
  readonly kinds: readonly KindCount[]
  /** The selected class; null for all. */
  readonly kind: ProductKind | null
  /** Matching products of every class; a minimum if `hasMore`. */
  readonly count: number
  /** More products match than a search reads. */
  readonly hasMore: boolean
  /** The selected products, filtered, sorted and paged. */
  readonly list: Omit<FilteredList, 'tiles'> & { readonly tiles: readonly FoundTile[] }
  /** Matching categories and help pages. */
  readonly pages: readonly FoundPage[]
  /** Popular products, for an empty question or result. */
  readonly popular: readonly ProductTile[]
  readonly categories: readonly CategoryLink[]
}

export interface SearchContext extends SnapshotContext {
  readonly searches: SearchReader
}

/** Dependencies of parts that depend on the date. */
interface PageContext extends SearchContext {
  readonly now: Date
}

const withMarks = (tiles: readonly ProductTile[], words: readonly string[]): readonly FoundTile[] => {
  const known = new Map<string, boolean>()
  return tiles.map((tile) => ({
    ...tile,
    nameParts: marksIn(tile.name, words, known),
    aboutParts: marksIn(tile.shortDescription, words, known),
  }))
}

const pageOfTree = (node: CategoryNode, links: SnapshotContext['links']): FoundPage => {
  const { category, trail } = node
  return {
    kind: pageKindOf(node),
    id: category.id,
    name: category.name,
    url: urlOfCategory(node, links),
    above: trail.slice(0, -1).map(({ name }) => name),
    about: category.short_description,
    picture: pictureOf(category.image_url, category.name, links),
  }
}

const builtInPage = (page: BuiltInPage, links: SnapshotContext['links']): FoundPage => ({
  ...{ kind: 'help', id: `built-in/${page}`, name: helpPages[page], url: links.urlFor(page, {}) },
  ...{ above: [], about: '', picture: null },
})

export interface FoundTiles {
  readonly tiles: readonly ProductTile[]
  readonly hasMore: boolean
}

/** One page of found products, from 1, without the page's other content. */
export const foundTiles = async (deps: SearchContext, text: string, page: number): Promise<FoundTiles> => {
  const { searches, catalog } = deps
  const question = readQuestion(text)
  const at = Math.min(page, FOUND_AT_MOST / PRODUCTS_PER_PAGE + 1)
  const { rows, hasMore } = await searches.page(catalog, question, at, async () => {
    const last = at * PRODUCTS_PER_PAGE
    if (last > FOUND_AT_MOST) return { rows: [], hasMore: false }
    // One extra result tells whether there is another page.
    const { documents: found } = await searches.find(catalog, question, { kind: 'product', limit: last + 1 })
    const rows = await rowsOf(deps, found.slice(last - PRODUCTS_PER_PAGE, last))
    return { rows, hasMore: found.length > last && last < FOUND_AT_MOST }
  })
  return { tiles: rows.map((row) => tileOf(row, deps)), hasMore }
}

/** The rows of the results; reads only the tables of classes among them. */
export const rowsOf = (
  { store }: Pick<SnapshotContext, 'store'>,
  found: readonly FoundDocument[],
): Promise<readonly TileRow[]> => {
  const kinds = new Set<string>(found.map(({ kind }) => kind))
  return store.tilesOfProducts(
    found.map(({ id }) => id),
    LISTED_CLASSES.filter((productClass) => kinds.has(productClass)),
  )
}

const priceOf = ({ fromPrice }: TileRow) => (fromPrice === null ? Infinity : Number(fromPrice.total))

/** The rows of one page. Only sorting reads more products than the page shows. */
const rowsOfPage = async (
  deps: PageContext,
  found: readonly FoundDocument[],
  sort: FilterSort,
  offset: number,
): Promise<readonly TileRow[]> => {
  const shown = <T>(all: readonly T[]) => all.slice(offset, offset + PRODUCTS_PER_PAGE)
  if (sort === 'order') return rowsOf(deps, shown(found))
  const rows = await rowsOf(deps, found)
  if (sort === 'price') {
    const inMain = rows.toSorted((a, b) => priceOf(a) - priceOf(b))
    const { catalog } = deps
    if (!hasOwnOrder(catalog, rows.length)) return shown(inMain)
    return shown(await cheapestFirst(catalog, inMain, ({ productId }) => productId))
  }
  const ids = rows.map(({ productId }) => productId)
  const carted = sort === 'popularity' ? await deps.store.carted(ids, countedSince(deps.now)) : null
  const sortable = rows.map((row, order) => ({
    ...{ row, order, name: row.name },
    orders: carted?.get(row.productId) ?? 0,
  }))
  return shown(sortProducts(sortable, sort, 'en')).map(({ row }) => row)
}

/** How many products of each class match. Classes are counted separately only if there are more matches than a search reads. */
const kindCounts = async (
  { store }: SearchContext,
  { documents, reach }: SearchResult,
): Promise<readonly KindCount[]> => {
  const isRead = documents.length < FOUND_AT_MOST
  const numbers =
    isRead || reach === null
      ? LISTED_CLASSES.map((kind) => documents.filter((each) => each.kind === kind).length)
      : await store.searchCounts(reach, LISTED_CLASSES, FOUND_AT_MOST)
  const counts = LISTED_CLASSES.map((kind, at): KindCount => {
    const count = numbers[at]!
    return { kind, count, isLeast: !isRead && (reach === null || count >= FOUND_AT_MOST) }
  })
  const found = counts.filter(({ count }) => count > 0)
  return found.length > 1 ? found : []
}

/** Categories and help pages read to choose from. */
const PAGES_READ = 24

/**
 * The first matching categories and help pages, those with that name first. If no product matches the words as typed, also
 * matches of corrected words.
 */
export const pagesFound = async (
  deps: SearchContext,
  question: SearchQuestion,
  atMost: Readonly<Record<PageKind, number>>,
  products: SearchResult,
): Promise<readonly FoundPage[]> => {
  const otherwise = products.documents.length > 0 && !products.isMeant ? 'nothing' : 'meant'
  const find = async (kind: PageKind | 'page', limit: number) =>
    (await deps.searches.find(deps.catalog, question, { kind, limit, otherwise })).documents
  const { catalog, links } = deps
  const heads = namedPages(deps, question)
  const both = await find('page', PAGES_READ)
  const found = await Promise.all(
    PAGE_KINDS.map((kind) =>
      both.length < PAGES_READ ? both.filter((each) => each.kind === kind) : find(kind, atMost[kind]),
    ),
  )
  // From the current tree, so that pages hidden since then are left out.
  const others = found.flat().flatMap(({ id }) => {
    const node = catalog.categories.byId.get(id)
    return node?.isPublished ? [pageOfTree(node, links)] : []
  })
  const all = [...new Map([...heads, ...others].map((page) => [page.id, page])).values()]
  const left = { ...atMost }
  return all.filter(({ kind }) => left[kind]-- > 0)
}

/** Categories and help pages named by words of the question. FIND-9. */
export const namedPages = (
  { searches, catalog, links }: SearchContext,
  { words }: SearchQuestion,
): readonly FoundPage[] =>
  headPages(searches.heads(catalog), words).map(({ page }) =>
    isBuiltIn(page) ? builtInPage(page, links) : pageOfTree(page, links),
  )

const listOf = async (
  deps: PageContext,
  query: FormFields,
  found: readonly FoundDocument[],
  marked: readonly string[],
): Promise<SearchPage['list']> => {
  const all = found.map(({ id }) => id)
  const facets = await deps.store.facetsOfProducts(all)
  const whole = filterFound(all, facets, NOTHING_CHOSEN)
  const chosen = chosenOf(query, whole)
  const isNarrowed = FACETS.some((kind) => chosen[kind].length > 0)
  const { values, ids } = isNarrowed ? filterFound(all, facets, chosen) : whole
  const pages = Math.max(1, Math.ceil(ids.length / PRODUCTS_PER_PAGE))
  const [sort, page] = [sortOf(query), pageOf(query, pages)]
  const narrowed = new Set(ids)
  const rows = await rowsOfPage(
    deps,
    found.filter(({ id }) => narrowed.has(id)),
    sort,
    (page - 1) * PRODUCTS_PER_PAGE,
  )
  return {
    facets: shownFacets(values, chosen, deps.catalog),
    carried: [],
    currency: deps.catalog.currency,
    sort,
    page,
    pages,
    found: ids.length,
    of: all.length,
    tiles: withMarks(
      rows.map((row) => tileOf(row, deps)),
      marked,
    ),
  }
}

/**
 * Searches everything published. Each significant word must match: as typed, as a prefix, by a synonym or corrected. If nothing
 * matches all of them, results match as many as possible. Best matches come first, and products in a requested size before the
 * rest. An empty question finds nothing. FIND-1.
 */
export const searchPage = async (deps: PageContext, query: FormFields): Promise<SearchPage> => {
  const { searches, catalog, links } = deps
  const text = query.get('q') ?? ''
  const question = readQuestion(text)
  const shownQuestion = cutText(text.trim(), LONGEST_QUESTION)
  const result = await searches.find(catalog, question, { kind: 'product', limit: FOUND_AT_MOST })
  const all = result.documents
  const [kinds, pages] = await Promise.all([
    kindCounts(deps, result),
    pagesFound(deps, question, PAGES_AT_MOST, result),
  ])
  const kind = kinds.find((each) => each.kind === query.get('kind'))?.kind ?? null
  const found =
    kind === null ? all : (await searches.find(catalog, question, { kind, limit: FOUND_AT_MOST })).documents
  const marked = wordsToMark(result.words, searches.synonyms(catalog))
  const list = await listOf(deps, query, found, marked)
  const isEmpty = all.length === 0
  return {
    question: shownQuestion,
    words: [...question.words, ...question.sizes.map((size) => size.replaceAll('d', '.'))],
    kinds,
    kind,
    count: all.length,
    hasMore: all.length >= FOUND_AT_MOST,
    list: { ...list, carried: [['q', shownQuestion], ...(kind === null ? [] : [['kind', kind] as const])] },
    pages,
    popular: isEmpty ? await featuredTiles(deps) : [],
    categories: isEmpty ? navigation(catalog.categories, links).categories : [],
  }
}
