import type { AnyRecord, RowOf } from '../record/index.ts'

/** Whether a row's fields have the values the record requires for publication (ROLE-4). */
export const isPublished = <R extends AnyRecord>(record: R, row: RowOf<R>): boolean =>
  Object.entries(record.published).every(([key, value]) => (row as Record<string, unknown>)[key] === value)
