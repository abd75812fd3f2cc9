import { describe, expect, it } from 'vitest'
import { messageOf } from '../problem/message-of.ts'
import { orderTotals } from './totals.ts'
import { discountOf, type LineForVoucher, type Voucher } from './voucher.ts'

const TEN_PERCENT: Voucher = {
  ...{ code: 'SPRING10', kind: 'percent', value: '10', currency: null, products: null, categories: null },
  ...{ startsOn: null, endsOn: null, minimum: null, limit: null, limitPerCustomer: null },
}
const STICKERS: LineForVoucher = { id: 'a', total: '20.00', product: 'die-cut', categories: ['stickers'] }
const SIGN: LineForVoucher = {
  id: 'b',
  total: '50.00',
  product: 'yard-sign',
  categories: ['signs', 'outdoor'],
}
const ORDER = { currency: 'USD', today: '2026-03-31', used: { byAll: 0, byCustomer: 0 } }

const response = (terms: Partial<Voucher>, order: Partial<typeof ORDER> = {}, lines = [STICKERS, SIGN]) => {
  const result = discountOf({ ...TEN_PERCENT, ...terms }, lines, { ...ORDER, ...order })
  return 'problem' in result ? messageOf(result.problem) : result.discount
}

describe('a voucher (ORDER-8)', () => {
  it('applies to every line unless it names products or categories', () => {
    expect(response({})).toMatchObject({ id: 'SPRING10', lines: ['a', 'b'] })
    expect(response({ products: ['die-cut'] })).toMatchObject({ lines: ['a'] })
    expect(response({ categories: ['outdoor'] })).toMatchObject({ lines: ['b'] })
    expect(response({ products: ['die-cut'], categories: ['outdoor'] })).toBe(
      'The voucher SPRING10 doesn’t apply to any product in your cart.',
    )
  })

  it('applies from its first day to its last', () => {
    const dates = { startsOn: '2026-03-01', endsOn: '2026-03-31' }
    expect(response(dates)).toMatchObject({ kind: 'percent' })
    expect(response(dates, { today: '2026-03-01' })).toMatchObject({ kind: 'percent' })
    expect(response(dates, { today: '2026-02-28' })).toBe('The voucher SPRING10 is valid from 2026-03-01.')
    expect(response(dates, { today: '2026-04-01' })).toBe('The voucher SPRING10 ended on 2026-03-31.')
  })

  it('is used as often as the shop allows', () => {
    expect(response({ limit: 3 }, { used: { byAll: 2, byCustomer: 2 } })).toMatchObject({ kind: 'percent' })
    expect(response({ limit: 3 }, { used: { byAll: 3, byCustomer: 0 } })).toBe(
      'The voucher SPRING10 has been used up.',
    )
    expect(response({ limitPerCustomer: 1 }, { used: { byAll: 1, byCustomer: 1 } })).toBe(
      'You have already used the voucher SPRING10.',
    )
  })

  it('with an amount is for orders in its currency', () => {
    const terms = { kind: 'amount', value: '5', currency: 'EUR' } as const
    expect(response(terms)).toBe('The voucher SPRING10 is for orders in EUR.')
    expect(response(terms, { currency: 'EUR' })).toMatchObject({ kind: 'amount', value: '5' })
  })

  it('with a minimum counts the lines it applies to', () => {
    const terms = { minimum: '50', currency: 'USD', categories: ['stickers'] }
    expect(response(terms)).toBe('The voucher SPRING10 applies to orders of 50 or more.')
    expect(response({ ...terms, minimum: '20.00' })).toMatchObject({ lines: ['a'] })
  })

  it('of free shipping takes the price of shipping off', () => {
    const discount = response({ kind: 'free-shipping' })
    if (typeof discount === 'string') throw new Error(discount)
    const totals = orderTotals({
      currency: 'USD',
      lines: [{ id: 'a', total: '20.00', taxCategory: 'standard' }],
      discounts: [discount],
      shipping: { price: '7.50', taxCategory: null },
      tax: { rates: { standard: [] }, prices: 'exclude', rounding: 'order', exemption: null },
    })
    expect(totals).toMatchObject({ shipping: '0.00', total: '20.00', discounts: [{ amount: '7.50' }] })
  })
})
