// Where files of tests may stand in memory: what is thrown away need not wait for a disk.
import { readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const FOLDER = '/dev/shm'
const TMPFS = 0x01021994
/** Bytes that have to be free there, and of memory. */
const FREE = 4 * 2 ** 30

/** What Linux could give to a process now; free memory alone would leave out what it uses for caches. */
const availableMemory = () =>
  Number(/^MemAvailable:\s+(\d+) kB/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1] ?? 0) * 1024

/** The folder for files of tests that are read and written often: in memory where the machine has that and room in it, else the usual one. */
export function quickTempFolder({ folder = FOLDER, free = FREE } = {}) {
  try {
    const { type, bavail, bsize } = statfsSync(folder)
    return type === TMPFS && bavail * bsize >= free && availableMemory() >= free ? folder : tmpdir()
  } catch {
    return tmpdir()
  }
}
