import type { AnyRecord, ChangesOf, RowOf } from '@kisscut/records'
import type { Viewer } from '../accounts/viewer.ts'
import type { Outcome } from '../outcome.ts'
import {
  listRecords,
  readRecord,
  type CountedPage,
  type RecordDeps,
  type RecordQuery,
} from './read-records.ts'
import { removeRecord, saveRecord } from './save-records.ts'

/** Any record by its declaration: lists and filters (API-12), visibility and ownership (ROLE-4, ROLE-5). */
export interface RecordUseCases {
  list<R extends AnyRecord>(viewer: Viewer, record: R, query: RecordQuery<R>): Promise<CountedPage<RowOf<R>>>
  read<R extends AnyRecord>(viewer: Viewer, record: R, id: string): Promise<Outcome<RowOf<R>>>
  /** Creates a row when the id is null. */
  save<R extends AnyRecord>(
    viewer: Viewer,
    record: R,
    id: string | null,
    values: ChangesOf<R>,
  ): Promise<Outcome<RowOf<R>>>
  remove(viewer: Viewer, record: AnyRecord, id: string): Promise<Outcome<{ readonly id: string }>>
}

export const createRecords = (deps: RecordDeps): RecordUseCases => ({
  list: listRecords(deps),
  read: readRecord(deps),
  save: saveRecord(deps),
  remove: removeRecord(deps),
})
