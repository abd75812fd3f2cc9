import { cutText } from '@kisscut/core/text'
import { TRIES_AT_MOST, type JobFile, type LeasedJob } from '../../ports/jobs.ts'
import { UnknownOutcome } from '../../ports/storage.ts'
import type { ProductionDeps } from '../production-file.ts'
import { LEASE_MS, renewLease } from './lease.ts'
import { makeFiles, type MadeFile } from './make.ts'
import type { Deps, DepsOf } from '../../dependencies.ts'
import { PermanentJobError } from './permanent-error.ts'

export type WorkDeps = ProductionDeps

/** Delay before the second try of a failed job; four times as long before each further one. */
const FIRST_RETRY_DELAY_MS = 10_000
const LONGEST_MESSAGE = 500

/** Thrown if the job is no longer this worker's: it was cancelled or leased by another worker, or this one is stopping. */
class Stopped extends Error {}

/** The result, or {@link Stopped} as soon as the signal aborts; the work itself is then abandoned. */
const unlessStopped = async <T>(work: Promise<T>, signal: AbortSignal): Promise<T> => {
  work.catch(() => undefined)
  let stop: () => void = () => undefined
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(new Stopped())
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([work, stopped])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

const storeFile = async (
  { storage }: Deps<'storage.files'>,
  { name, mime, bytes }: MadeFile,
): Promise<JobFile> => {
  const extension = name.slice(name.lastIndexOf('.') + 1)
  const stored = await storage.files.put('production', bytes, { extension, mime })
  return { ...stored, name, mime }
}

/** Runs a job, file by file. Either all of its files are delivered, or the job lists none and they are deleted (FILE-22). */
const runJob = async (
  deps: Deps<'onError' | 'press.tryAgain'> &
    DepsOf<typeof endJob | typeof failJob | typeof makeFiles | typeof renewLease | typeof storeFile>,
  leased: LeasedJob,
  stopping: AbortSignal,
): Promise<void> => {
  const { job } = leased
  const { lost, say: report, stop } = renewLease(deps, leased)
  const signal = AbortSignal.any([lost, stopping])
  const made: JobFile[] = []
  try {
    await report({ share: 0, files: [] })
    // Only the first try is requested by staff; the later ones are automatic.
    if (job.tries === 1) deps.press.tryAgain()
    // Abandoned work may still fail; its error is ignored.
    const onError = (error: unknown) => (signal.aborted ? undefined : deps.onError(error))
    const files = makeFiles({ ...deps, onError }, job)
    for (;;) {
      const next = await unlessStopped(files.next(), signal)
      if (next.done) break
      made.push(await storeFile(deps, next.value))
      await report({ share: next.value.share, files: made })
    }
    await endJob(deps, leased, made)
  } catch (error) {
    if (error instanceof UnknownOutcome) return deps.onError(error)
    await failJob(deps, leased, error)
  } finally {
    stop()
  }
}

/** Ends the job with these files. If the connection is lost meanwhile, storage finds out how it ended. */
const endJob = async (
  { storage, now }: Deps<'now' | 'storage.transaction'>,
  { lease }: LeasedJob,
  files: readonly JobFile[],
) => {
  if (!(await storage.transaction(({ jobs }) => jobs.done(lease, files, now())))) throw new Stopped()
}

const failJob = async (
  { storage, now, onError }: Deps<'now' | 'onError' | 'storage.jobs'>,
  { job, lease }: LeasedJob,
  error: unknown,
) => {
  const { jobs } = storage
  if (error instanceof Stopped) {
    await jobs.giveBack(lease, now())
    return
  }
  const isFinal = error instanceof PermanentJobError || job.tries >= TRIES_AT_MOST
  const delay = FIRST_RETRY_DELAY_MS * 4 ** (job.tries - 1)
  const again = isFinal ? null : new Date(now().getTime() + delay)
  const message = cutText(error instanceof Error ? error.message : String(error), LONGEST_MESSAGE)
  await jobs.fail(lease, message, again, now())
  if (!(error instanceof PermanentJobError)) onError(error)
}

/**
 * Leases the next job and runs it; false if there is none. A running job is returned to the queue as soon as the worker is
 * stopped.
 */
export const processOneJob =
  (deps: Deps<'now' | 'storage.jobs'> & DepsOf<typeof runJob>) =>
  async (stopping: AbortSignal): Promise<boolean> => {
    if (stopping.aborted) return false
    const leased = await deps.storage.jobs.take(deps.now(), LEASE_MS)
    if (leased === null) return false
    await runJob(deps, leased, stopping)
    return true
  }
