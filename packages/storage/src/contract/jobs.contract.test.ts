import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ENGINES, type TestStorage } from '../testing/open-for-test.ts'
import { StorageConflict } from '@kisscut/shop/ports/records'
import { TRIES_AT_MOST, type Jobs, type LeasedJob } from '@kisscut/shop/ports/jobs'

const MINUTE = 60_000
const START = Date.UTC(2027, 0, 4, 10)
const at = (minutes: number) => new Date(START + minutes * MINUTE)

const file = (name: string) => ({
  key: `production/${name}`,
  name,
  mime: 'application/pdf',
  bytes: 3,
  sha256: 'a'.repeat(64),
})

describe.each(ENGINES)('jobs on $name', ({ open }) => {
  let test: TestStorage
  let jobs: Jobs
  let other: Jobs
  beforeAll(async () => {
    test = await open()
    jobs = test.storage.jobs
    other = (await test.again()).jobs
  })
  afterAll(() => test.end())
  beforeEach(async () => {
    for (const job of await jobs.ofOwner('account:eva', 1000)) {
      await jobs.cancel(job.id, at(0))
      await jobs.remove(job.id)
    }
  })

  const add = (request: unknown = {}, minutes = 0) =>
    jobs.add({ owner: 'account:eva', kind: 'print', request }, at(minutes))
  const take = async (minutes = 0, from = jobs): Promise<LeasedJob> => {
    const leased = await from.take(at(minutes), MINUTE)
    if (leased === null) throw new Error('There was no job to take')
    return leased
  }

  it('are stored as requested, and listed newest first', async () => {
    const first = await add({ customs: [{ id: 'ü', copies: 3 }], stock: null })
    const second = await add([], 1)
    expect(await other.get(first.id)).toEqual(first)
    expect(first).toMatchObject({ state: 'waiting', progress: 0, tries: 0, files: [], message: '' })
    expect((await other.ofOwner('account:eva', 10)).map(({ id }) => id)).toEqual([second.id, first.id])
    expect(await jobs.ofOwner('account:eva', 1)).toHaveLength(1)
    expect(await jobs.ofOwner('account:ben', 10)).toEqual([])
    for (const id of ['none', '', '\0', '\ud800']) expect(await jobs.get(id)).toBeNull()
  })

  it('are rejected if a sold item they make files of is gone (CART-13)', async () => {
    const job = { owner: 'account:eva', kind: 'print', request: {}, soldItems: ['a'.repeat(64)] }
    await expect(jobs.add(job, at(0))).rejects.toThrow(StorageConflict)
    expect(await jobs.ofOwner('account:eva', 10)).toEqual([])
  })

  it('are leased once each, the longest waiting first, however many workers ask at once (PROD-10)', async () => {
    const added = []
    for (let turn = 0; turn < 6; turn += 1) added.push((await add(turn, turn)).id)
    const leased = await Promise.all(
      Array.from({ length: 12 }, (_, turn) => (turn % 2 ? other : jobs).take(at(10), MINUTE)),
    )
    const got = leased.flatMap((each) => (each ? [each.job.id] : []))
    expect(new Set(got).size).toBe(6)
    expect(got).toHaveLength(6)
    expect(new Set(leased.flatMap((each) => (each ? [each.lease] : []))).size).toBe(6)
    const [oldest] = added
    await jobs.giveBack(leased.find((each) => each?.job.id === oldest)!.lease, at(10))
    expect((await take(10)).job).toMatchObject({ id: oldest, tries: 1, state: 'running' })
  })

  it('are leased to another worker when the first one’s lease expires, and ignore the first one from then on', async () => {
    await add()
    const killed = await take()
    expect(await jobs.take(at(0.9), MINUTE)).toBeNull()
    expect(await jobs.progress(killed.lease, { share: 0.5, files: [file('a')] }, at(0.9), MINUTE)).toBe(true)
    expect(await other.take(at(1.8), MINUTE)).toBeNull()
    const next = await take(1.9, other)
    expect(next.job).toMatchObject({ id: killed.job.id, tries: 2, progress: 0.5, files: [file('a')] })
    expect(await jobs.progress(killed.lease, { share: 1 }, at(2), MINUTE)).toBe(false)
    expect(await jobs.done(killed.lease, [file('half')], at(2))).toBe(false)
    expect(await jobs.fail(killed.lease, 'no', null, at(2))).toBe(false)
    expect(await jobs.giveBack(killed.lease, at(2))).toBe(false)
    expect(await other.done(next.lease, [file('b')], at(2))).toBe(true)
    expect(await jobs.get(killed.job.id)).toMatchObject({ state: 'done', progress: 1, files: [file('b')] })
    expect(await jobs.take(at(99), MINUTE)).toBeNull()
  })

  it('fail after repeatedly ending their workers', async () => {
    const { id } = await add()
    for (let turn = 0; turn < TRIES_AT_MOST; turn += 1) await take(turn * 2)
    expect(await jobs.take(at(100), MINUTE)).toBeNull()
    expect(await jobs.get(id)).toMatchObject({ state: 'failed', message: expect.stringContaining('never') })
  })

  it('wait after a failure until their next try, or have failed for good', async () => {
    const { id } = await add()
    expect(await jobs.fail((await take()).lease, 'busy', at(5), at(0))).toBe(true)
    expect(await jobs.get(id)).toMatchObject({ state: 'waiting', message: 'busy', tries: 1 })
    expect(await jobs.take(at(4), MINUTE)).toBeNull()
    await jobs.fail((await take(5)).lease, 'broken', null, at(5))
    expect(await jobs.get(id)).toMatchObject({ state: 'failed', message: 'broken', tries: 2 })
    expect(await jobs.take(at(99), MINUTE)).toBeNull()
    expect(await jobs.retry(id, at(6))).toBe(true)
    expect((await take(6)).job).toMatchObject({ tries: 1, progress: 0, message: '' })
    expect(await jobs.retry(id, at(6))).toBe(false)
  })

  it('can be cancelled while waiting or running, but not once they are done', async () => {
    const waiting = await add()
    expect(await jobs.cancel(waiting.id, at(0))).toBe(true)
    expect(await jobs.take(at(1), MINUTE)).toBeNull()
    await add()
    const { job, lease } = await take()
    expect(await other.cancel(job.id, at(1))).toBe(true)
    expect(await jobs.progress(lease, { share: 0.7 }, at(1), MINUTE)).toBe(false)
    expect(await jobs.done(lease, [], at(1))).toBe(false)
    expect(await jobs.get(job.id)).toMatchObject({ state: 'cancelled' })
    expect(await jobs.cancel(job.id, at(1))).toBe(false)
    expect(await jobs.retry(job.id, at(2))).toBe(true)
  })

  it('can be removed once they have ended, and are found by the time they ended', async () => {
    const { id } = await add()
    expect(await jobs.remove(id)).toBeNull()
    await jobs.done((await take(1)).lease, [file('a')], at(2))
    expect(await jobs.ended(at(2), 10)).toEqual([])
    expect((await jobs.ended(at(3), 10)).map((job) => job.id)).toEqual([id])
    expect(await jobs.remove(id)).toMatchObject({ files: [file('a')] })
    expect(await jobs.get(id)).toBeNull()
    expect(await jobs.remove(id)).toBeNull()
  })

  it('are added once per key', async () => {
    const call = { owner: 'account:eva', key: 'sheets-1', request: 'sheets' }
    const adding = (storage = test.storage) =>
      storage.idempotency.perKey(call, (store) =>
        store.jobs.add({ owner: call.owner, kind: 'sheets', request: 1 }, at(0)),
      )
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => adding()))
    expect(new Set(outcomes.map((each) => (each.conflict ? '' : each.result.id))).size).toBe(1)
    expect(await jobs.ofOwner('account:eva', 10)).toHaveLength(1)
  })

  it('never have two lease holders, whatever workers do in any order', async () => {
    const step = fc.record({
      what: fc.constantFrom('take', 'progress', 'done', 'fail', 'giveBack', 'cancel', 'retry'),
      who: fc.nat(2),
      passing: fc.constantFrom(0, 0.5, 2),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const { id } = await add()
        /** The present holder, and until when. */
        let holder: { readonly lease: string; until: number } | null = null
        const leases: string[] = ['', '', '']
        let now = 0
        for (const { what, who, passing } of steps) {
          now += passing
          const lease = leases[who] ?? ''
          const isHolder = holder !== null && holder.lease === lease && lease !== ''
          if (what === 'take') {
            const leased = await (who ? other : jobs).take(at(now), MINUTE)
            if (leased === null) continue
            expect(holder === null || holder.until <= now).toBe(true)
            leases[who] = leased.lease
            holder = { lease: leased.lease, until: now + 1 }
          } else if (what === 'cancel') {
            await jobs.cancel(id, at(now))
            holder = null
          } else if (what === 'retry') {
            if (await jobs.retry(id, at(now))) holder = null
          } else {
            const heard = {
              progress: () => jobs.progress(lease, { share: 0.5 }, at(now), MINUTE),
              done: () => jobs.done(lease, [], at(now)),
              fail: () => jobs.fail(lease, 'no', at(now), at(now)),
              giveBack: () => jobs.giveBack(lease, at(now)),
            }[what]()
            expect(await heard).toBe(isHolder)
            if (isHolder && holder) {
              if (what === 'progress') holder.until = now + 1
              else holder = null
            }
          }
        }
        await jobs.cancel(id, at(now))
        await jobs.remove(id)
      }),
      { numRuns: 25 },
    )
  })
})
