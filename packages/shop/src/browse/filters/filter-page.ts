import type { Currency } from '@kisscut/core/product'
import type { CompiledCatalog } from '../../catalog/compile.ts'
import type { CategoryNode } from '../../catalog/category-node.ts'
import type { FormFields } from '../../configure/configuration-from-fields.ts'
import type { Links } from '../../links.ts'
import type { ProductTile } from '../../types.ts'
import { fromPriceOf } from '../from-price.ts'
import { tileOf } from '../tiles.ts'
import { chosenProducts, countsOf, type Chosen } from './choose.ts'
import { facetIndexOf, type FacetIndex, type IndexedProduct } from './facet-index.ts'
import { FACETS, type FacetKind, type FacetValue } from './facets.ts'

/** How found products may be sorted: by the place staff gave them, the cheapest first, by name. */
export const FILTER_SORTS = ['order', 'price', 'alphabetical'] as const
export type FilterSort = (typeof FILTER_SORTS)[number]

/** Products on one page of the list. */
export const PRODUCTS_PER_PAGE = 24

/** A value of a facet with how many products it would show, beside what other facets have chosen. */
export interface CountedValue extends FacetValue {
  readonly count: number
  readonly chosen: boolean
}

/** The list of a category shown with filters, as a query asks for it. */
export interface FilteredList {
  readonly facets: readonly { readonly kind: FacetKind; readonly values: readonly CountedValue[] }[]
  /** What prices of the bands are in. */
  readonly currency: Currency
  readonly sort: FilterSort
  /** From 1. */
  readonly page: number
  readonly pages: number
  /** Products that fit the choice, on all pages; and those of the category. */
  readonly found: number
  readonly of: number
  readonly tiles: readonly ProductTile[]
}

const chosenOf = (query: FormFields, index: FacetIndex): Chosen =>
  Object.fromEntries(
    FACETS.map((kind) => {
      const asked = new Set(query.getAll(kind))
      return [kind, index.values[kind].flatMap(({ value }) => (asked.has(value) ? [value] : []))]
    }),
  ) as unknown as Chosen

const sortOf = (query: FormFields): FilterSort =>
  FILTER_SORTS.find((sort) => sort === query.get('sort')) ?? 'order'

const priceOf = ({ known }: IndexedProduct): number => Number(fromPriceOf(known.product)?.total ?? Infinity)

const sorted = (products: readonly IndexedProduct[], sort: FilterSort): readonly IndexedProduct[] => {
  if (sort === 'price') return products.toSorted((a, b) => Math.sign(priceOf(a) - priceOf(b)) || 0)
  if (sort === 'alphabetical') return products.toSorted((a, b) => a.row.name.localeCompare(b.row.name, 'en'))
  return products
}

const pageOf = (query: FormFields, pages: number): number => {
  const asked = /^[1-9]\d{0,5}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1
  return Math.min(asked, pages)
}

/** Narrows, sorts and pages the products of a shelf. Whatever the query names that is not there is ignored. */
export const filteredList = (
  categoryNode: CategoryNode,
  catalog: CompiledCatalog,
  query: FormFields,
  links: Links,
): FilteredList => {
  const index = facetIndexOf(categoryNode, catalog)
  const chosen = chosenOf(query, index)
  const products = chosenProducts(index, chosen)
  const pages = Math.max(1, Math.ceil(products.length / PRODUCTS_PER_PAGE))
  const [sort, page] = [sortOf(query), pageOf(query, pages)]
  const shown = sorted(products, sort).slice((page - 1) * PRODUCTS_PER_PAGE, page * PRODUCTS_PER_PAGE)
  return {
    facets: FACETS.flatMap((kind) => {
      const counts = countsOf(index, chosen, kind)
      const values = index.values[kind].map((each) => ({
        ...each,
        count: counts.get(each.value) ?? 0,
        chosen: chosen[kind].includes(each.value),
      }))
      return values.length > 1 || chosen[kind].length > 0 ? [{ kind, values }] : []
    }),
    currency: index.products[0]?.known.product.currency ?? 'USD',
    sort,
    page,
    pages,
    found: products.length,
    of: index.products.length,
    tiles: shown.map(({ known, row }) => tileOf(known, links, row)),
  }
}
