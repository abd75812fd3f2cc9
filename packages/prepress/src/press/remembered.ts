import { createHash } from 'node:crypto'
import { serialize } from 'node:v8'
import type { Ending, Pool } from '../processes/index.ts'

/** Failures that are remembered; the oldest go first. */
const AT_MOST = 200

/** Runs tasks, and remembers which went beyond a limit. */
export interface RememberingRunner {
  readonly run: Pick<Pool, 'run'>['run']
  /** What failed is tried again when it is asked for next. */
  readonly forget: () => void
}

/**
 * A task that went beyond its time or memory would do so again: asked for the same, it ends the same at once, and keeps nobody
 * else waiting for a minute (PROD-21). Nothing is stored: a shop started anew, with other code perhaps, tries again. A process
 * that others kept from the processor may do better next time and is not remembered.
 */
export function remembering(pool: Pick<Pool, 'run'>): RememberingRunner {
  const failed = new Map<string, Ending>()
  return {
    async run(task, input, turn) {
      // Nothing is hashed as long as nothing has failed.
      const known = failed.size > 0 ? failed.get(keyOf(task, input)) : undefined
      if (known) return known
      const ending = await pool.run(task, input, turn)
      if (isLasting(ending)) {
        failed.set(keyOf(task, input), ending)
        if (failed.size > AT_MOST) failed.delete(failed.keys().next().value ?? '')
      }
      return ending
    },
    forget: () => failed.clear(),
  }
}

const isLasting = (ending: Ending): boolean =>
  ending.kind === 'too-big' || (ending.kind === 'too-slow' && !ending.starved)

const keyOf = (task: string, input: unknown): string =>
  createHash('sha256')
    .update(serialize([task, input]))
    .digest('hex')
