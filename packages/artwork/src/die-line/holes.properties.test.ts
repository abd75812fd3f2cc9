import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flatten } from '../geometry/index.ts'
import { cornerHoles, dieLine, HOLES, type DieLineSpec } from './index.ts'

const SHAPES = {
  shape: fc.constantFrom('rectangle', 'rounded_corner', 'circle', 'ellipse'),
  clipRadius: fc.integer({ min: 0, max: 50 }),
} as const
const sign = fc.record({
  ...SHAPES,
  width: fc.integer({ min: 12, max: 48 }),
  height: fc.integer({ min: 12, max: 48 }),
}) satisfies fc.Arbitrary<DieLineSpec>

describe('invariants of a sign’s holes', () => {
  it('are always inside the sign with enough material around them, whatever its corners (OPT-19)', () => {
    fc.assert(
      fc.property(sign, (spec) => {
        const edge = flatten(dieLine(spec), 0.001).flat()
        const holes = cornerHoles(spec)
        expect(holes).toHaveLength(4)
        for (const hole of holes.flatMap((path) => flatten(path, 0.001)))
          for (const point of hole) {
            expect(point.x > 0 && point.x < spec.width && point.y > 0 && point.y < spec.height).toBe(true)
            const away = edge.map((from, n) => distance(point, from, edge[(n + 1) % edge.length]!))
            expect(Math.min(...away)).toBeGreaterThan(HOLES.material - 0.005)
          }
      }),
      {
        numRuns: 40,
        examples: [
          [{ shape: 'rounded_corner', width: 18, height: 12, clipRadius: 10 }],
          [{ shape: 'rounded_corner', width: 24, height: 18, clipRadius: 10 }],
        ],
      },
    )
  })

  it('are always in each corner of a sign that is large enough, in every shape (OPT-19)', () => {
    const side = fc.double({ min: HOLES.side, max: 60, noNaN: true })
    fc.assert(
      fc.property(fc.record({ ...SHAPES, width: side, height: side }), (spec) => {
        expect(cornerHoles(spec)).toHaveLength(4)
      }),
      { examples: [[{ shape: 'ellipse', width: HOLES.side, height: 60, clipRadius: 0 }]] },
    )
  })

  it('are half an inch from straight edges, and absent on a piece too small', () => {
    expect(cornerHoles({ shape: 'rectangle', width: 12, height: 12 })[0]).toMatch(/^M0.3125 0.5A0.1875 /)
    expect(cornerHoles({ shape: 'rectangle', width: 1, height: 12 })).toEqual([])
    expect(cornerHoles({ shape: 'contour', width: 12, height: 12 })).toEqual([])
  })
})

type Point = { readonly x: number; readonly y: number }

/** Distance of a point from a line segment. */
function distance({ x, y }: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx ** 2 + dy ** 2
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / length))
  return Math.hypot(x - from.x - share * dx, y - from.y - share * dy)
}
