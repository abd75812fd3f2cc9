import { NO_PAINT } from '@kisscut/core/color'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { figuresSeen, stripMachine, type StripEvent } from './index.ts'

const MOST = 5
const open = (count = 0) => {
  let made = 0
  const newKey = () => `f${(made += 1)}`
  const cliparts = Array.from({ length: count }, () => ({ key: newKey(), clipart: 'dad', paints: {} }))
  const words = { words: '', font: null, textSize: 'medium', textLocation: 'bottom' } as const
  const work = { ...words, cliparts, color: NO_PAINT, isSingleColor: false }
  return createActor(stripMachine, { input: { most: MOST, newKey, work } }).start()
}

type Opened = ReturnType<typeof open>
const workOf = (actor: Opened) => actor.getSnapshot().context.history.present
const steps = (actor: Opened) => actor.getSnapshot().context.history.past.map(({ command }) => command.label)

const key = fc.integer({ min: 1, max: 8 }).map((at) => `f${at}`)
const clipart = fc.constantFrom('dad', 'mom', 'dog')
const place = fc.integer({ min: 0, max: MOST })
const change: fc.Arbitrary<StripEvent> = fc.oneof(
  fc.record({ type: fc.constant('figure.added' as const), clipart }),
  fc.record({ type: fc.constant('figure.removed' as const), key }),
  fc.record({ type: fc.constant('figure.moved' as const), key, to: place }),
  fc.record({
    type: fc.constant('figure.painted' as const),
    key,
    region: fc.constantFrom('shirt', 'skin'),
    paint: fc.constantFrom(null, { colorId: 'sea', customColor: null }),
  }),
  fc.record({
    type: fc.constant('words.changed' as const),
    words: fc.record({ words: fc.constantFrom('', 'Us', 'The Millers') }),
    isJoined: fc.boolean(),
  }),
)
const carrying: fc.Arbitrary<StripEvent> = fc.oneof(
  fc.record({ type: fc.constant('new.carried' as const), clipart }),
  fc.record({ type: fc.constant('figure.carried' as const), key }),
  fc.record({ type: fc.constant('carried.over' as const), at: fc.option(place) }),
  fc.constantFrom<StripEvent>({ type: 'carried.dropped' }, { type: 'carried.let_go' }),
)
const history = fc.constantFrom<StripEvent>({ type: 'undone' }, { type: 'redone' })
const any = fc.array(fc.oneof(change, carrying, history), { maxLength: 50 })

describe('invariants of editing a strip (DDB-9)', () => {
  it('never has more figures than fit, nor one twice, and selects only existing ones (DDB-3)', () =>
    fc.assert(
      fc.property(any, (events) => {
        const actor = open(2)
        for (const event of events) {
          actor.send(event)
          const { context } = actor.getSnapshot()
          for (const figures of [context.history.present.cliparts, figuresSeen(context)]) {
            expect(figures.length).toBeLessThanOrEqual(MOST)
            expect(new Set(figures.map((each) => each.key)).size).toBe(figures.length)
          }
          const keys = context.history.present.cliparts.map((each) => each.key)
          if (context.selected !== null) expect(keys).toContain(context.selected)
        }
      }),
    ))

  it('always returns to the start by undo, and to the end by redo', () =>
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (events) => {
        const actor = open(2)
        const before = workOf(actor)
        for (const event of events) actor.send(event)
        const { present: after, past } = actor.getSnapshot().context.history
        for (const _ of past) actor.send({ type: 'undone' })
        expect(workOf(actor)).toEqual(before)
        for (const _ of past) actor.send({ type: 'redone' })
        expect(workOf(actor)).toEqual(after)
      }),
    ))

  it('never changes during a drag, which displays the result of the drop', () =>
    fc.assert(
      fc.property(fc.array(carrying, { maxLength: 30 }), (events) => {
        const actor = open(3)
        for (const event of events) {
          const { context } = actor.getSnapshot()
          const seen = figuresSeen(context)
          actor.send(event)
          const work = workOf(actor)
          if (event.type === 'carried.dropped') expect(work.cliparts).toEqual(seen)
          else expect(work).toBe(context.history.present)
        }
      }),
    ))

  it('is unchanged when a drag is canceled, or dropped away from the strip', () => {
    const actor = open(2)
    const before = workOf(actor)
    for (const end of ['carried.let_go', 'carried.dropped'] as const) {
      actor.send({ type: 'figure.carried', key: 'f1' })
      actor.send({ type: 'carried.over', at: 1 })
      if (end === 'carried.dropped') actor.send({ type: 'carried.over', at: null })
      actor.send({ type: end })
      expect(workOf(actor)).toBe(before)
      expect(steps(actor)).toEqual([])
    }
  })

  it('merges typing in one field into one labeled undo step', () => {
    const actor = open(1)
    for (const words of ['U', 'Us', 'Us two'])
      actor.send({ type: 'words.changed', words: { words }, isJoined: true })
    expect(steps(actor)).toEqual(['Change the words'])
    actor.send({ type: 'undone' })
    expect(workOf(actor).words).toBe('')
  })

  it('has an undo step for each colored part', () => {
    const actor = open(2)
    const mix = (key: string, region: string, customColor: string) =>
      actor.send({
        ...{ type: 'figure.painted', key, region, isJoined: true },
        paint: { colorId: null, customColor },
      })
    for (const color of ['#111111', '#222222']) mix('f1', 'shirt', color)
    mix('f1', 'skin', '#333333')
    mix('f2', 'shirt', '#444444')
    expect(steps(actor)).toHaveLength(3)
    actor.send({ type: 'undone' })
    expect(workOf(actor).cliparts.map(({ paints }) => Object.keys(paints))).toEqual([['shirt', 'skin'], []])
  })
})
