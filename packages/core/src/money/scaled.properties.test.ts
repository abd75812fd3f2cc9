import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Exact } from './exact.ts'
import { powerOfTen, rescale, textOf, unitsOf, unitsOfText } from './scaled.ts'

const Plain = Decimal.clone({ precision: 100 })

describe('invariants of whole units', () => {
  const units = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n })
  const places = fc.nat(12)

  it('always round half-up as decimal.js does, below nothing too', () => {
    fc.assert(
      fc.property(units, places, places, (amount, from, to) => {
        const exact = new Plain(textOf(amount, from))
        expect(textOf(rescale(amount, from, to), to)).toBe(
          exact.toDecimalPlaces(to, Decimal.ROUND_HALF_UP).plus(0).toFixed(to),
        )
      }),
    )
  })

  it('always read back what they wrote', () => {
    fc.assert(
      fc.property(units, places, places, (amount, of, least) => {
        const text = textOf(amount, of, Math.min(least, of))
        expect(unitsOfText(text, of)).toBe(amount)
        expect(unitsOf(new Exact(text), of)).toBe(amount)
        expect(new Plain(text).eq(new Plain(String(amount)).div(new Plain(10).pow(of)))).toBe(true)
      }),
    )
  })

  it('never write a zero at the end that is not asked for', () => {
    fc.assert(
      fc.property(units, places, places, (amount, of, atLeast) => {
        const least = Math.min(atLeast, of)
        const [, behind = ''] = textOf(amount, of, least).split('.')
        expect(behind.length).toBeGreaterThanOrEqual(least)
        if (behind.length > least) expect(behind).not.toMatch(/0$/)
      }),
    )
  })
})

describe('whole units', () => {
  it('are written with all their places, or as few as are asked for', () => {
    expect([textOf(5200n, 4), textOf(5200n, 4, 2), textOf(20000n, 4, 0), textOf(-7n, 2)]).toEqual([
      '0.5200',
      '0.52',
      '2',
      '-0.07',
    ])
    expect([textOf(0n, 0), textOf(0n, 2), textOf(12n, 0), textOf(0n, 2, 0)]).toEqual(['0', '0.00', '12', '0'])
  })

  it('are read with or without digits on either side of the point', () => {
    expect(['.5', '5', '0.05', '12.34'].map((text) => unitsOfText(text, 2))).toEqual([50n, 500n, 5n, 1234n])
  })

  it('are rounded away from nothing at exactly one half', () => {
    expect([125n, -125n, 124n, -124n].map((each) => rescale(each, 3, 2))).toEqual([13n, -13n, 12n, -12n])
    expect([rescale(5n, 1, 3), rescale(5n, 2, 2), powerOfTen(3)]).toEqual([500n, 5n, 1000n])
  })
})
