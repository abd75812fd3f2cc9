import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLOSED, suggest, type SuggestEvent, type SuggestState } from './index.ts'

const text = fc.constantFrom('st', 'sti', 'stickers')
const entries = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 })
const event: fc.Arbitrary<SuggestEvent<string>> = fc.oneof(
  fc.record({ type: fc.constant('typed' as const), text }),
  fc.record({ type: fc.constant('answered' as const), text, entries }),
  fc.record({ type: fc.constant('failed' as const), text }),
  fc.constantFrom({ type: 'down' as const }, { type: 'up' as const }, { type: 'closed' as const }),
)
const after = (events: readonly SuggestEvent<string>[], from: SuggestState<string> = CLOSED) =>
  events.reduce<SuggestState<string>>(suggest, from)

describe('invariants of suggestions', () => {
  it('are never open without an entry, and the active one is always one of them or the field (FIND-5)', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const { isOpen, entries, active } = after(events)
        if (isOpen) expect(entries.length).toBeGreaterThan(0)
        else expect(active).toBe(-1)
        expect(active).toBeGreaterThanOrEqual(-1)
        expect(active).toBeLessThan(entries.length)
      }),
    )
  })

  it('are never those of an earlier query, whenever its response arrives (FIND-5)', () => {
    fc.assert(
      fc.property(fc.array(event), text, entries, (events, late, found) => {
        const before = after(events)
        fc.pre(before.typed !== late)
        expect(suggest(before, { type: 'answered', text: late, entries: found })).toBe(before)
      }),
    )
  })

  it('are traversed cyclically by the arrow keys, including the field', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const before = after(events)
        fc.pre(before.isOpen)
        const round = Array.from({ length: before.entries.length + 1 }, () => ({ type: 'down' as const }))
        expect(after(round, before)).toEqual(before)
        expect(after([{ type: 'down' }, { type: 'up' }], before)).toEqual(before)
      }),
    )
  })
})
