import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DIE_LINE_SHAPES } from '../die-line/index.ts'
import { inches } from '../testing/generators.ts'
import {
  boundsOf,
  coversBleed,
  fill,
  fitInside,
  isFarTooLarge,
  normalizeRotation,
  rotateBy,
  scaleBy,
} from './index.ts'

const specs = fc.record({
  shape: fc.constantFrom(...DIE_LINE_SHAPES),
  width: inches(0.5, 40),
  height: inches(0.5, 40),
})
const naturals = fc.record({
  width: fc.integer({ min: 10, max: 9000 }),
  height: fc.integer({ min: 10, max: 9000 }),
})
const angles = fc.double({ min: -1e4, max: 1e4, noNaN: true })

describe('invariants of placing', () => {
  it('never fit artwork beyond the die line’s box, and always keep its ratio', () => {
    fc.assert(
      fc.property(specs, naturals, angles, (spec, natural, rotation) => {
        const placement = fitInside(natural, spec, 0.125, rotation)
        const box = boundsOf(placement)
        expect(box.x).toBeGreaterThan(0)
        expect(box.y).toBeGreaterThan(0)
        expect(box.x + box.width).toBeLessThan(spec.width)
        expect(box.y + box.height).toBeLessThan(spec.height)
        expect(placement.width / placement.height).toBeCloseTo(natural.width / natural.height, 6)
      }),
    )
  })

  it('always cover the bleed when filling, at any rotation', () => {
    fc.assert(
      fc.property(specs, naturals, angles, (spec, natural, rotation) => {
        expect(coversBleed(fill(natural, spec, rotation), spec)).toBe(true)
      }),
    )
  })

  it('never fit or fill with artwork beyond the size limit, however small its inked area (DESIGN-17)', () => {
    const inked = fc.double({ min: 0.001, max: 1, noNaN: true })
    fc.assert(
      fc.property(specs, naturals, angles, inked, (spec, natural, rotation, share) => {
        const corner = (x: number, y: number) => ({ x: x * share, y: y * share })
        const ink = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)]
        expect(isFarTooLarge(fitInside(natural, spec, undefined, rotation, ink), spec, ink)).toBe(false)
        expect(isFarTooLarge(fill(natural, spec, rotation), spec)).toBe(false)
      }),
    )
  })

  it('always keep angles between 0 and 360, and rotating back restores the angle', () => {
    fc.assert(
      fc.property(angles, angles, (start, by) => {
        const placement = { x: 0, y: 0, width: 1, height: 1, rotation: normalizeRotation(start) }
        const turned = rotateBy(placement, by)
        expect(turned.rotation).toBeGreaterThanOrEqual(0)
        expect(turned.rotation).toBeLessThan(360)
        const difference = Math.abs(rotateBy(turned, -by).rotation - placement.rotation)
        expect(Math.min(difference, 360 - difference)).toBeLessThan(1e-6)
      }),
    )
  })

  it('never scale below the smallest size, and scaling up and down again changes nothing', () => {
    fc.assert(
      fc.property(
        inches(0.1, 20),
        inches(0.1, 20),
        fc.double({ min: 1, max: 50, noNaN: true }),
        (width, height, by) => {
          const placement = { x: 1, y: 2, width, height, rotation: 30 }
          const back = scaleBy(scaleBy(placement, by), 1 / by)
          expect(back.x).toBeCloseTo(placement.x, 6)
          expect(back.width).toBeCloseTo(placement.width, 6)
          expect(Math.min(scaleBy(placement, 0).width, scaleBy(placement, 0).height)).toBeGreaterThanOrEqual(
            0.05 - 1e-9,
          )
        },
      ),
    )
  })
})
