/** Options of the worker processes that decode untrusted files. */
export interface ProcessOptions {
  /** The worker's entry: `worker.ts` in source, its bundle (`*.js`, `*.mjs`) in a built shop. */
  readonly workerPath: string
  /**
   * Working directory of the processes; must exist. Files to ingest are inside it, and only it is written to.
   */
  readonly tempDir: string
  /** Number of processes; 2 by default. */
  readonly concurrency?: number
  /** Time limit of a job in milliseconds; 10,000 by default. */
  readonly timeoutMs?: number
  /** Memory limit of a process in megabytes (RSS); 1024 by default. */
  readonly memoryMb?: number
  /** Niceness of the processes, 0 to 19; 0 by default. */
  readonly niceness?: number
  /** Length of the queue, 200 by default, and the part of it that one owner may fill, 50 by default. */
  readonly queueLength?: number
  readonly queuePerOwner?: number
}

export interface Limits {
  readonly timeoutMs: number
  readonly memoryMb: number
}

export const limitsOf = (options: ProcessOptions): Limits => ({
  timeoutMs: options.timeoutMs ?? 10_000,
  memoryMb: options.memoryMb ?? 1024,
})
