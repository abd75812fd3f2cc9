import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { TUNING_DELAY, retouchingMachineOf, type RetouchResult } from './machine.ts'
import { retouchingFailed } from '../messages/retouching.ts'

type Result = RetouchResult<string>

function retouching() {
  const works: {
    request: number
    signal: AbortSignal
    resolve: (resolve: Result) => void
    fail: (reason: Error) => void
  }[] = []
  const accepted: string[] = []
  const clock = new SimulatedClock()
  const machine = retouchingMachineOf<number, string>().provide({
    actors: {
      retouch: fromPromise<Result, { readonly request: number }>(
        ({ input, signal }) =>
          new Promise((resolve, fail) => works.push({ request: input.request, signal, resolve, fail })),
      ),
    },
    actions: { accepted: (_, { artwork }) => accepted.push(artwork) },
  })
  const actor = createActor(machine, { clock }).start()
  return {
    actor,
    works,
    accepted,
    wait: () => clock.increment(TUNING_DELAY),
    settle: () => new Promise((resolve) => setImmediate(resolve)),
  }
}

describe('retouching', () => {
  it('starts at once when a button requests it, and passes on the new artwork', async () => {
    const { actor, works, accepted, settle } = retouching()
    actor.send({ type: 'retouch.requested', request: 28 })
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    works[0]?.resolve({ ok: true, artwork: 'cut out' })
    await settle()
    expect(accepted).toEqual(['cut out'])
    expect(actor.getSnapshot().matches('resting')).toBe(true)
  })

  it('waits for a slider to rest', () => {
    const { actor, works, wait } = retouching()
    for (const request of [30, 31, 32]) actor.send({ type: 'retouch.tuned', request })
    expect(works).toEqual([])
    wait()
    expect(works.map(({ request }) => request)).toEqual([32])
  })

  it('runs one request at a time, the newest next, and shows only that one', async () => {
    const { actor, works, accepted, settle } = retouching()
    actor.send({ type: 'retouch.requested', request: 1 })
    actor.send({ type: 'retouch.tuned', request: 2 })
    actor.send({ type: 'retouch.tuned', request: 3 })
    works[0]?.resolve({ ok: true, artwork: 'one' })
    await settle()
    works[1]?.resolve({ ok: true, artwork: 'three' })
    await settle()
    expect(works.map(({ request }) => request)).toEqual([1, 3])
    expect(accepted).toEqual(['three'])
  })

  it('changes nothing when canceled, and aborts its request', async () => {
    const { actor, works, accepted, settle } = retouching()
    actor.send({ type: 'retouch.requested', request: 1 })
    actor.send({ type: 'cancel.requested' })
    expect(works[0]?.signal.aborted).toBe(true)
    works[0]?.resolve({ ok: true, artwork: 'too late' })
    await settle()
    expect(accepted).toEqual([])
  })

  it('reports why there is no new artwork, until the next request', async () => {
    const { actor, works, accepted, settle } = retouching()
    actor.send({ type: 'retouch.requested', request: 1 })
    works[0]?.resolve({ ok: false, messages: ['No background.'] })
    await settle()
    expect(actor.getSnapshot().context.messages).toEqual(['No background.'])
    actor.send({ type: 'retouch.requested', request: 2 })
    expect(actor.getSnapshot().context.messages).toEqual([])
    works[1]?.fail(new Error('offline'))
    await settle()
    expect(actor.getSnapshot().context.messages).toEqual([retouchingFailed])
    expect(accepted).toEqual([])
  })
})
