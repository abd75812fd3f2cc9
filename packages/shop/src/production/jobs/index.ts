import type { Viewer } from '../../accounts/viewer.ts'
import type { Outcome } from '../../outcome.ts'
import type { Job } from '../../ports/jobs.ts'
import { addJob, cancelJob, listJobs, readJob, removeJob, retryJob, sweepJobs } from './jobs.ts'
import type { JobRequest } from './requests.ts'
import { processOneJob, type WorkDeps } from './work.ts'

export { JOB_LIMITS, PRINT_FILES, type JobRequest } from './requests.ts'
export { LEASE_MS } from './lease.ts'
export { startWorker } from './worker.ts'

/** Background jobs: added by staff, processed by workers. */
export interface ProductionJobs {
  /** Adds a job; if there is a key, only once per key (API-9). */
  add(viewer: Viewer, request: JobRequest, key?: string | null): Promise<Outcome<Job>>
  read(viewer: Viewer, id: string): Promise<Outcome<Job>>
  /** The viewer's own jobs, newest first. */
  list(viewer: Viewer, limit?: number): Promise<readonly Job[]>
  cancel(viewer: Viewer, id: string): Promise<Outcome<Job>>
  retry(viewer: Viewer, id: string): Promise<Outcome<Job>>
  remove(viewer: Viewer, id: string): Promise<Outcome<{ readonly id: string }>>
  /** Removes jobs that ended long ago, with their files; returns their number. */
  sweep(): Promise<number>
  /** Processes one waiting job; false if there is none. */
  work(stopping: AbortSignal): Promise<boolean>
}

export const createJobs = (deps: WorkDeps): ProductionJobs => ({
  add: addJob(deps),
  read: readJob(deps),
  list: listJobs(deps),
  cancel: cancelJob(deps),
  retry: retryJob(deps),
  remove: removeJob(deps),
  sweep: sweepJobs(deps),
  work: processOneJob(deps),
})
