import { wireOf, type AnyRecord, type RowOf } from '@kisscut/records'
import type { Page } from '@kisscut/shop'

/** Decisions 22: `{count, next, previous, results}`; the neighbours as paths with the same query. */
export const pageWire = <R extends AnyRecord>(
  record: R,
  page: Page<RowOf<R>>,
  query: URLSearchParams,
  staff: boolean,
) => {
  const neighbour = (number: number): string => {
    const next = new URLSearchParams(query)
    next.set('page', String(number))
    return `${record.path}?${next}`
  }
  const isLast = page.page * page.pageSize >= page.count
  return {
    count: page.count,
    next: isLast ? null : neighbour(page.page + 1),
    previous: page.page > 1 ? neighbour(page.page - 1) : null,
    results: page.rows.map((row) => wireOf(record, row, { staff })),
  }
}
