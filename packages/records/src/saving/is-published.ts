import type { AnyRecord, RowOf } from '../record/index.ts'

/** A row is published when the fields that say so have the values the record names (ROLE-4). */
export const isPublished = <R extends AnyRecord>(record: R, row: RowOf<R>): boolean =>
  Object.entries(record.published).every(([key, value]) => (row as Record<string, unknown>)[key] === value)
