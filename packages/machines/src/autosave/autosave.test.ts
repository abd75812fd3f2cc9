import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { AUTOSAVE_DELAY, AUTOSAVE_TIMEOUT, autosaveMachine, type AutosaveResult } from './machine.ts'

function keeper() {
  const kept: unknown[] = []
  const answers: { resolve: (answer: AutosaveResult) => void; reject: (reason: Error) => void }[] = []
  const clock = new SimulatedClock()
  const machine = autosaveMachine.provide({
    actors: {
      keep: fromPromise<AutosaveResult, unknown>(
        ({ input }) =>
          new Promise((resolve, reject) => {
            kept.push(input)
            answers.push({ resolve, reject })
          }),
      ),
    },
  })
  const actor = createActor(machine, { clock }).start()
  return {
    actor,
    kept,
    answers,
    change: (value: unknown) => actor.send({ type: 'value.changed', value }),
    rest: () => clock.increment(AUTOSAVE_DELAY),
    wait: () => clock.increment(AUTOSAVE_TIMEOUT),
    settle: () => new Promise((resolve) => setImmediate(resolve)),
  }
}

describe('keeping', () => {
  it('keeps only the last of several quick changes (DESIGN-18)', () => {
    const { change, rest, kept } = keeper()
    ;[1, 2, 3].forEach(change)
    rest()
    expect(kept).toEqual([3])
  })

  it('keeps what changed meanwhile after the keep under way, never beside it', async () => {
    const { change, rest, kept, answers, settle, actor } = keeper()
    change('old')
    rest()
    change('new')
    rest()
    expect(kept).toEqual(['old'])
    answers[0]?.resolve({ ok: true })
    await settle()
    expect(actor.getSnapshot().hasTag('unkept')).toBe(true)
    rest()
    answers[1]?.resolve({ ok: true })
    await settle()
    expect(kept).toEqual(['old', 'new'])
    expect(actor.getSnapshot().matches('kept')).toBe(true)
  })

  it('tries again by itself after the network failed', async () => {
    const { change, rest, wait, kept, answers, settle, actor } = keeper()
    change(1)
    rest()
    answers[0]?.reject(new Error('offline'))
    await settle()
    expect(actor.getSnapshot().matches('failed')).toBe(true)
    wait()
    expect(kept).toEqual([1, 1])
  })

  it('tells why a value was refused and does not ask again with the same', async () => {
    const { change, rest, wait, kept, answers, settle, actor } = keeper()
    change(1)
    rest()
    answers[0]?.resolve({ ok: false, texts: ['Too wide.'] })
    await settle()
    wait()
    expect(actor.getSnapshot().context.texts).toEqual(['Too wide.'])
    expect(kept).toEqual([1])
  })

  it('does not rest when the page is being left', () => {
    const { change, actor, kept } = keeper()
    change(1)
    actor.send({ type: 'page.leaving' })
    expect(kept).toEqual([1])
  })
})
