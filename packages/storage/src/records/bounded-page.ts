import type { AnyRecord } from '@kisscut/records'

/** Highest page number. */
const LAST_PAGE = 1_000_000

/** The number and size of a requested page, within the record's limits. API-20. */
export const boundedPage = (
  record: AnyRecord,
  { page = 1, pageSize = record.pageSize }: { readonly page?: number; readonly pageSize?: number },
): { readonly page: number; readonly pageSize: number } => ({
  page: Math.min(Math.max(page, 1), LAST_PAGE),
  pageSize: Math.min(Math.max(pageSize, 1), record.maxPageSize),
})
