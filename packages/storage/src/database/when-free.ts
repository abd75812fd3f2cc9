import { setTimeout as rest } from 'node:timers/promises'

/** Milliseconds between two tries, and the tries before giving up: ten seconds. */
const REST = 5
const TRIES = 2000

const isBusy = (error: unknown) =>
  error instanceof Error && (error as Error & { code?: unknown }).code === 'SQLITE_BUSY'

/** Does the work as soon as no other process writes. Meanwhile this one goes on answering: SQLite's own wait would stop it. */
export async function whenFree<T>(work: () => T): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return work()
    } catch (error) {
      if (!isBusy(error) || tries === TRIES) throw error
      await rest(REST)
    }
}
