import { artwork } from '@kisscut/records'
import { describe, expect, it } from 'vitest'
import type { StockLibrary } from '../ports/stock-library.ts'
import { ANA, openTestShop, STAFF_EVA } from '../testing/open-test-shop.ts'
import { createStockImages } from './index.ts'

const WAVES = { id: 'waves', name: 'Waves', width: 3, height: 2 }

async function openLibrary() {
  const opened = await openTestShop()
  const bought: string[] = []
  let isReached = true
  const reached = <T>(value: T): Promise<T> =>
    isReached ? Promise.resolve(value) : Promise.reject(new Error('offline'))
  const library: StockLibrary = {
    name: 'The library',
    search: () => reached({ count: 1, pictures: [WAVES] }),
    find: (id) => reached(id === 'waves' ? WAVES : null),
    preview: (id) => reached(id === 'waves' ? { mime: 'image/jpeg', bytes: new Uint8Array([1]) } : null),
    license: (id) => reached((bought.push(id), null)),
  }
  const { storage, shop } = opened
  const stock = createStockImages({ storage, links: shop.links, library, onError: () => undefined })
  return { ...opened, stock, bought, cutOff: () => (isReached = false) }
}

describe('the stock library', () => {
  it('is searched by staff, who make an artwork from a picture once and license nothing (IMG-4, IMG-5)', async () => {
    const { stock, storage, bought } = await openLibrary()
    expect(await stock.search(STAFF_EVA, 'waves')).toMatchObject({ ok: true, value: { count: 1 } })
    const [one, two] = await Promise.all([stock.fetch(STAFF_EVA, 'waves'), stock.fetch(STAFF_EVA, 'waves')])
    expect(one).toMatchObject({
      ok: true,
      value: { stock_image_id: 'waves', full_bleed: true, width: '3.000' },
    })
    expect(two.ok && one.ok && two.value.id === one.value.id).toBe(true)
    expect(await storage.records.count(artwork)).toBe(1)
    expect(bought).toEqual([])
    expect(await stock.fetch(STAFF_EVA, 'none')).toMatchObject({ reason: 'not_found' })
  })

  it('is for staff only, and reports if it can’t be reached (IMG-4)', async () => {
    const { stock, cutOff } = await openLibrary()
    expect(await stock.search(ANA, 'waves')).toMatchObject({ reason: 'forbidden' })
    expect(await stock.fetch(ANA, 'waves')).toMatchObject({ reason: 'forbidden' })
    cutOff()
    expect(await stock.search(STAFF_EVA, 'waves')).toMatchObject({
      reason: 'conflict',
      message: 'The library can’t be reached at the moment. Please try again later.',
    })
  })
})
