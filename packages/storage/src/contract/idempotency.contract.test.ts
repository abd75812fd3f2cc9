import { category, ddbProduct, template } from '@kisscut/records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES, type TestStorage } from '../testing/open-for-test.ts'
import { aCategory, aLine, aTemplate } from '../testing/rows.ts'
import type { Storage } from '@kisscut/shop/ports/storage'

describe.each(ENGINES)('idempotency on $name', ({ open }) => {
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
    where.idempotency.perKey({ owner: 'session:ana', key, request }, (store) =>
      store.carts.putLine('session:ana', 'USD', aLine(), 100),
    )

  it('adds once per key, however many requests run at once in two processes (API-9)', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, i) => adding(i % 2 ? other : storage, 'k1')),
    )
    const lines = outcomes.map((outcome) =>
      outcome.conflict || !outcome.result.ok ? 'conflict' : outcome.result.lineId,
    )
    expect(new Set(lines).size).toBe(1)
    expect(outcomes.filter((outcome) => !outcome.conflict && outcome.first)).toHaveLength(1)
    expect(await storage.carts.countOfOwner('session:ana')).toBe(1)
  })

  it('gives a claim to one caller and the result to later ones; a released key can be claimed again (API-25)', async () => {
    const call = (key: string, request = 'a') => ({ owner: 'session:ana', key, request })
    const claims = await Promise.all(
      [storage, other, storage].map(({ idempotency }) => idempotency.claim(call('c'))),
    )
    expect(claims.map(({ state }) => state).sort()).toEqual(['claimed', 'under_way', 'under_way'])
    expect(await other.idempotency.claim(call('c', 'b'))).toEqual({
      state: 'other_request',
      result: undefined,
    })
    await storage.idempotency.settle(call('c'), { id: 7 })
    expect(await other.idempotency.claim(call('c'))).toEqual({ state: 'settled', result: { id: 7 } })
    expect(await other.idempotency.claim(call('c', 'b'))).toEqual({
      state: 'other_request',
      result: { id: 7 },
    })
    await storage.idempotency.release(call('c'))
    expect(await other.idempotency.claim(call('c'))).toMatchObject({ state: 'settled' })
    await storage.idempotency.claim(call('d'))
    await storage.idempotency.release(call('d'))
    expect(await other.idempotency.claim(call('d', 'b'))).toEqual({ state: 'claimed' })
  })

  it('follows a guest who signs in during the call (API-25, ACC-5)', async () => {
    const call = (owner: string) => ({ owner, key: 'moved', request: 'a' })
    expect(await storage.idempotency.claim(call('session:zoe'))).toEqual({ state: 'claimed' })
    await storage.carts.mergeGuest('session:zoe', 'account:zoe', 100)
    expect(await other.idempotency.claim(call('account:zoe'))).toEqual({ state: 'under_way' })
    await storage.idempotency.settle(call('session:zoe'), { id: 8 })
    expect(await other.idempotency.claim(call('account:zoe'))).toEqual({
      state: 'settled',
      result: { id: 8 },
    })
  })

  it('reports a key used for another request', async () => {
    await adding(storage, 'k2')
    expect(await adding(storage, 'k2', 'die-cut × 500')).toEqual({ conflict: true })
  })

  it('accepts any text as a key', async () => {
    for (const key of ['', '\0', '\ud800', 'k'.repeat(100_000)]) {
      const call = { owner: 'session:odd', key, request: key }
      expect(await storage.idempotency.perKey(call, async () => 1)).toMatchObject({ first: true })
      expect(await storage.idempotency.perKey(call, async () => 2)).toEqual({
        conflict: false,
        result: 1,
        first: false,
      })
    }
  })

  it('stores neither key nor result if the work fails', async () => {
    const call = { owner: 'session:ben', key: 'k3', request: 'r' }
    const failing = storage.idempotency.perKey(call, async (store) => {
      await store.carts.putLine('session:ben', 'USD', aLine(), 100)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await storage.carts.countOfOwner('session:ben')).toBe(0)
    expect(await storage.idempotency.perKey(call, async () => 'done')).toEqual({
      conflict: false,
      result: 'done',
      first: true,
    })
  })

  it('never sells the last piece twice', async () => {
    await storage.records.create(template, aTemplate({ remaining_stock: 7 }))
    const sold = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        (i % 2 ? other : storage).catalog.decreaseStock('die-cut-stickers', 1),
      ),
    )
    expect(sold.filter(Boolean)).toHaveLength(7)
    expect((await storage.records.get(template, 'die-cut-stickers'))?.remaining_stock).toBe(0)
  })

  it('sells the stock of a drag-drop-buy product like that of others', async () => {
    const { id, name, slug, sku, category } = aTemplate({ id: 'family', slug: 'family', sku: 'F' })
    const family = { id, name, slug, sku, category, default_quantity: 1, remaining_stock: 2 }
    await storage.records.create(ddbProduct, family)
    const sold = await Promise.all([1, 2, 3].map(() => storage.catalog.decreaseStock('family', 1)))
    expect(sold.filter(Boolean)).toHaveLength(2)
    expect(await storage.catalog.stockOf('family')).toBe(0)
  })

  it('sells below zero with backorders, without limit if made to order, and never a missing product', async () => {
    const back = aTemplate({ id: 'back', slug: 'back', sku: 'B', remaining_stock: 1, allow_backorders: true })
    await storage.records.create(template, back)
    await storage.records.create(template, aTemplate({ id: 'made', slug: 'made', sku: 'M' }))
    expect(await storage.catalog.decreaseStock('back', 5)).toBe(true)
    expect((await storage.records.get(template, 'back'))?.remaining_stock).toBe(-4)
    expect(await storage.catalog.decreaseStock('made', 5)).toBe(true)
    expect(await storage.catalog.decreaseStock('nothing', 5)).toBe(false)
  })
})
