import { readFile } from 'node:fs/promises'

/** Resource use of this process's children; 0 where the system does not report it. */
export interface Taken {
  /** Highest memory of any child, in megabytes. */
  readonly held: number
  /** Total CPU seconds of all children. */
  readonly worked: number
}

export async function ingestedByChildren(): Promise<Taken> {
  const told = (path: string) => readFile(path, 'utf8').catch(() => '')
  const children = (await told(`/proc/self/task/${process.pid}/children`)).trim().split(' ')
  const held = await Promise.all(
    children.map(async (pid) => Number(/VmHWM:\s+(\d+)/.exec(await told(`/proc/${pid}/status`))?.[1] ?? 0)),
  )
  const worked = await Promise.all(
    children.map(async (pid) => {
      const [user = 0, system = 0] =
        (await told(`/proc/${pid}/stat`)).split(') ').at(-1)?.split(' ').slice(11, 13).map(Number) ?? []
      return (user + system) / 100
    }),
  )
  return { held: Math.max(...held) / 1024, worked: worked.reduce((sum, seconds) => sum + seconds, 0) }
}
