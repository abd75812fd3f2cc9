import type { Catalog } from './catalog.ts'
import type { Jobs } from './jobs.ts'
import type { Proofs } from './proofs.ts'
import type { Records } from './records.ts'
import type { SoldItems } from './sold-items.ts'
import type { Carts } from './carts.ts'
import type { AccountStore } from './accounts.ts'
import type { Attempts } from './attempts.ts'
import type { Audit } from './audit.ts'
import type { Files } from './files.ts'
import type { IdempotencyStore } from './idempotency.ts'

/**
 * Persistence for the use cases, implemented by `storage`, also in tests. Nothing here depends on SQL or a disk. Times are
 * `Date`s, amounts decimal strings, ids unguessable unless the shop chose them.
 */
export interface Storage extends Store {
  readonly files: Files
  /** The present owner of this owner's rows: the account that a guest has become, else the owner. */
  ownerNow(owner: string): Promise<string>
  /**
   * Runs work that happens completely or not at all. Use only the given store, and wait for nothing slow, because other writers
   * wait. A thrown error rolls the work back and is rethrown. The work runs again if the database rolled it back in favor of
   * another transaction, so it must change nothing outside the store. {@link UnknownOutcome}: it may have happened.
   */
  transaction<T>(work: (store: Transaction) => Promise<T>): Promise<T>
  /**
   * A named read of the database, from memory and without waiting while nothing has been written since, by any process. If the
   * database can't tell, it is read each time.
   */
  untilWritten<T>(name: string, read: () => Promise<T>): T | Promise<T>
  /** Resolves when the database responds; throws otherwise. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** The stores that share a transaction. */
export interface Store {
  readonly records: Records
  readonly catalog: Catalog
  readonly carts: Carts
  readonly accounts: AccountStore
  readonly attempts: Attempts
  readonly idempotency: IdempotencyStore<Transaction>
  readonly audit: Audit
  readonly jobs: Jobs
  readonly proofs: Proofs
  readonly soldItems: SoldItems
}

/** The store of an open transaction. Calls that overlap run in the order they were made. */
export interface Transaction extends Store {
  /**
   * Like `Storage.ownerNow`, but locks the owner until this transaction ends. The owner is always locked first, so that no two
   * transactions of an owner deadlock. Writes that state an owner lock it themselves; call this first if another write or lock
   * comes before them.
   */
  ownerNow(owner: string): Promise<string>
  /** Waits until no other transaction holds this name, then holds it until this one ends, so that counts stay valid. */
  lock(name: string): Promise<void>
  /**
   * Runs part of the transaction. If it throws, its writes are undone and the error is rethrown, but the transaction may
   * continue. One at a time, not nested.
   */
  savepoint<T>(work: () => Promise<T>): Promise<T>
  /** The same transaction, except that changed products are listed and indexed a moment later, from the queue. */
  listingLater(): Transaction
}

/** The connection was lost at the end of a transaction, and the database can't tell the outcome. */
export class UnknownOutcome extends Error {
  override readonly name = 'UnknownOutcome'
}
