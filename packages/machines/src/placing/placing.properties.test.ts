import type { Placement } from '@kisscut/artwork/placement'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { placingMachine, type PlacingEvent } from './machine.ts'

const spec = { shape: 'rectangle' as const, width: 5, height: 3 }
const start: Placement = { x: 1, y: 0.5, width: 2.5, height: 1.5, rotation: 20 }

const inches = fc.double({ min: -20, max: 20, noNaN: true })
const point = fc.record({ x: inches, y: inches })
const fingers = fc.tuple(point, point)
const key = fc.constantFrom('ArrowLeft', 'ArrowUp', '[', ']', '+', '-', 'q')

const event: fc.Arbitrary<PlacingEvent> = fc.oneof(
  fc.record({ type: fc.constant('drag.began' as const), at: point }),
  fc.record({ type: fc.constant('scale.began' as const), at: point, anchor: fc.option(point) }),
  fc.record({ type: fc.constant('turn.began' as const), at: point }),
  fc.record({ type: fc.constant('pinch.began' as const), at: fingers }),
  fc.record({ type: fc.constant('pointer.moved' as const), at: point, isHeld: fc.boolean() }),
  fc.record({ type: fc.constant('fingers.moved' as const), at: fingers }),
  fc.record({ type: fc.constant('key.pressed' as const), key, isBig: fc.boolean() }),
  fc.constantFrom<PlacingEvent>(
    { type: 'pointer.released' },
    { type: 'pointer.cancelled' },
    { type: 'undo.asked' },
    { type: 'redo.asked' },
  ),
)

const play = (events: readonly PlacingEvent[]) => {
  const actor = createActor(placingMachine, { input: { spec, placement: start } }).start()
  events.forEach((each) => actor.send(each))
  actor.send({ type: 'pointer.released' })
  return actor
}

describe('invariants of placing', () => {
  it('never loses the artwork’s proportions, its size or a readable rotation', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        const { placement } = play(events).getSnapshot().context
        expect(placement.width / placement.height).toBeCloseTo(start.width / start.height, 6)
        expect(Math.min(placement.width, placement.height)).toBeGreaterThan(0)
        expect(placement.rotation).toBeGreaterThanOrEqual(0)
        expect(placement.rotation).toBeLessThan(360)
        expect(Object.values(placement).every(Number.isFinite)).toBe(true)
      }),
    )
  })

  it('always comes back to the beginning by undoing, and forward again by redoing', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        const actor = play(events)
        const end = actor.getSnapshot().context.placement
        const steps = actor.getSnapshot().context.past.length
        for (let step = 0; step < steps; step += 1) actor.send({ type: 'undo.asked' })
        expect(actor.getSnapshot().context.placement).toEqual(start)
        for (let step = 0; step < steps; step += 1) actor.send({ type: 'redo.asked' })
        expect(actor.getSnapshot().context.placement).toEqual(end)
      }),
    )
  })
})
