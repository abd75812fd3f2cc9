import { describeCutLine } from '@kisscut/core/configuration'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxAround, flatten } from '../geometry/index.ts'
import { distanceToRing, isWithin } from '../testing/distance.ts'
import { inches } from '../testing/generators.ts'
import { DEFAULT_PRINT_RULES } from '@kisscut/core/print-rules'
import { DIE_LINE_SHAPES, bleedOutline, dieLine, safeArea } from './index.ts'

const specs = fc.record({
  shape: fc.constantFrom(...DIE_LINE_SHAPES),
  width: inches(0.5, 8),
  height: inches(0.5, 8),
  clipRadius: fc.option(fc.double({ min: 0, max: 60, noNaN: true })),
})
/** Tolerance of four decimals and flattened curves, in inches. */
const HAIR = 0.003

describe('invariants of the die line', () => {
  it('is always as large as ordered, in every shape (SIZE-14)', () => {
    fc.assert(
      fc.property(specs, (spec) => {
        const box = boxAround(flatten(dieLine(spec), 0.0005).flat())
        expect(Math.abs(box.x)).toBeLessThan(HAIR)
        expect(Math.abs(box.y)).toBeLessThan(HAIR)
        expect(Math.abs(box.width - spec.width)).toBeLessThan(HAIR)
        expect(Math.abs(box.height - spec.height)).toBeLessThan(HAIR)
      }),
    )
  })

  it('always rounds corners by the displayed radius, to the thousandth of an inch (DESIGN-9)', () => {
    const words = { unit: 'in', locale: 'en-US' } as const
    const percents = fc.option(fc.integer({ min: 1, max: 50 }), { nil: undefined })
    fc.assert(
      fc.property(inches(0.5, 48), inches(0.5, 48), percents, (width, height, clipRadius) => {
        const shape = 'rounded_corner' as const
        const cut = dieLine({ shape, width, height, ...(clipRadius && { clipRadius }) })
        const stated = describeCutLine(
          {
            dieLine: shape,
            width: String(width),
            height: String(height),
            ...(clipRadius && { clipRadius: String(clipRadius) }),
          },
          words,
        )
        const read = Number(/, ([\d.]+) in radius$/.exec(stated)?.[1])
        expect(Math.abs(Number(/A([\d.]+)/.exec(cut)?.[1]) - read)).toBeLessThan(0.00061)
      }),
    )
  })

  it('is always a bleed inside the bleed outline and a safe margin outside the safe area', () => {
    fc.assert(
      fc.property(specs, (spec) => {
        const cut = flatten(dieLine(spec), 0.0005)
        for (const [line, distance] of [
          [bleedOutline(spec), DEFAULT_PRINT_RULES.bleed],
          [safeArea(spec), DEFAULT_PRINT_RULES.safeArea],
        ] as const) {
          for (const point of flatten(line, 0.0005).flat()) {
            // The bleed of a sharp corner is further away, never nearer.
            const away = Math.min(...cut.map((ring) => distanceToRing(point, ring)))
            expect(away).toBeGreaterThan(distance - HAIR)
          }
        }
        const bleed = flatten(bleedOutline(spec), 0.0005)
        expect(cut.flat().every((point) => isWithin(point, bleed))).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})
