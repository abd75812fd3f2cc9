import { setImmediate as turn } from 'node:timers/promises'
import type { Connection } from './sqlite-connection.ts'
import { whenFree } from './when-free.ts'

/** Most pieces of work in one commit, so that the first one doesn't wait long for the last. */
const AT_MOST = 32

interface Waiting {
  /** Runs the work; resolves to a function that settles its caller once the commit is on disk. */
  readonly run: () => Promise<() => void>
  readonly fail: (error: unknown) => void
}

export interface GroupCommit {
  /** Runs the work in its turn, completely or not at all; resolves once it is on disk. */
  run<T>(work: () => Promise<T> | T): Promise<T>
  /** Resolves when nothing is waiting. */
  idle(): Promise<void>
}

/**
 * Group commit: runs one piece of work at a time, in call order, and commits all waiting work in one transaction. The disk is
 * flushed once for several callers while the next work runs; callers resolve after their flush. A failure rolls back only its own
 * work; a failed commit or flush fails all work in it.
 */
export function createGroupCommit(writer: Connection): GroupCommit {
  const waiting: Waiting[] = []
  let running: Promise<void> | null = null
  let flushed: Promise<void> = Promise.resolve()

  async function runAll() {
    while (waiting.length > 0) {
      // Lets requests that arrived together reach their own writes.
      await turn()
      await commitTogether(waiting.splice(0, AT_MOST))
    }
    running = null
  }

  async function commitTogether(group: readonly Waiting[]) {
    const settled: (() => void)[] = []
    try {
      writer.assertWritable()
      await whenFree(() => writer.begin())
      // A single piece of work needs no savepoint: rolling back the transaction undoes it.
      for (const work of group) settled.push(await (group.length === 1 ? work.run() : runAlone(work)))
      writer.assertWritable()
      writer.perform('COMMIT', [], 'run')
    } catch (error) {
      writer.rollback()
      for (const { fail } of group) fail(error)
      return
    }
    flushed = settleOnceFlushed(group, settled)
  }

  async function settleOnceFlushed(group: readonly Waiting[], settled: readonly (() => void)[]) {
    try {
      await writer.flushed()
    } catch (error) {
      for (const { fail } of group) fail(error)
      return
    }
    for (const settle of settled) settle()
  }

  /**
   * Runs the work in a savepoint, which is rolled back if it fails. Throws if the database rolled back the whole transaction, as
   * it may when the disk is full.
   */
  async function runAlone({ run, fail }: Waiting): Promise<() => void> {
    writer.perform('SAVEPOINT work', [], 'run')
    try {
      const settle = await run()
      writer.perform('RELEASE work', [], 'run')
      return settle
    } catch (error) {
      fail(error)
      if (!writer.isInTransaction()) throw error
      writer.perform('ROLLBACK TO work', [], 'run')
      writer.perform('RELEASE work', [], 'run')
      return () => undefined
    }
  }

  return {
    run: <T>(work: () => Promise<T> | T) =>
      new Promise<T>((resolve, reject) => {
        const run = async () => {
          const result = await work()
          return () => resolve(result)
        }
        waiting.push({ run, fail: reject })
        running ??= runAll()
      }),
    idle: async () => {
      await running
      await flushed
    },
  }
}
