import { spawn } from 'node:child_process'
import { access, constants, mkdir, stat } from 'node:fs/promises'
import { delimiter, dirname, join, resolve } from 'node:path'
import { setInterval as every, setTimeout as after } from 'node:timers/promises'
import { limitsOf, residentMegabytes, sandboxed, type ProcessOptions } from '../processes/index.ts'

/** Result of a conversion: `failed` if Ghostscript is missing or can't read the file. */
export type Distilled = 'done' | 'failed' | 'too-slow'

/** Converts a PostScript file to a PDF. */
export type Distil = (path: string, pdfPath: string, signal: AbortSignal) => Promise<Distilled>

/** Converts nothing: for machines without Ghostscript. */
export const noDistil: Distil = async () => 'failed'

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
    return found === null ? 'failed' : run(found, resolve(path), resolve(pdfPath), options, signal)
  }
}

async function run(
  program: string,
  path: string,
  pdfPath: string,
  options: ProcessOptions,
  stop: AbortSignal,
): Promise<Distilled> {
  const { timeoutMs, memoryMb } = limitsOf(options)
  const folder = dirname(path)
  const temporary = join(folder, 'ghostscript')
  await mkdir(temporary, { recursive: true })
  const args = ['-dSAFER', '-dBATCH', '-dNOPAUSE', '-q', '-dEPSCrop', '-sDEVICE=pdfwrite']
  const { command, args: all } = sandboxed(
    { command: program, args: [...args, `-sOutputFile=${pdfPath}`, '-f', path] },
    { memoryMb, seconds: Math.ceil(timeoutMs / 1000) },
  )
  const child = spawn(command, all, {
    cwd: folder,
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'production',
      TMPDIR: temporary,
      TEMP: temporary,
      TMP: temporary,
    },
    stdio: 'ignore',
  })
  const over = new AbortController()
  const { signal } = over
  const ended = new Promise<Distilled>((settle) => {
    child.once('exit', (code, killed) =>
      settle(killed === 'SIGXCPU' ? 'too-slow' : code === 0 ? 'done' : 'failed'),
    )
    child.once('error', () => settle('failed'))
  })
  const kill = () => void child.kill('SIGKILL')
  stop.addEventListener('abort', kill, { once: true })
  if (stop.aborted) kill()
  try {
    const ending = await Promise.race([
      ended,
      after(timeoutMs, 'too-slow' as const, { signal }),
      growsBeyond(child.pid, memoryMb, signal),
    ])
    return ending === 'done' && (await stat(pdfPath)).size === 0 ? 'failed' : ending
  } catch {
    return 'failed'
  } finally {
    over.abort()
    stop.removeEventListener('abort', kill)
    kill()
    await ended
  }
}

async function growsBeyond(
  pid: number | undefined,
  megabytes: number,
  signal: AbortSignal,
): Promise<'failed'> {
  try {
    for await (const _ of every(MEMORY_LOOK_MS, undefined, { signal }))
      if (pid !== undefined && ((await residentMegabytes(pid)) ?? 0) > megabytes) break
  } catch {
    // The process ended first.
  }
  return 'failed'
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
