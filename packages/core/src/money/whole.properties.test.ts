import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textOf, unitsIn } from './decimal-text.ts'
import { dividedHalfUp, scaledHalfUp, type Whole, wholeOf } from './whole.ts'

const Plain = Decimal.clone({ precision: 120, rounding: Decimal.ROUND_HALF_UP })
const of = (whole: Whole) => new Plain(String(whole))

/** Whole numbers of any size, with many on either side of what is safe. */
const whole = fc
  .oneof(
    fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
    fc.bigInt({ min: -(2n ** 54n), max: 2n ** 54n }),
    fc.bigInt({ min: -1000n, max: 1000n }),
  )
  .map(wholeOf)
const positive = whole.map((each) => (each < 0 ? wholeOf(-BigInt(each)) : each)).filter((each) => each > 0)

describe('invariants of whole numbers', () => {
  it('always divide half-up as decimal.js does, below zero too (PRICE-4)', () => {
    fc.assert(
      fc.property(whole, positive, (dividend, divisor) => {
        expect(String(dividedHalfUp(dividend, divisor))).toBe(
          of(dividend).div(of(divisor)).toDecimalPlaces(0).plus(0).toFixed(),
        )
      }),
      { numRuns: 500 },
    )
  })

  it('always scale half-up as decimal.js does, whatever is too large for a plain number (PRICE-4)', () => {
    fc.assert(
      fc.property(whole, whole, whole, positive, (amount, factor, more, divisor) => {
        const exact = of(amount).times(of(factor)).plus(of(more)).div(of(divisor))
        expect(String(scaledHalfUp(amount, factor, more, divisor))).toBe(
          exact.toDecimalPlaces(0).plus(0).toFixed(),
        )
      }),
      { numRuns: 2000 },
    )
  })

  it('always are rounded away from zero at exactly one half', () => {
    expect([5, 15, -5, -15].map((each) => scaledHalfUp(each, 1, 0, 10))).toEqual([1, 2, -1, -2])
    expect([scaledHalfUp(3, -14, 31, 2), scaledHalfUp(3, 14, -31, 2), scaledHalfUp(7, 2, -3, 2)]).toEqual([
      -6, 6, 6,
    ])
    const [large, twice] = [10n ** 17n, 2n * 10n ** 17n]
    expect([scaledHalfUp(0, 1, large, twice), scaledHalfUp(0, 1, -large, twice)]).toEqual([1, -1])
    expect([scaledHalfUp(1, 4, 1, 10), scaledHalfUp(0, 7, 5, 10), scaledHalfUp(0, 7, 4, 10)]).toEqual([
      1, 1, 0,
    ])
  })
})

describe('invariants of decimal texts', () => {
  it('always read back what they wrote, as decimal.js reads it', () => {
    fc.assert(
      fc.property(whole, fc.nat(12), fc.nat(12), (units, places, fewest) => {
        const text = textOf(units, places, Math.min(fewest, places))
        expect(String(unitsIn(text, places))).toBe(String(units))
        expect(new Plain(text).eq(of(units).div(new Plain(10).pow(places)))).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it('never end with a zero that is not wanted', () => {
    fc.assert(
      fc.property(whole, fc.nat(12), fc.nat(12), (units, places, fewest) => {
        const least = Math.min(fewest, places)
        const [, behind = ''] = textOf(units, places, least).split('.')
        expect(behind.length).toBeGreaterThanOrEqual(least)
        if (behind.length > least) expect(behind).not.toMatch(/0$/)
      }),
    )
  })

  it('have all their places, or as few as are wanted', () => {
    expect([
      textOf(5200, 4),
      textOf(5207, 4),
      textOf(5200, 4, 2),
      textOf(20000, 4, 0),
      textOf(-7, 2),
    ]).toEqual(['0.5200', '0.5207', '0.52', '2', '-0.07'])
    expect([textOf(0, 0), textOf(0, 2), textOf(12, 0), textOf(1999, 2), textOf(0, 2, 0)]).toEqual([
      '0',
      '0.00',
      '12',
      '19.99',
      '0',
    ])
  })
})
