import { customAutosave } from '@kisscut/records'
import { createWithin, type Quota } from '@kisscut/shop'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES, type TestStorage } from '../testing/open-for-test.ts'
import type { Storage } from '@kisscut/shop/ports/storage'

const QUOTA = { most: 10, message: 'No more of these.' }

describe.each(ENGINES)('quotas on $name', ({ open }) => {
  let test: TestStorage
  let storage: Storage
  let other: Storage
  beforeAll(async () => {
    test = await open()
    storage = test.storage
    other = await test.again()
  })
  afterAll(() => test.end())

  const createIn = (where: Storage, owner: string, quotas: readonly Quota[] = [QUOTA]) =>
    where.transaction((store) => createWithin(store, customAutosave, { owner, data: {} }, quotas))

  it('are never exceeded, however many requests run at once in two processes', async () => {
    const owner = 'session:greedy'
    const results = await Promise.all(
      Array.from({ length: 30 }, (_, turn) => createIn(turn % 2 ? other : storage, owner)),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(QUOTA.most)
    expect(results.find(({ ok }) => !ok)).toMatchObject({ reason: 'conflict', message: QUOTA.message })
    expect(await storage.records.count(customAutosave, { owner })).toBe(QUOTA.most)
  })

  it('are separate for each owner', async () => {
    expect(await createIn(storage, 'session:modest')).toMatchObject({ ok: true })
  })

  it('may apply to a period of time', async () => {
    const owner = 'session:hurried'
    const { created } = await storage.records.create(customAutosave, { owner, data: {} })
    const most = { most: 1, message: 'Not so fast.' }
    const later = new Date(created.getTime() + 1)
    expect(await createIn(storage, owner, [{ ...most, since: created }])).toMatchObject({ ok: false })
    expect(await createIn(storage, owner, [{ ...most, since: later }])).toMatchObject({ ok: true })
  })
})
