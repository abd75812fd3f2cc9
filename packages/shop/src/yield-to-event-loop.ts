import { setImmediate as turn } from 'node:timers/promises'

/** A turn of the loop that takes longer has done other work. */
const IDLE_MS = 0.3
/** Most turns to wait, so that low-priority work continues in a shop that is never idle. */
const TURNS = 30

/** Yields until a turn of the event loop has nothing to do. For long, low-priority work. */
export async function yieldToEventLoop(): Promise<void> {
  for (let turns = 0; turns < TURNS; turns += 1) {
    const began = performance.now()
    await turn()
    if (performance.now() - began < IDLE_MS) return
  }
}

/** Splits long work into slices, between which the event loop runs other work. */
export interface TimeSlices {
  /** Call it between two steps of the work: yields if the slice is used up. */
  next(): Promise<void>
}

interface SliceSettings {
  /** Milliseconds of a slice. */
  readonly budgetMs?: number
  /** Milliseconds from any origin. */
  readonly clock?: () => number
  readonly yieldNow?: () => Promise<void>
}

/** Milliseconds that work may hold the event loop; with its last step and garbage collection it stays below 50. OPS-10. */
const BUDGET_MS = 10

/** Slices of this many milliseconds; a slice begins when the last one has yielded. */
export function timeSlices({
  budgetMs = BUDGET_MS,
  clock = () => performance.now(),
  yieldNow = yieldToEventLoop,
}: SliceSettings = {}): TimeSlices {
  let began = clock()
  return {
    async next() {
      if (clock() - began < budgetMs) return
      await yieldNow()
      began = clock()
    },
  }
}
