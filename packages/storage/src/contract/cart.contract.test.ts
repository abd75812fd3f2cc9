import { custom, userFile } from '@kisscut/records'
import { StorageConflict } from '@kisscut/shop/ports/records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES, type TestStorage } from '../testing/open-for-test.ts'
import { aCustom, aFile, aLine, aSoldItem } from '../testing/rows.ts'
import type { NewCartLine } from '@kisscut/shop/ports/carts'
import type { Storage } from '@kisscut/shop/ports/storage'

describe.each(ENGINES)('carts on $name', ({ open }) => {
  let test: TestStorage
  let storage: Storage
  beforeAll(async () => {
    test = await open()
    storage = test.storage
  })
  afterAll(() => test.end())

  const linesOf = async (owner: string) => (await storage.carts.ofOwner(owner))?.lines ?? []

  /** A stored line. */
  const asStored = <T extends { readonly soldItem: { readonly id: string } }>(line: T) => ({
    ...line,
    soldItem: line.soldItem.id,
  })

  const added = async (owner: string, line: NewCartLine): Promise<string> => {
    const put = await storage.carts.putLine(owner, 'USD', line, 100)
    if (!put.ok) throw new Error(put.reason)
    return put.lineId
  }

  it('keep lines in the order they were added, as they were frozen', async () => {
    const first = aLine()
    for (const line of [first, aLine({ quantity: 250 }), aLine({ quantity: 500 })])
      await storage.carts.putLine('session:order', 'USD', line, 100)
    const lines = await linesOf('session:order')
    expect(lines.map((line) => line.quantity)).toEqual([100, 250, 500])
    expect(lines[0]).toMatchObject(asStored(first))
    expect(await storage.carts.countOfOwner('session:order')).toBe(3)
    expect(await storage.carts.countOfOwner('session:nobody')).toBe(0)
    expect(await storage.carts.ofOwner('session:nobody')).toBeNull()
  })

  it('change and remove only the owner’s lines', async () => {
    const line = aLine()
    const id = await added('session:change', line)
    expect(await storage.carts.changeLine('session:thief', id, { quantity: 1 })).toBeNull()
    expect(await storage.carts.removeLine('session:thief', id)).toBe(false)
    const changed = await storage.carts.changeLine('session:change', id, { quantity: 500, total: '135.00' })
    expect(changed).toMatchObject({ ...asStored(line), id, quantity: 500, total: '135.00' })
    expect(await storage.carts.removeLine('session:change', id)).toBe(true)
    expect(await linesOf('session:change')).toEqual([])
  })

  it('have one currency until they are empty (PRICE-5)', async () => {
    const owner = 'session:currency'
    const first = await added(owner, aLine())
    expect(await storage.carts.putLine(owner, 'EUR', aLine(), 100)).toEqual({
      ok: false,
      reason: 'other_currency',
    })
    await storage.carts.removeLine(owner, first)
    expect(await storage.carts.putLine(owner, 'EUR', aLine(), 100)).toMatchObject({ ok: true, count: 1 })
    expect((await storage.carts.ofOwner(owner))?.currency).toBe('EUR')
  })

  it('are repriced in another currency in one step, and only if unchanged since they were read (CUR-6)', async () => {
    const owner = 'session:reprice'
    const ids = [await added(owner, aLine()), await added(owner, aLine())]
    const read = (await storage.carts.ofOwner(owner))!
    const prices = ids.map((id) => ({ id, unitPrice: '0.48', total: '47.84' }))
    const asBefore = async () => {
      const cart = (await storage.carts.ofOwner(owner))!
      expect([cart.currency, ...cart.lines.map(({ total }) => total)]).toEqual(['USD', '52.00', '52.00'])
    }
    expect(await storage.carts.reprice({ ...read, lines: read.lines.slice(1) }, 'EUR', prices)).toBe(false)
    expect(await storage.carts.reprice({ ...read, currency: 'JPY' }, 'EUR', prices)).toBe(false)
    await asBefore()
    expect(await storage.carts.reprice(read, 'EUR', prices)).toBe(true)
    const cart = (await storage.carts.ofOwner(owner))!
    expect([cart.currency, ...cart.lines.map(({ total }) => total)]).toEqual(['EUR', '47.84', '47.84'])
    expect(await storage.carts.reprice(read, 'EUR', prices)).toBe(false)
  })

  it('store each sold item once, and retain it while a line holds it (CART-2)', async () => {
    const [owner, item] = ['session:items', aSoldItem('held')]
    const other = await test.again()
    const [first, second] = [
      await added(owner, aLine({ soldItem: item })),
      await added(owner, aLine({ soldItem: item })),
    ]
    expect(await storage.soldItems.contents([item.id, 'none'])).toEqual(new Map([[item.id, item.content]]))
    const renewed = aSoldItem('renewed')
    const seen = { soldItem: 'another' }
    expect(await storage.carts.changeLine(owner, first, { soldItem: renewed }, seen)).toBeNull()
    const changed = await storage.carts.changeLine(owner, first, { soldItem: renewed }, { soldItem: item.id })
    expect(changed?.soldItem).toBe(renewed.id)
    const [long, soon] = [new Date(0), new Date(Date.now() + 86_400_000)]
    const there = async () => [...(await storage.soldItems.contents([item.id, renewed.id])).keys()].sort()
    expect(await storage.soldItems.removeUnused(long)).toBe(0)
    await storage.soldItems.removeUnused(soon)
    expect(await there()).toEqual([item.id, renewed.id].sort())
    await storage.carts.removeLine(owner, second)
    await Promise.all([storage, other].map(({ soldItems }) => soldItems.removeUnused(soon)))
    expect(await there()).toEqual([renewed.id])
    const customs = [renewed.id]
    const request = { kind: 'print', customs }
    const soldItems = customs
    const job = await storage.jobs.add({ owner, kind: 'print', request, soldItems }, soon)
    await storage.carts.remove(owner)
    await storage.soldItems.removeUnused(soon)
    expect(await there()).toEqual([renewed.id])
    await storage.jobs.cancel(job.id, soon)
    await storage.jobs.remove(job.id)
    await storage.soldItems.removeUnused(soon)
    expect(await there()).toEqual([])
  })

  it('never loses the sold item of a job that is added while unused ones are removed: the job is rejected, or it stays', async () => {
    const [owner, item] = ['session:jobs', aSoldItem('made')]
    const other = await test.again()
    for (let turn = 0; turn < 12; turn += 1) {
      await storage.carts.putLine(owner, 'USD', aLine({ soldItem: item, configuredId: 'made' }), 100)
      await storage.carts.remove(owner)
      const soon = new Date(Date.now() + 86_400_000)
      const [added] = await Promise.allSettled([
        storage.jobs.add({ owner, kind: 'print', request: {}, soldItems: [item.id] }, soon),
        other.soldItems.removeUnused(soon),
      ])
      const isThere = (await storage.soldItems.contents([item.id])).size === 1
      expect(isThere).toBe(added.status === 'fulfilled')
      if (added.status === 'rejected') {
        expect(added.reason).toBeInstanceOf(StorageConflict)
        continue
      }
      await storage.jobs.cancel(added.value.id, soon)
      await storage.jobs.remove(added.value.id)
    }
  })

  it('never loses the sold item of a line that is added while unused ones are removed', async () => {
    const owner = 'session:race'
    const other = await test.again()
    const item = aSoldItem('raced')
    for (let turn = 0; turn < 12; turn += 1) {
      const before = new Date()
      const [put] = await Promise.all([
        storage.carts.putLine(owner, 'USD', aLine({ soldItem: item, configuredId: 'raced' }), 100),
        other.soldItems.removeUnused(before),
      ])
      expect(put).toMatchObject({ ok: true })
      expect((await storage.soldItems.contents([item.id])).size).toBe(1)
      await storage.carts.remove(owner)
    }
  })

  it('are created once per owner, however many tabs add at once, in two processes', async () => {
    const owner = 'session:tabs'
    const other = await test.again()
    const added = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        (i % 2 ? other : storage).carts.putLine(owner, 'USD', aLine(), 100),
      ),
    )
    expect(new Set(added.map((line) => line.ok && line.cartId)).size).toBe(1)
    const lines = await linesOf(owner)
    expect(lines).toHaveLength(12)
  })

  it('replace the line of a product already in them, in its place', async () => {
    const owner = 'session:renew'
    const line = aLine()
    const id = await added(owner, line)
    await added(owner, aLine())
    const renewed = { ...line, quantity: 500, total: '135.00' }
    const put = await storage.carts.putLine(owner, 'USD', renewed, 2)
    expect(put).toMatchObject({ ok: true, lineId: id, count: 2 })
    expect((await linesOf(owner))[0]).toMatchObject({ ...asStored(renewed), id })
  })

  it('store saved lines in their places, for their owner only and without counting them (CART-7)', async () => {
    const owner = 'session:later'
    const line = aLine()
    const id = await added(owner, line)
    await added(owner, aLine())
    expect(await storage.carts.saveForLater('session:thief', id, true)).toBe(false)
    expect(await storage.carts.saveForLater(owner, 'none', true)).toBe(false)
    expect(await storage.carts.saveForLater(owner, id, true)).toBe(true)
    expect((await linesOf(owner)).map((each) => each.savedForLater)).toEqual([true, false])
    expect(await storage.carts.countOfOwner(owner)).toBe(1)
    expect(await storage.carts.putLine(owner, 'USD', aLine(), 2)).toEqual({ ok: false, reason: 'full' })
    expect(await storage.carts.putLine(owner, 'USD', aLine(), 3)).toMatchObject({ ok: true, count: 2 })
    expect(await storage.carts.changeLine(owner, id, { quantity: 500 })).toMatchObject({
      savedForLater: true,
    })
    expect(await storage.carts.saveForLater(owner, id, false)).toBe(true)
    expect(await storage.carts.countOfOwner(owner)).toBe(3)
    expect((await linesOf(owner))[0]).toMatchObject({
      ...asStored(line),
      id,
      quantity: 500,
      savedForLater: false,
    })
  })

  it('move a saved product back when it is added again (CART-5, CART-7)', async () => {
    const owner = 'session:again'
    const line = aLine()
    const id = await added(owner, line)
    await storage.carts.saveForLater(owner, id, true)
    const put = await storage.carts.putLine(owner, 'USD', line, 1)
    expect(put).toMatchObject({ ok: true, lineId: id, count: 1 })
    expect(await storage.carts.countOfOwner(owner)).toBe(1)
  })

  it('never exceed their limit, however many tabs add at once', async () => {
    const owner = 'session:full'
    const other = await test.again()
    const put = await Promise.all(
      Array.from({ length: 15 }, (_, i) =>
        (i % 2 ? other : storage).carts.putLine(owner, 'USD', aLine(), 10),
      ),
    )
    expect(put.filter(({ ok }) => ok)).toHaveLength(10)
    expect(put.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'full' })
    expect(await linesOf(owner)).toHaveLength(10)
  })

  it('move to the account with everything the guest owned (CART-6)', async () => {
    await storage.carts.putLine('account:cora', 'USD', aLine({ quantity: 1 }), 100)
    await storage.carts.putLine('session:guest', 'USD', aLine({ quantity: 2 }), 100)
    const mine = await storage.records.create(custom, aCustom({ owner: 'session:guest' }))
    const file = await storage.records.create(userFile, aFile({ owner: 'session:guest' }))
    await storage.carts.mergeGuest('session:guest', 'account:cora', 100)
    expect((await linesOf('account:cora')).map((line) => line.quantity)).toEqual([1, 2])
    expect((await storage.carts.ofOwner('session:guest'))?.owner).toBe('account:cora')
    expect((await storage.records.get(custom, mine.id))?.owner).toBe('account:cora')
    expect((await storage.records.get(userFile, file.id))?.owner).toBe('account:cora')
  })

  it('move completely to an account without a cart', async () => {
    await storage.carts.putLine('session:early', 'USD', aLine(), 100)
    await storage.carts.mergeGuest('session:early', 'account:new', 100)
    expect(await linesOf('account:new')).toHaveLength(1)
  })

  it('keep their limit in a merge: the newest lines stay, and the number of dropped ones is stored (CART-6)', async () => {
    const owner = 'account:full'
    const filled = async (from: string, names: readonly string[], saved: readonly string[] = []) => {
      for (const name of names) {
        const id = await added(from, aLine({ name }))
        if (saved.includes(name)) await storage.carts.saveForLater(from, id, true)
      }
    }
    const names = async () => (await linesOf(owner)).map(({ name }) => name)
    await filled(owner, ['a', 'b', 'c'], ['b'])
    await filled('session:one', ['d', 'e'])
    await storage.carts.mergeGuest('session:one', owner, 4)
    expect(await names()).toEqual(['a', 'c', 'd', 'e'])
    await filled('session:two', ['f', 'g', 'h'])
    await storage.carts.mergeGuest('session:two', owner, 4)
    expect(await names()).toEqual(['e', 'f', 'g', 'h'])
    expect((await storage.carts.ofOwner(owner))?.removedLines).toBe(3)
    const [line] = await linesOf(owner)
    await storage.carts.removeLine(owner, line!.id)
    expect((await storage.carts.ofOwner(owner))?.removedLines).toBe(0)
  })

  it('never exceed their limit, however many guests sign in one after the other (CART-6)', async () => {
    for (let guest = 0; guest < 3; guest += 1) {
      for (let line = 0; line < 7; line += 1)
        await added(`session:many-${guest}`, aLine({ quantity: guest + 1 }))
      await storage.carts.mergeGuest(`session:many-${guest}`, 'account:many', 10)
    }
    const lines = await linesOf('account:many')
    expect(lines.map(({ quantity }) => quantity)).toEqual([2, 2, 2, 3, 3, 3, 3, 3, 3, 3])
  })
})
