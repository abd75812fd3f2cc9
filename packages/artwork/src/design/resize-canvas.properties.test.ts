import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { designs } from '../testing/designs.ts'
import { elementOf, emptyDesign, resizeCanvas, type Design, type Element } from './index.ts'
import { boundsOfAll } from './similarity.ts'

const side = 'front'
const on = (width: number, height: number, ...elements: readonly Element[]): Design => ({
  ...emptyDesign(width, height),
  elements: elements.map((element, z) => ({ ...element, z })),
})
const box = (id: string, x: number, y: number, width: number, height: number, more: object = {}) =>
  elementOf('shape', { id, side, x, y, width, height, shape: 'ellipse', ...more })
const boxes = (design: Design) =>
  Object.fromEntries(
    design.elements.map(({ id, x, y, width, height }) => [
      id,
      [x, y, width, height].map((inches) => Number(inches.toFixed(4))),
    ]),
  )
const length = fc.double({ min: 0.5, max: 12, noNaN: true })
const sizes = fc.tuple(length, length)

describe('a resized design (EDIT-22)', () => {
  it('is only scaled where the ratio stays', () => {
    fc.assert(
      fc.property(designs(), fc.double({ min: 0.2, max: 5, noNaN: true }), (design, by) => {
        const larger = resizeCanvas(design.width * by, design.height * by).apply(design)
        for (const [at, element] of larger.elements.entries()) {
          const before = design.elements[at]!
          for (const field of ['x', 'y', 'width', 'height'] as const)
            expect(element[field]).toBeCloseTo(before[field] * by, 6)
          if (element.kind === 'text' && before.kind === 'text')
            expect(element.size).toBeCloseTo(before.size * by, 6)
        }
      }),
    )
  })

  it('keeps the shape and rotation of everything that does not cover it', () => {
    fc.assert(
      fc.property(designs(), sizes, (design, [width, height]) => {
        const after = resizeCanvas(width, height).apply(design)
        for (const [at, element] of after.elements.entries()) {
          const before = design.elements[at]!
          expect(element.rotation).toBe(before.rotation)
          expect(element.width * before.height).toBeCloseTo(before.width * element.height, 5)
        }
      }),
    )
  })

  it('keeps inside what was inside', () => {
    const inside = fc.tuple(length, length).chain(([width, height]) =>
      fc
        .array(fc.tuple(...[0, 1, 2, 3].map(() => fc.double({ min: 0, max: 1, noNaN: true }))), {
          minLength: 1,
          maxLength: 6,
        })
        .map((all) =>
          on(
            width,
            height,
            ...all.map(([x, y, w, h], at) => {
              const [across, down] = [0.01 + w! * 0.9 * width, 0.01 + h! * 0.9 * height]
              return box(`e${at}`, x! * (width - across), y! * (height - down), across, down)
            }),
          ),
        ),
    )
    fc.assert(
      fc.property(inside, sizes, (design, [width, height]) => {
        for (const element of resizeCanvas(width, height).apply(design).elements) {
          const { x, y, ...of } = boundsOfAll([element])
          if (of.width > width || of.height > height) continue
          expect(x).toBeGreaterThan(-0.02)
          expect(y).toBeGreaterThan(-0.02)
          expect(x + of.width).toBeLessThan(width + 0.02)
          expect(y + of.height).toBeLessThan(height + 0.02)
        }
      }),
    )
  })

  it('has its elements’ size back at its original size', () => {
    fc.assert(
      fc.property(sizes, (other) => {
        const design = on(3, 2, box('badge', 0.4, 0.5, 1.6, 1), box('name', 0.6, 0.8, 1.2, 0.4))
        const there = resizeCanvas(...other).apply(design)
        for (const element of resizeCanvas(3, 2).apply(there).elements) {
          const before = design.elements.find(({ id }) => id === element.id)!
          expect(element.width).toBeCloseTo(before.width, 6)
        }
      }),
    )
  })

  it('is as large as possible: a name grows on a label twice as wide, and stays the same on one twice as tall', () => {
    const name = on(2, 2, box('name', 0.1, 0.85, 1.8, 0.3))
    expect(boxes(resizeCanvas(4, 2).apply(name))).toEqual({ name: [0.2, 0.7, 3.6, 0.6] })
    expect(boxes(resizeCanvas(2, 4).apply(name))).toEqual({ name: [0.1, 1.85, 1.8, 0.3] })
  })

  it('keeps elements at their edges, and centered ones in the middle', () => {
    const corners = on(
      4,
      4,
      box('logo', 0.2, 0.2, 1, 1),
      box('price', 2.8, 2.8, 1, 1),
      box('seal', 1.8, 1.8, 0.4, 0.4),
    )
    expect(boxes(resizeCanvas(8, 4).apply(corners))).toEqual({
      logo: [0.2, 0.2, 1, 1],
      price: [6.8, 2.8, 1, 1],
      seal: [3.8, 1.8, 0.4, 0.4],
    })
  })

  it('keeps overlapping, close, aligned and grouped elements together', () => {
    const card = on(
      4,
      2,
      box('badge', 0.2, 0.5, 1, 1),
      box('initial', 0.5, 0.8, 0.4, 0.4),
      box('name', 1.3, 0.7, 1, 0.2),
      box('street', 1.3, 1.2, 0.6, 0.2),
    )
    const wide = boxes(resizeCanvas(10, 2).apply(card))
    expect(wide['initial']![0]! - wide['badge']![0]!).toBeCloseTo(0.3 * (wide['badge']![2]! / 1), 3)
    expect(wide['name']![0]).toBeCloseTo(wide['street']![0]!, 3)
    const apart = ['left', 'right'].map((id, at) => box(id, 0.2 + 3 * at, 0.5, 0.6, 0.4, { groups: ['g'] }))
    const grouped = boxes(resizeCanvas(8, 2).apply(on(4, 2, ...apart)))
    expect(grouped['right']![0]! - grouped['left']![0]!).toBeCloseTo(3 * (grouped['left']![2]! / 0.6), 3)
  })

  it('stays covered: a rectangle is stretched, a picture grows, a band reaches from edge to edge', () => {
    const rectangle = { shape: 'rectangle' }
    const bled = on(
      2,
      2,
      box('paper', -0.125, -0.125, 2.25, 2.25, rectangle),
      elementOf('upload', { id: 'photo', side, file: 'f', x: 0, y: 0, width: 2, height: 2 }),
      box('band', 0, 1.5, 2, 0.5, rectangle),
      box('name', 0.5, 0.5, 1, 0.5),
    )
    expect(boxes(resizeCanvas(4, 2).apply(bled))).toEqual({
      paper: [-0.25, -0.125, 4.5, 2.25],
      photo: [0, -1, 4, 4],
      band: [0, 1.5, 4, 0.5],
      name: [1.5, 0.5, 1, 0.5],
    })
  })

  it('is computed quickly for thousands of elements', () => {
    const many = on(4, 4, ...Array.from({ length: 5000 }, (_, at) => box(`e${at}`, at / 1300, 1, 0.1, 0.1)))
    expect(resizeCanvas(8, 4).apply(many).elements).toHaveLength(5000)
  })
})
