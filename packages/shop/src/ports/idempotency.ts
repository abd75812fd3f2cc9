/** Runs work once per key, however often and concurrently it is requested (API-9). `Transaction`: the store of an open transaction. */
export interface IdempotencyStore<Transaction> {
  /**
   * The first call with a key runs the work and stores its result, both or neither; later calls return that result. `request`
   * tells calls apart: the same key for another request is a conflict. The work uses only the store it is given.
   */
  perKey<T>(
    call: { readonly owner: string; readonly key: string; readonly request: string },
    work: (store: Transaction) => Promise<T>,
  ): Promise<
    { readonly conflict: false; readonly result: T; readonly first: boolean } | { readonly conflict: true }
  >
}
