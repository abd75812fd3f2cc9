import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lengthInInches } from '../packaging/arbitraries.ts'
import { clipartSizeProblems } from './index.ts'

const limits = fc.record({
  minSquareInches: lengthInInches(),
  maxWidth: lengthInInches(),
  maxHeight: lengthInInches(),
})
const thousandths = (text: string) => Math.round(Number(text) * 1000)

describe('invariants of clipart sizes', () => {
  it('never pass a size beyond a limit, nor refuse one within all of them (SIZE-7, SIZE-8)', () => {
    fc.assert(
      fc.property(limits, lengthInInches(), lengthInInches(), (product, width, height) => {
        const codes = clipartSizeProblems(product, width, height).map(({ code }) => code)
        const [w, h] = [thousandths(width), thousandths(height)]
        const expected = [
          ...(w * h < thousandths(product.minSquareInches) * 1000 ? ['clipart.too-small'] : []),
          ...(h > thousandths(product.maxHeight) ? ['clipart.too-high'] : []),
          ...(w > thousandths(product.maxWidth) ? ['clipart.too-wide'] : []),
        ]
        expect(codes).toEqual(expected)
      }),
    )
  })

  it('never have a side still too long once mended', () => {
    fc.assert(
      fc.property(limits, lengthInInches(), lengthInInches(), (product, width, height) => {
        const fixed = { width, height }
        for (const { fix } of clipartSizeProblems(product, width, height))
          if (fix?.field === 'width' || fix?.field === 'height') fixed[fix.field] = fix.value
        const codes = clipartSizeProblems(product, fixed.width, fixed.height).map(({ code }) => code)
        expect(codes.filter((code) => code !== 'clipart.too-small')).toEqual([])
      }),
    )
  })
})
