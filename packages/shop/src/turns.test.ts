import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

it('at most this many run at a time, in the order of the calls and after yielding, even if some fail (OPS-10)', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ steps: fc.nat(5), fails: fc.boolean() }), { maxLength: 40 }),
      fc.integer({ min: 1, max: 5 }),
      async (all, atOnce) => {
        let [slices, under, most] = [0, 0, 0]
        const began: number[] = []
        const inTurn = createTurns(atOnce, { next: async () => void (slices += 1) })
        const outcomes = await Promise.allSettled(
          all.map(({ steps, fails }, at) =>
            inTurn(async () => {
              began.push(at)
              most = Math.max(most, (under += 1))
              for (let step = 0; step < steps; step += 1) await null
              under -= 1
              if (fails) throw new Error('failed')
              return at
            }),
          ),
        )
        expect(most).toBeLessThanOrEqual(atOnce)
        expect(began).toEqual(all.map((_, at) => at))
        expect(slices).toBe(all.length)
        const expected = all.map(({ fails }, at) => (fails ? 'failed' : at))
        expect(outcomes.map((each) => (each.status === 'fulfilled' ? each.value : 'failed'))).toEqual(
          expected,
        )
      },
    ),
  ))
