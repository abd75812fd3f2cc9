import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createHealth } from './health.ts'

const statusOf = async (health: Awaited<ReturnType<typeof createHealth>>) =>
  (await new Hono().get('/healthz', health).request('/healthz')).status

/** A clock that advances on each reading. */
const ticking = () => {
  let time = 0
  return () => (time += 2_000)
}

describe('/healthz', () => {
  it('is down while the database does not respond (API-21)', async () => {
    let up = true
    const ping = () => (up ? Promise.resolve() : Promise.reject(new Error('gone')))
    const health = await createHealth({ ping, paths: [], now: ticking() })
    expect(await statusOf(health)).toBe(200)
    up = false
    expect(await statusOf(health)).toBe(503)
    up = true
    expect(await statusOf(health)).toBe(200)
  })

  it('is down while the database hangs, queries it only once, and is up again when it responds (API-21)', async () => {
    let pings = 0
    let thaw = () => {}
    let isFrozen = true
    const endless = () => new Promise<void>((resolve) => (thaw = resolve))
    const health = await createHealth({
      ping: () => ((pings += 1), isFrozen ? endless() : Promise.resolve()),
      patience: () => (isFrozen ? Promise.resolve() : new Promise(() => undefined)),
      ...{ paths: [], now: ticking() },
    })
    for (let turn = 0; turn < 3; turn += 1) expect(await statusOf(health)).toBe(503)
    expect(pings).toBe(1)
    isFrozen = false
    thaw()
    await new Promise(setImmediate)
    expect(await statusOf(health)).toBe(200)
  })

  it('is down if the data folder was removed or replaced', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'kisscut-health-')), 'data')
    await mkdir(folder)
    const health = await createHealth({ ping: async () => {}, paths: [folder], now: ticking() })
    expect(await statusOf(health)).toBe(200)
    await rename(folder, `${folder}-before`)
    expect(await statusOf(health)).toBe(503)
    await mkdir(folder)
    expect(await statusOf(health)).toBe(503)
    await rm(folder, { recursive: true })
    await rename(`${folder}-before`, folder)
    expect(await statusOf(health)).toBe(200)
  })

  it('checks once a second, however often it is called', async () => {
    let pings = 0
    let time = 0
    const ping = async () => void (pings += 1)
    const health = await createHealth({ ping, paths: [], now: () => time })
    for (let turn = 0; turn < 5; turn += 1) await statusOf(health)
    expect(pings).toBe(1)
    time = 1_000
    await statusOf(health)
    expect(pings).toBe(2)
  })
})
