import { spawn } from 'node:child_process'
import { access, constants, stat } from 'node:fs/promises'
import { delimiter, dirname, join, resolve } from 'node:path'
import { setInterval as every, setTimeout as after } from 'node:timers/promises'
import { limitsOf, residentMegabytes, type ProcessOptions } from '../processes/index.ts'

/** Makes a PDF of a PostScript file and tells whether it could. */
export type Distil = (path: string, pdfPath: string) => Promise<boolean>

/** Where there is no Ghostscript. */
export const noDistil: Distil = async () => false

const MEMORY_LOOK_MS = 100

/**
 * PostScript by Ghostscript, where the machine has it: it is AGPL, so never a part of the shop, only a program beside it.
 * PostScript is a language in which anything can be written; it runs in a process of its own that may read its file and
 * write the PDF, and is ended after its time or beyond its memory.
 */
export function ghostscript(options: ProcessOptions): Distil {
  let program: Promise<string | null> | undefined
  return async (path, pdfPath) => {
    program ??= onPath('gs')
    const found = await program
    return found !== null && run(found, path, pdfPath, options)
  }
}

async function run(
  program: string,
  path: string,
  pdfPath: string,
  options: ProcessOptions,
): Promise<boolean> {
  const { timeoutMs, memoryMb } = limitsOf(options)
  const child = spawn(
    program,
    [
      '-dSAFER',
      '-dBATCH',
      '-dNOPAUSE',
      '-q',
      '-dEPSCrop',
      '-sDEVICE=pdfwrite',
      `-sOutputFile=${resolve(pdfPath)}`,
      '-f',
      resolve(path),
    ],
    {
      cwd: dirname(resolve(path)),
      env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production' },
      stdio: 'ignore',
    },
  )
  const over = new AbortController()
  const { signal } = over
  const ended = new Promise<boolean>((settle) => {
    child.once('exit', (code) => settle(code === 0))
    child.once('error', () => settle(false))
  })
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
    child.kill('SIGKILL')
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
