import { constants } from 'node:os'
import { run } from './run.ts'
import { openWorkspace } from './workspace.ts'

const ENDED_BY = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Runs the command line of this process and exits with its status; `workerPath` is a bundle of `worker.ts`. */
export async function runCommandLine(workerPath: string): Promise<void> {
  const stop = new AbortController()
  let ended: number | null = null
  const end = (signal: keyof typeof constants.signals) => {
    ended ??= 128 + constants.signals[signal]
    stop.abort()
  }
  // Once each: a second Ctrl-C ends the process at once.
  for (const signal of ENDED_BY) process.once(signal, () => end(signal))
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') end('SIGPIPE')
  })
  const status = await run({
    args: process.argv.slice(2),
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    openWorkspace: () => openWorkspace(workerPath),
    signal: stop.signal,
  }).catch((thrown: unknown) => {
    // Not the fault of a file or a command: the disk is full, or there is no temporary folder.
    process.stderr.write(`kisscut: ${thrown instanceof Error ? thrown.message : String(thrown)}\n`)
    return 1
  })
  process.exitCode = ended ?? status
}
