import { describe, expect, it } from 'vitest'
import { showCount, showMoney, showUnitPrice } from './format.ts'

describe('money as shown to the shopper', () => {
  it('shows totals in the minor unit of their currency (PRICE-4)', () => {
    expect(showMoney('52', 'USD')).toBe('$52.00')
    expect(showMoney('1200.00', 'USD')).toBe('$1,200.00')
    expect(showMoney('52', 'JPY')).toBe('¥52')
  })

  it('shows a unit price with up to three decimal places, from one dollar with two', () => {
    expect(showUnitPrice('0.52', 'USD')).toBe('$0.52')
    expect(showUnitPrice('0.0675', 'USD')).toBe('$0.068')
    expect(showUnitPrice('2', 'USD')).toBe('$2.00')
    expect(showUnitPrice('1.3455', 'USD')).toBe('$1.35')
  })

  it('reads decimals as text, so that no digit is lost', () => {
    expect(showMoney('90071992547409930.01', 'USD')).toBe('$90,071,992,547,409,930.01')
  })

  it('groups quantities', () => {
    expect(showCount(10000)).toBe('10,000')
  })
})
