import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breaks, hostileText, quantity } from '../product/arbitraries.ts'
import { dieCut, vinyl } from '../product/example.ts'
import { isAllowedQuantity, minimumOf, nextAllowedQuantity, quantityProblems, readQuantity } from './index.ts'

const setting = fc
  .record({
    minimumQuantity: fc.option(fc.nat(3000)),
    allowedQuantities: breaks(5),
    least: fc.option(fc.nat(3000)),
  })
  .map(({ minimumQuantity, allowedQuantities, least }) => ({
    product: { ...dieCut, minimumQuantity },
    material: { ...vinyl, allowedQuantities, minimumQuantity: least },
  }))

describe('invariants of quantities', () => {
  it('never has a problem left once its mend is applied', () => {
    fc.assert(
      fc.property(setting, fc.integer({ min: -10, max: 30_000 }), ({ product, material }, asked) => {
        const [problem] = quantityProblems(product, material, String(asked))
        if (!problem) return
        expect(quantityProblems(product, material, problem.mend?.value ?? '')).toEqual([])
      }),
    )
  })

  it('never raises further than to the next allowed quantity', () => {
    fc.assert(
      fc.property(breaks(5), quantity(), (allowed, wished) => {
        const next = nextAllowedQuantity(wished, allowed)
        expect(next).toBeGreaterThanOrEqual(wished)
        expect(isAllowedQuantity(next, allowed)).toBe(true)
        const skipped = allowed.filter((each) => each >= wished && each < next)
        expect(skipped).toEqual([])
        if (allowed[0]) expect(next - wished).toBeLessThan(allowed[0])
      }),
    )
  })

  it('always can be ordered at the minimum', () => {
    fc.assert(
      fc.property(setting, ({ product, material }) => {
        expect(quantityProblems(product, material, String(minimumOf(product, material)))).toEqual([])
      }),
    )
  })

  it('is never read from anything but a whole number in ASCII digits', () => {
    fc.assert(
      fc.property(hostileText(), (text) => {
        const reading = readQuantity(text)
        const isWhole = /^[+-]?(\d+(\.0*)?|\.0+)$/.test(text.trim())
        expect(reading.ok).toBe(isWhole && text.trim().length <= 40 && Number(text) <= 1e8)
        if (reading.ok) expect(Object.is(reading.value, -0) || !Number.isInteger(reading.value)).toBe(false)
      }),
    )
  })
})
