import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hexColor } from '../design/arbitraries.ts'
import { chooseColor, chooseCustomColor, inkOn, luminance, NO_PAINT, readHexColor } from './index.ts'

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
        const [dark = 0, light = 0] = [luminance(color), luminance(inkOn(color))].sort((a, b) => a - b)
        expect((light + 0.05) / (dark + 0.05)).toBeGreaterThan(4.5)
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
