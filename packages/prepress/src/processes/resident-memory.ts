import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Resident memory of a process in megabytes; null where unknown, or the process has exited. */
export async function residentMegabytes(pid: number): Promise<number | null> {
  try {
    return process.platform === 'linux' ? await fromProc(pid) : await fromPs(pid)
  } catch {
    return null
  }
}

async function fromProc(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]
  return kilobytes === undefined ? null : Number(kilobytes) / 1024
}

async function fromPs(pid: number): Promise<number | null> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)])
  const kilobytes = Number(stdout.trim())
  return Number.isFinite(kilobytes) ? kilobytes / 1024 : null
}
