import type { Readable } from 'node:stream'
import type { AnyRecord, ChangesOf, NewRowOf, RowOf } from '@kisscut/records'
import type { Currency, DecimalString, Configuration } from '@kisscut/core/product'
import type { Catalog } from './ports-catalog.ts'
import type { Jobs } from './ports-jobs.ts'
import type { Proofs } from './ports-proofs.ts'
import type { Role } from './types.ts'

/**
 * What the use cases need kept, and by whom it is answered for: `storage`, in tests too. Nothing here
 * knows of SQL or of a disk. Times are `Date`s, amounts decimal strings, ids unguessable unless the shop chose them.
 */
export interface Storage extends Store {
  readonly files: Files
  /**
   * Everything inside happens or nothing does. Use only the store handed in, and wait for nothing slow: other writers wait.
   * A thrown error undoes the work and is thrown on.
   */
  transaction<T>(work: (store: Transaction) => Promise<T>): Promise<T>
  /** Answers when the database does; throws otherwise. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** The parts that share one transaction. */
export interface Store {
  readonly records: Records
  readonly catalog: Catalog
  readonly carts: Carts
  readonly accounts: AccountStore
  readonly once: IdempotencyStore
  readonly audit: Audit
  readonly jobs: Jobs
  readonly proofs: Proofs
}

/** The store as an open transaction sees it. */
export interface Transaction extends Store {
  /** Waits until no other transaction holds this name, and holds it until this one ends: what is counted now stays so. */
  lock(name: string): Promise<void>
}

// — Records ————————————————————————————————————————————————————————————————————————————————————————————————

/** Which rows of a record, API-12. Several conditions all have to hold. */
export interface Conditions<R extends AnyRecord> {
  /** Fields that have to equal these values. One of them is a filter or a lookup of the record, or `owner` or `idIn` is given. */
  readonly where?: Partial<RowOf<R>>
  /** `id__in`. */
  readonly idIn?: readonly string[]
  /** For owned records: whose. */
  readonly owner?: string
  /** Made then or later. */
  readonly createdSince?: Date
  /** Leave out what is not published (ROLE-4). */
  readonly publishedOnly?: boolean
}

/** Which page of a list: behind a cursor, or by its number. A page is never the whole list: for that there is `findMany`. */
export interface ListQuery<R extends AnyRecord> extends Conditions<R> {
  /** From 1. What lies before it is passed over, so that later pages take longer. */
  readonly page?: number
  /** `next` of the page before: costs the same on every page. Then `page` is a mere label. */
  readonly after?: string
  /** Kept below the record's `maxPageSize`. */
  readonly pageSize?: number
}
export interface Page<T> {
  readonly page: number
  readonly pageSize: number
  readonly rows: readonly T[]
  /** What the next page is `after`; null on the last. */
  readonly next: string | null
}

/**
 * Every record by the same verbs; lists in the order the record declares. A broken reference or a taken unique value throws
 * {@link StorageConflict}.
 */
export interface Records {
  get<R extends AnyRecord>(record: R, id: string): Promise<RowOf<R> | null>
  /** Every row that fits, or the first `limit`. */
  findMany<R extends AnyRecord>(
    record: R,
    conditions?: Conditions<R>,
    limit?: number,
  ): Promise<readonly RowOf<R>[]>
  count<R extends AnyRecord>(record: R, conditions?: Conditions<R>): Promise<number>
  exists<R extends AnyRecord>(record: R, conditions?: Conditions<R>): Promise<boolean>
  page<R extends AnyRecord>(record: R, query?: ListQuery<R>): Promise<Page<RowOf<R>>>
  create<R extends AnyRecord>(record: R, row: NewRowOf<R>): Promise<RowOf<R>>
  /** Null when there is no such row (or, with `owner`, when it is someone else's). */
  update<R extends AnyRecord>(
    record: R,
    id: string,
    changes: ChangesOf<R>,
    owner?: string,
  ): Promise<RowOf<R> | null>
  /** Changes every row that fits; how many those are. */
  updateMany<R extends AnyRecord>(
    record: R,
    conditions: Conditions<R>,
    changes: ChangesOf<R>,
  ): Promise<number>
  remove(record: AnyRecord, id: string, owner?: string): Promise<boolean>
}

/** The database would not keep it: a value taken by another row, or a row that others belong to. */
export class StorageConflict extends Error {
  override readonly name = 'StorageConflict'
  constructor(
    readonly reason: 'taken' | 'broken_reference' | 'in_use',
    message: string,
  ) {
    super(message)
  }
}

// — Cart ———————————————————————————————————————————————————————————————————————————————————————————————————

/** What a cart line froze when it was made (CART-2). */
export interface FrozenInputs {
  readonly configuration: Configuration
  /** Catalog version the price was computed from. */
  readonly priceTableVersion: number
  /** SHA-256 of the artwork, hexadecimal; null without artwork. */
  readonly artworkHash: string | null
}
export interface NewCartLine {
  readonly productClass: string
  readonly productId: string
  readonly configuredId: string
  readonly name: string
  readonly quantity: number
  readonly unitPrice: DecimalString
  /** In the currency's minor unit: `"52.00"`. */
  readonly total: DecimalString
  readonly frozen: FrozenInputs
  /** The page's `q` parameter (API-8: add-to-cart `search`). */
  readonly search: string
}
export interface CartLine extends NewCartLine {
  readonly id: string
  readonly created: Date
  readonly updated: Date
}
export interface StoredCart {
  readonly id: string
  readonly owner: string
  readonly currency: Currency
  /** Oldest first. */
  readonly lines: readonly CartLine[]
}

export type PutLine =
  | {
      readonly ok: true
      readonly cartId: string
      readonly lineId: string
      /** Lines of the cart now. */
      readonly count: number
    }
  | { readonly ok: false; readonly reason: 'other_currency' | 'full' }

export interface Carts {
  ofOwner(owner: string): Promise<StoredCart | null>
  /** Pieces of cart, without reading them: for the header. */
  countOfOwner(owner: string): Promise<number>
  /**
   * Puts a line in the owner's cart, which is made when there is none; the line of the same configured product is renewed. Nothing
   * is changed where the cart holds lines in another currency, or `most` lines of other products.
   */
  putLine(owner: string, currency: Currency, line: NewCartLine, most: number): Promise<PutLine>
  /** Null when the owner has no such line. */
  changeLine(
    owner: string,
    lineId: string,
    changes: Partial<Omit<NewCartLine, 'productClass' | 'productId'>>,
  ): Promise<CartLine | null>
  removeLine(owner: string, lineId: string): Promise<boolean>
  /** The guest has logged in: lines, customs, files and autosaves become the account's. */
  mergeGuest(fromOwner: string, toOwner: string): Promise<void>
}

/** Work that happens once per key, however often and at once it is asked for (API-9). */
export interface IdempotencyStore {
  /**
   * The first call with a key does the work and keeps its answer, both or neither; later ones get that answer. `request` tells
   * calls apart: the same key for another request is a conflict. The work uses only the store it is given.
   */
  perKey<T>(
    ask: { readonly owner: string; readonly key: string; readonly request: string },
    work: (store: Transaction) => Promise<T>,
  ): Promise<
    { readonly conflict: false; readonly answer: T; readonly first: boolean } | { readonly conflict: true }
  >
}

// — People —————————————————————————————————————————————————————————————————————————————————————————————————

export interface Account {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly roles: readonly Role[]
  /** ROLE-3: staff have approved the trade customer. */
  readonly tradeApproved: boolean
  readonly unit: 'in' | 'mm' | 'cm'
  readonly currency: Currency
  readonly locale: string
}
export interface Session {
  readonly id: string
  readonly accountId: string | null
  readonly expires: Date
}
export interface AccountStore {
  account(by: { readonly id: string } | { readonly email: string }): Promise<Account | null>
  /** Null when the e-mail address is taken. Without a password nobody can log in to it. */
  createAccount(
    account: Omit<Account, 'id'> & { id?: string },
    password: string | null,
  ): Promise<Account | null>
  /** The account when e-mail address and password are right; takes as long when there is no such account. */
  accountByPassword(email: string, password: string): Promise<Account | null>
  setPassword(accountId: string, password: string): Promise<void>
  /** The account a service's key stands for. */
  accountByApiKey(key: string): Promise<Account | null>
  addApiKey(accountId: string, label: string, key: string): Promise<void>
  openSession(accountId: string | null, lifeSeconds: number): Promise<Session>
  /** Null when there is none or it has run out. */
  session(id: string): Promise<Session | null>
  closeSession(id: string): Promise<void>
  /** Everything that has run out: sessions and remembered keys. How many rows went. */
  sweep(): Promise<number>
}

/** ROLE-8: what staff changed. Nothing in it is ever changed or removed. */
export interface Audit {
  note(entry: {
    readonly who: string
    readonly did: string
    readonly what: string
    readonly reason?: string
    readonly before?: unknown
    readonly after?: unknown
  }): Promise<void>
}

// — Files ——————————————————————————————————————————————————————————————————————————————————————————————————

export interface StoredFile {
  /** Unguessable; its first part is the folder: `uploads/…`, `previews/…`. */
  readonly key: string
  readonly bytes: number
  /** Hexadecimal SHA-256 of the content. */
  readonly sha256: string
}
export interface OpenFile {
  readonly stream: Readable
  readonly bytes: number
  readonly mime: string
  /** For `ETag`, without quotes: a stored file never changes. */
  readonly etag: string
}
export interface Files {
  /** When this resolves the content survives a crash. `from` is bytes, or the path of a file that is left where it is. */
  put(
    folder: string,
    from: Uint8Array | { readonly path: string },
    about: { readonly extension: string; readonly mime: string },
  ): Promise<StoredFile>
  /** Null when there is none. The stream has to be read or destroyed. */
  open(key: string): Promise<OpenFile | null>
  /** The whole content; throws when there is none. */
  bytes(key: string): Promise<Uint8Array>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
  /** Takes away what a crash before then left half written; how many files. */
  sweep(before: Date): Promise<number>
}
