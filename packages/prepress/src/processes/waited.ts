import { readFile } from 'node:fs/promises'

/** Milliseconds that a process has waited for a processor which others had; 0 where the system does not tell (Linux only). */
export async function waitedForProcessor(pid: number): Promise<number> {
  try {
    const [, nanoseconds] = (await readFile(`/proc/${pid}/schedstat`, 'utf8')).split(' ')
    return Number(nanoseconds) / 1e6 || 0
  } catch {
    return 0
  }
}
