import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { designs, similarities } from '../testing/designs.ts'
import {
  MASK_FORMS,
  behindMasks,
  mapPlacement,
  maskBy,
  maskOf,
  maskTo,
  releaseMask,
  transform,
} from './index.ts'
import type { Design } from './index.ts'

const form = fc.constantFrom(...Object.values(MASK_FORMS))
const id = fc.constantFrom('e0', 'e1', 'e2')
const radians = (degrees: number) => (degrees * Math.PI) / 180
const openIn = ({ elements }: Design, of: string) => elements.some((each) => each.id === of && !each.locked)

describe('invariants of masks (EDIT-18)', () => {
  it('are always within their elements, one for each, and are removed without a trace', () => {
    fc.assert(
      fc.property(designs(), id, form, form, (design, of, first, second) => {
        const once = maskTo(of, first, 'm').apply(design)
        if (!openIn(design, of)) {
          expect(once).toBe(design)
          return
        }
        const element = design.elements.find((each) => each.id === of)!
        const mask = maskOf(once, of)!
        for (const [from, along] of [
          ['x', 'width'],
          ['y', 'height'],
        ] as const) {
          expect(mask[from]).toBeGreaterThan(element[from] - 1e-9)
          expect(mask[from] + mask[along]).toBeLessThan(element[from] + element[along] + 1e-9)
        }
        if (first.isSquare) expect(mask.width).toBeCloseTo(mask.height, 9)
        const twice = maskTo(of, second, 'n').apply(once)
        // As if applied first: a circle after an oval is a circle, and vice versa.
        const { x, y, width, height, ...rest } = maskOf(maskTo(of, second, 'm').apply(design), of)!
        const close = (value: number) => expect.closeTo(value, 6) as number
        expect(maskOf(twice, of)).toEqual({
          ...rest,
          ...{ x: close(x), y: close(y), width: close(width), height: close(height) },
        })
        expect(twice.elements).toHaveLength(design.elements.length + 1)
        expect(releaseMask(of).apply(twice)).toEqual(design)
      }),
    )
  })

  it('always move with their element, or stay while it moves behind them', () => {
    fc.assert(
      fc.property(designs(), id, form, similarities(), (design, of, shape, similarity) => {
        fc.pre(openIn(design, of))
        const masked = maskTo(of, shape, 'm').apply(design)
        const moved = transform([of], similarity).apply(masked)
        const there = mapPlacement(maskOf(masked, of)!, similarity)
        for (const field of ['x', 'y', 'width', 'height'] as const)
          expect(maskOf(moved, of)![field]).toBeCloseTo(there[field])
        expect(Math.cos(radians(maskOf(moved, of)!.rotation - there.rotation))).toBeCloseTo(1)
        const behind = behindMasks(transform([of], similarity)).apply(masked)
        expect(maskOf(behind, of)).toBe(maskOf(masked, of))
        const withoutMask = ({ elements }: Design) => elements.filter(({ kind }) => kind !== 'clip_mask')
        expect(withoutMask(behind)).toEqual(withoutMask(moved))
      }),
    )
  })

  it('always take the place of the shape they are made of, which is removed', () => {
    fc.assert(
      fc.property(designs(), fc.constantFrom('e0', 'e2', 'e4'), (design, by) => {
        const after = maskBy('e1', by, 'M0 0H1V1Z', 'm').apply(design)
        const [element, shape] = ['e1', by].map((of) => design.elements.find((each) => each.id === of))
        const isDone =
          element &&
          shape &&
          !element.locked &&
          !shape.locked &&
          shape.canRemove &&
          element.side === shape.side
        if (!isDone) {
          expect(after).toBe(design)
          return
        }
        const { x, y, width, height, rotation, invertX, invertY } = shape
        expect(maskOf(after, 'e1')).toMatchObject({
          ...{ x, y, width, height, rotation, invertX, invertY },
          mask: 'M0 0H1V1Z',
        })
        expect(after.elements.some((each) => each.id === by)).toBe(false)
      }),
    )
  })
})
