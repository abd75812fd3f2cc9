// Folders in memory for test files: temporary data need not wait for a disk.
import { readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const FOLDER = '/dev/shm'
const MOUNTS = '/proc/mounts'
const TMPFS = 0x01021994
/** Bytes that must be free there and in memory. */
const FREE = 4 * 2 ** 30

/** Memory available to a process on Linux; free memory alone would exclude caches. */
const availableMemory = () =>
  Number(/^MemAvailable:\s+(\d+) kB/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1] ?? 0) * 1024

/** Whether programs may be run from a mounted folder; containers often forbid it. */
const mayRunIn = (folder, mounts) =>
  mounts.split('\n').some((line) => {
    const [, at, , options = ''] = line.split(' ')
    return at === folder && !options.split(',').includes('noexec')
  })

/**
 * The folder for frequently read and written test files: in memory where possible and large enough, otherwise the usual one. With
 * `programs`, one that programs may be run from.
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
