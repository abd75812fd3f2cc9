import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addMoney,
  formatMoney,
  fromMinorUnits,
  money,
  roundToMinorUnit,
  sumMoney,
  toMinorUnits,
} from './index.ts'

const currency = fc.constantFrom('USD', 'JPY', 'KWD', 'CLF')
const units = fc.integer({ min: -1e12, max: 1e12 })

describe('invariants of money', () => {
  it('never loses a minor unit on its way to whole numbers and back', () => {
    fc.assert(
      fc.property(units, currency, (whole, of) => {
        expect(toMinorUnits(fromMinorUnits(whole, of))).toBe(whole)
      }),
    )
  })

  it('always sums in whole minor units as whole numbers do, in any order', () => {
    fc.assert(
      fc.property(fc.array(units, { maxLength: 20 }), currency, (list, of) => {
        const amounts = list.map((each) => fromMinorUnits(each, of))
        const sum = list.reduce((all, each) => all + each, 0)
        expect(toMinorUnits(sumMoney(amounts, of))).toBe(sum)
        expect(sumMoney([...amounts].reverse(), of).amount).toBe(sumMoney(amounts, of).amount)
      }),
    )
  })

  it('never moves by more than half a minor unit when rounded, and only once', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), (micro) => {
        const sign = micro < 0n ? '-' : ''
        const digits = String(micro < 0n ? -micro : micro).padStart(7, '0')
        const amount = `${sign}${digits.slice(0, -6)}.${digits.slice(-6)}`
        const rounded = roundToMinorUnit(amount, 'USD')
        const cents = BigInt(rounded.replace('.', ''))
        const off = cents * 10_000n - micro
        expect(off <= 5000n && off >= -5000n).toBe(true)
        expect(roundToMinorUnit(rounded, 'USD')).toBe(rounded)
      }),
    )
  })

  it('never adds up across currencies', () => {
    fc.assert(
      fc.property(currency, currency, (one, other) => {
        const add = () => addMoney(money('1', one), money('1', other))
        if (one === other) expect(add().amount).toBe('2')
        else expect(add).toThrow()
      }),
    )
  })

  it('always reads with the digits it has', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (whole) => {
        const shown = formatMoney(fromMinorUnits(whole, 'USD').amount, 'USD', 'en-US')
        expect(Number(shown.replaceAll(/[^\d]/g, ''))).toBe(whole)
      }),
    )
  })
})
