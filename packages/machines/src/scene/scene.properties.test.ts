import type { Box } from '@kisscut/artwork/geometry'
import { SCENE_HANDLES } from '@kisscut/artwork/scene'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { boxSeen, sceneMachine, type SceneEvent } from './index.ts'

const room = { width: 40, height: 24 }
const start = { x: 8, y: 6, width: 24, height: 12 }
const open = (isProportional = false, resting: Box = start) =>
  createActor(sceneMachine, { input: { room, resting, isProportional } }).start()

const inches = fc.double({ min: -60, max: 60, noNaN: true })
const point = fc.record({ x: inches, y: inches })
const fingers = fc.tuple(point, point)
const event: fc.Arbitrary<SceneEvent> = fc.oneof(
  fc.record({ type: fc.constant('move.began' as const), at: point }),
  fc.record({
    type: fc.constant('resize.began' as const),
    at: point,
    handle: fc.constantFrom(...SCENE_HANDLES),
  }),
  fc.record({ type: fc.constant('pinch.began' as const), at: fingers }),
  fc.record({ type: fc.constant('pointer.moved' as const), at: point, pull: fc.constantFrom(0, 0.3) }),
  fc.record({ type: fc.constant('fingers.moved' as const), at: fingers }),
  fc.constantFrom<SceneEvent>({ type: 'pointer.released' }, { type: 'pointer.cancelled' }),
)
const NEAR = 0.002

describe('invariants of a product on a photograph (SCENE-2)', () => {
  it('never leaves the box, whatever the gestures, and always has a size', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), fc.boolean(), (events, isProportional) => {
        const actor = open(isProportional)
        for (const each of events) {
          actor.send(each)
          const { x, y, width, height } = boxSeen(actor.getSnapshot().context)
          expect(Math.min(width, height)).toBeGreaterThan(0)
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(-NEAR)
          expect(x + width).toBeLessThanOrEqual(room.width + NEAR)
          expect(y + height).toBeLessThanOrEqual(room.height + NEAR)
        }
      }),
    )
  })

  it('never changes during a drag, and is restored when the pointer is canceled', () => {
    fc.assert(
      fc.property(point, fc.constantFrom(...SCENE_HANDLES), point, (from, handle, to) => {
        const actor = open()
        actor.send({ type: 'resize.began', at: from, handle })
        actor.send({ type: 'pointer.moved', at: to, pull: 0 })
        expect(actor.getSnapshot().context.resting).toBe(start)
        actor.send({ type: 'pointer.cancelled' })
        expect(boxSeen(actor.getSnapshot().context)).toBe(start)
      }),
    )
  })

  it('always rests at a size in hundredths of an inch, with its ratio kept by a corner', () => {
    fc.assert(
      fc.property(point, (to) => {
        const actor = open()
        actor.send({ type: 'resize.began', at: { x: 0, y: 0 }, handle: 'se' })
        actor.send({ type: 'pointer.moved', at: to, pull: 0 })
        actor.send({ type: 'pointer.released' })
        const { width, height } = actor.getSnapshot().context.resting
        expect(width * 100).toBeCloseTo(Math.round(width * 100), 6)
        expect(height).toBeCloseTo(width / 2, 3)
      }),
    )
  })
})

describe('a product on a photograph', () => {
  it('follows the pointer, and snaps to the center when near', () => {
    const actor = open(false, { ...start, x: 2 })
    actor.send({ type: 'move.began', at: { x: 10, y: 10 } })
    actor.send({ type: 'pointer.moved', at: { x: 15.9, y: 13 }, pull: 0.2 })
    expect(actor.getSnapshot().context.drag).toMatchObject({ isCentered: { x: true, y: false } })
    expect(boxSeen(actor.getSnapshot().context)).toMatchObject({ x: 8, y: 9 })
    actor.send({ type: 'pointer.moved', at: { x: 15.9, y: 13 }, pull: 0 })
    actor.send({ type: 'pointer.released' })
    expect(actor.getSnapshot().context.resting).toMatchObject({ x: 7.9, y: 9, width: 24, height: 12 })
  })

  it('is resized on one side by a side, and in proportion where its ratio is fixed', () => {
    const by = (isProportional: boolean) => {
      const actor = open(isProportional)
      actor.send({ type: 'resize.began', at: { x: 0, y: 0 }, handle: 'e' })
      actor.send({ type: 'pointer.moved', at: { x: -12, y: 3 }, pull: 0 })
      actor.send({ type: 'pointer.released' })
      return actor.getSnapshot().context.resting
    }
    expect(by(false)).toEqual({ x: 8, y: 6, width: 12, height: 12 })
    expect(by(true)).toEqual({ x: 8, y: 9, width: 12, height: 6 })
  })

  it('grows between two fingers after the first has moved it', () => {
    const actor = open(false, { x: 15, y: 9, width: 10, height: 6 })
    actor.send({ type: 'move.began', at: { x: 18, y: 12 } })
    actor.send({ type: 'pointer.moved', at: { x: 17, y: 12 }, pull: 0 })
    const both = (apart: number) =>
      [
        { x: 19 - apart, y: 12 },
        { x: 19 + apart, y: 12 },
      ] as const
    actor.send({ type: 'pinch.began', at: both(2) })
    actor.send({ type: 'fingers.moved', at: both(3) })
    actor.send({ type: 'pointer.released' })
    const { width, height, x } = actor.getSnapshot().context.resting
    expect([width, height]).toEqual([15, 9])
    expect(x).toBeCloseTo(11.5)
  })

  it('rests at its design’s place, whatever was being dragged', () => {
    const actor = open()
    actor.send({ type: 'move.began', at: { x: 0, y: 0 } })
    const resting = { x: 1, y: 1, width: 3, height: 2 }
    actor.send({ type: 'product.placed', room: { width: 5, height: 4 }, resting, isProportional: true })
    expect(actor.getSnapshot().matches('resting')).toBe(true)
    expect(boxSeen(actor.getSnapshot().context)).toBe(resting)
  })
})
