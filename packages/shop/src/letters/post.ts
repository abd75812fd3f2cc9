import { randomUUID } from 'node:crypto'
import type { Clock } from '../ports/clock.ts'
import type { Transaction } from '../ports/storage.ts'
import { sealed } from '../sealed.ts'
import { letterOf, type Letter } from '../settings/letters.ts'
import { LETTER, type LetterRequest } from './letter-request.ts'

/**
 * Queues a letter that is sent after the transaction commits, so that no response depends on whether it is sent or how long that
 * takes.
 */
export type Post = (store: Pick<Transaction, 'catalog' | 'jobs'>, letter: Letter) => Promise<void>

interface PostDeps {
  /** Whether the shop has a mail server or a folder for letters. */
  readonly isSent: boolean
  readonly secret: string
  readonly now: Clock
}

/** Owner of the jobs that are letters. */
export const OUTBOX = 'outbox'

/** Adds encrypted letters to the queue. Letters posted at the same moment are sent in order. ACC-15. */
export const createPost = ({ isSent, secret, now }: PostDeps): Post => {
  let posted = 0
  return async ({ catalog, jobs }, letter) => {
    if (!isSent) return
    const mail = JSON.stringify(letterOf(await catalog.settings(), letter))
    const id = `${String((posted += 1)).padStart(10, '0')}-${randomUUID()}`
    const request: LetterRequest = { sealed: sealed(Buffer.from(mail), secret, id) }
    await jobs.add({ id, owner: OUTBOX, kind: LETTER, request }, now())
  }
}
