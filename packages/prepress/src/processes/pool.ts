import { openChild, type Child } from './child.ts'
import type { ProcessOptions } from './options.ts'
import type { Ending } from './protocol.ts'

/** A few worker processes behind a bounded queue. */
export interface Pool {
  /** Has a free process do the task, in turn. Never rejects; `busy` when the queue is full or the pool is closed. */
  run(task: string, input: unknown): Promise<Ending>
  /** Ends every process at once; what is under way ends as `crashed`, what waits as `busy`. */
  close(): void
}

/** Processes are started when first needed, kept while they behave and replaced when they do not. */
export function openPool(options: ProcessOptions): Pool {
  const most = options.concurrency ?? 2
  const queueLength = options.queueLength ?? 32
  const resting: Child[] = []
  const working = new Set<Child>()
  const waiting: ((child: Child | null) => void)[] = []
  let closed = false

  /** Counted as working from this moment, so that no two callers get the same one. */
  const freeChild = (): Child => {
    let child = resting.pop()
    while (child && !child.usable()) child = resting.pop()
    child ??= openChild(options)
    working.add(child)
    return child
  }

  const take = (): Promise<Child | null> => {
    if (closed) return Promise.resolve(null)
    if (working.size < most) return Promise.resolve(freeChild())
    if (waiting.length >= queueLength) return Promise.resolve(null)
    return new Promise((turn) => waiting.push(turn))
  }

  const giveBack = (child: Child): void => {
    working.delete(child)
    if (closed) child.end()
    else resting.push(child)
    waiting.shift()?.(closed ? null : freeChild())
  }

  return {
    async run(task, input) {
      const child = await take()
      if (!child) return { kind: 'busy' }
      try {
        return await child.run(task, input)
      } finally {
        giveBack(child)
      }
    },
    close() {
      closed = true
      for (const child of [...resting, ...working]) child.end()
      for (const turn of waiting.splice(0)) turn(null)
    },
  }
}
