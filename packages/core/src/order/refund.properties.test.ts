import fc from 'fast-check'
import { Decimal } from 'decimal.js'
import { describe, expect, it } from 'vitest'
import { orderTotals } from './totals.ts'
import { type Refund, refundOf } from './refund.ts'
import type { OrderTotals } from './types.ts'

const QUANTITIES = { a: 3, b: 100, c: 1 }

const totals: fc.Arbitrary<OrderTotals> = fc
  .record({
    amounts: fc.tuple(...['a', 'b', 'c'].map(() => fc.integer({ min: 0, max: 5000 }))),
    rate: fc.integer({ min: 0, max: 30 }),
    prices: fc.constantFrom('include' as const, 'exclude' as const),
    rounding: fc.constantFrom('line' as const, 'order' as const),
  })
  .map(({ amounts, rate, prices, rounding }) =>
    orderTotals({
      currency: 'EUR',
      lines: ['a', 'b', 'c'].map((id, at) => ({
        id,
        total: (amounts[at]! / 100).toFixed(2),
        taxCategory: 'standard',
      })),
      discounts: [{ id: 'ten', kind: 'percent', value: '10', lines: null }],
      shipping: { price: '4.99', taxCategory: null },
      tax: { rates: { standard: [{ name: 'VAT', rate: String(rate) }] }, prices, rounding, exemption: null },
    }),
  )

/** Refunds pieces in random portions until nothing is left. */
const histories = fc.tuple(totals, fc.infiniteStream(fc.integer({ min: 1, max: 40 })))

function refundedAll([order, portions]: [OrderTotals, IterableIterator<number>]): Refund[] {
  const left = new Map(Object.entries(QUANTITIES))
  const refunds: Refund[] = []
  while (left.size > 0 || refunds.every(({ shipping }) => shipping === null)) {
    const lines = [...left].map(([id, pieces]) => ({
      id,
      quantity: Math.min(pieces, portions.next().value!),
    }))
    const shipping = left.size === 0 || portions.next().value === 1
    const isNew = shipping && refunds.every((each) => each.shipping === null)
    refunds.push(refundOf(order, QUANTITIES, refunds, { lines, shipping: isNew }))
    for (const { id, quantity } of lines) {
      if (left.get(id) === quantity) left.delete(id)
      else left.set(id, left.get(id)! - quantity)
    }
  }
  return refunds
}

describe('refunds of an order', () => {
  it('sum to all that was paid, net, tax and gross, once every piece is refunded (ORDER-7)', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const refunds = refundedAll(history)
        expect(Decimal.sum(...refunds.map(({ total }) => total)).toFixed(2)).toBe(history[0].total)
        for (const line of history[0].lines)
          for (const field of ['net', 'tax', 'gross'] as const) {
            const parts = refunds.flatMap(({ lines }) => lines.filter(({ id }) => id === line.id))
            expect(Decimal.sum(...parts.map((part) => part[field])).toFixed(2)).toBe(line[field])
          }
      }),
    )
  })

  it('hold no negative amount, so that each fits on a credit note (ORDER-7)', () => {
    fc.assert(
      fc.property(histories, (history) => {
        for (const { net, tax, gross } of refundedAll(history).flatMap(({ lines }) => lines)) {
          expect(Math.min(Number(net), Number(tax), Number(gross))).toBeGreaterThanOrEqual(0)
          expect(new Decimal(net).plus(tax).toFixed(2)).toBe(gross)
        }
      }),
    )
  })

  it('never exceed what is left: each piece is refunded once (ORDER-7)', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const refunds = refundedAll(history)
        for (const id of Object.keys(QUANTITIES))
          expect(() =>
            refundOf(history[0], QUANTITIES, refunds, { lines: [{ id, quantity: 1 }], shipping: false }),
          ).toThrow('Not refundable')
        expect(() => refundOf(history[0], QUANTITIES, refunds, { lines: [], shipping: true })).toThrow(
          'twice',
        )
      }),
      { numRuns: 20 },
    )
  })
})
