import type { FormFields } from '../../configure/configuration-from-fields.ts'

/** Products on one page of a list. */
export const PRODUCTS_PER_PAGE = 24

/** The query parameters that select pages of lists. */
export interface ListPaging {
  /** Its parameter; absent: `page`. */
  readonly parameter?: string
  /** Parameters and pages of the page's other lists that are not on their first page; absent if there are none. */
  readonly otherPages?: readonly (readonly [string, string])[]
}

/** The current page of a list. */
export interface ListPages extends ListPaging {
  /** From 1. */
  readonly page: number
  readonly pages: number
}

/** Most lists on one page: as many as a builder page has blocks. */
const LISTS = 40

/** Parameters of the lists of one page, from top to bottom: `page`, `page-2`, `page-3`. FIND-6. */
export const PAGE_PARAMETERS: readonly string[] = Array.from({ length: LISTS }, (_, at) =>
  at === 0 ? 'page' : `page-${at + 1}`,
)

/** The page a parameter states; 1 if it is not a number. */
export const statedPage = (value: string | null): number =>
  value !== null && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1

const requestedPage = (query: FormFields, parameter: string): number => statedPage(query.get(parameter))

/** The requested page: the last one if it is beyond that, the first if it is not a number. */
export const pageOf = (query: FormFields, pages: number, { parameter = 'page' }: ListPaging = {}): number =>
  Math.min(requestedPage(query, parameter), pages)

/** The paging of the list at this position among a page's lists. */
export function pagingOf(query: FormFields, at: number, lists: number): ListPaging {
  if (lists <= 1) return {}
  const parameter = PAGE_PARAMETERS[at]!
  const others = PAGE_PARAMETERS.slice(0, lists).filter((each) => each !== parameter)
  const otherPages = others.flatMap((each) => {
    const page = requestedPage(query, each)
    return page === 1 ? [] : [[each, String(page)] as const]
  })
  return { parameter, otherPages }
}

/** The query with the pages actually shown, if it names pages or lists that don't exist; null if it is right. FIND-6. */
export function atShownPages(query: URLSearchParams, lists: readonly ListPages[]): URLSearchParams | null {
  const shown = new Map(lists.map(({ parameter = 'page', page }) => [parameter, page]))
  const others = PAGE_PARAMETERS.filter((each) => requestedPage(query, each) !== (shown.get(each) ?? 1))
  if (others.length === 0) return null
  const changed = new URLSearchParams(query)
  for (const each of others) {
    const page = shown.get(each) ?? 1
    if (page === 1) changed.delete(each)
    else changed.set(each, String(page))
  }
  return changed
}
