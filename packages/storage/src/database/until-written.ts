import type { Storage } from '@kisscut/shop/ports/storage'

/** Results cached. */
const RESULTS = 5000

interface Result {
  /** The database's `change` when the result was read. */
  readonly change: number
  readonly value: unknown
}

/**
 * Caches results until anything is written by any process. `change` returns another number after each commit; a database without
 * such a number is read each time.
 */
export function rememberUntilWritten(change: (() => number) | undefined): Storage['untilWritten'] {
  if (change === undefined) return (_name, read) => read()
  const held = new Map<string, Result>()
  const hold = (name: string, result: Result) => {
    held.delete(name)
    held.set(name, result)
    if (held.size > RESULTS) held.delete(held.keys().next().value!)
  }
  return <T>(name: string, read: () => Promise<T>) => {
    // Read before the query, so that a write during the query makes the result outdated.
    const now = change()
    const before = held.get(name)
    if (before?.change === now) return before.value as T
    return read().then((value) => {
      hold(name, { change: now, value })
      return value
    })
  }
}
