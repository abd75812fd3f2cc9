import { describe, expect, it } from 'vitest'
import { OrderError } from './errors.ts'
import { refundOf } from './refund.ts'
import { orderTotals } from './totals.ts'
import type { OrderToTotal } from './types.ts'

const VAT = { name: 'VAT', rate: '19' }
const ORDER: OrderToTotal = {
  currency: 'USD',
  lines: [{ id: 'a', total: '10.00', taxCategory: 'standard' }],
  discounts: [],
  shipping: { price: '0', taxCategory: null },
  tax: { rates: { standard: [VAT] }, prices: 'exclude', rounding: 'order', exemption: null },
}
const withLine = (line: object) => ({ ...ORDER, lines: [{ ...ORDER.lines[0], ...line }] })
const withTax = (tax: object) => ({ ...ORDER, tax: { ...ORDER.tax, ...tax } })

describe('an order of plain JavaScript', () => {
  it.each([
    ...[null, undefined, 7, 'toString', '__proto__'].map((taxCategory) => withLine({ taxCategory })),
    ...['-1', '1e5', ' 1', '0x10', 'NaN', '0.001', null, 7, '9'.repeat(400)].map((total) =>
      withLine({ total }),
    ),
    ...[
      { prices: 'Include' },
      { rounding: 'LINE' },
      { rates: { standard: [VAT, { ...VAT, rate: '19.0' }] } },
    ].map(withTax),
    withTax({ rates: { standard: [{ name: 'VAT', rate: '-1' }] } }),
    { ...ORDER, lines: [...ORDER.lines, ...ORDER.lines] },
    { ...ORDER, discounts: [{ id: 'd', kind: 'Percent', value: '10', lines: null }] },
    { ...ORDER, discounts: [{ id: 'd', kind: 'percent', value: '101', lines: null }] },
  ])('is rejected with a code where it is malformed: %j (ORDER-4)', (order) => {
    expect(() => orderTotals(order as OrderToTotal)).toThrow(OrderError)
  })

  it('charges the taxes if no exemption is stated', () => {
    expect(orderTotals(withTax({ exemption: undefined })).total).toBe('11.90')
  })

  it.each([
    [2.5, 1],
    [Number.NaN, 1],
    [3, 0],
    [3, -5],
    [3, 4],
  ])(
    'refunds no part of a piece, nor more than was ordered: %s ordered, %s refunded (ORDER-7)',
    (ordered, quantity) => {
      const request = { lines: [{ id: 'a', quantity }], shipping: false }
      expect(() => refundOf(orderTotals(ORDER), { a: ordered }, [], request)).toThrow(OrderError)
    },
  )
})
