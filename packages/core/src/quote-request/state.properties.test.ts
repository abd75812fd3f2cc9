import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { QUOTE_STATES, QUOTE_STEPS, stateAfter, stateOn, stepBetween } from './index.ts'

/** Every step there is. */
const STEPS = [
  'requested answer answered',
  'requested decline declined',
  'requested withdraw withdrawn',
  'answered accept accepted',
  'answered decline declined',
  'answered expire expired',
  'answered withdraw withdrawn',
]
const state = fc.constantFrom(...QUOTE_STATES)
const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2039-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('invariants of quote requests', () => {
  it('never take another step than these (QUOTE-2)', () => {
    const found = QUOTE_STATES.flatMap((from) =>
      QUOTE_STEPS.flatMap((step) => {
        const to = stateAfter(from, step)
        return to === null ? [] : [`${from} ${step} ${to}`]
      }),
    )
    expect(found.toSorted()).toEqual(STEPS.toSorted())
    for (const from of QUOTE_STATES)
      for (const to of QUOTE_STATES)
        expect(stepBetween(from, to) !== null).toBe(
          STEPS.some((each) => each.startsWith(`${from} `) && each.endsWith(` ${to}`)),
        )
  })

  it('always end: no request takes more than two steps, and nothing follows but on requested and answered (QUOTE-2)', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...QUOTE_STEPS), { maxLength: 20 }), (steps) => {
        let [at, made] = ['requested' as (typeof QUOTE_STATES)[number], 0]
        for (const step of steps) {
          const next = stateAfter(at, step)
          if (next === null) continue
          expect(['requested', 'answered']).toContain(at)
          at = next
          made += 1
        }
        expect(made).toBeLessThanOrEqual(2)
        if (at === 'accepted') expect(steps.indexOf('answer')).toBeLessThan(steps.lastIndexOf('accept'))
      }),
    ))

  it('always expire the day after an answer’s last, and never else (QUOTE-6)', () =>
    fc.assert(
      fc.property(state, day, day, (was, until, today) => {
        const isOver = was === 'answered' && today > until
        expect(stateOn(was, until, today)).toBe(isOver ? 'expired' : was)
        expect(stateOn(was, '', today)).toBe(was)
      }),
    ))
})
