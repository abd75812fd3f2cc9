import { createHash } from 'node:crypto'
import { serialize } from 'node:v8'
import type { Ending, Pool, Turn } from '../processes/index.ts'

/** Maximum number of remembered endings; the oldest are evicted. */
const AT_MOST = 300
/** Maximum size of a task's input in bytes for its result to be retained: hashing more would be slow. */
const MOST_BYTES = 8 * 2 ** 20

/** Runs tasks, remembering those that exceeded a limit and the results of some. */
export interface RememberingRunner {
  readonly run: (task: string, input: unknown, turn?: Turn) => Promise<Ending>
  /** Forgets failures, so that they run again on the next request. */
  readonly forget: () => void
}

/**
 * Fails a task at once that exceeded its time or memory before: it would do so again and block the queue for a minute (PROD-21).
 * Kept in memory only: a restarted shop, perhaps with other code, tries again. A process starved of processor time may succeed
 * next time and is not remembered.
 *
 * Tasks in `retained` compute small deterministic results from large inputs: each result is computed once, also for concurrent
 * callers (PROD-23).
 */
export function remembering(pool: Pick<Pool, 'run'>, retained: readonly string[] = []): RememberingRunner {
  const failed = new Map<string, Ending>()
  const results = new Map<string, Promise<Ending>>()

  const runAnew = async (
    task: string,
    input: unknown,
    turn: Turn | undefined,
    key: string | null,
  ): Promise<Ending> => {
    const ending = await pool.run(task, input, turn)
    if (isLasting(ending)) keep(failed, key ?? keyOf(task, input), ending)
    return ending
  }

  const runner: RememberingRunner = {
    async run(task, input, turn) {
      const isRetained = retained.includes(task) && bytesIn(input) <= MOST_BYTES
      // Without failures only retained tasks are hashed.
      const key = isRetained || failed.size > 0 ? keyOf(task, input) : null
      const known = key === null ? undefined : (failed.get(key) ?? results.get(key))
      if (known) {
        const shared = await known
        return isOfOneCaller(shared, turn) ? runner.run(task, input, turn) : shared
      }
      const ending = runAnew(task, input, turn, key)
      if (!isRetained || key === null) return ending
      keep(results, key, ending)
      const { kind } = await ending
      if (kind !== 'done' && results.get(key) === ending) results.delete(key)
      return ending
    },
    forget: () => failed.clear(),
  }
  return runner
}

function keep<T>(endings: Map<string, T>, key: string, ending: T): void {
  endings.set(key, ending)
  if (endings.size > AT_MOST) endings.delete(endings.keys().next().value ?? '')
}

const isLasting = (ending: Ending): boolean =>
  ending.kind === 'too-big' || (ending.kind === 'too-slow' && !ending.starved)

/** Whether only the caller that others joined lost its place in the queue: they still have turns of their own. FILE-14. */
const isOfOneCaller = ({ kind }: Ending, turn: Turn | undefined): boolean =>
  kind === 'busy' || kind === 'abandoned' || (kind === 'superseded' && turn?.work === undefined)

const bytesIn = (value: unknown): number => {
  if (value instanceof Uint8Array) return value.length
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce<number>((sum, each) => sum + bytesIn(each), 0)
}

const keyOf = (task: string, input: unknown): string =>
  createHash('sha256')
    .update(serialize([task, input]))
    .digest('hex')
