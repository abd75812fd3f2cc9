import { constants } from 'node:os'
import { run } from './run.ts'

const ENDED_BY = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Runs the command line of this process; `workerPath` is a bundle of `worker.ts`. Ends the process with its exit status. */
export async function runCommandLine(workerPath: string): Promise<void> {
  const stop = new AbortController()
  let ended: number | null = null
  const end = (signal: keyof typeof constants.signals) => {
    ended ??= 128 + constants.signals[signal]
    stop.abort()
  }
  // Once each: whoever presses Ctrl-C again does not want to wait.
  for (const signal of ENDED_BY) process.once(signal, () => end(signal))
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') end('SIGPIPE')
  })
  const status = await run({
    args: process.argv.slice(2),
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    workerPath,
    signal: stop.signal,
  }).catch((thrown: unknown) => {
    // Nothing a file or a command could be blamed for: no room on the disk, no temporary folder.
    process.stderr.write(`kisscut: ${thrown instanceof Error ? thrown.message : String(thrown)}\n`)
    return 1
  })
  process.exitCode = ended ?? status
}
