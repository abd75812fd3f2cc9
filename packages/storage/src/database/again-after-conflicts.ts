import { setTimeout as rest } from 'node:timers/promises'

/** The connection was lost when the transaction ended, and the server has undone it. */
export class RolledBackAtCommit extends Error {
  constructor(cause: unknown) {
    super('The connection was lost at the commit, and the transaction was undone', { cause })
  }
}

/** Serialization failure and deadlock: the server has undone a transaction so that another one can go on. */
const CONFLICTS: readonly unknown[] = ['40001', '40P01']

const isConflict = (error: unknown): boolean =>
  error instanceof RolledBackAtCommit ||
  (error instanceof Error &&
    (CONFLICTS.includes((error as Error & { code?: unknown }).code) || isConflict(error.cause)))

const ATTEMPTS = 5
/** Longest pause before the second attempt, in milliseconds; twice as long before each further one. */
const PAUSE_MS = 20

/** Runs a transaction, again where the database undid it for another one's sake; the last error is thrown. */
export async function againAfterConflicts<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await transaction()
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(error)) throw error
      // Of two that undid each other, one comes first.
      await rest(Math.random() * PAUSE_MS * 2 ** attempt)
    }
}
