import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextStop, clampScale } from './zoom-level.ts'
import { extentOf, fittingScale, inchesAt, scrolledTo, viewportFor } from './viewport.ts'

const pixels = fc.integer({ min: 60, max: 3000 })
const canvas = fc.record({ width: pixels, height: pixels })
const inches = fc.double({ min: 0.25, max: 60, noNaN: true })
const product = fc.record({ width: inches, height: inches })
const scale = fc.double({ min: 5, max: 3000, noNaN: true })
const share = fc.double({ min: 0, max: 1, noNaN: true })

describe('invariants of the viewport', () => {
  it('always keeps the point under the pointer in place, at any scale', () => {
    fc.assert(
      fc.property(canvas, product, scale, scale, share, share, (seen, size, before, after, x, y) => {
        const at = { x: x * seen.width, y: y * seen.height }
        const point = inchesAt(viewportFor(seen, size, before), at.x, at.y)
        const scrolled = scrolledTo(seen, size, after, point, at)
        const now = inchesAt(viewportFor(seen, size, after, scrolled), at.x, at.y)
        expect(now.x).toBeCloseTo(point.x, 6)
        expect(now.y).toBeCloseTo(point.y, 6)
      }),
    )
  })

  it('always fits the whole product into the canvas when it is shown whole', () => {
    fc.assert(
      fc.property(canvas, product, (seen, size) => {
        const fitting = fittingScale(seen, size)
        fc.pre(fitting > 4)
        const { left, top } = viewportFor(seen, size)
        expect(left).toBeGreaterThan(0)
        expect(top).toBeGreaterThan(0)
        expect(left + size.width * fitting).toBeLessThan(seen.width)
        expect(top + size.height * fitting).toBeLessThan(seen.height)
      }),
    )
  })

  it('never puts a corner of the product out of reach of the scroll bars', () => {
    fc.assert(
      fc.property(canvas, product, scale, (seen, size, at) => {
        const { left, top } = viewportFor(seen, size, at)
        const extent = extentOf(seen, size, at)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(top).toBeGreaterThanOrEqual(0)
        expect(left + size.width * at).toBeLessThanOrEqual(extent.width)
        expect(top + size.height * at).toBeLessThanOrEqual(extent.height)
      }),
    )
  })

  it('always zooms in with every stop, up to the last one', () => {
    fc.assert(
      fc.property(scale.map(clampScale), (at) => {
        const [closer, further] = [nextStop(at, 'in'), nextStop(at, 'out')]
        expect(closer).toBeGreaterThanOrEqual(at * 0.999)
        expect(further).toBeLessThanOrEqual(at * 1.001)
        expect(clampScale(closer)).toBe(closer)
        expect(clampScale(further)).toBe(further)
      }),
    )
  })
})
