import { mapPlacement, matrixOf, type Design } from '@kisscut/artwork/design'
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
  fc.record({ type: fc.constant('pointer.moved' as const), at: point, isHeld: fc.boolean() }),
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

const play = (design: Design, all: readonly CanvasEvent[]) => {
  const actor = createActor(canvasMachine, { input: { design, side: 's0' } }).start()
  all.forEach((each) => actor.send(each))
  return actor
}

describe('invariants of the canvas', () => {
  it('never loses an element’s proportions, its size or a readable rotation', () => {
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

  it('never touches a locked element, or one of another side', () => {
    fc.assert(
      fc.property(designs(), events, (design, all) => {
        const { elements } = designShown(play(design, all).getSnapshot().context)
        for (const element of design.elements)
          if (element.locked || element.side !== 's0') expect(elements).toContain(element)
      }),
    )
  })

  it('never changes the design while something is dragged, which one matrix shows as it will be', () => {
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

  it('always comes back to the beginning by undoing, and forward again by redoing', () => {
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
})
