/**
 * Long work that outlives a request: kept by `storage`, done by workers. Whoever takes a job has it on lease; what they say
 * about it counts for as long as the lease is theirs, so that a worker that was killed, or cancelled, spoils nothing.
 */
export const JOB_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const
export type JobState = (typeof JOB_STATES)[number]

/** A file a job made, in file storage. */
export interface JobFile {
  readonly key: string
  /** For saving. */
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
  /** What was asked for; plain JSON. */
  readonly request: unknown
  readonly state: JobState
  /** Share that is done, 0 to 1 in steps of a thousandth. */
  readonly progress: number
  /** How often it was begun since it was asked for. */
  readonly tries: number
  /** Why it failed, or failed last, in words; empty otherwise. */
  readonly message: string
  /** What is made so far; handed out only when the job is done. */
  readonly files: readonly JobFile[]
  readonly created: Date
  readonly updated: Date
}

/** A job on lease. */
export interface LeasedJob {
  readonly job: Job
  /** Shown with everything said about the job. */
  readonly lease: string
}

/** Begun so often without an end, a job is given up. */
export const TRIES_AT_MOST = 4

/** Times are told, never read from a clock. Everything with a lease answers false when the lease is another's, or gone. */
export interface Jobs {
  add(job: Pick<Job, 'owner' | 'kind' | 'request'>, now: Date): Promise<Job>
  get(id: string): Promise<Job | null>
  /** The newest first. */
  ofOwner(owner: string, most: number): Promise<readonly Job[]>
  /** The job that has waited longest, or whose lease has run out; null when there is none. No two callers get the same one. */
  take(now: Date, leaseMs: number): Promise<LeasedJob | null>
  /** How far it is, and what is made so far; the lease starts over. */
  progress(
    lease: string,
    far: { readonly share: number; readonly files?: readonly JobFile[] },
    now: Date,
    leaseMs: number,
  ): Promise<boolean>
  done(lease: string, files: readonly JobFile[], now: Date): Promise<boolean>
  /** To be tried again from `again` on; null: given up. */
  fail(lease: string, message: string, again: Date | null, now: Date): Promise<boolean>
  /** Back to those that wait, as if never taken. */
  giveBack(lease: string, now: Date): Promise<boolean>
  /** Stops a job that waits or runs; false when it is neither. */
  cancel(id: string, now: Date): Promise<boolean>
  /** Lets a failed or cancelled job wait again; false when it is neither. */
  retry(id: string, now: Date): Promise<boolean>
  /** Forgets a job that neither waits nor runs; its files are the caller's to remove. Null when there is no such job. */
  remove(id: string): Promise<Job | null>
  /** Jobs that ended before then. */
  ended(before: Date, most: number): Promise<readonly Job[]>
}
