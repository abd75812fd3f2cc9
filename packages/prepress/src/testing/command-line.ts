import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const BIN = fileURLToPath(new URL('../../bin/kisscut.mjs', import.meta.url))

export interface Ended {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs the real command in a real process, in `folder`, with temporary files in `temp`. */
export function startKisscut(
  args: readonly string[],
  { folder, temp = folder }: { readonly folder: string; readonly temp?: string },
): { readonly process: ChildProcess; readonly ended: Promise<Ended> } {
  const child = spawn(process.execPath, [BIN, ...args], {
    cwd: folder,
    env: { ...process.env, TMPDIR: temp, TMP: temp, TEMP: temp },
    stdio: 'pipe',
  })
  const texts = { stdout: '', stderr: '' }
  child.stdout.on('data', (part: Buffer) => (texts.stdout += part.toString()))
  child.stderr.on('data', (part: Buffer) => (texts.stderr += part.toString()))
  const ended = new Promise<Ended>((settle, fail) => {
    child.once('error', fail)
    child.once('close', (status) => settle({ status, ...texts }))
  })
  return { process: child, ended }
}
