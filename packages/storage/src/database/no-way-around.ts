import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Who writes past an open transaction waits for it to end, and it waits for them: they would stand still for ever. So the way
 * around is closed, and says so at once.
 */
export function makeWayAround() {
  const inside = new AsyncLocalStorage<true>()
  return {
    /** Runs the work of a transaction. */
    during: <T>(work: () => Promise<T>): Promise<T> => inside.run(true, work),
    /** Throws when called from within the work of a transaction. */
    refuse(): void {
      if (inside.getStore()) throw new Error('Inside a transaction use the store that was handed in')
    },
  }
}
