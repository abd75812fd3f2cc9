import type { AnyRecord, RowOf, NewRowOf, ChangesOf } from '@kisscut/records'

// — Records ————————————————————————————————————————————————————————————————————————————————————————————————

/** Selects rows of a record; all conditions must hold. API-12. */
export interface Conditions<R extends AnyRecord> {
  /**
   * Fields that must equal these values. At least one must be a filter or lookup of the record, unless `owner` or `idIn` is
   * given.
   */
  readonly where?: Partial<RowOf<R>>
  /** Ids, as in `id__in`. */
  readonly idIn?: readonly string[]
  /** Owner, for owned records. */
  readonly owner?: string
  /** Created at or after this time. */
  readonly createdSince?: Date
  /** Updated after this time. */
  readonly updatedAfter?: Date
  /** Omits rows that aren't published (ROLE-4). */
  readonly publishedOnly?: boolean
}

/** Whether a row is read only if it and its parents are published. */
export type Published = Pick<Conditions<AnyRecord>, 'publishedOnly'>

/** The ids of a row's parts in order, by the name of their list. */
export type PartIds = Readonly<Record<string, readonly string[]>>

/** Selects a page of a list: after a cursor, or by its number. A page is never the whole list; `findMany` returns that. */
export interface ListQuery<R extends AnyRecord> extends Conditions<R> {
  /** From 1. Rows before it are skipped, so later pages take longer. */
  readonly page?: number
  /** `next` of the page before; costs the same on every page. `page` is then only a label. */
  readonly after?: string
  /** Limited by the record's `maxPageSize`. */
  readonly pageSize?: number
  /** Reverses the list's order, newest first. */
  readonly newestFirst?: boolean
}

/** Staff's query of a list: words, any column, any order. It reads the whole table, so shoppers have no such query. */
export interface SearchQuery<R extends AnyRecord> {
  /** Words that a row must contain in its id or texts; case is ignored. */
  readonly words?: readonly string[]
  /** Fields that must equal these values: any except lists and JSON. */
  readonly where?: Partial<RowOf<R>>
  /** Updated after this time. */
  readonly updatedAfter?: Date
  /** A field of the record, `id`, `created` or `updated`; default: the order of the list. Empty values come last. */
  readonly sort?: { readonly field: string; readonly descending: boolean }
  /** From 1. */
  readonly page?: number
  readonly pageSize?: number
}

/** A page of results, and their total number; null if the query filters nothing. */
export interface Found<T> {
  readonly page: number
  readonly pageSize: number
  readonly rows: readonly T[]
  readonly count: number | null
}

export interface Page<T> {
  readonly page: number
  readonly pageSize: number
  readonly rows: readonly T[]
  /** Cursor for the next page's `after`; null on the last page. */
  readonly next: string | null
}

/**
 * The same operations for every record; lists are in the record's declared order. A broken reference or a taken unique value throws
 * {@link StorageConflict}; an invalid cursor throws {@link InvalidCursor}.
 */
export interface Records {
  get<R extends AnyRecord>(record: R, id: string, published?: Published): Promise<RowOf<R> | null>
  /** Every matching row, or the first `limit`. */
  findMany<R extends AnyRecord>(
    record: R,
    conditions?: Conditions<R>,
    limit?: number,
  ): Promise<readonly RowOf<R>[]>
  count<R extends AnyRecord>(record: R, conditions?: Conditions<R>): Promise<number>
  exists<R extends AnyRecord>(record: R, conditions?: Conditions<R>): Promise<boolean>
  page<R extends AnyRecord>(record: R, query?: ListQuery<R>): Promise<Page<RowOf<R>>>
  search<R extends AnyRecord>(record: R, query: SearchQuery<R>): Promise<Found<RowOf<R>>>
  /** The parts of rows by list, by row id, with one query in all. */
  parts(record: AnyRecord, ids: readonly string[]): Promise<ReadonlyMap<string, PartIds>>
  /** Creates a row; `along` writes its parts in the same transaction, without waiting for the row. */
  create<R extends AnyRecord>(
    record: R,
    row: NewRowOf<R>,
    along?: (row: RowOf<R>) => Promise<void>,
  ): Promise<RowOf<R>>
  /** Creates rows of a record of parts, in order. */
  createMany<R extends AnyRecord>(record: R, rows: readonly NewRowOf<R>[]): Promise<void>
  /** Null if there is no such row (or, with `owner`, if another owner has it), or if a field doesn't match `where`. */
  update<R extends AnyRecord>(
    record: R,
    id: string,
    changes: ChangesOf<R>,
    owner?: string,
    where?: Partial<RowOf<R>>,
  ): Promise<RowOf<R> | null>
  /** Changes every matching row; returns their number. */
  updateMany<R extends AnyRecord>(
    record: R,
    conditions: Conditions<R>,
    changes: ChangesOf<R>,
  ): Promise<number>
  remove(record: AnyRecord, id: string, owner?: string): Promise<boolean>
}

/** `after` is not a valid cursor of this list. */
export class InvalidCursor extends Error {
  override readonly name = 'InvalidCursor'
}

/** The database rejected the write: another row has the value, or other rows refer to the row. */
export class StorageConflict extends Error {
  override readonly name = 'StorageConflict'
  constructor(
    readonly reason: 'taken' | 'broken_reference' | 'in_use',
    message: string,
    /** The fields whose values are taken together; empty if the database doesn't say. */
    readonly fields: readonly string[] = [],
  ) {
    super(message)
  }
}
