/** How the child processes that decode untrusted files are run. */
export interface ProcessOptions {
  /** The worker's entry: `worker.ts` in source, a bundle of it (`*.js`, `*.mjs`) in a built shop. */
  readonly workerPath: string
  /** The working folder of the processes; must exist. Files to be judged lie under it: nothing is written elsewhere. */
  readonly tempDir: string
  /** Processes at once; 2 where absent. */
  readonly concurrency?: number
  /** Milliseconds one job may take; 10,000 where absent. */
  readonly timeoutMs?: number
  /** Resident megabytes one process may take; 1024 where absent. */
  readonly memoryMb?: number
  /** How much these processes give way to others, 0 (as the server itself) to 19; 0 where absent. */
  readonly niceness?: number
  /** Jobs that may wait for a free process; 32 where absent. */
  readonly queueLength?: number
}

export interface Limits {
  readonly timeoutMs: number
  readonly memoryMb: number
}

export const limitsOf = (options: ProcessOptions): Limits => ({
  timeoutMs: options.timeoutMs ?? 10_000,
  memoryMb: options.memoryMb ?? 1024,
})
