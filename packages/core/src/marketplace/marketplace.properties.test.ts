import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sized } from '../product/example.ts'
import { lengthInInches } from '../packaging/arbitraries.ts'
import { marketplaceSizeProblems } from './index.ts'

const thousandths = (text: string) => Math.round(Number(text) * 1000)
const codes = (minimum: string, width: string, height: string) =>
  marketplaceSizeProblems({ minSquareInches: minimum }, sized(width, height)).map(({ code }) => code)

describe('invariants of marketplace sizes', () => {
  it('never pass a side of 0.01 inch or an area below the minimum', () => {
    fc.assert(
      fc.property(
        lengthInInches(),
        lengthInInches(1, 60),
        lengthInInches(1, 60),
        (minimum, width, height) => {
          const [w, h] = [thousandths(width), thousandths(height)]
          const short = [w, h].filter((side) => side <= 10).map(() => 'marketplace.invalid-size')
          const small = w * h < thousandths(minimum) * 1000 ? ['marketplace.too-small'] : []
          expect(codes(minimum, width, height)).toEqual(short.length > 0 ? short : small)
        },
      ),
    )
  })

  it('never change by swapping width and height', () => {
    fc.assert(
      fc.property(lengthInInches(), lengthInInches(), lengthInInches(), (minimum, width, height) => {
        expect(codes(minimum, width, height)).toEqual(codes(minimum, height, width))
      }),
    )
  })
})
