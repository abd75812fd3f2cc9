import { mapPlacement, matrixOf, remove, removeSide, type Design } from '@kisscut/artwork/design'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { designs } from '@kisscut/artwork/testing'
import { canvasMachine, designShown, type CanvasEvent } from './index.ts'

const inches = fc.double({ min: -20, max: 20, noNaN: true })
const point = fc.record({ x: inches, y: inches })
const fingers = fc.tuple(point, point)
const key = fc.constantFrom('ArrowLeft', 'ArrowUp', '[', ']', '+', '-', 'Delete', 'q')
const ids = fc.uniqueArray(fc.constantFrom('e0', 'e1', 'e2', 'e3'), { maxLength: 3 })

const event: fc.Arbitrary<CanvasEvent> = fc.oneof(
  fc.record({ type: fc.constant('selection.changed' as const), ids }),
  fc.record({ type: fc.constant('drag.began' as const), at: point }),
  fc.record({
    type: fc.constant('scale.began' as const),
    at: point,
    corner: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
  }),
  fc.record({ type: fc.constant('rotate.began' as const), at: point }),
  fc.record({ type: fc.constant('pinch.began' as const), at: fingers }),
  fc.record({
    type: fc.constant('pointer.moved' as const),
    at: point,
    reach: fc.constantFrom(0, 0.05),
    isHeld: fc.boolean(),
  }),
  fc.record({ type: fc.constant('fingers.moved' as const), at: fingers }),
  fc.record({ type: fc.constant('key.pressed' as const), key, isBig: fc.boolean() }),
  fc.constantFrom<CanvasEvent>(
    { type: 'selection.stepped', by: 1 },
    { type: 'pointer.released' },
    { type: 'pointer.cancelled' },
    { type: 'undo.requested' },
    { type: 'redo.requested' },
  ),
)
const events = fc.array(event, { maxLength: 40 })
/** Canvas events, with typed texts and shown and removed sides. */
const eventsOfTools = fc.array(
  fc.oneof(
    event,
    fc.record({ type: fc.constant('typing.began' as const), id: fc.constantFrom('e0', 'e1', 'e2') }),
    fc.record({ type: fc.constant('side.shown' as const), side: fc.constantFrom('s0', 's1', 's2') }),
    fc.constantFrom<CanvasEvent>(
      { type: 'typing.ended' },
      { type: 'command.given', command: remove(['e0', 'e1']) },
      { type: 'command.given', command: removeSide('s0') },
    ),
  ),
  { maxLength: 40 },
)

const play = (design: Design, all: readonly CanvasEvent[]) => {
  const actor = createActor(canvasMachine, { input: { design, side: 's0' } }).start()
  all.forEach((each) => actor.send(each))
  return actor
}

describe('invariants of the canvas', () => {
  it('never loses an element’s ratio, its size or a normalized rotation', () => {
    fc.assert(
      fc.property(designs(), events, (design, all) => {
        for (const element of designShown(play(design, all).getSnapshot().context).elements) {
          const before = design.elements.find(({ id }) => id === element.id)!
          expect(element.width / element.height).toBeCloseTo(before.width / before.height, 6)
          expect(Math.min(element.width, element.height)).toBeGreaterThan(0)
          expect(element.rotation).toBeGreaterThanOrEqual(0)
          expect(element.rotation).toBeLessThan(360)
          expect(Number.isFinite(element.x + element.y)).toBe(true)
        }
      }),
    )
  })

  it('never changes a locked element, or one of another side', () => {
    fc.assert(
      fc.property(designs(), events, (design, all) => {
        const { elements } = designShown(play(design, all).getSnapshot().context)
        for (const element of design.elements)
          if (element.locked || element.side !== 's0') expect(elements).toContain(element)
      }),
    )
  })

  it('never changes the design during a drag, whose result one matrix shows in advance', () => {
    fc.assert(
      fc.property(designs(), events, (design, all) => {
        const actor = play(design, all)
        const { drag, history } = actor.getSnapshot().context
        fc.pre(drag !== null)
        const before = history.present
        actor.send({ type: 'pointer.moved', at: { x: 1, y: 2 } })
        const now = actor.getSnapshot().context
        expect(now.history.present).toBe(before)
        const { elements, similarity } = now.drag!
        const shown = designShown(now).elements
        for (const element of elements)
          if (matrixOf(similarity) !== matrixOf({ ...similarity, scale: 1, rotate: 0, dx: 0, dy: 0 }))
            expect(shown.find(({ id }) => id === element.id)).toMatchObject({
              x: mapPlacement(element, similarity).x,
            })
      }),
    )
  })

  it('always returns to the start by undo, and to the end by redo', () => {
    fc.assert(
      fc.property(designs(), events, (design, all) => {
        const actor = play(design, [...all, { type: 'pointer.released' }])
        const { present, past } = actor.getSnapshot().context.history
        past.forEach(() => actor.send({ type: 'undo.requested' }))
        expect(actor.getSnapshot().context.history.present).toBe(design)
        past.forEach(() => actor.send({ type: 'redo.requested' }))
        expect(actor.getSnapshot().context.history.present).toBe(present)
      }),
    )
  })

  it('only ever types existing, unlocked texts, and shows existing sides (EDIT-5)', () => {
    fc.assert(
      fc.property(designs(), eventsOfTools, (design, all) => {
        const snapshot = play(design, all).getSnapshot()
        const { typing, side, history } = snapshot.context
        const typed = history.present.elements.find(({ id }) => id === typing)
        expect(snapshot.hasTag('typing')).toBe(typing !== null)
        if (typing !== null) expect(typed).toMatchObject({ kind: 'text', locked: false })
        if (snapshot.matches('resting')) expect(history.present.sides.map(({ id }) => id)).toContain(side)
      }),
    )
  })

  it('never scales an element below its least width, unless it was smaller already (CODE-5)', () => {
    fc.assert(
      fc.property(designs(), events, (design, all) => {
        const leastWidth = () => 0.8
        const input = { design, side: 's0', leastWidth }
        const actor = createActor(canvasMachine, { input }).start()
        all.forEach((each) => actor.send(each))
        for (const { id, width } of designShown(actor.getSnapshot().context).elements) {
          const before = design.elements.find((each) => each.id === id)!
          expect(width).toBeGreaterThanOrEqual(Math.min(0.8, before.width) - 1e-9)
        }
      }),
    )
  })
})
