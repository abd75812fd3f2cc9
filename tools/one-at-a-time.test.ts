import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.mjs'

const folder = mkdtempSync(join(tmpdir(), 'kisscut-one-'))
const file = join(folder, 'below', 'lock')
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => rmSync(file, { force: true }))

const pause = () => new Promise(setImmediate)

describe('two starts in one folder (OPS-11)', () => {
  it('never build at once, and each waiting one says so', async () => {
    let [under, most, waits] = [0, 0, 0]
    const work = async () => {
      most = Math.max(most, (under += 1))
      for (let turn = 0; turn < 20; turn += 1) await pause()
      under -= 1
    }
    const settings = { pause, onWait: () => void (waits += 1) }
    await Promise.all(Array.from({ length: 5 }, () => oneAtATime(file, work, settings)))
    expect([most, waits]).toEqual([1, 4])
    expect(existsSync(file)).toBe(false)
  })

  it('never wait for a process that was killed, or has failed', async () => {
    await oneAtATime(file, async () => 1)
    const { pid } = spawnSync(process.execPath, ['-e', ''])
    writeFileSync(file, String(pid))
    expect(await oneAtATime(file, async () => 2, { pause })).toBe(2)
    const fail = () => Promise.reject(new Error('The build failed.'))
    await expect(oneAtATime(file, fail, { pause })).rejects.toThrow('The build failed.')
    expect(await oneAtATime(file, async () => 3, { pause })).toBe(3)
  })
})
