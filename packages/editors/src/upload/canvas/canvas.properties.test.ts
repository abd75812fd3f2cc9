import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextStop, withinReach } from './lens.ts'
import { extentOf, fittingScale, inchesAt, scrolledTo, windowFor } from './window.ts'

const pixels = fc.integer({ min: 60, max: 3000 })
const canvas = fc.record({ width: pixels, height: pixels })
const inches = fc.double({ min: 0.25, max: 60, noNaN: true })
const product = fc.record({ width: inches, height: inches })
const scale = fc.double({ min: 5, max: 3000, noNaN: true })
const share = fc.double({ min: 0, max: 1, noNaN: true })

describe('invariants of the look at the mat', () => {
  it('always keeps the point under the pointer where it is, whatever the scale', () => {
    fc.assert(
      fc.property(canvas, product, scale, scale, share, share, (seen, size, before, after, x, y) => {
        const at = { x: x * seen.width, y: y * seen.height }
        const point = inchesAt(windowFor(seen, size, before), at.x, at.y)
        const scrolled = scrolledTo(seen, size, after, point, at)
        const now = inchesAt(windowFor(seen, size, after, scrolled), at.x, at.y)
        expect(now.x).toBeCloseTo(point.x, 6)
        expect(now.y).toBeCloseTo(point.y, 6)
      }),
    )
  })

  it('always fits the whole product into the mat when asked for all of it', () => {
    fc.assert(
      fc.property(canvas, product, (seen, size) => {
        const fitting = fittingScale(seen, size)
        fc.pre(fitting > 4)
        const { left, top } = windowFor(seen, size)
        expect(left).toBeGreaterThan(0)
        expect(top).toBeGreaterThan(0)
        expect(left + size.width * fitting).toBeLessThan(seen.width)
        expect(top + size.height * fitting).toBeLessThan(seen.height)
      }),
    )
  })

  it('never lets a corner of the product out of reach of the scroll bars', () => {
    fc.assert(
      fc.property(canvas, product, scale, (seen, size, at) => {
        const { left, top } = windowFor(seen, size, at)
        const extent = extentOf(seen, size, at)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(top).toBeGreaterThanOrEqual(0)
        expect(left + size.width * at).toBeLessThanOrEqual(extent.width)
        expect(top + size.height * at).toBeLessThanOrEqual(extent.height)
      }),
    )
  })

  it('always comes closer with every stop, and never beyond reach', () => {
    fc.assert(
      fc.property(scale.map(withinReach), (at) => {
        const [closer, further] = [nextStop(at, 'closer'), nextStop(at, 'further')]
        expect(closer).toBeGreaterThanOrEqual(at * 0.999)
        expect(further).toBeLessThanOrEqual(at * 1.001)
        expect(withinReach(closer)).toBe(closer)
        expect(withinReach(further)).toBe(further)
      }),
    )
  })
})
