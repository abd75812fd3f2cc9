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

/** API-12: `{count, next, previous, results}`; the neighbors as paths with the same query. */
export const pageWire = <T>(
  path: string,
  page: CountedPage<T>,
  query: URLSearchParams,
  show: (row: T) => unknown,
) => {
  const neighbor = (number: number): string => {
    const next = new URLSearchParams(query)
    next.set('page', String(number))
    return `${path}?${next}`
  }
  const isLast = page.page * page.pageSize >= page.count
  return {
    count: page.count,
    next: isLast ? null : neighbor(page.page + 1),
    previous: page.page > 1 ? neighbor(page.page - 1) : null,
    results: page.rows.map(show),
  }
}
