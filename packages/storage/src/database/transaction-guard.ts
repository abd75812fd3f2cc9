import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * A write past an open transaction would wait for it to end, and the transaction for the write: a deadlock. The guard makes such a write
 * throw at once.
 */
export function createTransactionGuard() {
  const inside = new AsyncLocalStorage<true>()
  return {
    /** Runs the work of a transaction. */
    during: <T>(work: () => Promise<T>): Promise<T> => inside.run(true, work),
    /** Throws when called from within the work of a transaction. */
    assertOutside(): void {
      if (inside.getStore()) throw new Error('Inside a transaction use the store that was handed in')
    },
  }
}
