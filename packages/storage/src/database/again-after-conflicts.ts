import { setTimeout as rest } from 'node:timers/promises'

/** The connection was lost at the end of a transaction, and the server has rolled it back. */
export class RolledBackAtCommit extends Error {
  constructor(cause: unknown) {
    super('The connection was lost at the commit, and the transaction was undone', { cause })
  }
}

/** Serialization failure and deadlock: the server rolled back a transaction so that another one can continue. */
const CONFLICTS: readonly unknown[] = ['40001', '40P01']

const isConflict = (error: unknown): boolean =>
  error instanceof RolledBackAtCommit ||
  (error instanceof Error &&
    (CONFLICTS.includes((error as Error & { code?: unknown }).code) || isConflict(error.cause)))

const ATTEMPTS = 5
/** Longest pause before the second attempt, in milliseconds; doubled for each further one. */
const PAUSE_MS = 20

/** Runs a transaction, and again if the database rolled it back in favor of another one; throws the last error. */
export async function againAfterConflicts<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await transaction()
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(error)) throw error
      // A random pause, so that two transactions don't keep rolling each other back.
      await rest(Math.random() * PAUSE_MS * 2 ** attempt)
    }
}
