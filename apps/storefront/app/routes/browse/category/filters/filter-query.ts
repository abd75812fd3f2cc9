import type { FilteredList, FilterSort, ListPaging } from '@kisscut/shop'
import type { FacetKind } from '@kisscut/shop/ports/catalog'

/** Filters, sort order and page of a product list. Its query string omits defaults and has a fixed order. */
export interface FilterQuery extends Required<ListPaging> {
  /** The other parameters of the address: the words of a search. */
  readonly carried: FilteredList['carried']
  readonly chosen: readonly (readonly [FacetKind, string])[]
  readonly sort: FilterSort
  readonly page: number
}

/** Parses a query string; unknown names are dropped. */
export const filterQueryOf = ({
  carried,
  facets,
  sort,
  page,
  parameter = 'page',
  otherPages = [],
}: Pick<FilteredList, 'carried' | 'facets' | 'sort' | 'page' | 'parameter' | 'otherPages'>): FilterQuery => ({
  carried,
  chosen: facets.flatMap(({ kind, values }) =>
    values.flatMap(({ value, chosen }) => (chosen ? [[kind, value] as const] : [])),
  ),
  sort,
  ...{ page, parameter, otherPages },
})

/** `?material=kraft-paper&sort=price`; empty for the defaults. */
export function searchOf({ carried, chosen, sort, page, parameter, otherPages }: FilterQuery): string {
  const query = new URLSearchParams(
    [...carried, ...chosen, ...otherPages].map(([name, value]): [string, string] => [name, value]),
  )
  if (sort !== 'order') query.set('sort', sort)
  if (page > 1) query.set(parameter, String(page))
  const search = query.toString()
  return search === '' ? '' : `?${search}`
}

/** The first page of every list, because filters and sort order apply to all. */
const FIRST = { page: 1, otherPages: [] } as const

/** Removes one value and goes back to page one. */
export const without = (filter: FilterQuery, kind: FacetKind, value: string): FilterQuery => ({
  ...filter,
  ...FIRST,
  chosen: filter.chosen.filter(([each, of]) => each !== kind || of !== value),
})
export const withoutAny = (filter: FilterQuery): FilterQuery => ({ ...filter, ...FIRST, chosen: [] })
export const sortedBy = (filter: FilterQuery, sort: FilterSort): FilterQuery => ({
  ...filter,
  ...FIRST,
  sort,
})
export const atPage = (filter: FilterQuery, page: number): FilterQuery => ({ ...filter, page })
