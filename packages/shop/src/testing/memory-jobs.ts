import { randomUUID } from 'node:crypto'
import { TRIES_AT_MOST, type Job, type Jobs } from '../ports-jobs.ts'

export interface StoredJob {
  readonly job: Job
  readonly lease: string | null
  readonly due: Date
}

const isUnderWay = ({ job }: StoredJob) => job.state === 'waiting' || job.state === 'running'

/** Jobs in a plain map. */
export const memoryJobs = (kept: Map<string, StoredJob>): Jobs => {
  const change = (found: StoredJob | undefined, job: Partial<Job>, more: Partial<StoredJob> = {}) => {
    if (found !== undefined) kept.set(found.job.id, { ...found, ...more, job: { ...found.job, ...job } })
    return found !== undefined
  }
  const onLease = (lease: string) => [...kept.values()].find((each) => each.lease === lease)
  const inState = (id: string, ...states: readonly Job['state'][]) => {
    const found = kept.get(id)
    return found && states.includes(found.job.state) ? found : undefined
  }
  return {
    add: async (asked, now) => {
      const begun = { state: 'waiting', progress: 0, tries: 0, message: '', files: [] } as const
      const job: Job = { ...asked, ...begun, id: randomUUID(), created: now, updated: now }
      kept.set(job.id, { job, lease: null, due: now })
      return job
    },
    get: async (id) => kept.get(id)?.job ?? null,
    ofOwner: async (owner, most) =>
      [...kept.values()]
        .map(({ job }) => job)
        .filter((job) => job.owner === owner)
        .reverse()
        .slice(0, most),
    take: async (now, leaseMs) => {
      const due = [...kept.values()].filter((each) => isUnderWay(each) && each.due <= now)
      for (const next of due.sort((one, other) => one.due.getTime() - other.due.getTime())) {
        if (next.job.tries >= TRIES_AT_MOST) {
          change(next, { state: 'failed', message: 'Given up.' }, { lease: null })
          continue
        }
        const lease = randomUUID()
        const until = new Date(now.getTime() + leaseMs)
        change(next, { state: 'running', tries: next.job.tries + 1, updated: now }, { lease, due: until })
        return { job: kept.get(next.job.id)!.job, lease }
      }
      return null
    },
    progress: async (lease, { share, files }, now, leaseMs) =>
      change(
        onLease(lease),
        { progress: share, updated: now, ...(files ? { files } : {}) },
        { due: new Date(now.getTime() + leaseMs) },
      ),
    done: async (lease, files, now) =>
      change(
        onLease(lease),
        { state: 'done', progress: 1, message: '', files, updated: now },
        { lease: null },
      ),
    fail: async (lease, message, again, now) =>
      change(
        onLease(lease),
        { state: again ? 'waiting' : 'failed', message, updated: now },
        { lease: null, due: again ?? now },
      ),
    giveBack: async (lease, now) => {
      const found = onLease(lease)
      const tries = (found?.job.tries ?? 1) - 1
      return change(found, { state: 'waiting', tries, updated: now }, { lease: null, due: now })
    },
    cancel: async (id, now) =>
      change(inState(id, 'waiting', 'running'), { state: 'cancelled', updated: now }, { lease: null }),
    retry: async (id, now) =>
      change(
        inState(id, 'failed', 'cancelled'),
        { state: 'waiting', progress: 0, tries: 0, message: '', updated: now },
        { due: now },
      ),
    remove: async (id) => {
      const found = inState(id, 'done', 'failed', 'cancelled')
      kept.delete(found?.job.id ?? '')
      return found?.job ?? null
    },
    ended: async (before, most) =>
      [...kept.values()]
        .filter((each) => !isUnderWay(each) && each.job.updated < before)
        .map(({ job }) => job)
        .slice(0, most),
  }
}
