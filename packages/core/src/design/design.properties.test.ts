import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPainted } from '../color/index.ts'
import { angle, colorId, hexColor, stroke } from './arbitraries.ts'
import { borderProblems, normalizeRotation, rotate, strokeWithColor, strokeWithCustomColor } from './index.ts'

describe('invariants of rotation', () => {
  it('never leave 0 to 360, and are never minus zero (DESIGN-2)', () => {
    fc.assert(
      fc.property(angle(), (degrees) => {
        const turned = normalizeRotation(degrees)
        expect(turned >= 0 && turned < 360 && !Object.is(turned, -0)).toBe(true)
      }),
    )
  })

  it('never change by normalizing twice', () => {
    fc.assert(
      fc.property(angle(), (degrees) => {
        expect(normalizeRotation(normalizeRotation(degrees))).toBe(normalizeRotation(degrees))
      }),
    )
  })

  it('never change by whole turns', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359 }), fc.integer({ min: -50, max: 50 }), (degrees, turns) => {
        expect(normalizeRotation(degrees + turns * 360)).toBe(degrees)
        expect(rotate(degrees, turns * 360)).toBe(degrees)
      }),
    )
  })
})

describe('invariants of strokes', () => {
  it('never have a color and a custom color (DESIGN-4)', () => {
    fc.assert(
      fc.property(stroke(), ({ colorId, customColor }) => {
        expect(colorId !== null && customColor !== null).toBe(false)
      }),
    )
  })

  it('never have a color without a width', () => {
    fc.assert(
      fc.property(stroke(), (drawn) => {
        expect(isPainted(drawn) && drawn.width <= 0).toBe(false)
        expect(drawn.width).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('always show the color chosen last', () => {
    fc.assert(
      fc.property(stroke(), colorId(), hexColor(), (drawn, id, color) => {
        const custom = strokeWithCustomColor(drawn, color)
        expect(custom).toEqual({ colorId: null, customColor: color, width: drawn.width || 5 })
        expect(strokeWithColor(custom, id)).toEqual({
          colorId: id,
          customColor: null,
          width: drawn.width || 5,
        })
      }),
    )
  })
})

describe('invariants of borders', () => {
  it('are never wider than 200 (DESIGN-8)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400_000 }), (thousandths) => {
        const size = (thousandths / 1000).toFixed(3)
        expect(borderProblems({ size, margin: '0' })).toHaveLength(thousandths > 200_000 ? 1 : 0)
      }),
    )
  })
})
