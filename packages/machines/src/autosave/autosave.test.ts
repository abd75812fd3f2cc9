import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { AUTOSAVE_DELAY, RETRY_DELAY, autosaveMachine, type AutosaveResult } from './machine.ts'

function autosave() {
  const saved: unknown[] = []
  const results: { resolve: (result: AutosaveResult) => void; reject: (reason: Error) => void }[] = []
  const clock = new SimulatedClock()
  const machine = autosaveMachine.provide({
    actors: {
      save: fromPromise<AutosaveResult, unknown>(
        ({ input }) =>
          new Promise((resolve, reject) => {
            saved.push(input)
            results.push({ resolve, reject })
          }),
      ),
    },
  })
  const actor = createActor(machine, { clock }).start()
  return {
    actor,
    saved,
    results,
    change: (value: unknown) => actor.send({ type: 'value.changed', value }),
    rest: () => clock.increment(AUTOSAVE_DELAY),
    wait: () => clock.increment(RETRY_DELAY),
    settle: () => new Promise((resolve) => setImmediate(resolve)),
  }
}

describe('autosave', () => {
  it('saves only the last of several quick changes', () => {
    const { change, rest, saved } = autosave()
    ;[1, 2, 3].forEach(change)
    rest()
    expect(saved).toEqual([3])
  })

  it('saves changes made during a save after it, never concurrently', async () => {
    const { change, rest, saved, results, settle, actor } = autosave()
    change('old')
    rest()
    change('new')
    rest()
    expect(saved).toEqual(['old'])
    results[0]?.resolve({ ok: true })
    await settle()
    expect(actor.getSnapshot().hasTag('unsaved')).toBe(true)
    rest()
    results[1]?.resolve({ ok: true })
    await settle()
    expect(saved).toEqual(['old', 'new'])
    expect(actor.getSnapshot().matches('saved')).toBe(true)
  })

  it('retries on its own after a network failure', async () => {
    const { change, rest, wait, saved, results, settle, actor } = autosave()
    change(1)
    rest()
    results[0]?.reject(new Error('offline'))
    await settle()
    expect(actor.getSnapshot().matches('failed')).toBe(true)
    wait()
    expect(saved).toEqual([1, 1])
  })

  it('reports why a value was rejected and does not resend it', async () => {
    const { change, rest, wait, saved, results, settle, actor } = autosave()
    change(1)
    rest()
    results[0]?.resolve({ ok: false, messages: ['Too wide.'] })
    await settle()
    wait()
    expect(actor.getSnapshot().context.messages).toEqual(['Too wide.'])
    expect(saved).toEqual([1])
  })

  it('saves at once when the page is left', () => {
    const { change, actor, saved } = autosave()
    change(1)
    actor.send({ type: 'page.leaving' })
    expect(saved).toEqual([1])
  })

  it('overwrites a save from elsewhere only after the shopper’s choice, and then saves what was chosen (DESIGN-22)', async () => {
    const { actor, change, rest, wait, settle, saved, results } = autosave()
    change('mine')
    rest()
    change('mine, moved on')
    results[0]?.resolve({ ok: false, messages: [], isStale: true })
    await settle()
    expect(actor.getSnapshot().matches('stale')).toBe(true)
    change('mine, further')
    rest()
    wait()
    actor.send({ type: 'page.leaving' })
    expect(saved).toEqual(['mine'])
    actor.send({ type: 'stale.settled', value: 'theirs' })
    expect(saved).toEqual(['mine', 'theirs'])
    results[1]?.resolve({ ok: true })
    await settle()
    expect(actor.getSnapshot().matches('saved')).toBe(true)
  })

  it('asks as soon as it learns of a save from elsewhere, but not during its own save, which finds out itself', async () => {
    const { actor, change, rest, settle, saved, results } = autosave()
    change('a')
    rest()
    actor.send({ type: 'changed.elsewhere' })
    expect(actor.getSnapshot().matches('saving')).toBe(true)
    results[0]?.resolve({ ok: true })
    await settle()
    actor.send({ type: 'changed.elsewhere' })
    expect(actor.getSnapshot().matches('stale')).toBe(true)
    change('b')
    rest()
    expect(saved).toEqual(['a'])
  })

  it.each([
    ['saved', () => undefined],
    ['resting', ({ change }: ReturnType<typeof autosave>) => change('mine')],
    [
      'rejected',
      async ({ change, rest, results, settle }: ReturnType<typeof autosave>) => {
        change('mine')
        rest()
        results[0]?.resolve({ ok: false, messages: ['Too wide.'] })
        await settle()
      },
    ],
    [
      'failed',
      async ({ change, rest, results, settle }: ReturnType<typeof autosave>) => {
        change('mine')
        rest()
        results[0]?.reject(new Error('offline'))
        await settle()
      },
    ],
  ])(
    'asks about a save elsewhere in the state %s, and sends nothing until then (DESIGN-22)',
    async (state, reach) => {
      const page = autosave()
      await reach(page)
      const { actor, saved, rest, wait } = page
      expect(actor.getSnapshot().value).toBe(state)
      const before = [...saved]
      actor.send({ type: 'changed.elsewhere' })
      rest()
      wait()
      actor.send({ type: 'retry.requested' })
      actor.send({ type: 'page.leaving' })
      expect(actor.getSnapshot().value).toBe('stale')
      expect(saved).toEqual(before)
    },
  )
})
