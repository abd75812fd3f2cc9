import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openSlots, type Slots } from './slots.ts'

const LIMITS = { count: 1, queueLength: 100, queuePerOwner: 20 }

const owners = fc.array(fc.constantFrom('ann', 'ben', 'cleo'), { minLength: 1, maxLength: 30 })

/**
 * Callers of these owners, in this order, each of whom releases its slot at once: the order of service, and a promise for its
 * end.
 */
const waitingFor = (slots: Slots, callers: readonly string[]) => {
  const served: string[] = []
  const turns = callers.map(async (owner) => {
    if (await slots.acquire({ owner })) served.push(owner)
    slots.release()
  })
  return { served, turns: Promise.all(turns) }
}

describe('invariants of the queue for prepress (FILE-10)', () => {
  it('never delays a file by more than one of each other owner', async () => {
    await fc.assert(
      fc.asyncProperty(owners, async (callers) => {
        const slots = openSlots(LIMITS)
        slots.acquire()
        const { served, turns } = waitingFor(slots, callers)
        slots.release()
        await turns
        expect(served.toSorted()).toEqual(callers.toSorted())
        const different = new Set(callers).size
        for (const owner of new Set(callers)) expect(served.indexOf(owner)).toBeLessThan(different)
      }),
    )
  })

  it('never gives a slot to a caller that has left, and always gives one to each other caller', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 20 }), async (stay) => {
        const slots = openSlots(LIMITS)
        slots.acquire()
        const turns = stay.map((stays, at) => {
          const leaving = new AbortController()
          const turn = slots.acquire({ owner: String(at % 3), signal: leaving.signal })
          if (!stays) leaving.abort()
          return Promise.resolve(turn).then((isMine) => {
            if (isMine) slots.release()
            return isMine
          })
        })
        slots.release()
        expect(await Promise.all(turns)).toEqual(stay)
        expect(slots.acquire()).toBe(true)
      }),
    )
  })

  it('always serves callers at the reported place (FILE-11)', async () => {
    await fc.assert(
      fc.asyncProperty(owners, async (callers) => {
        const slots = openSlots(LIMITS)
        slots.acquire()
        const { served, turns } = waitingFor(slots, callers)
        const places = new Map([...new Set(callers)].map((owner) => [owner, slots.place(owner)]))
        expect(slots.place('nobody')).toBe(0)
        slots.release()
        await turns
        for (const [owner, place] of places) {
          expect(place).toBe(served.lastIndexOf(owner) + 1)
        }
      }),
    )
  })

  it('always rejects an owner beyond their share, and still accepts another', async () => {
    const slots = openSlots({ count: 1, queueLength: 10, queuePerOwner: 2 })
    slots.acquire()
    const own = [1, 2, 3].map(() => slots.acquire({ owner: 'ann' }))
    expect(own[2]).toBe(false)
    expect(slots.acquire({ owner: 'ben' })).toBeInstanceOf(Promise)
    slots.close()
    expect(await Promise.all(own)).toEqual([false, false, false])
  })

  it('lets newer work of an owner replace older work with the same name, and no other (FILE-14)', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ owner: fc.constantFrom('ann', 'ben'), work: fc.constantFrom('a', 'b', 'c') }), {
          minLength: 1,
          maxLength: 12,
        }),
        async (turns) => {
          const slots = openSlots({ count: 1, queueLength: 20, queuePerOwner: 20 })
          slots.acquire()
          const waiting = turns.map((turn) => slots.acquire(turn))
          for (let turn = 0; turn < turns.length; turn += 1) slots.release()
          const endings = await Promise.all(waiting)
          const name = ({ owner, work }: (typeof turns)[number]) => `${owner} ${work}`
          turns.forEach((turn, at) => {
            const isNewest = !turns.slice(at + 1).some((later) => name(later) === name(turn))
            expect(endings[at]).toBe(isNewest ? true : 'superseded')
          })
        },
      ),
    ))

  it('accepts newer work even where its owner’s share is full', async () => {
    const slots = openSlots({ count: 1, queueLength: 2, queuePerOwner: 2 })
    slots.acquire()
    const waiting = ['a', 'b', 'b', 'c'].map((work) => slots.acquire({ owner: 'ann', work }))
    slots.release()
    slots.release()
    expect(await Promise.all(waiting)).toEqual([true, 'superseded', true, false])
  })

  it('always accepts an owner with fewer waiting than another, however full the queue is', async () => {
    const slots = openSlots({ count: 1, queueLength: 4, queuePerOwner: 4 })
    slots.acquire()
    const flood = [1, 2, 3, 4].map(() => slots.acquire({ owner: 'ann' }))
    const others = ['ben', 'ben', 'ben'].map((owner) => slots.acquire({ owner }))
    expect(others[2]).toBe(false)
    expect(slots.place('ben')).toBe(4)
    for (let turn = 0; turn < 4; turn += 1) slots.release()
    expect(await Promise.all(flood)).toEqual([true, true, false, false])
    expect(await Promise.all(others)).toEqual([true, true, false])
  })
})
