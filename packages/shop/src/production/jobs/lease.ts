import type { JobFile, LeasedJob } from '../../ports/jobs.ts'
import type { Deps } from '../../dependencies.ts'

/** A worker's lease in milliseconds; it is renewed four times as often. */
export const LEASE_MS = 60_000

interface Renewal {
  /** Aborts when another worker has the lease. */
  readonly lost: AbortController['signal']
  say(far: { readonly share: number; readonly files?: readonly JobFile[] }): Promise<void>
  stop(): void
}

/** Renews the lease while the work runs, and reports its loss. */
export const renewLease = (
  { storage, now, onError }: Deps<'now' | 'onError' | 'storage.jobs'>,
  { lease, job }: LeasedJob,
): Renewal => {
  const lost = new AbortController()
  let share = job.progress
  const report: Renewal['say'] = async (far) => {
    share = far.share
    if (!(await storage.jobs.progress(lease, far, now(), LEASE_MS))) lost.abort()
  }
  const timer = setInterval(() => void report({ share }).catch(onError), LEASE_MS / 4)
  return { lost: lost.signal, say: report, stop: () => clearInterval(timer) }
}
