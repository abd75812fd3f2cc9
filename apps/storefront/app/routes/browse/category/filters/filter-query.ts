import type { FacetKind, FilteredList, FilterSort } from '@kisscut/shop'

/** What a list of products is asked for; its query says only what differs from everything, in the shop's order. */
export interface Asked {
  readonly chosen: readonly (readonly [FacetKind, string])[]
  readonly sort: FilterSort
  readonly page: number
}

/** What a list answers to: names the query had that the shop doesn't know are gone. */
export const askedOf = ({ facets, sort, page }: FilteredList): Asked => ({
  chosen: facets.flatMap(({ kind, values }) =>
    values.flatMap(({ value, chosen }) => (chosen ? [[kind, value] as const] : [])),
  ),
  sort,
  page,
})

/** `?material=kraft-paper&sort=price`; empty where nothing is asked. */
export function searchOf({ chosen, sort, page }: Asked): string {
  const query = new URLSearchParams(chosen.map(([kind, value]): [string, string] => [kind, value]))
  if (sort !== 'order') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  const search = query.toString()
  return search === '' ? '' : `?${search}`
}

/** Without one of its choices; what is found begins anew at page one. */
export const without = (asked: Asked, kind: FacetKind, value: string): Asked => ({
  ...asked,
  page: 1,
  chosen: asked.chosen.filter(([each, of]) => each !== kind || of !== value),
})
export const withoutAny = (asked: Asked): Asked => ({ ...asked, page: 1, chosen: [] })
export const sortedBy = (asked: Asked, sort: FilterSort): Asked => ({ ...asked, page: 1, sort })
export const atPage = (asked: Asked, page: number): Asked => ({ ...asked, page })

/** What the form of filters asks for now. */
export const askedByForm = (form: FormData, { facets, sort }: FilteredList): Asked => ({
  chosen: facets.flatMap(({ kind }) => form.getAll(kind).map((value) => [kind, String(value)] as const)),
  sort,
  page: 1,
})
