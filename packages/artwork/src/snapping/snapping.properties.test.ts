import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyDesign } from '../design/index.ts'
import { CLIP_TYPES } from '@kisscut/core/design'
import { framesOf, snapBox, snapFactor, snapIndex, snapLine } from './index.ts'

const inches = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const box = fc.record({ x: inches(-2, 8), y: inches(-2, 8), width: inches(0.1, 4), height: inches(0.1, 4) })
const boxes = fc.array(box, { maxLength: 12 })
const product = { x: 0, y: 0, width: 6, height: 4 }
const reach = inches(0.001, 0.3)

describe('invariants of snapping', () => {
  it('never moves anything farther than the threshold, and not at all without one (EDIT-15)', () => {
    fc.assert(
      fc.property(box, boxes, reach, (moved, resting, within) => {
        const index = snapIndex([product], resting)
        const { x, y } = snapBox(moved, index, within)
        expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(within)
        expect(snapBox(moved, index, 0)).toMatchObject({ x: 0, y: 0, guides: { x: null, y: null, gaps: [] } })
      }),
    )
  })

  it('always ends on the lines and between the gaps it shows (EDIT-15)', () => {
    fc.assert(
      fc.property(box, boxes, reach, (moved, resting, within) => {
        const { x, guides } = snapBox(moved, snapIndex([product], resting), within)
        const start = moved.x + x
        const places = [start, start + moved.width / 2, start + moved.width]
        if (guides.x !== null)
          expect(Math.min(...places.map((at) => Math.abs(at - guides.x!)))).toBeLessThan(1e-9)
        const [first, second] = guides.gaps.filter(({ axis }) => axis === 'x')
        if (first && second) expect(first.to - first.from).toBeCloseTo(second.to - second.from, 9)
      }),
    )
  })

  it('always finds the same line as a full search (EDIT-15)', () => {
    fc.assert(
      fc.property(box, boxes, (moved, resting) => {
        const lines = [product, ...resting].flatMap(({ x, width }) => [x, x + width])
        const nearest = Math.min(...lines.map((line) => Math.abs(line - moved.x)))
        const found = snapLine(moved.x, 'x', snapIndex([product], resting), 10)
        expect(Math.abs((found ?? NaN) - moved.x)).toBe(nearest)
      }),
    )
  })

  it('never moves an edge farther than the threshold when scaling (EDIT-15)', () => {
    fc.assert(
      fc.property(box, boxes, inches(0.2, 3), reach, (scaled, resting, factor, within) => {
        const about = { x: scaled.x, y: scaled.y }
        const to = snapFactor(scaled, { about, factor }, snapIndex([product], resting), within).factor
        const longer = Math.max(scaled.width, scaled.height)
        expect(Math.abs(to - factor) * longer).toBeLessThanOrEqual(within + 1e-9)
      }),
    )
  })

  it('always includes the product, and never a contour that moves along (EDIT-15)', () => {
    for (const clipType of CLIP_TYPES) {
      const design = emptyDesign(3, 2)
      const side = { ...design.sides[0]!, shape: { ...design.sides[0]!.shape, clipType } }
      const frames = framesOf(design, side)
      expect(frames[0]).toEqual({ x: 0, y: 0, width: 3, height: 2 })
      expect(frames).toHaveLength(clipType === 'contour' ? 1 : 4)
    }
  })
})

describe('snapping', () => {
  const square = (x: number, y = 0) => ({ x, y, width: 1, height: 1 })
  const index = snapIndex([product], [square(0, 0), square(2.5, 0)])

  it('makes gaps to neighbors equal, between two and beside them, and shows them (EDIT-15)', () => {
    expect(snapBox({ x: 1.52, y: 0.4, width: 0.5, height: 0.3 }, index, 0.03)).toMatchObject({
      x: expect.closeTo(-0.02) as number,
      guides: {
        x: null,
        gaps: [
          { axis: 'x', from: 1, to: 1.5 },
          { from: 2, to: 2.5 },
        ],
      },
    })
    expect(snapBox({ x: 4.98, y: 0.4, width: 0.55, height: 0.3 }, index, 0.03).x).toBeCloseTo(0.02)
    expect(snapBox({ x: 4.98, y: 2.4, width: 0.55, height: 0.3 }, index, 0.03).x).toBe(0)
  })
})
