import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * A write past an open transaction would wait for it to end, and the transaction for the write: a deadlock. The guard makes such a write
 * throw at once.
 */
export function createTransactionGuard() {
  const inside = new AsyncLocalStorage<true>()
  let open = 0
  return {
    /** Runs the work of a transaction. */
    async during<T>(work: () => Promise<T>): Promise<T> {
      open += 1
      try {
        return await inside.run(true, work)
      } finally {
        open -= 1
        // While it is enabled, every promise of the process costs more.
        if (open === 0) inside.disable()
      }
    },
    /** Throws if called within a transaction's work. */
    assertOutside(): void {
      if (inside.getStore()) throw new Error('Inside a transaction use the store that was handed in')
    },
  }
}
