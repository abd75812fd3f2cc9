import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { quickTempFolder } from './memory-disk.mjs'

describe('quickTempFolder', () => {
  it('is the usual folder where there is none in memory, or no room in it', () => {
    expect(quickTempFolder({ folder: tmpdir(), free: Infinity })).toBe(tmpdir())
    expect(quickTempFolder({ free: Infinity })).toBe(tmpdir())
    expect(quickTempFolder({ folder: '/nowhere' })).toBe(tmpdir())
    // A folder that exists, but not in memory.
    expect(quickTempFolder({ folder: '/proc', free: 0 })).toBe(tmpdir())
  })

  it('is the usual folder for programs where they can’t be run from memory', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kisscut-mounts-'))
    const mounts = join(folder, 'mounts')
    const quick = quickTempFolder({ free: 0 })
    const mounted = (options: string) => {
      writeFileSync(mounts, `tmpfs ${quick} tmpfs ${options} 0 0\n`)
      return quickTempFolder({ free: 0, programs: true, mounts })
    }
    expect(mounted('rw,relatime')).toBe(quick)
    expect(mounted('rw,nosuid,noexec')).toBe(tmpdir())
    rmSync(folder, { recursive: true })
  })
})
