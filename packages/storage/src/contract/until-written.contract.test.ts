import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES, type TestStorage } from '../testing/open-for-test.ts'

describe.each(ENGINES)('reads cached until a write, on $name', ({ name, open }) => {
  let test: TestStorage
  beforeAll(async () => {
    test = await open()
  })
  afterAll(() => test.end())

  it('are repeated after each write, by this process or another, and cached in between if the database can tell', async () => {
    const { storage } = test
    const other = await test.again()
    let reads = 0
    const count = () =>
      storage.untilWritten('sessions', async () => {
        reads += 1
        return (await storage.accounts.session(id)) === null ? 0 : 1
      })
    const { id } = await storage.accounts.openSession(null, 60)
    expect([await count(), await count(), await count()]).toEqual([1, 1, 1])
    expect(reads).toBe(name === 'SQLite' ? 1 : 3)
    const before = reads
    await other.accounts.openSession(null, 60)
    expect(await count()).toBe(1)
    expect(reads).toBe(before + 1)
    await other.accounts.removeSession(id)
    expect(await count()).toBe(0)
    await storage.transaction(async ({ accounts }) => {
      await accounts.openSession(null, 60)
      // A transaction's own writes are invisible until it ends.
      expect(await count()).toBe(0)
    })
    const after = reads
    await count()
    expect(reads).toBe(after + 1)
  })
})
