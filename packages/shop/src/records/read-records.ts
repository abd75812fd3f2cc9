import { type AnyRecord, findMeta, type RowOf, wholeOf } from '@kisscut/records'
import { can, reachOf } from '../accounts/can.ts'
import { createRowCounter } from './count-rows.ts'
import { withLengths } from '../lengths/index.ts'
import { done, notFound, NOT_YOUR_ROLE, type Outcome } from '../outcome.ts'
import type { Storage } from '../ports/storage.ts'
import type { ListQuery, Page, SearchQuery } from '../ports/records.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { Deps } from '../dependencies.ts'
import { recordNotFound } from '../messages/records.ts'

export interface RecordDeps {
  readonly storage: Storage
}

/**
 * A row with the lengths in the shop's texts as they were written, without braces; texts by shoppers and artists stay unchanged.
 * UNIT-4.
 */
const asRead = <R extends AnyRecord>(record: R, row: RowOf<R>): RowOf<R> => {
  const plain = withLengths(row, null)
  if (plain === row) return row
  const isOfOthers = ([name]: readonly [string, unknown]) =>
    name in record.schema.shape && findMeta(record.schema.shape[name] as never)?.byOthers === true
  return { ...plain, ...Object.fromEntries(Object.entries(row).filter(isOfOthers)) }
}

/**
 * One row, if the viewer may see it (ROLE-4, ROLE-5); lengths in its texts are as they were written, in braces only for staff
 * (UNIT-4).
 */
export const readRecord =
  ({ storage }: Deps<'storage.records'>) =>
  async <R extends AnyRecord>(viewer: Viewer, record: R, id: string): Promise<Outcome<RowOf<R>>> => {
    // A viewer limited to published rows needs the row's whole to be published as well.
    const reach = reachOf(viewer, 'read', record)
    const publishedOnly = wholeOf(record) !== null && reach === 'published'
    const row = await storage.records.get(record, id, { publishedOnly })
    if (row === null || !can(viewer, 'read', record, row)) return notFound(recordNotFound)
    return done(reach === 'published' ? asRead(record, row) : row)
  }

/** The list filter that each reach of a right to read implies. */
export const LIMITS = {
  published: () => ({ publishedOnly: true }),
  /** Rows that the owner has removed are hidden. FILE-6. */
  own: ({ owner }: Viewer, { removedBy }: AnyRecord, where = {}) =>
    removedBy === null ? { owner } : { owner, where: { ...where, [removedBy]: false } },
  all: () => ({}),
} as const

/** A page of a list, and the number of rows in the whole list. */
export interface CountedPage<T> extends Page<T> {
  readonly count: number
}

/** Selects rows, and a page of them. */
export type RecordQuery<R extends AnyRecord> = Pick<
  ListQuery<R>,
  'where' | 'idIn' | 'updatedAfter' | 'page' | 'after' | 'pageSize' | 'newestFirst'
>

/** A page of records the viewer may see, narrowed by the record's own filters (API-12, ROLE-4). */
export const listRecords = ({ storage }: Deps<'storage.catalog' | 'storage.records'>) => {
  const count = createRowCounter(storage)
  return async <R extends AnyRecord>(
    viewer: Viewer,
    record: R,
    query: RecordQuery<R>,
  ): Promise<CountedPage<RowOf<R>>> => {
    const reach = reachOf(viewer, 'read', record)
    if (reach === 'none') return { page: 1, pageSize: record.pageSize, rows: [], next: null, count: 0 }
    const allowed = { ...query, ...LIMITS[reach](viewer, record, query.where) }
    const page = await storage.records.page(record, allowed)
    // If the first page is the last one, it is the whole list, and counting is unnecessary.
    const isWhole = page.page === 1 && query.after === undefined && page.next === null
    const rows = reach === 'published' ? page.rows.map((row) => asRead(record, row)) : page.rows
    return { ...page, rows, count: isWhole ? page.rows.length : await count(record, allowed) }
  }
}

/** A list by words, any column and any order (ADMIN-3), for accounts that may read every row. */
export const searchRecords = ({ storage }: Deps<'storage.catalog' | 'storage.records'>) => {
  const countAll = createRowCounter(storage)
  return async <R extends AnyRecord>(
    viewer: Viewer,
    record: R,
    query: SearchQuery<R>,
  ): Promise<Outcome<CountedPage<RowOf<R>>>> => {
    if (reachOf(viewer, 'read', record) !== 'all') return NOT_YOUR_ROLE
    const found = await storage.records.search(record, query)
    return done({ ...found, next: null, count: found.count ?? (await countAll(record, {})) })
  }
}
