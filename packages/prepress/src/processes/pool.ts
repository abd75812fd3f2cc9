import { openChild, type Child } from './child.ts'
import type { ProcessOptions } from './options.ts'
import type { Ending } from './protocol.ts'
import { openSlots, type Acquired, type Turn } from './slots.ts'

/** A few worker processes behind a bounded queue. */
export interface Pool {
  /**
   * Runs a task in a free process, in turn. Never rejects; `busy` when the queue is full or the pool is closed, `abandoned`
   * once the signal is aborted: a queued task is dropped, a running one killed; `superseded` where newer work took its place.
   */
  run(task: string, input: unknown, turn?: Turn): Promise<Ending>
  /**
   * Runs another program in place of a worker process: it counts against `concurrency` and waits in the same queue. Null if the queue is
   * full, the pool is closed, or the turn was aborted. `close` and the turn's signal abort the work; rejects if the work rejects.
   */
  withSlot<T>(work: (signal: AbortSignal) => Promise<T>, turn?: Turn): Promise<{ readonly value: T } | null>
  /** The place in the queue of the owner's last waiting task; 0 if none is waiting. */
  place(owner: string): number
  /** Ends every process at once; running jobs end as `crashed`, queued ones as `busy`. */
  close(): void
}

/** Processes are started when first needed, reused while they behave and replaced when they do not. */
export function openPool(options: ProcessOptions): Pool {
  const slots = openSlots({
    count: options.concurrency ?? 2,
    queueLength: options.queueLength ?? 200,
    queuePerOwner: options.queuePerOwner ?? 50,
  })
  const idle: Child[] = []
  const working = new Set<Child>()
  const closing = new AbortController()

  /** Waits for a slot only where none is free, so that work starts at once otherwise; false after closing. */
  const acquired = async (slot: boolean | Promise<Acquired>): Promise<Acquired> => {
    const ending = await slot
    if (ending !== true) return ending
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
    async run(task, input, turn = {}) {
      const { signal } = turn
      const slot = slots.acquire(turn)
      const ending = slot === true || (await acquired(slot))
      if (ending !== true) return { kind: ending || (signal?.aborted ? 'abandoned' : 'busy') }
      let child: Child
      try {
        child = startWork()
      } catch {
        slots.release()
        return { kind: 'crashed' }
      }
      signal?.addEventListener('abort', child.end, { once: true })
      try {
        const ending = await child.run(task, input)
        return signal?.aborted ? { kind: 'abandoned' } : ending
      } finally {
        signal?.removeEventListener('abort', child.end)
        endWork(child)
        slots.release()
      }
    },
    async withSlot(work, turn = {}) {
      const slot = slots.acquire(turn)
      if (slot !== true && (await acquired(slot)) !== true) return null
      try {
        return { value: await work(AbortSignal.any([closing.signal, ...(turn.signal ? [turn.signal] : [])])) }
      } finally {
        slots.release()
      }
    },
    place: (owner) => slots.place(owner),
    close() {
      closing.abort()
      slots.close()
      for (const child of [...idle, ...working]) child.end()
    },
  }
}
