import {
  configuredClipartProduct,
  configuredDdbProduct,
  custom,
  isPartOf,
  type AnyRecord,
  type ChangesOf,
  type RowOf,
} from '@kisscut/records'
import type { Viewer } from '../accounts/viewer.ts'
import type { Outcome } from '../outcome.ts'
import type { PartIds, SearchQuery } from '../ports/records.ts'
import {
  listRecords,
  readRecord,
  searchRecords,
  type CountedPage,
  type RecordDeps,
  type RecordQuery,
} from './read-records.ts'
import { removePart, savePart } from '../configure/parts/save-part.ts'
import type { SaveDeps } from '../configure/save-configuration.ts'
import type { SaveClipartDeps } from '../clipart/save-clipart.ts'
import { removeClipartPart, saveClipartPart } from '../clipart/save-part.ts'
import type { SaveDdbDeps } from '../drag-drop-buy/save-ddb.ts'
import { removeDdbPart, saveDdbPart } from '../drag-drop-buy/save-part.ts'
import { importRows, type Imported, type RowToImport } from './import-rows.ts'
import { removeRecord, saveRecord } from './save-records.ts'
import type { Stale } from './stale.ts'

/** Any record by its declaration: lists and filters (API-12), visibility and ownership (ROLE-4, ROLE-5). */
export interface RecordUseCases {
  list<R extends AnyRecord>(viewer: Viewer, record: R, query: RecordQuery<R>): Promise<CountedPage<RowOf<R>>>
  /** A list by words, any column and any order (ADMIN-3): for whoever may read every row. */
  search<R extends AnyRecord>(
    viewer: Viewer,
    record: R,
    query: SearchQuery<R>,
  ): Promise<Outcome<CountedPage<RowOf<R>>>>
  read<R extends AnyRecord>(viewer: Viewer, record: R, id: string): Promise<Outcome<RowOf<R>>>
  /** Creates a row when the id is null. With a revision, only the row of that revision is changed (API-21). The audit log has the reason. */
  save<R extends AnyRecord>(
    viewer: Viewer,
    record: R,
    id: string | null,
    values: ChangesOf<R>,
    revision?: number,
    reason?: string,
  ): Promise<Outcome<RowOf<R>> | Stale<RowOf<R>>>
  /** Saves some rows of what staff save, in their order and once per key, but those that are rejected. ADMIN-14. */
  importRows<R extends AnyRecord>(
    viewer: Viewer,
    record: R,
    rows: readonly RowToImport<R>[],
    key: string,
  ): Promise<Outcome<Imported>>
  /** The parts of rows the viewer has read. */
  parts(record: AnyRecord, ids: readonly string[]): Promise<ReadonlyMap<string, PartIds>>
  remove(viewer: Viewer, record: AnyRecord, id: string): Promise<Outcome<{ readonly id: string }>>
}

/** Records that are another view of a custom are saved with its rules. */
const isPartOfCustom = (record: AnyRecord): boolean => isPartOf(record, custom.name)

/** Records that are another view of what a shopper put together are saved with it. */
const isPartOfDdb = (record: AnyRecord): boolean => isPartOf(record, configuredDdbProduct.name)
const isPartOfClipart = (record: AnyRecord): boolean => isPartOf(record, configuredClipartProduct.name)

export const createRecords = (
  deps: RecordDeps & SaveDeps & SaveDdbDeps & SaveClipartDeps,
): RecordUseCases => {
  const [save, remove] = [saveRecord(deps), removeRecord(deps)]
  const [saveOfCustom, removeOfCustom] = [savePart(deps), removePart(deps)]
  const [saveOfDdb, removeOfDdb] = [saveDdbPart(deps), removeDdbPart(deps)]
  const [saveOfClipart, removeOfClipart] = [saveClipartPart(deps), removeClipartPart(deps)]
  return {
    list: listRecords(deps),
    search: searchRecords(deps),
    read: readRecord(deps),
    save: (viewer, record, id, values, revision, reason) =>
      isPartOfCustom(record)
        ? saveOfCustom(viewer, record, id, values, revision)
        : isPartOfDdb(record)
          ? saveOfDdb(viewer, record, id, values, revision)
          : isPartOfClipart(record)
            ? saveOfClipart(viewer, record, id, values, revision)
            : save(viewer, record, id, values, revision, reason),
    importRows: importRows(deps),
    parts: (record, ids) => deps.storage.records.parts(record, ids),
    remove: (viewer, record, id) =>
      isPartOfCustom(record)
        ? removeOfCustom(viewer, record, id)
        : isPartOfDdb(record)
          ? removeOfDdb(viewer, record, id)
          : isPartOfClipart(record)
            ? removeOfClipart(viewer, record, id)
            : remove(viewer, record, id),
  }
}
