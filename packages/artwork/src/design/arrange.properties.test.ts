import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundsOf } from '../placement/index.ts'
import { designs } from '../testing/designs.ts'
import {
  EDGES,
  align,
  boundsOfAll,
  copied,
  distribute,
  elementOf,
  elementsOn,
  emptyDesign,
  paste,
} from './index.ts'
import type { Design, Element } from './index.ts'

const ids = fc.uniqueArray(fc.constantFrom('e0', 'e1', 'e2', 'e3', 'e4', 'e5'), {
  minLength: 1,
  maxLength: 6,
})
const edge = fc.constantFrom(...EDGES)
const axis = fc.constantFrom('x' as const, 'y' as const)
const free = (design: Design, on: readonly string[]) =>
  design.elements.filter(({ id, locked }) => on.includes(id) && !locked)
const sideOf = (along: 'x' | 'y') => (along === 'x' ? 'width' : 'height')
const shapeOf = ({ x: _x, y: _y, ...rest }: Element) => rest

describe('invariants of aligning (EDIT-7)', () => {
  it('always put edges on one line, and change only places along one axis', () => {
    fc.assert(
      fc.property(designs(), ids, edge, (design, on, to) => {
        const after = align(on, to).apply(design)
        const share = { left: 0, top: 0, center: 0.5, middle: 0.5, right: 1, bottom: 1 }[to]
        const along = to === 'left' || to === 'center' || to === 'right' ? 'x' : 'y'
        const moved = free(after, on)
        const lines = moved.map((each) => boundsOf(each)[along] + share * boundsOf(each)[sideOf(along)])
        for (const line of lines) expect(line).toBeCloseTo(lines[0]!, 6)
        expect(after.elements.map(shapeOf)).toEqual(design.elements.map(shapeOf))
        const other = along === 'x' ? 'y' : 'x'
        after.elements.forEach((each, at) => expect(each[other]).toBeCloseTo(design.elements[at]![other], 9))
      }),
    )
  })

  it('never change an aligned design, nor locked elements', () => {
    fc.assert(
      fc.property(designs(), ids, edge, (design, on, to) => {
        const after = align(on, to).apply(design)
        expect(align(on, to).apply(after)).toBe(after)
        for (const { id, locked } of design.elements)
          if (locked)
            expect(after.elements.find((each) => each.id === id)).toBe(
              design.elements.find((each) => each.id === id),
            )
      }),
    )
  })

  it('use the product for one element, and their bounding box for several', () => {
    const at = { side: 'front', width: 1, height: 1 }
    const [a, b] = [
      elementOf('shape', { ...at, id: 'a', x: 1 }),
      elementOf('shape', { ...at, id: 'b', x: 2, y: 1 }),
    ]
    const design = { ...emptyDesign(6, 4), elements: [a, b] }
    expect(align(['a'], 'right').apply(design).elements[0]?.x).toBe(5)
    expect(
      align(['a', 'b'], 'right')
        .apply(design)
        .elements.map(({ x }) => x),
    ).toEqual([2, 2])
  })
})

describe('invariants of distributing (EDIT-7)', () => {
  it('always make gaps equal from the first element to the last, which both stay', () => {
    fc.assert(
      fc.property(designs(), ids, axis, (design, on, along) => {
        const side = sideOf(along)
        const middle = (each: Element) => boundsOf(each)[along] + boundsOf(each)[side] / 2
        const sorted = [...free(design, on)].sort((a, b) => middle(a) - middle(b))
        const order = sorted.map(({ id }) => id)
        fc.pre(order.length > 2)
        // Of two in the same place, either may be the first.
        fc.pre(sorted.every((each, at) => at === 0 || middle(each) - middle(sorted[at - 1]!) > 1e-6))
        const boxesIn = (some: Design) =>
          order.map((name) => boundsOf(some.elements.find(({ id }) => id === name)!))
        const after = distribute(on, along).apply(design)
        const [was, is] = [boxesIn(design), boxesIn(after)]
        const gaps = is.slice(1).map((box, at) => box[along] - is[at]![along] - is[at]![side])
        for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0]!, 6)
        expect(is[0]![along]).toBeCloseTo(was[0]![along], 6)
        expect(is.at(-1)![along]).toBeCloseTo(was.at(-1)![along], 6)
        expect(after.elements.map(shapeOf)).toEqual(design.elements.map(shapeOf))
      }),
    )
  })

  it('never change fewer than three', () => {
    fc.assert(
      fc.property(designs(), ids, axis, (design, on, along) => {
        fc.pre(free(design, on).length < 3)
        expect(distribute(on, along).apply(design)).toBe(design)
      }),
    )
  })
})

describe('invariants of copies (EDIT-8)', () => {
  it('are always on top of the side, unlocked, in order, and leave everything else unchanged', () => {
    fc.assert(
      fc.property(designs(), ids, (design, on) => {
        const elements = copied(design, on)
        let number = 0
        const after = paste(elements, 's0', () => `new${(number += 1)}`).apply(design)
        expect(after.elements.slice(0, design.elements.length)).toEqual(design.elements)
        const pasted = elementsOn(after, 's0').slice(elementsOn(design, 's0').length)
        expect(pasted.map(({ kind }) => kind)).toEqual(elements.map(({ kind }) => kind))
        for (const each of pasted) expect([each.locked, each.canRemove]).toEqual([false, true])
        if (pasted.length === 0) return
        const box = boundsOfAll(pasted)
        expect(box.x <= design.width * 1.5 && box.x + box.width >= 0).toBe(true)
      }),
    )
  })

  it('never exactly cover the originals', () => {
    fc.assert(
      fc.property(designs(), ids, (design, on) => {
        const elements = copied(design, on).filter(({ side }) => side === 's0')
        const after = paste(elements, 's0', (id) => `${id}'`).apply(design)
        for (const { id, x, y } of elements) {
          const copy = after.elements.find((each) => each.id === `${id}'`)!
          expect(Math.hypot(copy.x - x, copy.y - y)).toBeGreaterThan(0.01)
        }
      }),
    )
  })

  it('include the masks of copied elements, but no mask without its element', () => {
    const at = { side: 'front', x: 1, y: 1, width: 1, height: 1 }
    const mask = elementOf('clip_mask', { ...at, id: 'm', element: 'a' })
    const design = { ...emptyDesign(4, 4), elements: [elementOf('shape', { ...at, id: 'a' }), mask] }
    const elements = copied(design, ['a'])
    const after = paste(elements, 'front', (id) => `${id}2`).apply(design)
    expect(after.elements.slice(2)).toMatchObject([
      { id: 'a2' },
      { id: 'm2', kind: 'clip_mask', element: 'a2' },
    ])
    expect(paste([mask], 'front', (id) => `${id}2`).apply(design).elements).toHaveLength(2)
  })
})
