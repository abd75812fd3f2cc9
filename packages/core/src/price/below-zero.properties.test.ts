import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { messageOf } from '../problem/index.ts'
import { amount, productAndConfiguration } from '../product/arbitraries.ts'
import { newConfiguration } from '../configuration/index.ts'
import { createProduct, type ProductData } from '../product/index.ts'
import { offerOf } from '../signed-quote/index.ts'
import { dieCut, option, set } from '../product/example.ts'
import { quoteData, totalOfData } from '../testing/quote-data.ts'
import { totalByHand } from '../testing/reference.ts'
import { isPriced, provisionalPriceOf, quoteProduct } from './index.ts'

/** Products whose options take a lot off, of each charge mode. */
const discounted = () =>
  productAndConfiguration().chain(({ product, configuration }) =>
    fc.array(amount(2000), { minLength: 20, maxLength: 20 }).map((figures) => {
      let at = 0
      const off = () => `-${figures[(at += 1) % figures.length]}`
      const optionSets = product.optionSets.map((each) => ({
        ...each,
        options: each.options.map((one) => ({ ...one, amount: off(), percent: off(), valueCsv: [] })),
      }))
      return { product: { ...product, optionSets }, configuration }
    }),
  )
const ROUNDED = { currency: 'USD', exchange: { rate: '1', rounding: { step: 100, below: 1 } } }

describe('a sum of charges (PRICE-23)', () => {
  it('is never sold, shown or offered below 0 (PRICE-23)', () => {
    fc.assert(
      fc.property(
        discounted(),
        fc.boolean(),
        fc.boolean(),
        ({ product, configuration }, capAtNextBreak, rounded) => {
          const of: ProductData = rounded ? { ...product, ...ROUNDED } : product
          const quote = quoteData(of, configuration, { capAtNextBreak })
          const byHand = (quantity: number) => totalByHand(of, configuration, quantity)
          expect(totalOfData(of, configuration, { capAtNextBreak })).toMatchObject({
            total: quote.total,
            problems: quote.problems,
          })
          expect(isPriced(quote)).toBe(byHand(Number(configuration.quantity)) !== null)
          if (!isPriced(quote)) {
            expect(quote.problems).toMatchObject([{ code: 'price.below-zero', level: 'error' }])
            expect(provisionalPriceOf(quote)).toBeNull()
          } else {
            expect(Number(quote.total)).toBeGreaterThanOrEqual(0)
            expect(quote.nudge === null || Number(quote.nudge.total) >= 0).toBe(true)
            const offer = offerOf(quote, { now: new Date(0), days: 1, tableVersion: '1' })
            expect(Number(offer.total)).toBeGreaterThanOrEqual(0)
          }
          for (const { quantity, total } of quote.tiers) {
            expect(byHand(quantity)).not.toBeNull()
            expect(Number(total)).toBeGreaterThanOrEqual(0)
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  it('is told in words where discounts are larger than the price, and is free at 0', () => {
    const off = (amount: string) =>
      createProduct({ ...dieCut, optionSets: [set('off', [option('yes', { amount })])] })
    const quoted = (amount: string) => {
      const of = off(amount)
      const options = [{ optionSetId: 'off', optionId: 'yes' }]
      return quoteProduct(of, newConfiguration(of, { width: '2', height: '2', quantity: '100', options }))
    }
    expect(quoted('-52').total).toBe('0.00')
    expect(quoted('-52.01').problems.map(messageOf)).toEqual(['The discounts are larger than the price.'])
    expect(quoted('-52.001').total).toBeNull()
    expect(quoted('-52.01').tiers[0]?.quantity).toBe(250)
  })
})
