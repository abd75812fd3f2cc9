import { isPublished, type AnyRecord, type RowOf } from '@kisscut/records'
import { isStaff, mayUse } from '../accounts/roles.ts'
import { done, notFound } from '../outcome.ts'
import type { ListQuery, Page, Storage } from '../ports.ts'
import type { Outcome, Viewer } from '../types.ts'

export interface RecordDeps {
  readonly storage: Storage
}

const maySee = <R extends AnyRecord>(record: R, viewer: Viewer, row: RowOf<R>): boolean => {
  if (isStaff(viewer)) return true
  return record.read === 'owner'
    ? mayUse(viewer, row as unknown as { owner: string })
    : isPublished(record, row)
}

/** One record, if the viewer may see it: everyone what is published, owners what is theirs, staff all (decisions 23). */
export const readRecord =
  ({ storage }: RecordDeps) =>
  async <R extends AnyRecord>(viewer: Viewer, record: R, id: string): Promise<Outcome<RowOf<R>>> => {
    const row = await storage.records.get(record, id)
    return row !== null && maySee(record, viewer, row) ? done(row) : notFound('This record')
  }

/** A page of a list, and how many rows the whole list has. */
export interface CountedPage<T> extends Page<T> {
  readonly count: number
}

/** A page of records the viewer may see, narrowed by the record's own filters (decisions 22, 23). */
export const listRecords =
  ({ storage }: RecordDeps) =>
  async <R extends AnyRecord>(
    viewer: Viewer,
    record: R,
    ask: Pick<ListQuery<R>, 'where' | 'idIn' | 'page' | 'after' | 'pageSize'>,
  ): Promise<CountedPage<RowOf<R>>> => {
    const limits = isStaff(viewer)
      ? {}
      : record.read === 'owner'
        ? { owner: viewer.owner }
        : { publishedOnly: true }
    const query = { ...ask, ...limits }
    const page = await storage.records.page(record, query)
    // A first page that is the last one is the whole list: nothing is left to count.
    const isWhole = page.page === 1 && query.after === undefined && page.next === null
    return { ...page, count: isWhole ? page.rows.length : await storage.records.count(record, query) }
  }
