import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultConfiguration } from '@kisscut/core/product'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { ANA, openTestShop, STAFF_EVA } from '../../testing/open-test-shop.ts'
import { LEASE_MS } from './lease.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kisscut-lease-'))
  await writeFile(join(folder, 'logo.png'), 'pixels')
})
afterAll(() => rm(folder, { recursive: true, force: true }))
afterEach(() => vi.useRealTimers())

describe('the lease of a job', () => {
  it('outlasts work that takes ten times as long, so that no other worker starts the job (PROD-10)', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { shop, storage, clock, pressDoes } = await openTestShop()
    const page = await shop.browse.product(ANA, 'stickers/die-cut', 'die-cut-stickers', new URLSearchParams())
    if (!page.ok) throw new Error(page.reason)
    const { product } = page.value
    const change = defaultConfiguration(product)
    const saved = await shop.configure.save(ANA, { id: null, productId: product.id, change })
    if (!saved.ok) throw new Error(saved.reason)
    const incoming = { path: join(folder, 'logo.png'), name: 'logo.png', bytes: 6 }
    const received = await shop.design.receiveFile(ANA, incoming)
    if (!received.ok) throw new Error(received.reason)
    await shop.design.useFile(ANA, saved.value.id, received.value.id)
    const { jobs } = shop.production
    const added = await jobs.add(STAFF_EVA, {
      kind: 'print',
      customs: [saved.value.id],
      files: ['print.pdf'],
    })
    if (!added.ok) throw new Error(added.reason)
    const stopping = new AbortController()
    let isPrinting = false
    pressDoes.print = () => {
      isPrinting = true
      return new Promise(() => undefined)
    }
    const working = jobs.work(stopping.signal)
    await expect.poll(() => isPrinting).toBe(true)
    const [step, steps] = [LEASE_MS / 2, 20]
    for (let at = 0; at < steps; at += 1) {
      clock.now = new Date(clock.now.getTime() + step)
      vi.advanceTimersByTime(step)
      await expect.poll(async () => (await storage.jobs.get(added.value.id))?.updated).toEqual(clock.now)
      expect(await storage.jobs.take(clock.now, LEASE_MS)).toBeNull()
    }
    stopping.abort()
    await working
  })
})
