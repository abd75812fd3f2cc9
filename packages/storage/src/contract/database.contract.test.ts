import { category, custom, customAutosave, template, templateMaterial } from '@kisscut/records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES, type TestStorage } from '../testing/open-for-test.ts'
import { aCategory, aCustom, aLine, aMaterial, aTemplate } from '../testing/rows.ts'
import type { Storage, Transaction } from '@kisscut/shop/ports/storage'

/** A promise to wait for, and a function that resolves it. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

const NAMES = ['Österreich', 'osterreich', 'Zürich', 'ägypten', 'Ägypten', 'Éclair', 'eclair', '🦄 unicorn']

describe.each(ENGINES)('common behavior of both databases, on $name', ({ open }) => {
  let test: TestStorage
  let storage: Storage
  let other: Storage
  beforeAll(async () => {
    test = await open()
    storage = test.storage
    other = await test.again()
    for (const [at, name] of NAMES.entries())
      await storage.records.create(
        templateMaterial,
        aMaterial({ id: `m${at}`, name, order: at, ...(at % 2 ? { description: 'about it' } : {}) }),
      )
  })
  afterAll(() => test.end())

  const found = async (...words: string[]) =>
    (await storage.records.search(templateMaterial, { words, pageSize: 50 })).rows.map(({ name }) => name)

  it('finds words regardless of case and accents, and emoji', async () => {
    for (const word of ['österreich', 'OSTERREICH', 'Österreich'])
      expect(await found(word), word).toEqual(['Österreich', 'osterreich'])
    for (const word of ['ÄGYPTEN', 'agypten']) expect(await found(word), word).toEqual(['ägypten', 'Ägypten'])
    expect(await found('🦄')).toEqual(['🦄 unicorn'])
    expect(await found('🐙')).toEqual([])
  })

  it('sorts by letters, not by bytes', async () => {
    const sorted = async (descending: boolean) => {
      const sort = { field: 'name', descending }
      const { rows } = await storage.records.search(templateMaterial, { sort, pageSize: 50 })
      return rows.map(({ name }) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase())
    }
    const letters = (await sorted(false)).filter((name) => /^[a-z]/.test(name))
    expect(letters).toEqual(letters.toSorted())
    expect((await sorted(true)).filter((name) => /^[a-z]/.test(name))).toEqual(letters.toReversed())
  })

  it('sorts empty values last, in both directions', async () => {
    for (const [id, parent] of [
      ['top', null],
      ['below', 'top'],
      ['alone', null],
      ['deeper', 'below'],
    ] as const)
      await storage.records.create(category, aCategory({ id, slug: id, path: id, parent }))
    const parents = async (descending: boolean) => {
      const { rows } = await storage.records.search(category, { sort: { field: 'parent', descending } })
      return rows.map(({ parent }) => parent)
    }
    expect(await parents(false)).toEqual(['below', 'top', null, null])
    expect(await parents(true)).toEqual(['top', 'below', null, null])
  })

  it('stores every character of a text, including emoji and other scripts', async () => {
    const data = { text: '👩‍👩‍👧‍👦 𝒳 日本語 ‮rtl' }
    const { id } = await storage.records.create(customAutosave, { owner: 'session:ana', data })
    expect((await storage.records.get(customAutosave, id))?.data).toEqual(data)
  })

  it('runs two transactions that deadlock one after the other (OPS-12)', async () => {
    const [first, second] = [gate(), gate()]
    const rename = (records: Transaction['records'], id: string, name: string) =>
      records.update(customAutosave, id, { name })
    const [a, b] = await Promise.all(
      [1, 2].map(() => storage.records.create(customAutosave, { owner: 'session:ana', data: {} })),
    )
    let isFirst = true
    const both = (where: Storage, ids: readonly [string, string], mine: () => void, theirs: Promise<void>) =>
      where.transaction(async ({ records }) => {
        await rename(records, ids[0], `by ${ids[0]}`)
        mine()
        // On SQLite, one waits for the other anyway.
        if (test.databaseUrl !== undefined && isFirst) await theirs
        await rename(records, ids[1], `by ${ids[0]}`)
        isFirst = false
      })
    await Promise.all([
      both(storage, [a!.id, b!.id], first.open, second.opened),
      both(other, [b!.id, a!.id], second.open, first.opened),
    ])
    const names = [a, b].map(async (row) => (await storage.records.get(customAutosave, row!.id))?.name)
    const [one, two] = await Promise.all(names)
    expect(one).toBe(two)
  })

  it('locks an owner before anything they own, so that signing in and adding to the cart never deadlock (OPS-12)', async () => {
    await storage.records.create(category, aCategory())
    await storage.records.create(template, aTemplate())
    for (let round = 0; round < 10; round += 1) {
      const [guest, account] = [`session:${round}`, `account:${round % 2}`]
      const made = await storage.records.create(custom, aCustom({ owner: guest }))
      const adding = [0, 1, 2].map((each) =>
        (each % 2 ? other : storage).transaction(async (store) => {
          const line = aLine({ configuredId: each === 0 ? made.id : `${round} ${each}` })
          const put = await store.carts.putLine(guest, 'USD', line, 100)
          await store.records.update(custom, made.id, { quantity: 50 + each }, guest)
          return put.ok
        }),
      )
      const merging = other.carts.mergeGuest(guest, account, 100)
      expect(await Promise.all(adding)).toEqual([true, true, true])
      await merging
      const lines = (await storage.carts.ofOwner(account))?.lines ?? []
      expect(
        lines.filter(({ configuredId }) => configuredId === made.id || configuredId.startsWith(`${round} `)),
      ).toHaveLength(3)
    }
  })

  it('recognizes a call made before signing in when it is repeated afterwards (API-9, ACC-5)', async () => {
    const [guest, account] = ['session:again', 'account:again']
    for (const [owner, key] of [
      [guest, 'mine'],
      [guest, 'both'],
      [account, 'both'],
    ] as const)
      await storage.idempotency.perKey({ owner, key, request: 'x' }, async () => owner)
    await storage.carts.mergeGuest(guest, account, 100)
    const again = async (owner: string, key: string) =>
      (await storage.idempotency.perKey({ owner, key, request: 'x' }, async () => 'twice')) as {
        readonly result: string
      }
    expect((await again(guest, 'mine')).result).toBe(guest)
    expect((await again(account, 'mine')).result).toBe(guest)
    expect((await again(account, 'both')).result).toBe(account)
  })

  it('writes rows of a guest who has signed in for the account (ACC-5)', async () => {
    const [guest, account] = ['session:late', 'account:late']
    await storage.carts.mergeGuest(guest, account, 100)
    const { id, owner } = await storage.records.create(customAutosave, { owner: guest, data: {} })
    expect(owner).toBe(account)
    await storage.records.createMany(customAutosave, [{ owner: guest, data: {} }])
    expect(await storage.records.count(customAutosave, { owner: account })).toBe(2)
    expect(await storage.records.count(customAutosave, { owner: guest })).toBe(2)
    await storage.carts.putLine(guest, 'USD', aLine(), 100)
    expect((await storage.carts.ofOwner(account))?.lines).toHaveLength(1)
    expect(await storage.carts.countOfOwner(guest)).toBe(1)
    const call = { owner: guest, key: 'once', request: 'x' }
    await storage.idempotency.perKey(call, async () => 1)
    expect(await storage.idempotency.perKey({ ...call, owner: account }, async () => 2)).toMatchObject({
      result: 1,
    })
    expect(await storage.records.update(customAutosave, id, { name: 'x' }, guest)).not.toBeNull()
    expect(await storage.records.remove(customAutosave, id, guest)).toBe(true)
    expect(await storage.ownerNow(guest)).toBe(account)
    expect(await storage.ownerNow('session:other')).toBe('session:other')
    // Signing in to another account changes nothing.
    await storage.carts.mergeGuest(guest, 'account:other', 100)
    expect(await storage.ownerNow(guest)).toBe(account)
  })
})
