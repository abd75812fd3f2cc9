import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Exact as Plain } from '../testing/decimal.ts'
import { Exact } from './exact.ts'
import { formatMoney, formatUnitPrice, MoneyError } from './index.ts'

const number = fc
  .tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.integer({ min: 0, max: 12 }))
  .map(([units, places]) => new Plain(String(units)).div(new Plain(10).pow(places)).toFixed())
const places = fc.integer({ min: 0, max: 8 })
const ROUNDINGS = { 'half-up': Plain.ROUND_HALF_UP, up: Plain.ROUND_UP, down: Plain.ROUND_DOWN } as const

describe('exact numbers', () => {
  it('always equal decimal.js’s results (PRICE-3)', () => {
    fc.assert(
      fc.property(
        number,
        number,
        places,
        fc.constantFrom('half-up', 'up', 'down'),
        (a, b, most, rounding) => {
          const [one, other] = [new Exact(a), new Plain(a)]
          expect(one.toFixed()).toBe(a === '-0' ? '0' : a)
          for (const step of ['plus', 'minus', 'times'] as const)
            expect(new Plain(one[step](b).toFixed()).eq(other[step](b)), step).toBe(true)
          for (const step of ['eq', 'lt', 'lte', 'gt', 'gte'] as const)
            expect(one[step](b)).toBe(other[step](b))
          expect(Math.sign(one.cmp(b))).toBe(Math.sign(other.cmp(b)))
          expect(new Plain(Exact.max(a, b).toFixed()).eq(Plain.max(a, b))).toBe(true)
          expect(new Plain(Exact.min(a, b).toFixed()).eq(Plain.min(a, b))).toBe(true)
          const rounded = other.toDecimalPlaces(most, ROUNDINGS[rounding])
          expect(new Plain(one.toDecimalPlaces(most, rounding).toFixed()).eq(rounded)).toBe(true)
          expect(new Plain(one.toFixed(most)).eq(other.toFixed(most))).toBe(true)
          expect(one.decimalPlaces()).toBe(other.decimalPlaces())
          expect([one.toNumber() + 0, one.isNegative(), one.abs().isNegative()]).toEqual([
            other.toNumber() + 0,
            other.lt(0),
            false,
          ])
          if (!new Plain(b).isZero()) {
            const quotient = other.div(b).toDecimalPlaces(most, Plain.ROUND_HALF_UP)
            expect(new Plain(one.div(b).toFixed(most)).eq(quotient)).toBe(true)
            expect(one.div(b).times(b).eq(a)).toBe(true)
          }
        },
      ),
      { numRuns: 500 },
    )
  })

  it('read only plain numbers', () => {
    expect([new Exact(1e-7).toFixed(), new Exact(1e21).toFixed(), new Exact(-0).toFixed()]).toEqual([
      '0.0000001',
      `1${'0'.repeat(21)}`,
      '0',
    ])
    for (const wrong of ['', 'x', NaN, Infinity, '1,5', '--1', '.'])
      expect(() => new Exact(wrong), String(wrong)).toThrow(MoneyError)
    expect(() => new Exact(1).div(0)).toThrow(RangeError)
  })
})

describe('money as text', () => {
  it('is rejected by both formats if invalid, with the code of a money error', () => {
    for (const wrong of ['abc', '', 'NaN', '1e5', null, undefined, 5])
      for (const format of [formatMoney, formatUnitPrice]) {
        expect(() => format(wrong as string, 'USD', 'en-US')).toThrow(MoneyError)
        expect(() => format('1', String(wrong), 'en-US')).toThrow(MoneyError)
      }
  })

  it('always is rounded like decimal.js does', () => {
    fc.assert(
      fc.property(number, fc.constantFrom('USD', 'JPY', 'KWD'), (amount, currency) => {
        const least = { USD: 2, JPY: 0, KWD: 3 }[currency]!
        const plain = (text: string) => new Plain(text.replace(/[^\d.-]/g, ''))
        expect(plain(formatMoney(amount, currency, 'en-US')).eq(new Plain(amount).toFixed(least))).toBe(true)
        expect(plain(formatUnitPrice(amount, currency, 'en-US')).eq(new Plain(amount).toFixed(4))).toBe(true)
      }),
    )
  })
})
