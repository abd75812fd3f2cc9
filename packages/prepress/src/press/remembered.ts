import { createHash } from 'node:crypto'
import { serialize } from 'node:v8'
import type { Ending, Pool, Turn } from '../processes/index.ts'

/** Endings that are remembered; the oldest go first. */
const AT_MOST = 300
/** Bytes of what a task is given, at most, for its result to be remembered: what is larger would take long to tell apart. */
const MOST_BYTES = 8 * 2 ** 20

/** Runs tasks, and remembers which went beyond a limit, and the results of some. */
export interface RememberingRunner {
  readonly run: (task: string, input: unknown, turn?: Turn) => Promise<Ending>
  /** What failed is tried again when it is asked for next. */
  readonly forget: () => void
}

/**
 * A task that went beyond its time or memory would do so again: asked for the same, it ends the same at once, and keeps nobody
 * else waiting for a minute (PROD-21). Nothing is stored: a shop restarted, with other code perhaps, tries again. A process
 * that others kept from the processor may do better next time and is not remembered.
 *
 * The tasks in `retained` find out something small of something large, the same whenever they are asked: the same is found out once,
 * for all who ask meanwhile, too (PROD-23).
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
      // Nothing else is hashed as long as nothing has failed.
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

/** Whether only the caller that others have joined lost its place in the queue: they still have their own turns. FILE-14. */
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
