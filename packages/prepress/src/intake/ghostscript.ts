import { spawn } from 'node:child_process'
import { access, constants, mkdir, stat } from 'node:fs/promises'
import { delimiter, dirname, join, resolve } from 'node:path'
import { setInterval as every, setTimeout as after } from 'node:timers/promises'
import { limitsOf, residentMegabytes, type ProcessOptions } from '../processes/index.ts'

/** Converts a PostScript file to a PDF; false where it could not, or was aborted. */
export type Distil = (path: string, pdfPath: string, signal: AbortSignal) => Promise<boolean>

/** Converts nothing: for machines without Ghostscript. */
export const noDistil: Distil = async () => false

const MEMORY_LOOK_MS = 100

/**
 * Converts PostScript with Ghostscript where the machine has it. Ghostscript is AGPL, so it is never part of the shop, only
 * a program beside it. PostScript is a full programming language: it runs in a process of its own without the server's
 * environment and is ended after its time or beyond its memory. `-dSAFER` still lets a program read and change whatever lies
 * in the temporary folder, so each run gets an empty one of its own, inside the upload's folder.
 */
export function ghostscript(options: ProcessOptions): Distil {
  let program: Promise<string | null> | undefined
  return async (path, pdfPath, signal) => {
    program ??= onPath('gs')
    const found = await program
    return found !== null && run(found, resolve(path), resolve(pdfPath), options, signal)
  }
}

async function run(
  program: string,
  path: string,
  pdfPath: string,
  options: ProcessOptions,
  stop: AbortSignal,
): Promise<boolean> {
  const { timeoutMs, memoryMb } = limitsOf(options)
  const folder = dirname(path)
  const temporary = join(folder, 'ghostscript')
  await mkdir(temporary, { recursive: true })
  const child = spawn(
    program,
    [
      '-dSAFER',
      '-dBATCH',
      '-dNOPAUSE',
      '-q',
      '-dEPSCrop',
      '-sDEVICE=pdfwrite',
      `-sOutputFile=${pdfPath}`,
      '-f',
      path,
    ],
    {
      cwd: folder,
      env: {
        PATH: process.env['PATH'] ?? '',
        NODE_ENV: 'production',
        TMPDIR: temporary,
        TEMP: temporary,
        TMP: temporary,
      },
      stdio: 'ignore',
    },
  )
  const over = new AbortController()
  const { signal } = over
  const ended = new Promise<boolean>((settle) => {
    child.once('exit', (code) => settle(code === 0))
    child.once('error', () => settle(false))
  })
  const kill = () => void child.kill('SIGKILL')
  stop.addEventListener('abort', kill, { once: true })
  if (stop.aborted) kill()
  try {
    const isDone = await Promise.race([
      ended,
      after(timeoutMs, false, { signal }),
      growsBeyond(child.pid, memoryMb, signal),
    ])
    return isDone && (await stat(pdfPath)).size > 0
  } catch {
    return false
  } finally {
    over.abort()
    stop.removeEventListener('abort', kill)
    kill()
    await ended
  }
}

async function growsBeyond(pid: number | undefined, megabytes: number, signal: AbortSignal): Promise<false> {
  try {
    for await (const _ of every(MEMORY_LOOK_MS, undefined, { signal }))
      if (pid !== undefined && ((await residentMegabytes(pid)) ?? 0) > megabytes) break
  } catch {
    // The process ended first.
  }
  return false
}

async function onPath(name: string): Promise<string | null> {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const path = join(folder, name)
    const isThere =
      folder !== '' &&
      (await access(path, constants.X_OK).then(
        () => true,
        () => false,
      ))
    if (isThere) return path
  }
  return null
}
