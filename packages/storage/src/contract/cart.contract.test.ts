import { custom, userFile } from '@kisscut/records'
import type { Storage } from '@kisscut/shop'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES, type TestStorage } from '../testing/open-for-test.ts'
import { aCustom, aFile, aLine } from '../testing/rows.ts'

describe.each(ENGINES)('carts on $name', ({ open }) => {
  let test: TestStorage
  let storage: Storage
  beforeAll(async () => {
    test = await open()
    storage = test.storage
  })
  afterAll(() => test.end())

  const linesOf = async (owner: string) => (await storage.carts.ofOwner(owner))?.lines ?? []

  it('keeps lines in the order they came, as they were frozen', async () => {
    for (const quantity of [100, 250, 500])
      await storage.carts.addLine('session:order', 'USD', aLine({ quantity }))
    const lines = await linesOf('session:order')
    expect(lines.map((line) => line.quantity)).toEqual([100, 250, 500])
    expect(lines[0]).toMatchObject(aLine())
    expect(await storage.carts.countOfOwner('session:order')).toBe(3)
    expect(await storage.carts.countOfOwner('session:nobody')).toBe(0)
    expect(await storage.carts.ofOwner('session:nobody')).toBeNull()
  })

  it('changes and removes the owner’s lines and nobody else’s', async () => {
    const added = await storage.carts.addLine('session:change', 'USD', aLine())
    const id = added!.lineId
    expect(await storage.carts.changeLine('session:thief', id, { quantity: 1 })).toBeNull()
    expect(await storage.carts.removeLine('session:thief', id)).toBe(false)
    const changed = await storage.carts.changeLine('session:change', id, { quantity: 500, total: '135.00' })
    expect(changed).toMatchObject({ ...aLine(), id, quantity: 500, total: '135.00' })
    expect(await storage.carts.removeLine('session:change', id)).toBe(true)
    expect(await linesOf('session:change')).toEqual([])
  })

  it('has one currency, until it is empty', async () => {
    const owner = 'session:currency'
    const first = await storage.carts.addLine(owner, 'USD', aLine())
    expect(await storage.carts.addLine(owner, 'EUR', aLine())).toBeNull()
    await storage.carts.removeLine(owner, first!.lineId)
    expect(await storage.carts.addLine(owner, 'EUR', aLine())).not.toBeNull()
    expect((await storage.carts.ofOwner(owner))?.currency).toBe('EUR')
  })

  it('is one cart however many tabs add at once, in this process and the next', async () => {
    const owner = 'session:tabs'
    const other = await test.again()
    const added = await Promise.all(
      Array.from({ length: 12 }, (_, i) => (i % 2 ? other : storage).carts.addLine(owner, 'USD', aLine())),
    )
    expect(new Set(added.map((line) => line?.cartId)).size).toBe(1)
    const lines = await linesOf(owner)
    expect(lines).toHaveLength(12)
  })

  it('goes over to the account with all the guest owned', async () => {
    await storage.carts.addLine('account:cora', 'USD', aLine({ quantity: 1 }))
    await storage.carts.addLine('session:guest', 'USD', aLine({ quantity: 2 }))
    const mine = await storage.records.create(custom, aCustom({ owner: 'session:guest' }))
    const file = await storage.records.create(userFile, aFile({ owner: 'session:guest' }))
    await storage.carts.mergeGuest('session:guest', 'account:cora')
    expect((await linesOf('account:cora')).map((line) => line.quantity)).toEqual([1, 2])
    expect(await storage.carts.ofOwner('session:guest')).toBeNull()
    expect((await storage.records.get(custom, mine.id))?.owner).toBe('account:cora')
    expect((await storage.records.get(userFile, file.id))?.owner).toBe('account:cora')
  })

  it('goes over whole to an account that has no cart yet', async () => {
    await storage.carts.addLine('session:early', 'USD', aLine())
    await storage.carts.mergeGuest('session:early', 'account:new')
    expect(await linesOf('account:new')).toHaveLength(1)
  })
})
