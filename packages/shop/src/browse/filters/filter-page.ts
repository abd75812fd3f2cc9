import { POPULAR_PRODUCT_DAYS, SORT_ORDERS } from '@kisscut/core/category'
import { exchangedText, roundToMinorUnit } from '@kisscut/core/money'
import type { CatalogSnapshot } from '../../catalog/catalog-cache.ts'
import type { Currency } from '@kisscut/core/product'
import { createLru } from '../../catalog/lru.ts'
import { NO_NOTES, type ReadNotes } from '../../reads/reads.ts'
import type { CategoryNode } from '../../catalog/category-node.ts'
import type { FormFields } from '../../configure/configuration-from-fields.ts'
import {
  FACETS,
  type Catalog,
  type ChosenFacets,
  type FacetCount,
  type FacetCounts,
  type FacetKind,
  type TileQuery,
} from '../../ports/catalog.ts'
import { tilesOf, type SnapshotContext } from '../tiles.ts'
import { pageOf, PRODUCTS_PER_PAGE, type ListPages, type ListPaging } from './list-pages.ts'
import { cheapestFirst, hasOwnOrder } from './own-prices.ts'
import type { ProductTile } from '../tile.ts'

/** Sort orders of found products: those of every category page, and cheapest first. PAGE-10. */
const FILTER_SORTS = [...SORT_ORDERS, 'price'] as const
export type FilterSort = (typeof FILTER_SORTS)[number]

/** A facet's value with the number of products it would show, given the choices in other facets. */
export interface CountedValue extends FacetCount {
  readonly chosen: boolean
}

/** A category's filtered list, as the query selects it. */
export interface FilteredList extends ListPages {
  readonly facets: readonly { readonly kind: FacetKind; readonly values: readonly CountedValue[] }[]
  /** Other query parameters that the list's addresses keep: the words of a search. */
  readonly carried: readonly (readonly [string, string])[]
  /** Currency of the price bands. */
  readonly currency: Currency
  readonly sort: FilterSort
  /** Products that match the choices, on all pages, and products of the category. */
  readonly found: number
  readonly of: number
  readonly tiles: readonly ProductTile[]
}

export type FacetReader = (version: number, categoryId: string, chosen: ChosenFacets) => Promise<FacetCounts>

/** Choices cached. */
const CHOICES = 500

/** Counts are read once per catalog version and choice, because they cost time in proportion to the category. */
export const createFacetReader = (
  store: Pick<Catalog, 'facets'>,
  notes: ReadNotes = NO_NOTES,
): FacetReader => {
  const read = createLru<string, Promise<FacetCounts>>(CHOICES)
  const once: FacetReader = (version, categoryId, chosen) => {
    const key = JSON.stringify([version, categoryId, FACETS.map((kind) => chosen[kind])])
    const before = read.get(key)
    if (before !== undefined) return before
    const counts = notes.without(() => store.facets(categoryId, chosen))
    read.set(key, counts)
    counts.catch(() => read.delete(key))
    return counts
  }
  return async (version, categoryId, chosen) => {
    const counts = await once(version, categoryId, chosen)
    const question = JSON.stringify(['facets', categoryId, chosen])
    notes.read(question, counts, (catalog) => once(catalog.version, categoryId, chosen))
    return counts
  }
}

export const NOTHING_CHOSEN: ChosenFacets = { material: [], use: [], shape: [], price: [] }

/** The query's values that occur in the list. */
export const chosenOf = (query: FormFields, { values }: Pick<FacetCounts, 'values'>): ChosenFacets =>
  Object.fromEntries(
    FACETS.map((kind) => {
      const requested = new Set(query.getAll(kind))
      return [kind, values[kind].flatMap(({ value }) => (requested.has(value) ? [value] : []))]
    }),
  ) as unknown as ChosenFacets

export const sortOf = (query: FormFields): FilterSort =>
  FILTER_SORTS.find((sort) => sort === query.get('sort')) ?? 'order'

/** The start of the period that popular products are counted over. PAGE-14. */
export const countedSince = (now: Date): Date =>
  new Date(now.getTime() - POPULAR_PRODUCT_DAYS * 24 * 60 * 60 * 1000)

/** Facets that offer a choice, each chosen value marked. */
export const shownFacets = (
  values: FacetCounts['values'],
  chosen: ChosenFacets,
  catalog: CatalogSnapshot,
): FilteredList['facets'] =>
  FACETS.flatMap((kind) => {
    const counted = values[kind].map((each) => ({
      ...each,
      ...(kind === 'price' && { name: bandIn(each.value, catalog) }),
      chosen: chosen[kind].includes(each.value),
    }))
    return counted.length > 1 || chosen[kind].length > 0 ? [{ kind, values: counted }] : []
  })

/** A price band in the main currency, such as `25-50`, in the catalog's currency: `23.00-46.00`. */
function bandIn(band: string, { currency, currencies }: CatalogSnapshot): string {
  const { rate } = currencies.get(currency) ?? {}
  if (rate === undefined) return band
  const bound = (amount: string) =>
    Number(amount) === 0 ? amount : roundToMinorUnit(exchangedText(amount, rate), currency)
  return band.split('-').map(bound).join('-')
}

/** Filters, sorts and pages the products of a category. Unknown values in the query are ignored. */
export const filteredList = async (
  categoryNode: CategoryNode,
  deps: SnapshotContext & { readonly query: FormFields; readonly facets: FacetReader; readonly now: Date },
  paging: ListPaging = {},
): Promise<FilteredList> => {
  const { query, facets, catalog } = deps
  const categoryId = categoryNode.category.id
  const all = await facets(catalog.version, categoryId, NOTHING_CHOSEN)
  const chosen = chosenOf(query, all)
  const isNarrowed = FACETS.some((kind) => chosen[kind].length > 0)
  const { values, found } = isNarrowed ? await facets(catalog.version, categoryId, chosen) : all
  const pages = Math.max(1, Math.ceil(found / PRODUCTS_PER_PAGE))
  const [sort, page] = [sortOf(query), pageOf(query, pages, paging)]
  const offset = (page - 1) * PRODUCTS_PER_PAGE
  return {
    ...paging,
    facets: shownFacets(values, chosen, catalog),
    carried: [],
    currency: catalog.currency,
    sort,
    page,
    pages,
    found,
    of: all.of,
    tiles: await tilesOfPage(categoryNode, deps, { chosen, sort, offset, found }),
  }
}

interface PageOfList extends Required<Pick<TileQuery, 'chosen' | 'offset'>> {
  readonly sort: FilterSort
  readonly found: number
}

/** The tiles of one page. Only sorting by a currency's own prices reads more products than the page shows. */
async function tilesOfPage(
  categoryNode: CategoryNode,
  deps: SnapshotContext & { readonly now: Date },
  { found, ...query }: PageOfList,
): Promise<readonly ProductTile[]> {
  const { sort, offset } = query
  if (sort === 'price' && hasOwnOrder(deps.catalog, found)) {
    const all = await tilesOf(categoryNode, deps, { ...query, offset: 0, limit: found })
    return (await cheapestFirst(deps.catalog, all, ({ id }) => id)).slice(offset, offset + PRODUCTS_PER_PAGE)
  }
  return tilesOf(categoryNode, deps, {
    ...query,
    countedSince: countedSince(deps.now),
    limit: PRODUCTS_PER_PAGE,
  })
}
