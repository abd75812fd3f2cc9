import { category, template } from '@kisscut/records'
import type { Storage } from '@kisscut/shop'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES, type TestStorage } from '../testing/open-for-test.ts'
import { aCategory, aLine, aTemplate } from '../testing/rows.ts'

describe.each(ENGINES)('what happens once on $name', ({ open }) => {
  let test: TestStorage
  let storage: Storage
  let other: Storage
  beforeAll(async () => {
    test = await open()
    storage = test.storage
    other = await test.again()
    await storage.records.create(category, aCategory())
  })
  afterAll(() => test.end())

  const adding = (where: Storage, key: string, request = 'die-cut × 100') =>
    where.once.perKey({ owner: 'session:ana', key, request }, (store) =>
      store.carts.putLine('session:ana', 'USD', aLine(), 100),
    )

  it('adds once per key, however often and from wherever it is asked at once (API-9)', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => adding(i % 2 ? other : storage, 'k1')),
    )
    const lines = answers.map((answer) =>
      answer.conflict || !answer.answer.ok ? 'conflict' : answer.answer.lineId,
    )
    expect(new Set(lines).size).toBe(1)
    expect(answers.filter((answer) => !answer.conflict && answer.first)).toHaveLength(1)
    expect(await storage.carts.countOfOwner('session:ana')).toBe(1)
  })

  it('tells a key that was used for something else', async () => {
    await adding(storage, 'k2')
    expect(await adding(storage, 'k2', 'die-cut × 500')).toEqual({ conflict: true })
  })

  it('takes any text for a key', async () => {
    for (const key of ['', '\0', '\ud800', 'k'.repeat(100_000)]) {
      const ask = { owner: 'session:odd', key, request: key }
      expect(await storage.once.perKey(ask, async () => 1)).toMatchObject({ first: true })
      expect(await storage.once.perKey(ask, async () => 2)).toEqual({
        conflict: false,
        answer: 1,
        first: false,
      })
    }
  })

  it('keeps neither key nor work when the work fails', async () => {
    const ask = { owner: 'session:ben', key: 'k3', request: 'r' }
    const failing = storage.once.perKey(ask, async (store) => {
      await store.carts.putLine('session:ben', 'USD', aLine(), 100)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await storage.carts.countOfOwner('session:ben')).toBe(0)
    expect(await storage.once.perKey(ask, async () => 'done')).toEqual({
      conflict: false,
      answer: 'done',
      first: true,
    })
  })

  it('sells the last piece once', async () => {
    await storage.records.create(template, aTemplate({ remaining_stock: 7 }))
    const sold = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        (i % 2 ? other : storage).catalog.decreaseStock('die-cut-stickers', 1),
      ),
    )
    expect(sold.filter(Boolean)).toHaveLength(7)
    expect((await storage.records.get(template, 'die-cut-stickers'))?.remaining_stock).toBe(0)
  })

  it('sells past zero with backorders, without end what is made to order, never what does not exist', async () => {
    const back = aTemplate({ id: 'back', slug: 'back', sku: 'B', remaining_stock: 1, allow_backorders: true })
    await storage.records.create(template, back)
    await storage.records.create(template, aTemplate({ id: 'made', slug: 'made', sku: 'M' }))
    expect(await storage.catalog.decreaseStock('back', 5)).toBe(true)
    expect((await storage.records.get(template, 'back'))?.remaining_stock).toBe(-4)
    expect(await storage.catalog.decreaseStock('made', 5)).toBe(true)
    expect(await storage.catalog.decreaseStock('nothing', 5)).toBe(false)
  })
})
