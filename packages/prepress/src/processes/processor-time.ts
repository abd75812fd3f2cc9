import { readdir, readFile } from 'node:fs/promises'

const MS_PER_TICK = 10

/** The fields of a process or thread from its state on. A program's name may have spaces and parentheses of its own. */
async function statOf(folder: string): Promise<readonly string[]> {
  const stat = await readFile(`${folder}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** CPU time of a process in milliseconds, for all of its threads. Linux only; null elsewhere and after it exited. */
export async function processorTime(pid: number): Promise<number | null> {
  try {
    const [, ...numbers] = await statOf(`/proc/${pid}`)
    return (Number(numbers[10]) + Number(numbers[11])) * MS_PER_TICK || 0
  } catch {
    return null
  }
}

/** States of a thread that could work. R: running, or waiting for a processor. D: waiting for memory or disk. */
const READY = ['R', 'D']

/**
 * Whether any thread of a process could work if it had a processor; the first may be waiting for another. False where unknown.
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
