import { templateSize } from '@kisscut/records'
import { StorageConflict } from '@kisscut/shop/ports/records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES, type TestStorage } from '../testing/open-for-test.ts'
import type { Transaction } from '@kisscut/shop/ports/storage'

describe.each(ENGINES)('savepoints of a transaction on $name', ({ open }) => {
  let test: TestStorage
  beforeAll(async () => {
    test = await open()
  })
  afterAll(() => test.end())

  const add = (store: Transaction, id: string) =>
    store.savepoint(() =>
      store.records.create(templateSize, { id, name: id, width: '2', height: '2', price: null } as never),
    )
  const stored = async () => (await test.storage.records.findMany(templateSize, {})).map(({ id }) => id)

  it('roll back only their own part if it fails, in the database or in the work', async () => {
    await test.storage.transaction(async (store) => {
      await add(store, 'first')
      await expect(add(store, 'first')).rejects.toThrow(StorageConflict)
      const failing = store.savepoint(async () => {
        await store.records.update(templateSize, 'first', { name: 'Changed' })
        throw new Error('no')
      })
      await expect(failing).rejects.toThrow('no')
      await add(store, 'second')
    })
    expect((await stored()).toSorted()).toEqual(['first', 'second'])
    expect(await test.storage.records.get(templateSize, 'first')).toMatchObject({ name: 'first' })
  })

  it('are rolled back with the transaction', async () => {
    const rollback = test.storage.transaction(async (store) => {
      await add(store, 'third')
      throw new Error('undone')
    })
    await expect(rollback).rejects.toThrow('undone')
    expect(await stored()).not.toContain('third')
  })
})
