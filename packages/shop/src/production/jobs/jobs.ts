import { can } from '../../accounts/can.ts'
import type { Action } from '../../accounts/rights.ts'
import { isStaff } from '../../accounts/roles.ts'
import {
  conflict,
  done,
  invalid,
  notFound,
  NOT_YOUR_ROLE,
  type Failure,
  type Outcome,
} from '../../outcome.ts'
import { configuredRows } from '../../configure/suppliers.ts'
import { isSoldItemId } from '../../sold-items/sold-item.ts'
import { type Job, LETTER } from '../../ports/jobs.ts'
import { StorageConflict } from '../../ports/records.ts'
import { customsOf, JOB_LIMITS, type JobRequest } from './requests.ts'
import { labelErrors } from './label-rows.ts'
import type { Viewer } from '../../accounts/viewer.ts'
import { jobNotFound, productOfIdNotFound, usedKey } from '../../messages/records.ts'
import type { Deps, DepsOf } from '../../dependencies.ts'
import * as messages from '../../messages/jobs.ts'

const FORBIDDEN: Failure = {
  ok: false,
  reason: 'forbidden',
  message: messages.staffOnly,
}
const NOT_FOUND = notFound(jobNotFound)
const isActive = ({ state }: Job) => state === 'waiting' || state === 'running'

/** Loads a job for staff; not found for all others. */
const jobFor = async (
  { storage }: Deps<'storage.jobs'>,
  viewer: Viewer,
  id: string,
  action: Action = 'read',
): Promise<Outcome<Job>> => {
  const job = can(viewer, 'read', 'job') ? await storage.jobs.get(id) : null
  // Letters share the queue and are never shown.
  if (job === null || job.kind === LETTER) return NOT_FOUND
  return can(viewer, action, 'job') ? done(job) : NOT_YOUR_ROLE
}

/** Adds a job, only once per idempotency key (PROD-10). Missing products and invalid rows or ranges are rejected at once. */
export const addJob =
  ({
    storage,
    now,
  }: Deps<'now' | 'storage.idempotency' | 'storage.jobs' | 'storage.records' | 'storage.soldItems'>) =>
  async (viewer: Viewer, request: JobRequest, key: string | null = null): Promise<Outcome<Job>> => {
    if (!can(viewer, 'create', 'job')) return isStaff(viewer) ? NOT_YOUR_ROLE : FORBIDDEN
    const errors = request.kind === 'labels' ? labelErrors(request) : {}
    if (Object.keys(errors).length > 0) return invalid(errors)
    const ids = [...new Set(customsOf(request))]
    const there = await configuredRows(
      storage.records,
      ids.filter((id) => !isSoldItemId(id)),
    )
    const frozen = await storage.soldItems.contents(ids.filter(isSoldItemId))
    const known = new Set([...there.keys(), ...frozen.keys()])
    const missing = ids.find((id) => !known.has(id))
    if (missing !== undefined) return notFound(productOfIdNotFound(missing))
    const { owner } = viewer
    const ownJobs = await storage.jobs.ofOwner(owner, 2 * JOB_LIMITS.underWay)
    if (ownJobs.filter(isActive).length >= JOB_LIMITS.underWay) return conflict(messages.tooManyWaiting)
    const soldItems = ids.filter(isSoldItemId)
    const job = { owner, kind: request.kind, request, soldItems }
    return orNotFound({ storage }, soldItems, async () => {
      if (key === null) return done(await storage.jobs.add(job, now()))
      const fingerprint = JSON.stringify(['job', request])
      const outcome = await storage.idempotency.perKey(
        { owner, key, request: fingerprint },
        async ({ jobs }) => {
          const { id } = await jobs.add(job, now())
          return id
        },
      )
      return outcome.conflict ? conflict(usedKey) : jobFor({ storage }, viewer, outcome.result)
    })
  }

/** Runs the work; not found if the storage rejects it because one of the sold items has just been removed. */
async function orNotFound<T>(
  { storage }: Deps<'storage.soldItems'>,
  soldItems: readonly string[],
  work: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof StorageConflict)) throw error
    const left = await storage.soldItems.contents(soldItems)
    const gone = soldItems.find((id) => !left.has(id))
    if (gone === undefined) throw error
    return notFound(productOfIdNotFound(gone))
  }
}

export const readJob = (deps: DepsOf<typeof jobFor>) => (viewer: Viewer, id: string) =>
  jobFor(deps, viewer, id)

/** The viewer's own jobs, newest first. */
export const listJobs =
  ({ storage }: Deps<'storage.jobs'>) =>
  async (viewer: Viewer, limit = 50): Promise<readonly Job[]> =>
    can(viewer, 'read', 'job') ? storage.jobs.ofOwner(viewer.owner, limit) : []

/** Cancels a queued or running job; none of its files are delivered. */
export const cancelJob =
  (deps: Deps<'now' | 'storage.jobs'> & DepsOf<typeof jobFor>) =>
  async (viewer: Viewer, id: string): Promise<Outcome<Job>> => {
    const found = await jobFor(deps, viewer, id, 'change')
    if (!found.ok) return found
    if (!(await deps.storage.jobs.cancel(id, deps.now()))) return conflict(messages.hasEnded)
    return jobFor(deps, viewer, id)
  }

/** Queues a failed or cancelled job again. */
export const retryJob =
  (deps: Deps<'now' | 'storage.jobs'> & DepsOf<typeof jobFor>) =>
  async (viewer: Viewer, id: string): Promise<Outcome<Job>> => {
    const found = await jobFor(deps, viewer, id, 'change')
    if (!found.ok) return found
    if (!(await deps.storage.jobs.retry(id, deps.now()))) return conflict(messages.notFailed)
    return jobFor(deps, viewer, id)
  }

/** Removes a job. Its files are deleted once nothing else uses them (FILE-22). */
const removeWithFiles = async (
  { storage }: Deps<'storage.files' | 'storage.jobs'>,
  id: string,
): Promise<boolean> => {
  const removed = await storage.jobs.remove(id)
  await storage.files.removeUnused(removed?.files.map(({ key }) => key) ?? [])
  return removed !== null
}

/** Removes an ended job with its files. */
export const removeJob =
  (deps: DepsOf<typeof jobFor | typeof removeWithFiles>) =>
  async (viewer: Viewer, id: string): Promise<Outcome<{ readonly id: string }>> => {
    const found = await jobFor(deps, viewer, id, 'remove')
    if (!found.ok) return found
    return (await removeWithFiles(deps, id)) ? done({ id }) : conflict(messages.notEnded)
  }

/** Days that an ended job and its files are stored. */
export const JOB_DAYS = 14
const DAY_MS = 24 * 60 * 60 * 1000

/** Removes jobs that ended long ago, with their files; returns their number. */
export const sweepJobs =
  (deps: Deps<'now' | 'storage.jobs'> & DepsOf<typeof removeWithFiles>) => async (): Promise<number> => {
    const before = new Date(deps.now().getTime() - JOB_DAYS * DAY_MS)
    let removed = 0
    for (;;) {
      const old = await deps.storage.jobs.ended(before, 100)
      for (const { id } of old) if (await removeWithFiles(deps, id)) removed += 1
      if (old.length < 100) return removed
    }
  }
