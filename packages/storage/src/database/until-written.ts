import type { Storage } from '@kisscut/shop/ports/storage'

/** Results held at most. */
const RESULTS = 5000

interface Result {
  /** Of the database, when it was read. */
  readonly change: number
  readonly value: unknown
}

/**
 * Remembers results for as long as nothing is written, by whomever. `change` is another number after each commit; where a database has none
 * that is read at once, everything is read again.
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
    // Before it is read: whatever is written meanwhile makes the result an old one.
    const now = change()
    const before = held.get(name)
    if (before?.change === now) return before.value as T
    return read().then((value) => {
      hold(name, { change: now, value })
      return value
    })
  }
}
