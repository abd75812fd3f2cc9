import { setTimeout as rest } from 'node:timers/promises'
import { UnknownOutcome } from '@kisscut/shop/ports/storage'
import pg from 'pg'

/** How a transaction ended. */
export type CommitOutcome = 'committed' | 'aborted'

/** Classes of server errors with which a connection ends: connection exceptions and operator intervention. */
const ENDS_CONNECTION = /^(?:08|57P)/

/** Whether a statement got no answer, or only the news that its connection ends. */
export const isLostConnection = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || ENDS_CONNECTION.test(error.code ?? '')

/** How often the server is asked, and how long it may take to come back, in milliseconds. */
const QUESTIONS = 20
const PAUSE_MS = 250

/**
 * How the transaction of this id ended, as the server remembers it. One that is under way is waited for: its server process may not know
 * yet that nobody listens. Throws {@link UnknownOutcome} when the server can't be asked.
 */
export async function commitOutcome(pool: Pick<pg.Pool, 'query'>, id: string): Promise<CommitOutcome> {
  let cause: unknown = new Error(`Transaction ${id} has not ended`)
  for (let question = 1; question <= QUESTIONS; question += 1) {
    try {
      const { rows } = await pool.query<{ status: string | null }>(
        'select txid_status($1::bigint) as status',
        [id],
      )
      const status = rows[0]?.status
      if (status === 'committed' || status === 'aborted') return status
    } catch (error) {
      cause = error
    }
    await rest(PAUSE_MS)
  }
  throw new UnknownOutcome(`Whether transaction ${id} was committed is not known`, { cause })
}
