import { can } from '../accounts/can.ts'
import type { Viewer } from '../accounts/viewer.ts'
import * as messages from '../messages/letters.ts'
import { conflict, done, notFound, NOT_YOUR_ROLE, type Outcome } from '../outcome.ts'
import type { Clock } from '../ports/clock.ts'
import { LETTER } from '../ports/jobs.ts'
import type { Storage } from '../ports/storage.ts'
import { openedLetter } from './opened.ts'
import { OUTBOX } from './post.ts'

/** A letter that was put aside: the shop no longer tries to send it. */
export interface UnsentLetter {
  readonly id: string
  /** Null: it can't be opened, because the shop's secret has changed. */
  readonly to: string | null
  readonly subject: string | null
  /** Why it could not be sent, in words. */
  readonly reason: string
  readonly posted: Date
  readonly putAside: Date
}

export interface UnsentDeps {
  readonly storage: Pick<Storage, 'jobs'>
  readonly secret: string
  readonly now: Clock
}

/** Letters that were put aside, for the owner. */
export interface UnsentLetters {
  /** Newest first, at most a hundred. Their content stays encrypted, because it may contain a sign-in link. */
  unsent(viewer: Viewer): Promise<Outcome<readonly UnsentLetter[]>>
  /** Sends one again, a moment later; it is tried as long as a new one. */
  sendAgain(viewer: Viewer, id: string): Promise<Outcome<{ readonly id: string }>>
  /** Deletes one. */
  remove(viewer: Viewer, id: string): Promise<Outcome<{ readonly id: string }>>
}

const AT_MOST = 100

const mayManage = (viewer: Viewer): boolean => can(viewer, 'change', 'settings')

export const createUnsent = ({ storage: { jobs }, secret, now }: UnsentDeps): UnsentLetters => {
  const change = async (
    viewer: Viewer,
    id: string,
    work: () => Promise<boolean>,
  ): Promise<Outcome<{ readonly id: string }>> => {
    if (!mayManage(viewer)) return NOT_YOUR_ROLE
    if ((await jobs.get(id))?.kind !== LETTER) return notFound(messages.notFound)
    return (await work()) ? done({ id }) : conflict(messages.notPutAside)
  }
  return {
    async unsent(viewer) {
      if (!mayManage(viewer)) return NOT_YOUR_ROLE
      const failed = await jobs.ofOwner(OUTBOX, AT_MOST, 'failed')
      return done(
        failed.map((job) => {
          const mail = openedLetter(job, secret)
          const { id, message, created, updated } = job
          const about = { to: mail?.to ?? null, subject: mail?.subject ?? null, reason: message }
          return { id, ...about, posted: created, putAside: updated }
        }),
      )
    },
    sendAgain: (viewer, id) => change(viewer, id, () => jobs.retry(id, now())),
    remove: (viewer, id) => change(viewer, id, async () => (await jobs.remove(id)) !== null),
  }
}
