import { custom } from '@kisscut/records'
import type { Storage } from '@kisscut/shop/ports/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES, type TestStorage } from '../testing/open-for-test.ts'
import { aCustom, aLine } from '../testing/rows.ts'

const [GUEST, OTHER, ACCOUNT] = ['session:former', 'session:other', 'account:ana'] as const
const DAY_MS = 24 * 60 * 60 * 1000

describe.each(ENGINES)('a guest who has signed in, on $name', ({ open }) => {
  let test: TestStorage
  let storage: Storage
  const clock = { now: new Date(Date.UTC(2027, 0, 4)) }
  beforeAll(async () => {
    test = await open()
    storage = await test.again(() => clock.now)
  })
  afterAll(() => test.end())

  /** The account's rows that reads and writes by an owner find. */
  const foundBy = async (owner: string, id: string) => ({
    rows: await storage.records.count(custom, { owner }),
    lines: (await storage.carts.ofOwner(owner))?.lines.length ?? 0,
    count: await storage.carts.countOfOwner(owner),
    isChanged: (await storage.records.update(custom, id, { quantity: 50 }, owner)) !== null,
  })

  it('is the account to requests that are under way, for a week; no other guest is (ACC-5)', async () => {
    const { id } = await storage.records.create(custom, aCustom({ owner: GUEST }))
    await storage.carts.putLine(GUEST, 'USD', aLine({ configuredId: id }), 100)
    await storage.carts.mergeGuest(GUEST, ACCOUNT, 100)
    const everything = { rows: 1, lines: 1, count: 1, isChanged: true }
    const nothing = { rows: 0, lines: 0, count: 0, isChanged: false }
    for (const days of [0, 6]) {
      clock.now = new Date(clock.now.getTime() + days * DAY_MS)
      await storage.accounts.sweep()
      expect(await foundBy(GUEST, id)).toEqual(everything)
      for (const other of [OTHER, 'session:', `${GUEST} `, 'nobody', 'account:former'])
        expect(await foundBy(other, id), other).toEqual(nothing)
      expect(await storage.records.remove(custom, id, OTHER)).toBe(false)
    }
    clock.now = new Date(clock.now.getTime() + 2 * DAY_MS)
    await storage.accounts.sweep()
    expect(await foundBy(GUEST, id)).toEqual(nothing)
    expect(await storage.records.remove(custom, id, GUEST)).toBe(false)
    expect(await foundBy(ACCOUNT, id)).toEqual(everything)
  })
})
