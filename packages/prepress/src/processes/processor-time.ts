import { readFile } from 'node:fs/promises'

/** What a process has had of the processors. */
export interface ProcessorTime {
  /** Milliseconds it has worked, all of its threads together. */
  readonly worked: number
  /** It works, or would if it had a processor; it does not wait for anything else. */
  readonly isReady: boolean
}

const MS_PER_TICK = 10

/** Linux only; elsewhere null, and where the process has exited. */
export async function processorTime(pid: number): Promise<ProcessorTime | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // A program's name may have spaces and parentheses of its own.
    const [state, ...numbers] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(numbers[10]) + Number(numbers[11])
    return { worked: ticks * MS_PER_TICK || 0, isReady: state === 'R' }
  } catch {
    return null
  }
}
