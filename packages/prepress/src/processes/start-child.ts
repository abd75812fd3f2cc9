import { fork, type ChildProcess } from 'node:child_process'
import * as module from 'node:module'
import { constants, getPriority, setPriority } from 'node:os'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { confinementTo } from './confinement.ts'
import type { ProcessOptions } from './options.ts'
import { limitsOf } from './options.ts'
import { sandboxed, type Program } from './sandbox.ts'

/**
 * Environment variables that a worker inherits: what a process needs to start, never a secret or an address.
 */
const INHERITED = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'NODE_PATH']

/** Writable memory of an idle Node in megabytes: stacks and reserves, mostly not resident. */
const NODE_ITSELF_MB = 1024

/**
 * Forks one worker process: minimal environment, its own working directory, a heap limit, no standard input.
 */
export function startChild(options: ProcessOptions): ChildProcess {
  const tempDir = resolve(options.tempDir)
  const workerPath = resolve(options.workerPath)
  const { memoryMb } = limitsOf(options)
  const inherited = INHERITED.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))
  const node: Program = {
    command: process.execPath,
    args: [`--max-old-space-size=${Math.ceil(memoryMb / 2)}`, ...loading(workerPath, tempDir)],
  }
  const { command, args } = sandboxed(node, { memoryMb: 2 * memoryMb + NODE_ITSELF_MB })
  const child = fork(workerPath, [], {
    cwd: tempDir,
    execPath: command,
    env: { ...Object.fromEntries(inherited), HOME: tempDir, XDG_CACHE_HOME: tempDir, TMPDIR: tempDir },
    execArgv: [...args],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  lowerPriority(child, options.niceness ?? 0)
  return child
}

/** The highest niceness. */
const LEAST = constants.priority.PRIORITY_LOW

/** Failing to set a priority is not an error: the system may not support it, or the process may have exited. */
function lowerPriority({ pid }: ChildProcess, niceness: number): void {
  if (pid === undefined || niceness === 0) return
  try {
    setPriority(pid, Math.min(getPriority() + niceness, LEAST))
  } catch {
    return
  }
}

/**
 * A bundled worker is confined. In source it is TypeScript and needs a loader, which starts processes of its
 * own.
 */
function loading(workerPath: string, tempDir: string): readonly string[] {
  if (!workerPath.endsWith('.ts')) return confinementTo(tempDir, workerPath)
  const tsx = module.createRequire(pathToFileURL(workerPath)).resolve('tsx')
  return ['--import', pathToFileURL(tsx).href]
}
