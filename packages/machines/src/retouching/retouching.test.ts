import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { RETOUCHING_FAILED, TUNING_DELAY, retouchingMachineOf, type RetouchResult } from './machine.ts'

type Answer = RetouchResult<string>

function table() {
  const works: {
    wish: number
    signal: AbortSignal
    answer: (answer: Answer) => void
    fail: (reason: Error) => void
  }[] = []
  const taken: string[] = []
  const clock = new SimulatedClock()
  const machine = retouchingMachineOf<number, string>().provide({
    actors: {
      retouch: fromPromise<Answer, { readonly wish: number }>(
        ({ input, signal }) =>
          new Promise((answer, fail) => works.push({ wish: input.wish, signal, answer, fail })),
      ),
    },
    actions: { took: (_, { file }) => taken.push(file) },
  })
  const actor = createActor(machine, { clock }).start()
  return {
    actor,
    works,
    taken,
    wait: () => clock.increment(TUNING_DELAY),
    settle: () => new Promise((resolve) => setImmediate(resolve)),
  }
}

describe('retouching', () => {
  it('works at once when a button asks, and hands the new artwork on', async () => {
    const { actor, works, taken, settle } = table()
    actor.send({ type: 'retouch.asked', wish: 28 })
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    works[0]?.answer({ ok: true, file: 'cut out' })
    await settle()
    expect(taken).toEqual(['cut out'])
    expect(actor.getSnapshot().matches('resting')).toBe(true)
  })

  it('waits for a slider to rest', () => {
    const { actor, works, wait } = table()
    for (const wish of [30, 31, 32]) actor.send({ type: 'retouch.tuned', wish })
    expect(works).toEqual([])
    wait()
    expect(works.map(({ wish }) => wish)).toEqual([32])
  })

  it('does one work at a time, the newest next, and shows that one only', async () => {
    const { actor, works, taken, settle } = table()
    actor.send({ type: 'retouch.asked', wish: 1 })
    actor.send({ type: 'retouch.tuned', wish: 2 })
    actor.send({ type: 'retouch.tuned', wish: 3 })
    works[0]?.answer({ ok: true, file: 'one' })
    await settle()
    works[1]?.answer({ ok: true, file: 'three' })
    await settle()
    expect(works.map(({ wish }) => wish)).toEqual([1, 3])
    expect(taken).toEqual(['three'])
  })

  it('changes nothing when stopped, and tells the work so', async () => {
    const { actor, works, taken, settle } = table()
    actor.send({ type: 'retouch.asked', wish: 1 })
    actor.send({ type: 'cancel.asked' })
    expect(works[0]?.signal.aborted).toBe(true)
    works[0]?.answer({ ok: true, file: 'too late' })
    await settle()
    expect(taken).toEqual([])
  })

  it('says why there is no new artwork, until it is asked again', async () => {
    const { actor, works, taken, settle } = table()
    actor.send({ type: 'retouch.asked', wish: 1 })
    works[0]?.answer({ ok: false, texts: ['No background.'] })
    await settle()
    expect(actor.getSnapshot().context.texts).toEqual(['No background.'])
    actor.send({ type: 'retouch.asked', wish: 2 })
    expect(actor.getSnapshot().context.texts).toEqual([])
    works[1]?.fail(new Error('offline'))
    await settle()
    expect(actor.getSnapshot().context.texts).toEqual([RETOUCHING_FAILED])
    expect(taken).toEqual([])
  })
})
