import { template } from '@kisscut/records'
import { describe, expect, it } from 'vitest'
import type { Catalog } from '../ports/catalog.ts'
import { stockCategory } from '../testing/category.ts'
import { openTestStorage } from '../testing/test-storage.ts'
import { createCatalogCache } from './catalog-cache.ts'

const ID = 'die-cut-stickers'

/** Catalog reads that a change may overtake, each awaited separately. */
const READS = ['rows', 'usesOf'] as const

describe('a product that changes while it is read', () => {
  it.each(READS)('is read again for the next catalog (slow read: %s)', async (slow) => {
    const { storage } = await openTestStorage(stockCategory, () => new Date(0))
    let go: () => void = () => undefined
    let waiting = 0
    const held = new Promise<void>((resolve) => (go = resolve))
    const isHeld = { now: true }
    const read = storage.catalog[slow] as (...given: never[]) => Promise<unknown>
    const overtaken = {
      ...storage.catalog,
      [slow]: async (...given: never[]) => {
        const found = await read(...given)
        if (isHeld.now) {
          waiting += 1
          await held
        }
        return found
      },
    } as Catalog
    const cache = createCatalogCache(overtaken, () => new Date(0))
    const before = await cache.current()
    const reading = before.product(ID)
    await expect.poll(() => waiting).toBeGreaterThan(0)
    await storage.records.update(template, ID, { name: 'Renamed stickers' })
    const after = await cache.current()
    isHeld.now = false
    go()
    await reading
    expect((await after.product(ID))?.product.name).toBe('Renamed stickers')
  })
})

describe('two catch-ups that overlap', () => {
  it('end with the newest version and its products, whichever finishes last', async () => {
    const { storage } = await openTestStorage(stockCategory, () => new Date(0))
    const waiting: (() => void)[] = []
    const isSlow = { now: false }
    const overtaken: Catalog = {
      ...storage.catalog,
      changesSince: async (version) => {
        const found = await storage.catalog.changesSince(version)
        if (isSlow.now) await new Promise<void>((resolve) => waiting.push(resolve))
        return found
      },
    }
    const cache = createCatalogCache(overtaken, () => new Date(0))
    const rename = (name: string) => storage.records.update(template, ID, { name })
    await (await cache.current()).product(ID)
    await rename('First')
    isSlow.now = true
    const first = cache.current()
    await expect.poll(() => waiting.length).toBe(1)
    isSlow.now = false
    await rename('Second')
    const second = await cache.current()
    expect((await second.product(ID))?.product.name).toBe('Second')
    waiting[0]!()
    expect((await first).version).toBe(second.version)
    const last = await cache.current()
    expect([last.version, (await last.product(ID))?.product.name]).toEqual([second.version, 'Second'])
  })
})
