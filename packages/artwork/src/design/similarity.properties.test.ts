import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SMALLEST, cornersOf, isFarTooLarge, widenTo } from '../placement/index.ts'
import type { Placement } from '../placement/index.ts'
import { designs, similarities } from '../testing/designs.ts'
import {
  IDENTITY,
  boundsOfAll,
  elementOf,
  limitedScale,
  mapPlacement,
  mapPoint,
  matrixOf,
  rotationOf,
  rotationTo,
  transform,
} from './index.ts'

const inches = fc.double({ min: -8, max: 8, noNaN: true })
const side = fc.double({ min: 0.01, max: 8, noNaN: true })
const placements: fc.Arbitrary<Placement> = fc.record({
  x: inches,
  y: inches,
  width: side,
  height: side,
  rotation: fc.double({ min: 0, max: 359.9, noNaN: true }),
})
const isNear = (a: { x: number; y: number }, b: { x: number; y: number }) => {
  expect(a.x).toBeCloseTo(b.x, 5)
  expect(a.y).toBeCloseTo(b.y, 5)
}

describe('invariants of similarities', () => {
  it('always move the corners of a placement like points', () => {
    fc.assert(
      fc.property(placements, similarities(), (placement, similarity) => {
        const corners = cornersOf(mapPlacement(placement, similarity))
        cornersOf(placement).forEach((corner, at) => isNear(corners[at]!, mapPoint(corner, similarity)))
      }),
    )
  })

  it('rotate several to a typed angle with their distances kept, and back to their places (EDIT-6)', () => {
    const degrees = fc.double({ min: -360, max: 720, noNaN: true })
    fc.assert(
      fc.property(fc.array(placements, { minLength: 1, maxLength: 6 }), degrees, (several, to) => {
        const turn = rotationTo(several, to)
        expect(turn).toMatchObject({ scale: 1, dx: 0, dy: 0 })
        const rotated = several.map((each) => mapPlacement(each, turn))
        expect((((rotationOf(rotated) - to) % 360) + 360.5) % 360).toBeCloseTo(0.5, 5)
        const back = rotationTo(rotated, rotationOf(several))
        several.forEach((each, at) => {
          const returned = mapPlacement(rotated[at]!, back)
          cornersOf(returned).forEach((corner, of) => isNear(corner, cornersOf(each)[of]!))
        })
      }),
    )
  })

  it('are always equal to their SVG matrix', () => {
    fc.assert(
      fc.property(similarities(), fc.record({ x: inches, y: inches }), (similarity, point) => {
        const [a, b, c, d, e, f] = matrixOf(similarity).slice(7, -1).split(' ').map(Number) as [
          number,
          number,
          number,
          number,
          number,
          number,
        ]
        isNear(
          { x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f },
          mapPoint(point, similarity),
        )
      }),
    )
  })

  it('never make a placement smaller than the smallest printable one, unless it was', () => {
    fc.assert(
      fc.property(fc.array(placements, { minLength: 1, maxLength: 4 }), side, (all, factor) => {
        const by = limitedScale(all, factor, { width: 3, height: 2 })
        for (const { width, height } of all) {
          const before = Math.min(width, height)
          expect(before * by).toBeGreaterThanOrEqual(Math.min(before, SMALLEST) - 1e-9)
        }
      }),
    )
  })

  it('never make a placement larger than the limit, unless it was (DESIGN-17)', () => {
    const sizes = fc.record({ width: side, height: side })
    const factors = fc.double({ min: 0.01, max: 5000, noNaN: true })
    fc.assert(
      fc.property(
        fc.array(placements, { minLength: 1, maxLength: 4 }),
        factors,
        sizes,
        (all, factor, size) => {
          const by = limitedScale(all, factor, size)
          for (const each of all) {
            const was = isFarTooLarge(each, size)
            const scaled = mapPlacement(each, { ...IDENTITY, scale: by })
            expect(!was && isFarTooLarge(scaled, size)).toBe(false)
            expect(!was && isFarTooLarge(widenTo(each, factor, size), size)).toBe(false)
          }
        },
      ),
    )
  })

  it('always keep the selection within its bounds', () => {
    fc.assert(
      fc.property(fc.array(placements, { minLength: 1, maxLength: 5 }), (all) => {
        const box = boundsOfAll(all)
        for (const { x, y } of all.flatMap((each) => [...cornersOf(each)])) {
          expect(x).toBeGreaterThanOrEqual(box.x)
          expect(y).toBeLessThanOrEqual(box.y + box.height + 1e-9)
        }
      }),
    )
  })
})

describe('transforming elements', () => {
  it('returns the same design where nothing changes', () => {
    fc.assert(
      fc.property(designs(), (design) => {
        const ids = design.elements.map(({ id }) => id)
        expect(transform(ids, IDENTITY).apply(design)).toBe(design)
      }),
    )
  })

  it('includes the masks of an element', () => {
    const at = { side: 'front', x: 0, y: 0, width: 1, height: 1 }
    const design = {
      width: 4,
      height: 4,
      sides: [],
      elements: [
        elementOf('upload', { ...at, id: 'picture', file: 'f' }),
        elementOf('clip_mask', { ...at, id: 'mask', element: 'picture' }),
        elementOf('upload', { ...at, id: 'other', file: 'f' }),
      ],
    }
    const moved = transform(['picture'], { ...IDENTITY, dx: 2 }).apply(design)
    expect(moved.elements.map(({ x }) => x)).toEqual([2, 2, 0])
  })
})
