import { spawnSync } from 'node:child_process'

/** A program with its arguments. */
export interface Program {
  readonly command: string
  readonly args: readonly string[]
}

/** Limits that the kernel enforces. */
export interface KernelLimits {
  /** Writable memory in megabytes. */
  readonly memoryMb: number
  /** Processor time in seconds; absent for processes that serve many jobs. */
  readonly seconds?: number
}

const MEGABYTE = 2 ** 20
/** Largest file that a process may write: an uncompressed raster of the pixel limit fits. */
const FILE_BYTES = 1024 * MEGABYTE

/**
 * Wraps a program in the system's sandbox as far as available: `unshare` removes the network and adds a user namespace, which
 * hides other processes' memory and environment; `prlimit` limits memory, file size and core dumps. Where neither is available or
 * allowed, returns the program itself.
 */
export function sandboxed(program: Program, { memoryMb, seconds }: KernelLimits): Program {
  const limits = [
    `--data=${memoryMb * MEGABYTE}`,
    `--fsize=${FILE_BYTES}`,
    '--core=0',
    ...(seconds === undefined ? [] : [`--cpu=${seconds}`]),
  ]
  return [
    { tool: 'prlimit', options: limits },
    { tool: 'unshare', options: ['--user', '--map-current-user', '--net', '--ipc'] },
  ].reduce(
    (inner, { tool, options }) =>
      works(tool, options)
        ? { command: tool, args: [...options, '--', inner.command, ...inner.args] }
        : inner,
    program,
  )
}

const known = new Map<string, boolean>()

/** Whether the system has the tool and allows these options; checked once. */
function works(tool: string, options: readonly string[]): boolean {
  const key = [tool, ...options].join(' ')
  let isAllowed = known.get(key)
  if (isAllowed === undefined) {
    isAllowed =
      process.platform === 'linux' &&
      spawnSync(tool, [...options, '--', 'true'], { stdio: 'ignore', timeout: 2000 }).status === 0
    known.set(key, isAllowed)
  }
  return isAllowed
}
