import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { designAsJson, readDesign } from '../design-json/index.ts'
import { designs, groupedDesigns, similarities } from '../testing/designs.ts'
import {
  DEPTH,
  add,
  duplicate,
  elementOf,
  elementsOn,
  emptyDesign,
  group,
  lock,
  mirror,
  move,
  perform,
  place,
  redo,
  remove,
  reorder,
  reshape,
  resize,
  printedOf,
  rename,
  resizeCanvas,
  rotate,
  showOn,
  startHistory,
  transform,
  undo,
  ungroup,
} from './index.ts'
import type { Command } from './index.ts'

const ids = fc.uniqueArray(fc.constantFrom('e0', 'e1', 'e2', 'e3', 'e4', 'e5'), {
  minLength: 1,
  maxLength: 3,
})
const step = fc.integer({ min: -30, max: 30 }).map((n) => n / 10)

const commands: fc.Arbitrary<Command> = fc.oneof(
  fc.tuple(ids, step, step).map(([on, dx, dy]) => move(on, dx, dy)),
  fc.tuple(ids, fc.integer({ min: -900, max: 900 })).map(([on, by]) => rotate(on, by)),
  fc.tuple(ids, similarities()).map(([on, by]) => transform(on, by)),
  fc
    .tuple(ids, step, step, step)
    .map(([on, x, width, height]) => place(on[0]!, { x, y: 0, width, height, rotation: 400 })),
  fc.tuple(ids, step, step).map(([on, width, height]) => resize(on[0]!, { x: 0, y: 0, width, height })),
  fc.tuple(ids, fc.constantFrom('', ' ', 'Name', 'x'.repeat(120))).map(([on, name]) => rename(on[0]!, name)),
  fc.tuple(ids, fc.constantFrom('x' as const, 'y' as const)).map(([on, axis]) => mirror(on, axis)),
  ids.map((on) => remove(on)),
  fc
    .tuple(ids, fc.constantFrom('front', 'forward', 'backward', 'back'))
    .map(([on, to]) => reorder(on[0]!, to as 'front')),
  fc.tuple(ids, fc.boolean()).map(([on, locked]) => lock(on, locked)),
  ids.map((on) => group(on, 'new')),
  ids.map((on) => ungroup(on)),
  ids.map((on) => duplicate(on, (id) => `${id}'`)),
  fc.constant(add(elementOf('shape', { id: 'new', side: 's0', width: 1, height: 1 }))),
  fc.constant(reshape('s0', { clipType: 'circle' })),
  fc.tuple(step, step).map(([w, h]) => resizeCanvas(w, h)),
  fc
    .tuple(step, step, step)
    .map(([x, w, h]) => showOn({ background: 'jar', x, y: 1 }, { width: w, height: h }, 'size')),
)

/** Commands that resize the product, unlock, or move elements past locked ones. */
const ABOVE_LOCKS: ReadonlySet<string> = new Set([
  'lock',
  'resize-canvas',
  'reorder',
  'group',
  'ungroup',
  'duplicate',
  'show-on size',
])

describe('invariants of commands', () => {
  it('never mutate their input', () => {
    fc.assert(
      fc.property(groupedDesigns(), commands, (design, command) => {
        const before = structuredClone(design)
        command.apply(design)
        expect(design).toEqual(before)
      }),
    )
  })

  it('never change a locked element, except to unlock it, to resize the product or to restack others', () => {
    fc.assert(
      fc.property(groupedDesigns(), commands, (design, command) => {
        fc.pre(!ABOVE_LOCKS.has(command.name))
        const after = command.apply(design)
        for (const element of design.elements.filter(({ locked }) => locked)) {
          expect(after.elements).toContain(element)
        }
      }),
    )
  })

  it('never remove an element that cannot be removed', () => {
    fc.assert(
      fc.property(groupedDesigns(), ids, (design, on) => {
        const after = remove(on).apply(design)
        for (const element of design.elements) {
          const stays = !on.some((id) => id === element.id) || !element.canRemove || element.locked
          expect(after.elements.includes(element)).toBe(stays)
        }
      }),
    )
  })

  it('always keep ids unique and rotations between 0 and 360', () => {
    fc.assert(
      fc.property(groupedDesigns(), fc.array(commands, { maxLength: 12 }), (design, deeds) => {
        const { elements } = deeds.reduce((current, deed) => deed.apply(current), design)
        expect(new Set(elements.map(({ id }) => id)).size).toBe(elements.length)
        for (const { rotation } of elements) {
          expect(rotation).toBeGreaterThanOrEqual(0)
          expect(rotation).toBeLessThan(360)
        }
      }),
    )
  })

  it('always bring elements to the front and to the back in the order of the rest', () => {
    fc.assert(
      fc.property(designs(), fc.constantFrom('front' as const, 'back' as const), (design, to) => {
        const stack = elementsOn(design, 's0')
        fc.pre(stack.length > 1 && !stack[0]!.locked)
        const id: string = stack[0]!.id
        const after = elementsOn(reorder(id, to).apply(design), 's0').map((element) => element.id)
        expect(after.indexOf(id)).toBe(to === 'front' ? after.length - 1 : 0)
        const others = stack.map((element) => element.id).filter((other) => other !== id)
        expect(after.filter((other) => other !== id)).toEqual(others)
      }),
    )
  })
})

describe('invariants of undo', () => {
  it('always undoes every step to the first design, and redoes them to the last', () => {
    fc.assert(
      fc.property(groupedDesigns(), fc.array(commands, { maxLength: 20 }), (design, deeds) => {
        const done = deeds.reduce((history, deed) => perform(history, deed), startHistory(design))
        const steps = done.past.length
        const back = Array.from({ length: steps }).reduce<typeof done>((history) => undo(history), done)
        expect(back.present).toBe(design)
        const again = Array.from({ length: steps }).reduce<typeof done>((history) => redo(history), back)
        expect(again.present).toBe(done.present)
        expect(again.future).toEqual([])
      }),
    )
  })

  it('is always one step for a drag, and never keeps more than its depth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 150 }), (moves) => {
        const start = add(elementOf('shape', { id: 'a', side: 's0', width: 1, height: 1 }))
        const design = emptyDesign(4, 4, 's0')
        const one = perform(startHistory(design), start)
        const drag = Array.from({ length: moves }).reduce<typeof one>(
          (h) => perform(h, move(['a'], 0.1, 0), true),
          one,
        )
        expect(drag.past).toHaveLength(2)
        const many = Array.from({ length: moves }).reduce<typeof one>(
          (h) => perform(h, move(['a'], 0.1, 0)),
          one,
        )
        expect(many.past.length).toBe(Math.min(DEPTH, moves + 1))
        expect(undo(drag).present).toBe(one.present)
      }),
      { numRuns: 20 },
    )
  })
})

describe('the photograph and the names of a product (SCENE-1, SCENE-2)', () => {
  it('never change the print by a name, and accept any text (EDIT-26)', () => {
    fc.assert(
      fc.property(groupedDesigns(), ids, fc.string({ maxLength: 150 }), (design, on, typed) => {
        const named = rename(on[0]!, typed).apply(design)
        expect(printedOf(named)).toEqual(printedOf(design))
        expect(readDesign(designAsJson(named))).toEqual({ ok: true, design: named })
      }),
    )
  })

  it('never change the print by a place on it, and always resize the product by a size', () => {
    fc.assert(
      fc.property(groupedDesigns(), step, step, (design, x, y) => {
        const shownOn = { background: 'jar', x, y }
        const moved = showOn(shownOn, design, 'move').apply(design)
        expect(moved.shownOn).toEqual(shownOn)
        expect(printedOf(moved)).toEqual(printedOf(design))
        expect(showOn(shownOn, design, 'move').apply(moved)).toBe(moved)
        const half = { width: design.width / 2, height: design.height }
        expect(printedOf(showOn(shownOn, half, 'size').apply(design))).toEqual(
          printedOf(resizeCanvas(half.width, half.height).apply(design)),
        )
      }),
    )
  })
})
