/**
 * Runs work once per key, however often and concurrently it is requested (API-9). `Transaction`: the store of an open
 * transaction.
 */
export interface IdempotencyStore<Transaction> {
  /**
   * The first call with a key runs the work and stores its result, both or neither; later calls return that result. `request`
   * tells calls apart: the same key for another request is a conflict. The work uses only the store it is given.
   */
  perKey<T>(
    call: KeyedCall,
    work: (store: Transaction) => Promise<T>,
  ): Promise<
    { readonly conflict: false; readonly result: T; readonly first: boolean } | { readonly conflict: true }
  >

  /**
   * Claims a key for work that can't run in one transaction. `claimed`: the caller does the work, then settles the key with the
   * result or releases it. A claim that is neither settled nor released for ten minutes belongs to a dead process and may be
   * taken over.
   */
  claim(call: KeyedCall): Promise<Claim>
  /** Stores the result of a claimed key. */
  settle(call: KeyedCall, result: unknown): Promise<void>
  /** Releases a claimed key because the work made nothing. */
  release(call: KeyedCall): Promise<void>
}

/** A key of an owner, and the request it belongs to. */
export interface KeyedCall {
  readonly owner: string
  readonly key: string
  readonly request: string
}

export type Claim =
  | { readonly state: 'claimed' | 'under_way' }
  /** The earlier call's result; undefined while that call is running. */
  | { readonly state: 'settled' | 'other_request'; readonly result: unknown }
