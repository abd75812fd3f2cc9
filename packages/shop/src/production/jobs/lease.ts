import type { Clock } from '../../ports/clock.ts'
import type { JobFile, LeasedJob } from '../../ports/jobs.ts'
import type { Storage } from '../../ports/storage.ts'

/** A worker's lease in milliseconds; it is renewed four times as often. */
export const LEASE_MS = 60_000

interface LeaseDeps {
  readonly storage: Pick<Storage, 'jobs'>
  readonly now: Clock
  readonly onError: (error: unknown) => void
}

interface Renewal {
  /** Aborts when another worker has the lease. */
  readonly lost: AbortController['signal']
  say(far: { readonly share: number; readonly files?: readonly JobFile[] }): Promise<void>
  stop(): void
}

/** Renews the lease during the work, and reports its loss. */
export const renewLease = ({ storage, now, onError }: LeaseDeps, { lease, job }: LeasedJob): Renewal => {
  const lost = new AbortController()
  let share = job.progress
  const report: Renewal['say'] = async (far) => {
    share = far.share
    if (!(await storage.jobs.progress(lease, far, now(), LEASE_MS))) lost.abort()
  }
  const timer = setInterval(() => void report({ share }).catch(onError), LEASE_MS / 4)
  return { lost: lost.signal, say: report, stop: () => clearInterval(timer) }
}
