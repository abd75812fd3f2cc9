import type { TimeSlices } from './yield-to-event-loop.ts'

/** Runs work when its turn comes. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Runs this many pieces of work at a time, first come, first served; yields to the event loop before each if a time slice is used
 * up. OPS-10.
 */
export const createTurns = (atOnce: number, slices: TimeSlices): InTurn => {
  const waiting: (() => void)[] = []
  let free = atOnce
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      await slices.next()
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) free += 1
      else next()
    }
  }
}
