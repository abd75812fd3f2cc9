import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sized } from '../product/example.ts'
import { lengthInInches } from '../packaging/arbitraries.ts'
import { clipartSizeProblems } from './index.ts'

const limits = fc.record({
  minSquareInches: lengthInInches(),
  maxWidth: lengthInInches(),
  maxHeight: lengthInInches(),
})
const thousandths = (text: string) => Math.round(Number(text) * 1000)

describe('invariants of clipart sizes', () => {
  it('never pass a size beyond a limit, nor reject one within all of them (SIZE-7, SIZE-8)', () => {
    fc.assert(
      fc.property(limits, lengthInInches(), lengthInInches(), (product, width, height) => {
        const codes = clipartSizeProblems(product, sized(width, height)).map(({ code }) => code)
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
})
