import { openChild, type Child } from './child.ts'
import type { ProcessOptions } from './options.ts'
import type { Ending } from './protocol.ts'
import { openSlots } from './slots.ts'

/** A few worker processes behind a bounded queue. */
export interface Pool {
  /** Runs a task in a free process, in turn. Never rejects; `busy` when the queue is full or the pool is closed. */
  run(task: string, input: unknown): Promise<Ending>
  /**
   * Runs another program in place of a worker process: it counts against `concurrency` and waits in the same queue. Null
   * when the queue is full or the pool is closed. `close` aborts the signal; rejects where the work rejects.
   */
  withSlot<T>(work: (signal: AbortSignal) => Promise<T>): Promise<{ readonly value: T } | null>
  /** Ends every process at once; running jobs end as `crashed`, queued ones as `busy`. */
  close(): void
}

/** Processes are started when first needed, reused while they behave and replaced when they do not. */
export function openPool(options: ProcessOptions): Pool {
  const slots = openSlots(options.concurrency ?? 2, options.queueLength ?? 32)
  const idle: Child[] = []
  const working = new Set<Child>()
  const closing = new AbortController()

  /** Waits for a slot only where none is free, so that work starts at once otherwise; false after closing. */
  const hasSlot = async (slot: boolean | Promise<boolean>): Promise<boolean> => {
    if (!(await slot)) return false
    if (!closing.signal.aborted) return true
    slots.release()
    return false
  }

  const startWork = (): Child => {
    let child = idle.pop()
    while (child && !child.usable()) child = idle.pop()
    child ??= openChild(options)
    working.add(child)
    return child
  }

  const endWork = (child: Child): void => {
    working.delete(child)
    if (closing.signal.aborted) child.end()
    else idle.push(child)
  }

  return {
    async run(task, input) {
      const slot = slots.acquire()
      if (slot !== true && !(await hasSlot(slot))) return { kind: 'busy' }
      const child = startWork()
      try {
        return await child.run(task, input)
      } finally {
        endWork(child)
        slots.release()
      }
    },
    async withSlot(work) {
      const slot = slots.acquire()
      if (slot !== true && !(await hasSlot(slot))) return null
      try {
        return { value: await work(closing.signal) }
      } finally {
        slots.release()
      }
    },
    close() {
      closing.abort()
      slots.close()
      for (const child of [...idle, ...working]) child.end()
    },
  }
}
