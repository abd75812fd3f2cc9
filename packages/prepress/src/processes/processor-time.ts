import { readdir, readFile } from 'node:fs/promises'

const MS_PER_TICK = 10

/** The fields of a process or thread from its state on. A program's name may have spaces and parentheses of its own. */
async function statOf(folder: string): Promise<readonly string[]> {
  const stat = await readFile(`${folder}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** Milliseconds a process has worked, all of its threads together. Linux only; elsewhere null, and where the process has exited. */
export async function processorTime(pid: number): Promise<number | null> {
  try {
    const [, ...numbers] = await statOf(`/proc/${pid}`)
    return (Number(numbers[10]) + Number(numbers[11])) * MS_PER_TICK || 0
  } catch {
    return null
  }
}

/** R: a thread that works, or would if it had a processor. D: one that waits for memory or the disk. */
const READY = ['R', 'D']

/**
 * Whether a process would work if it had a processor: one of its threads would, since its first one may wait for another. False where
 * that can't be told.
 */
export async function isReady(pid: number): Promise<boolean> {
  try {
    const threads = await readdir(`/proc/${pid}/task`)
    const stats = await Promise.all(
      threads.map((thread) => statOf(`/proc/${pid}/task/${thread}`).catch(() => [])),
    )
    return stats.some(([state]) => state !== undefined && READY.includes(state))
  } catch {
    return false
  }
}
