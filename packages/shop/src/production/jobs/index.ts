import { addJob, cancelJob, listJobs, readJob, removeJob, retryJob, sweepJobs } from './jobs.ts'
import { workOnce, type WorkNeeds } from './work.ts'

export { JOB_LIMITS, PRINT_FILES, type JobRequest } from './asks.ts'
export { LEASE_MS } from './work.ts'
export { startWorker } from './worker.ts'

/** Long work: asked for by staff, done by whoever calls `work`. */
export const jobsOf = (needs: WorkNeeds) => ({
  add: addJob(needs),
  read: readJob(needs),
  list: listJobs(needs),
  cancel: cancelJob(needs),
  retry: retryJob(needs),
  remove: removeJob(needs),
  sweep: sweepJobs(needs),
  work: workOnce(needs),
})
