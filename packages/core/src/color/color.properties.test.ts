import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hexColor } from '../design/arbitraries.ts'
import { chooseColor, chooseCustomColor, contrast, inkOn, mixed, NO_PAINT, readHexColor } from './index.ts'

describe('invariants of paint', () => {
  it('never has a color and a custom color', () => {
    const step = fc.record({ custom: fc.boolean(), value: fc.string({ minLength: 1 }) })
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const paint = steps.reduce(
          (painted, { custom, value }) => (custom ? chooseCustomColor : chooseColor)(painted, value),
          NO_PAINT,
        )
        const last = steps.at(-1)
        expect([paint.colorId, paint.customColor]).toEqual([
          last && !last.custom ? last.value : null,
          last?.custom ? last.value : null,
        ])
      }),
    )
  })
})

describe('invariants of hex colors', () => {
  it('never change by reading them again, in whatever case', () => {
    fc.assert(
      fc.property(hexColor(), (color) => {
        expect(readHexColor(color)).toBe(color)
        expect(readHexColor(color.toUpperCase().slice(1))).toBe(color)
      }),
    )
  })

  it('never take ink that contrasts less than 4.5 to 1', () => {
    fc.assert(
      fc.property(hexColor(), (color) => {
        expect(contrast(color, inkOn(color))).toBeGreaterThan(4.5)
      }),
    )
  })

  it('always contrast alike both ways, from 1 with itself to 21', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    fc.assert(
      fc.property(hexColor(), hexColor(), (one, other) => {
        expect(contrast(one, other)).toBe(contrast(other, one))
        expect(contrast(one, one)).toBe(1)
      }),
    )
  })

  it('are always mixed to a color between the two', () => {
    fc.assert(
      fc.property(hexColor(), hexColor(), fc.double({ min: 0, max: 1, noNaN: true }), (one, other, share) => {
        const made = mixed(one, other, share)
        expect(readHexColor(made)).toBe(made)
        expect([mixed(one, other, 0), mixed(one, other, 1)]).toEqual([one, other])
        for (const at of [1, 3, 5]) {
          const [a, b, c] = [one, made, other].map((color) => parseInt(color.slice(at, at + 2), 16))
          expect(b).toBeGreaterThanOrEqual(Math.min(a!, c!))
          expect(b).toBeLessThanOrEqual(Math.max(a!, c!))
        }
      }),
    )
  })

  it('never read anything else', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readHexColor(text) ?? '#000000').toMatch(/^#[0-9a-f]{6}$/)
      }),
    )
  })
})
