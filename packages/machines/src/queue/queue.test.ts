import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { QUERY_DELAY, queueMachine } from './machine.ts'

function waiting() {
  const requests: { resolve: (place: number) => void; fail: () => void; signal: AbortSignal }[] = []
  const clock = new SimulatedClock()
  const fetchPlace = fromPromise<number>(
    ({ signal }) =>
      new Promise((resolve, reject) =>
        requests.push({ resolve, fail: () => reject(new Error('offline')), signal }),
      ),
  )
  const actor = createActor(queueMachine.provide({ actors: { fetchPlace } }), { clock }).start()
  return {
    actor,
    requests,
    place: () => actor.getSnapshot().context.place,
    rest: () => clock.increment(QUERY_DELAY),
    settle: () => new Promise((resolve) => setImmediate(resolve)),
  }
}

describe('the place in the queue (FILE-11)', () => {
  it('is polled after a pause, and again after a pause from each response', async () => {
    const { requests, place, rest, settle } = waiting()
    expect(requests).toHaveLength(0)
    rest()
    rest()
    expect(requests).toHaveLength(1)
    requests[0]?.resolve(3)
    await settle()
    expect([place(), requests.length]).toEqual([3, 1])
    rest()
    requests[1]?.resolve(0)
    await settle()
    expect([place(), requests.length]).toEqual([0, 2])
  })

  it('is hidden while the shop cannot tell it', async () => {
    const { requests, place, rest, settle } = waiting()
    rest()
    requests[0]?.resolve(2)
    await settle()
    rest()
    requests[1]?.fail()
    await settle()
    expect(place()).toBe(0)
    rest()
    expect(requests).toHaveLength(3)
  })

  it('is no longer polled once the machine stops', () => {
    const { actor, requests, rest } = waiting()
    rest()
    actor.stop()
    rest()
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true])
  })
})
