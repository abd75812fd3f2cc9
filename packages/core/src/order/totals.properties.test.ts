import fc from 'fast-check'
import { Decimal } from 'decimal.js'
import { describe, expect, it } from 'vitest'
import { minorUnitPlaces } from '../money/minor-units.ts'
import { orderTotals } from './totals.ts'
import type { OrderToTotal, OrderTotals, TaxedAmount } from './types.ts'

const CATEGORIES = ['standard', 'reduced', 'double', 'none']

const amountIn = (currency: string) =>
  fc
    .oneof(fc.constantFrom(0, 1, 2, 3), fc.integer({ min: 0, max: 10_000_000 }))
    .map((units) => new Decimal(units).div(10 ** minorUnitPlaces(currency)).toFixed())

const percent = (most: number) => fc.integer({ min: 0, max: most * 1000 }).map((each) => String(each / 1000))

const rate = (name: string) => fc.record({ name: fc.constant(name), rate: percent(40) })

const orders: fc.Arbitrary<OrderToTotal> = fc
  .record({
    currency: fc.constantFrom('USD', 'EUR', 'JPY', 'KWD'),
    ids: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 8 }),
  })
  .chain(({ currency, ids }) =>
    fc.record({
      currency: fc.constant(currency),
      lines: fc.tuple(
        ...ids.map((id) =>
          fc.record({
            id: fc.constant(id),
            total: amountIn(currency),
            taxCategory: fc.constantFrom(...CATEGORIES),
          }),
        ),
      ),
      discounts: fc.array(
        fc.oneof(
          fc.record({
            id: fc.string(),
            kind: fc.constant('percent' as const),
            value: percent(100),
            lines: fc.option(fc.subarray<string>(ids)),
          }),
          fc.record({
            id: fc.string(),
            kind: fc.constant('amount' as const),
            value: amountIn(currency),
            lines: fc.option(fc.subarray<string>(ids)),
          }),
          fc.record({ id: fc.string(), kind: fc.constant('free-shipping' as const) }),
        ),
        { maxLength: 3 },
      ),
      shipping: fc.record({
        price: amountIn(currency),
        taxCategory: fc.option(fc.constantFrom(...CATEGORIES)),
      }),
      tax: fc.record({
        rates: fc.record({
          standard: fc.tuple(rate('VAT')),
          reduced: fc.tuple(rate('VAT')),
          double: fc.tuple(rate('State tax'), rate('City tax')),
          none: fc.constant([]),
        }),
        prices: fc.constantFrom('include' as const, 'exclude' as const),
        rounding: fc.constantFrom('line' as const, 'order' as const),
        exemption: fc.option(fc.constant('Reverse charge'), { freq: 4 }),
      }),
    }),
  )

const sum = (amounts: readonly string[]) => Decimal.sum(0, ...amounts)
const partsOf = ({ lines, shippingParts }: OrderTotals): readonly TaxedAmount[] => [...lines, shippingParts]
const property = (check: (order: OrderToTotal, totals: OrderTotals) => void) =>
  fc.assert(
    fc.property(orders, (order) => check(order, orderTotals(order))),
    { numRuns: 500 },
  )

describe('the totals of an order', () => {
  it('sum to the minor unit (ORDER-4)', () => {
    property((order, totals) => {
      const parts = partsOf(totals)
      for (const { net, tax, gross } of parts) expect(sum([net, tax]).eq(gross)).toBe(true)
      expect(sum(parts.map(({ gross }) => gross)).eq(totals.total)).toBe(true)
      expect(sum(parts.map(({ tax }) => tax)).eq(totals.tax)).toBe(true)
      expect(sum(totals.taxes.map(({ amount }) => amount)).eq(totals.tax)).toBe(true)
      expect(sum(order.lines.map(({ total }) => total)).eq(totals.subtotal)).toBe(true)
      const shown = sum([totals.subtotal, totals.shipping]).minus(totals.discount)
      if (order.tax.prices === 'exclude') expect(shown.plus(totals.tax).eq(totals.total)).toBe(true)
      else if (order.tax.exemption === null) expect(shown.eq(totals.total)).toBe(true)
    })
  })

  it('are never negative, and no discount exceeds its line (ORDER-5)', () => {
    property((_, totals) => {
      for (const { net, tax, gross } of partsOf(totals))
        for (const amount of [net, tax, gross]) expect(Number(amount)).toBeGreaterThanOrEqual(0)
      for (const { total, discount } of totals.lines) expect(new Decimal(discount).lte(total)).toBe(true)
      expect(sum(totals.lines.map(({ discount }) => discount)).eq(totals.discount)).toBe(true)
    })
  })

  it('are the same in every sequence of the lines (ORDER-4)', () => {
    fc.assert(
      fc.property(
        orders.chain((order) =>
          fc.tuple(
            fc.constant(order),
            fc.shuffledSubarray([...order.lines], { minLength: order.lines.length }),
          ),
        ),
        ([order, lines]) => {
          const [one, other] = [orderTotals(order), orderTotals({ ...order, lines })]
          const byId = (totals: OrderTotals) => ({
            ...totals,
            lines: totals.lines.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
          })
          expect(byId(other)).toEqual(byId(one))
        },
      ),
      { numRuns: 500 },
    )
  })

  it('charge each tax on the sum of its lines, to half a minor unit (ORDER-6)', () => {
    property((order, totals) => {
      if (order.tax.rounding === 'line' || order.tax.exemption !== null) return
      const half = new Decimal(10).pow(-minorUnitPlaces(order.currency)).div(2)
      for (const { rate, base, amount } of totals.taxes) {
        const exact = new Decimal(base).times(rate).div(100)
        // An included tax is rounded with the others of its lines, and its base leaves what they round.
        const bound = order.tax.prices === 'exclude' ? half : half.times(6)
        expect(exact.minus(amount).abs().lte(bound)).toBe(true)
      }
    })
  })

  it('round each line’s own tax where the shop rounds by line (ORDER-6)', () => {
    property((order, totals) => {
      if (order.tax.rounding === 'order' || order.tax.exemption !== null) return
      const places = minorUnitPlaces(order.currency)
      for (const [at, { net, tax, gross }] of totals.lines.entries()) {
        const rates = order.tax.rates[order.lines[at]!.taxCategory]!.map(({ rate }) => new Decimal(rate))
        const all = Decimal.sum(0, ...rates)
        const exact =
          order.tax.prices === 'exclude'
            ? Decimal.sum(0, ...rates.map((each) => round(new Decimal(net).times(each).div(100), places)))
            : round(new Decimal(gross).times(all).div(all.plus(100)), places)
        expect(new Decimal(tax).eq(exact)).toBe(true)
      }
    })
  })

  it('charge an exempt customer the net amount of included prices (ORDER-6)', () => {
    property((order, totals) => {
      const exempt = orderTotals({ ...order, tax: { ...order.tax, exemption: 'Reverse charge' } })
      const taxed = orderTotals({ ...order, tax: { ...order.tax, exemption: null } })
      expect(exempt.lines.map(({ net }) => net)).toEqual(taxed.lines.map(({ net }) => net))
      expect(Number(exempt.tax)).toBe(0)
      expect(exempt.taxes.map(({ name, base }) => [name, base])).toEqual([['Reverse charge', exempt.total]])
      expect(totals.currency).toBe(order.currency)
    })
  })
})

const round = (amount: Decimal, places: number) => amount.toDecimalPlaces(places, Decimal.ROUND_HALF_UP)
