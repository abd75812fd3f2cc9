import type { FilteredList, FilterSort } from '@kisscut/shop'
import type { FacetKind } from '@kisscut/shop/ports/catalog'

/** Filters, sort order and page of a product list. Its query string omits defaults and has a fixed order. */
export interface FilterQuery {
  /** What else the address says: the words of a search. */
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
}: Pick<FilteredList, 'carried' | 'facets' | 'sort' | 'page'>): FilterQuery => ({
  carried,
  chosen: facets.flatMap(({ kind, values }) =>
    values.flatMap(({ value, chosen }) => (chosen ? [[kind, value] as const] : [])),
  ),
  sort,
  page,
})

/** `?material=kraft-paper&sort=price`; empty for the defaults. */
export function searchOf({ carried, chosen, sort, page }: FilterQuery): string {
  const query = new URLSearchParams(
    [...carried, ...chosen].map(([name, value]): [string, string] => [name, value]),
  )
  if (sort !== 'order') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  const search = query.toString()
  return search === '' ? '' : `?${search}`
}

/** Removes one value and goes back to page one. */
export const without = (filter: FilterQuery, kind: FacetKind, value: string): FilterQuery => ({
  ...filter,
  page: 1,
  chosen: filter.chosen.filter(([each, of]) => each !== kind || of !== value),
})
export const withoutAny = (filter: FilterQuery): FilterQuery => ({ ...filter, page: 1, chosen: [] })
export const sortedBy = (filter: FilterQuery, sort: FilterSort): FilterQuery => ({ ...filter, page: 1, sort })
export const atPage = (filter: FilterQuery, page: number): FilterQuery => ({ ...filter, page })
