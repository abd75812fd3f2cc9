import { describe, expect, it } from 'vitest'
import {
  addMoney,
  formatMoney,
  formatUnitPrice,
  fromMinorUnits,
  minorUnitPlaces,
  money,
  MoneyError,
  retailFromWholesale,
  roundToMinorUnit,
  sumMoney,
  toMinorUnits,
} from './index.ts'

describe('money', () => {
  it('is an exact amount of one currency', () => {
    expect(addMoney(money('0.1', 'USD'), money('0.2', 'USD')).amount).toBe('0.3')
    expect(sumMoney([], 'EUR').amount).toBe('0')
    for (const wrong of ['1e3', 'NaN', '', '1,5', '9'.repeat(30)]) {
      expect(() => money(wrong, 'USD')).toThrow(MoneyError)
    }
    for (const wrong of ['usd', 'US', 'XUSD', 'USDX', '']) expect(() => money('1', wrong)).toThrow(MoneyError)
  })

  it('is large enough for every sum of valid amounts', () => {
    const [most, least] = ['9'.repeat(18), `0.${'0'.repeat(17)}1`]
    expect(addMoney(money(most, 'USD'), money(least, 'USD')).amount).toBe(`${most}.${'0'.repeat(17)}1`)
  })

  it('that is invalid is reported in a short message, however long it is', () => {
    const error = new MoneyError('x')
    expect([error.name, error.message]).toEqual(['MoneyError', 'x'])
    const calls = [
      () => money('x'.repeat(99), 'USD'),
      () => money('1', 'U'.repeat(99)),
      () => fromMinorUnits(0.5, 'USD'),
      () => toMinorUnits(money('9'.repeat(18), 'USD')),
    ]
    const messages = [
      `Not an amount of money: ${'x'.repeat(40)}`,
      `Not a currency code: ${'U'.repeat(20)}`,
      'Not a whole number of minor units: 0.5',
      `Too large for minor units: ${'9'.repeat(18)} USD`,
    ]
    calls.forEach((act, index) => {
      expect(act).toThrow(MoneyError)
      expect(act).toThrow(messages[index]!)
    })
  })

  it('of two currencies can’t be added (PRICE-5)', () => {
    expect(() => addMoney(money('1', 'USD'), money('1', 'EUR'))).toThrow('Can not add EUR to USD')
    expect(() => sumMoney([money('1', 'USD')], 'EUR')).toThrow(MoneyError)
  })

  it('is rounded half-up to the minor unit of its currency (PRICE-4)', () => {
    expect(roundToMinorUnit('0.125', 'USD')).toBe('0.13')
    expect(roundToMinorUnit('0.1249999', 'USD')).toBe('0.12')
    expect(roundToMinorUnit('-0.125', 'USD')).toBe('-0.13')
    expect(roundToMinorUnit('0.5', 'JPY')).toBe('1')
    expect(roundToMinorUnit('1.0005', 'KWD')).toBe('1.001')
    expect(['USD', 'JPY', 'TND', 'CLF'].map(minorUnitPlaces)).toEqual([2, 0, 3, 4])
  })

  it('converts to whole minor units and back', () => {
    expect(toMinorUnits(money('52.00', 'USD'))).toBe(5200)
    expect(toMinorUnits(money('52', 'JPY'))).toBe(52)
    expect(fromMinorUnits(5200, 'USD').amount).toBe('52.00')
    expect(() => fromMinorUnits(0.5, 'USD')).toThrow(MoneyError)
    expect(() => toMinorUnits(money('999999999999999999', 'USD'))).toThrow(MoneyError)
  })

  it('is formatted in the locale, and never rounded by the runtime', () => {
    expect(formatMoney('52', 'USD', 'en-US')).toBe('$52.00')
    expect(formatMoney('1234.5', 'EUR', 'de-DE').replaceAll(/\s/g, ' ')).toBe('1.234,50 €')
    expect(formatMoney('1.005', 'USD', 'en-US')).toBe('$1.01')
    expect(formatMoney('99.5', 'JPY', 'en-US')).toBe('¥100')
    expect(formatMoney('52', 'USD', 'no such locale')).toBe('$52.00')
    expect(formatUnitPrice('0.067500', 'USD', 'en-US')).toBe('$0.0675')
    expect(formatUnitPrice('0.5200', 'USD', 'en-US')).toBe('$0.52')
    expect(formatUnitPrice('7', 'JPY', 'en-US')).toBe('¥7')
    expect(formatUnitPrice('1', 'CLF', 'en-US').replace(/\s/, ' ')).toBe('CLF 1.0000')
  })

  it('at retail is wholesale divided by 0.6', () => {
    expect(retailFromWholesale('0.3')).toBe('0.5')
    expect(retailFromWholesale('0.1')).toBe('0.166667')
  })
})
