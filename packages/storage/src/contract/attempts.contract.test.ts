import { ATTEMPT_LIMITS } from '@kisscut/shop/ports/attempts'
import type { Storage } from '@kisscut/shop/ports/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES, type TestStorage } from '../testing/open-for-test.ts'

describe.each(ENGINES)('attempt counts on $name', ({ open }) => {
  let test: TestStorage
  let time = Date.parse('2026-11-23T12:00:00Z')
  let processes: readonly Storage[]
  beforeAll(async () => {
    test = await open()
    processes = [await test.again(() => new Date(time)), await test.again(() => new Date(time))]
  })
  afterAll(() => test.end())

  const { most, seconds } = ATTEMPT_LIMITS.mail
  const count = (key: string, times: number) =>
    Promise.all(Array.from({ length: times }, (_, at) => processes[at % 2]!.attempts.count('mail', key)))
  const allowed = (waits: readonly number[]) => waits.filter((wait) => wait === 0).length

  it('allow attempts up to the limit, even if they reach two processes at the same time (ACC-3)', async () => {
    const waits = await count('ana@example.com', 3 * most)
    expect(allowed(waits)).toBe(most)
    expect(new Set(waits)).toEqual(new Set([0, seconds]))
    expect(allowed(await count('eva@example.com', 1))).toBe(1)
  })

  it('restart when their window ends, which further attempts don’t extend', async () => {
    time += (seconds - 1) * 1000
    expect(await count('ana@example.com', 2)).toEqual([1, 1])
    time += 1000
    expect(allowed(await count('ana@example.com', 3 * most))).toBe(most)
  })

  it('are separate for each kind, and can be reset', async () => {
    expect(await processes[0]!.attempts.count('to_account', 'ana@example.com')).toBe(0)
    await processes[1]!.attempts.forget('mail', 'ana@example.com')
    expect(allowed(await count('ana@example.com', 1))).toBe(1)
  })

  it('are removed once their window has ended', async () => {
    const storage = processes[0]!
    expect(await storage.accounts.sweep()).toBe(1)
    time += 2 * seconds * 1000
    expect(await storage.accounts.sweep()).toBe(2)
    expect(await storage.accounts.sweep()).toBe(0)
  })
})
