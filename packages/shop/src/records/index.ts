import {
  configuredClipartProduct,
  configuredDdbProduct,
  custom,
  isPartOf,
  quoteRequest,
  type AnyRecord,
  type ChangesOf,
  type RecordName,
  type RowOf,
} from '@kisscut/records'
import { reachOf } from '../accounts/can.ts'
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
import { clipartPartSaves } from '../clipart/save-part.ts'
import type { SaveDdbDeps } from '../drag-drop-buy/save-ddb.ts'
import { ddbPartSaves } from '../drag-drop-buy/save-part.ts'
import type { QuoteLetterDeps } from '../quote-requests/deps.ts'
import { saveOffer } from '../quote-requests/save-offer.ts'
import { importRows, type Imported, type RowToImport } from './import-rows.ts'
import { removeRecord, saveRecord } from './save-records.ts'
import type { Stale } from './stale.ts'

/** Use cases for any record by its declaration: lists and filters (API-12), visibility and ownership (ROLE-4, ROLE-5). */
export interface RecordUseCases {
  /** The catalog's present version; increases with every change of the catalog. */
  version(): Promise<number>
  /** Whether the viewer sees only published rows of the record. */
  readsPublished(viewer: Viewer, record: AnyRecord): boolean
  list<R extends AnyRecord>(viewer: Viewer, record: R, query: RecordQuery<R>): Promise<CountedPage<RowOf<R>>>
  /** A list by words, any column and any order (ADMIN-3): for accounts that may read every row. */
  search<R extends AnyRecord>(
    viewer: Viewer,
    record: R,
    query: SearchQuery<R>,
  ): Promise<Outcome<CountedPage<RowOf<R>>>>
  read<R extends AnyRecord>(viewer: Viewer, record: R, id: string): Promise<Outcome<RowOf<R>>>
  /**
   * Saves a row; creates it if the id is null. With a revision, the row is changed only if it has that revision (API-21). The
   * reason goes into the audit log.
   */
  save<R extends AnyRecord>(
    viewer: Viewer,
    record: R,
    id: string | null,
    values: ChangesOf<R>,
    revision?: number,
    reason?: string,
  ): Promise<Outcome<RowOf<R>> | Stale<RowOf<R>>>
  /** Saves several of staff's rows, in order and once per key, skipping rejected ones. ADMIN-14. */
  importRows<R extends AnyRecord>(
    viewer: Viewer,
    record: R,
    rows: readonly RowToImport<R>[],
    key: string,
  ): Promise<Outcome<Imported>>
  /** The parts of rows that the viewer has read. */
  parts(record: AnyRecord, ids: readonly string[]): Promise<ReadonlyMap<string, PartIds>>
  /** Removes a row. Staff give a reason when they change a customer's product. ROLE-7. */
  remove(
    viewer: Viewer,
    record: AnyRecord,
    id: string,
    reason?: string,
  ): Promise<Outcome<{ readonly id: string }>>
}

/** How rows of a record are saved and removed. */
type Saves = Pick<RecordUseCases, 'save' | 'remove'>

export const createRecords = (
  deps: RecordDeps & SaveDeps & SaveDdbDeps & SaveClipartDeps & QuoteLetterDeps,
): RecordUseCases => {
  const plain: Saves = { save: saveRecord(deps), remove: removeRecord(deps) }
  /** Records that are parts of a configured product are saved with it, by its rules. REC-24, DDB-4, CLIP-6. */
  const ofParts: readonly (readonly [whole: RecordName, Saves])[] = [
    [custom.name, { save: savePart(deps), remove: removePart(deps) }],
    [configuredDdbProduct.name, ddbPartSaves(deps)],
    [configuredClipartProduct.name, clipartPartSaves(deps)],
  ]
  /** Quote requests have rules and letters of their own. QUOTE-8. */
  const ofQuotes: Saves = { ...plain, save: saveOffer(deps) }
  const savesOf = (record: AnyRecord): Saves =>
    record.name === quoteRequest.name
      ? ofQuotes
      : (ofParts.find(([whole]) => isPartOf(record, whole))?.[1] ?? plain)
  return {
    version: () => deps.storage.catalog.version(),
    readsPublished: (viewer, record) => reachOf(viewer, 'read', record) === 'published',
    list: listRecords(deps),
    search: searchRecords(deps),
    read: readRecord(deps),
    save: (viewer, record, ...change) => savesOf(record).save(viewer, record, ...change),
    importRows: importRows(deps),
    parts: (record, ids) => deps.storage.records.parts(record, ids),
    remove: (viewer, record, ...which) => savesOf(record).remove(viewer, record, ...which),
  }
}
