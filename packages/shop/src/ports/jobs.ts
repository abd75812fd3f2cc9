/**
 * Background jobs: stored by `storage`, processed by workers. A worker leases a job and may change it only while it holds the
 * lease, so that a killed or cancelled worker does no harm.
 */
export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'

/** A file made by a job, in file storage. */
export interface JobFile {
  readonly key: string
  /** File name for downloads. */
  readonly name: string
  readonly mime: string
  readonly bytes: number
  /** Hexadecimal. */
  readonly sha256: string
}

export interface Job {
  readonly id: string
  readonly owner: string
  readonly kind: string
  /** The job's order, as plain JSON. */
  readonly request: unknown
  readonly state: JobState
  /** Share completed, 0 to 1 in steps of 0.001. */
  readonly progress: number
  /** Tries since the job was requested. */
  readonly tries: number
  /** The last error, for staff; empty if there is none. */
  readonly message: string
  /** The files made so far; delivered only when the job is done. */
  readonly files: readonly JobFile[]
  readonly created: Date
  readonly updated: Date
}

/** A job to add. */
export interface NewJob extends Pick<Job, 'owner' | 'kind' | 'request'> {
  readonly id?: string
  /** Ids of the sold items it makes files of, each once: they stay as long as the job. If one is gone, adding throws StorageConflict. */
  readonly soldItems?: readonly string[]
}

/** A job on lease. */
export interface LeasedJob {
  readonly job: Job
  /** Passed with every report about the job. */
  readonly lease: string
}

/** Most tries of a job. */
export const TRIES_AT_MOST = 4
/** The kind of job for letters. Letters are retried for two days, because a mail server may be away that long. */
export const LETTER = 'letter'
const LETTER_TRIES_AT_MOST = 54

export const triesAtMost = (kind: string): number => (kind === LETTER ? LETTER_TRIES_AT_MOST : TRIES_AT_MOST)

/** Letters have their own queue, so that no print job delays them. */
export type JobQueue = 'production' | 'letters'

/** Callers pass the time; no clock is read. Calls with a lease return false if another worker has the lease, or if it is gone. */
export interface Jobs {
  /** Jobs that are due at the same time are taken in the order of their ids. */
  add(job: NewJob, now: Date): Promise<Job>
  get(id: string): Promise<Job | null>
  /** The newest first; those in this state where it is given. */
  ofOwner(owner: string, most: number, state?: JobState): Promise<readonly Job[]>
  /** The job that has waited longest, or whose lease has expired; null if there is none. No two callers get the same one. */
  take(now: Date, leaseMs: number, queue?: JobQueue): Promise<LeasedJob | null>
  /** Stores the progress and the files made so far, and renews the lease. */
  progress(
    lease: string,
    far: { readonly share: number; readonly files?: readonly JobFile[] },
    now: Date,
    leaseMs: number,
  ): Promise<boolean>
  done(lease: string, files: readonly JobFile[], now: Date): Promise<boolean>
  /** Schedules another try from `again` on; null: the job has failed. */
  fail(lease: string, message: string, again: Date | null, now: Date): Promise<boolean>
  /** Returns the job to the queue without counting the try. */
  giveBack(lease: string, now: Date): Promise<boolean>
  /** Cancels a waiting or running job; false for any other. */
  cancel(id: string, now: Date): Promise<boolean>
  /** Queues a failed or cancelled job again; false for any other. */
  retry(id: string, now: Date): Promise<boolean>
  /** Removes a job that is neither waiting nor running; the caller removes its files. Null if it doesn't exist. */
  remove(id: string): Promise<Job | null>
  /** Jobs that ended before this time. */
  ended(before: Date, most: number): Promise<readonly Job[]>
}
