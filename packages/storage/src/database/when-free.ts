import { setTimeout as rest } from 'node:timers/promises'

/** Milliseconds between tries, and the number of tries: ten seconds in all. */
const REST = 5
const TRIES = 2000

const isBusy = (error: unknown) =>
  error instanceof Error && (error as Error & { code?: unknown }).code === 'SQLITE_BUSY'

/**
 * Runs the work as soon as no other process writes. Meanwhile, this process keeps responding, which SQLite's own wait would
 * prevent.
 */
export async function whenFree<T>(work: () => T): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return work()
    } catch (error) {
      if (!isBusy(error) || tries === TRIES) throw error
      await rest(REST)
    }
}
