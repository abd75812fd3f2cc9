import { fork, type ChildProcess } from 'node:child_process'
import * as module from 'node:module'
import { pathToFileURL } from 'node:url'
import type { ProcessOptions } from './options.ts'
import { limitsOf } from './options.ts'

/** Of the server's environment a decoder gets what a process needs to start, never a secret or an address. */
const HANDED_ON = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'NODE_PATH']

/** Forks one worker process: a bare environment, its own working folder, a heap limit, no standard input. */
export function startChild(options: ProcessOptions): ChildProcess {
  const { tempDir, workerPath } = options
  const kept = HANDED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))
  return fork(workerPath, [], {
    cwd: tempDir,
    env: { ...Object.fromEntries(kept), HOME: tempDir, XDG_CACHE_HOME: tempDir, TMPDIR: tempDir },
    execArgv: [
      `--max-old-space-size=${Math.ceil(limitsOf(options).memoryMb / 2)}`,
      ...sourceLoader(workerPath),
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

/** In source (tests, development) the worker is TypeScript; a built shop runs a bundle and needs nothing. */
function sourceLoader(workerPath: string): string[] {
  if (!workerPath.endsWith('.ts')) return []
  const tsx = module.createRequire(pathToFileURL(workerPath)).resolve('tsx')
  return ['--import', pathToFileURL(tsx).href]
}
