import { setTimeout as rest } from 'node:timers/promises'
import { UnknownOutcome } from '@kisscut/shop/ports/storage'
import pg from 'pg'

/** The outcome of a transaction. */
export type CommitOutcome = 'committed' | 'aborted'

/** Classes of server errors that end a connection: connection exceptions and operator intervention. */
const ENDS_CONNECTION = /^(?:08|57P)/

/** Whether a statement got no response, or only the message that its connection ends. */
export const isLostConnection = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || ENDS_CONNECTION.test(error.code ?? '')

/** Attempts to query the server, and milliseconds it may take to come back. */
const QUESTIONS = 20
const PAUSE_MS = 250

/**
 * The outcome of the transaction with this id, as stored by the server. Waits while it is still open, because its server process
 * may not have noticed the lost client. Throws {@link UnknownOutcome} if the server can't be reached.
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
