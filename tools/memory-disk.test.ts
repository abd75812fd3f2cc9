import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { quickTempFolder } from './memory-disk.mjs'

describe('the folder for files of tests', () => {
  it('is the usual one where there is none in memory, or no room in it', () => {
    expect(quickTempFolder({ folder: tmpdir(), free: Infinity })).toBe(tmpdir())
    expect(quickTempFolder({ free: Infinity })).toBe(tmpdir())
    expect(quickTempFolder({ folder: '/nowhere' })).toBe(tmpdir())
    // A folder that is there, but no memory.
    expect(quickTempFolder({ folder: '/proc', free: 0 })).toBe(tmpdir())
  })
})
