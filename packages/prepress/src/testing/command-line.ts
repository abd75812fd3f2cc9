import { spawn, type ChildProcess } from 'node:child_process'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { freshBundle } from '../../bin/bundle.mjs'
import { run } from '../command-line/run.ts'
import { openWorkspace } from '../command-line/workspace.ts'

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

/**
 * Runs commands in this process, in `folder`, with the bundled worker of the real command: its processes start once and serve
 * every command, which saves most of a command's time. Until closed, `folder` is the working directory of this process.
 */
export async function openKisscut(folder: string) {
  const { worker } = await freshBundle()
  const { close: closeWorkspace, ...shared } = await openWorkspace(worker)
  const before = process.cwd()
  process.chdir(folder)
  const kisscut = async (...args: readonly string[]): Promise<Ended> => {
    const texts = { stdout: '', stderr: '' }
    const status = await run({
      args,
      stdin: Readable.from([]),
      stdout: { write: (text) => (texts.stdout += text) },
      stderr: { write: (text) => (texts.stderr += text) },
      openWorkspace: async () => ({ ...shared, close: async () => undefined }),
      signal: new AbortController().signal,
    })
    return { status, ...texts }
  }
  const close = async () => {
    process.chdir(before)
    await closeWorkspace()
  }
  return { kisscut, close }
}
