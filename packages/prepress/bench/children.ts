import { readFile } from 'node:fs/promises'

/** Resource use of this process's children; 0 where the system does not report it. */
export interface ChildUsage {
  /** Highest memory of any child, in megabytes. */
  readonly held: number
  /** Total CPU seconds of all children. */
  readonly seconds: number
}

export async function ingestedByChildren(): Promise<ChildUsage> {
  const readOrEmpty = (path: string) => readFile(path, 'utf8').catch(() => '')
  const children = (await readOrEmpty(`/proc/self/task/${process.pid}/children`)).trim().split(' ')
  const held = await Promise.all(
    children.map(async (pid) =>
      Number(/VmHWM:\s+(\d+)/.exec(await readOrEmpty(`/proc/${pid}/status`))?.[1] ?? 0),
    ),
  )
  const seconds = await Promise.all(
    children.map(async (pid) => {
      const [user = 0, system = 0] =
        (await readOrEmpty(`/proc/${pid}/stat`)).split(') ').at(-1)?.split(' ').slice(11, 13).map(Number) ??
        []
      return (user + system) / 100
    }),
  )
  return { held: Math.max(...held) / 1024, seconds: seconds.reduce((sum, seconds) => sum + seconds, 0) }
}
