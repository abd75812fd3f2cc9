import { addJob, cancelJob, listJobs, readJob, removeJob, retryJob, sweepJobs } from './jobs.ts'
import { processOneJob, type WorkDeps } from './work.ts'

export { JOB_LIMITS, PRINT_FILES, type JobRequest } from './requests.ts'
export { LEASE_MS } from './work.ts'
export { startWorker } from './worker.ts'

/** Background jobs: added by staff, run by whoever calls `work`. */
export const jobsOf = (deps: WorkDeps) => ({
  add: addJob(deps),
  read: readJob(deps),
  list: listJobs(deps),
  cancel: cancelJob(deps),
  retry: retryJob(deps),
  remove: removeJob(deps),
  sweep: sweepJobs(deps),
  work: processOneJob(deps),
})
