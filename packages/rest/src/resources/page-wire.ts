import type { CountedPage } from '@kisscut/shop'
import { z } from 'zod'

/** One page of a list. */
export const pageSchema = (row: z.ZodType) =>
  z.object({
    count: z.int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(row),
  })

/**
 * API-12: `{count, next, previous, results}`; the neighbors as paths with the same query. `next` has a cursor too, with which a
 * page costs the same wherever it is.
 */
export const pageWire = <T>(
  path: string,
  page: CountedPage<T>,
  query: URLSearchParams,
  results: readonly unknown[],
  hasNext = page.next !== null,
) => {
  const neighbor = (number: number, cursor: string | null): string => {
    const other = new URLSearchParams(query)
    other.set('page', String(number))
    if (cursor === null) other.delete('cursor')
    else other.set('cursor', cursor)
    return `${path}?${other}`
  }
  return {
    count: page.count,
    next: hasNext ? neighbor(page.page + 1, page.next) : null,
    previous: page.page > 1 ? neighbor(page.page - 1, null) : null,
    results,
  }
}
