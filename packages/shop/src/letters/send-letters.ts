import { cutText } from '@kisscut/core/text'
import type { Clock } from '../ports/clock.ts'
import { type LeasedJob, triesAtMost } from '../ports/jobs.ts'
import { type Mailer, MailRejectedError } from '../ports/mail.ts'
import { type Storage, UnknownOutcome } from '../ports/storage.ts'
import { LEASE_MS, renewLease } from '../production/jobs/lease.ts'
import * as messages from '../messages/letters.ts'
import { LETTER } from './letter-request.ts'
import { openedLetter } from './opened.ts'

export interface SendDeps {
  readonly storage: Pick<Storage, 'jobs' | 'transaction'>
  /** Null: mail is disabled. */
  readonly mailer: Mailer | null
  readonly secret: string
  readonly now: Clock
  readonly onError: (error: unknown) => void
}

/** Delay before the second try; four times as long before each further one, up to an hour. */
const FIRST_DELAY_MS = 10_000
const LONGEST_DELAY_MS = 60 * 60 * 1000
const LONGEST_MESSAGE = 500

const delayAfter = (tries: number) => Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 4 ** (tries - 1))

/**
 * Sends one letter of the queue; false if none is due. A letter is sent once, unless the mail server's response is lost: then it
 * is sent again under the same id. A failed letter is retried for two days; one that can't be sent is put aside. ACC-15.
 */
export function createSender({ storage, mailer, secret, now, onError }: SendDeps) {
  /** Letters that were sent but couldn't be marked as sent. */
  const accepted = new Set<string>()

  const end = async ({ job, lease }: LeasedJob): Promise<void> => {
    accepted.add(job.id)
    await storage.transaction(async ({ jobs }) => {
      if (await jobs.done(lease, [], now())) await jobs.remove(job.id)
    })
    accepted.delete(job.id)
  }

  const deliver = async (to: Mailer, leased: LeasedJob, stopping: AbortSignal): Promise<void> => {
    const { job } = leased
    if (accepted.has(job.id)) return end(leased)
    const mail = openedLetter(job, secret)
    if (mail === null) throw new MailRejectedError(messages.otherSecret)
    await to.send(mail, job.id, stopping)
    await end(leased)
  }

  /** The job fails and stays, so that the owner sees it and may send it again; a copy for the operator, where that can be written. */
  const putAside = async (to: Mailer, { job, lease }: LeasedJob, message: string): Promise<void> => {
    const mail = openedLetter(job, secret)
    if (mail !== null) await to.putAside(mail, job.id).catch(onError)
    await storage.jobs.fail(lease, message, null, now())
  }

  const failed = async (to: Mailer, leased: LeasedJob, error: unknown, stopping: AbortSignal) => {
    const { job, lease } = leased
    if (accepted.has(job.id) || error instanceof UnknownOutcome) return onError(error)
    if (stopping.aborted) return void (await storage.jobs.giveBack(lease, now()))
    const isFinal = error instanceof MailRejectedError || job.tries >= triesAtMost(LETTER)
    if (isFinal || job.tries === 1) onError(error)
    const message = cutText(error instanceof Error ? error.message : String(error), LONGEST_MESSAGE)
    if (isFinal) return putAside(to, leased, message)
    return void (await storage.jobs.fail(
      lease,
      message,
      new Date(now().getTime() + delayAfter(job.tries)),
      now(),
    ))
  }

  return async (stopping: AbortSignal): Promise<boolean> => {
    if (stopping.aborted || mailer === null) return false
    const leased = await storage.jobs.take(now(), LEASE_MS, 'letters')
    if (leased === null) return false
    const renewal = renewLease({ storage, now, onError }, leased)
    try {
      await deliver(mailer, leased, stopping)
    } catch (error) {
      await failed(mailer, leased, error, stopping)
    } finally {
      renewal.stop()
    }
    return true
  }
}
