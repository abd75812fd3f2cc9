// Where files of tests may stand in memory: what is thrown away need not wait for a disk.
import { readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const FOLDER = '/dev/shm'
const MOUNTS = '/proc/mounts'
const TMPFS = 0x01021994
/** Bytes that have to be free there, and of memory. */
const FREE = 4 * 2 ** 30

/** What Linux could give to a process now; free memory alone would leave out what it uses for caches. */
const availableMemory = () =>
  Number(/^MemAvailable:\s+(\d+) kB/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1] ?? 0) * 1024

/** Whether programs may be run from a folder that is mounted; containers often forbid it. */
const mayRunIn = (folder, mounts) =>
  mounts.split('\n').some((line) => {
    const [, at, , options = ''] = line.split(' ')
    return at === folder && !options.split(',').includes('noexec')
  })

/**
 * The folder for files of tests that are read and written often: in memory where the machine has that and room in it, else the usual
 * one. With `programs` it is one that programs may be run from.
 */
export function quickTempFolder({ folder = FOLDER, free = FREE, programs = false, mounts = MOUNTS } = {}) {
  try {
    const { type, bavail, bsize } = statfsSync(folder)
    const isQuick = type === TMPFS && bavail * bsize >= free && availableMemory() >= free
    return isQuick && (!programs || mayRunIn(folder, readFileSync(mounts, 'utf8'))) ? folder : tmpdir()
  } catch {
    return tmpdir()
  }
}
