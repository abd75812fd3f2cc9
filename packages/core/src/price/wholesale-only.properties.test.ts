import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newConfiguration } from '../configuration/index.ts'
import { retailForCharges } from '../money/index.ts'
import { createProduct } from '../product/index.ts'
import { quoteProduct } from './quote.ts'

const product = (option: object) =>
  createProduct({
    ...{ name: 'Sticker', currency: 'USD' },
    materials: [
      {
        id: 'vinyl',
        name: 'Vinyl',
        priceTable: {
          basis: 'sqin',
          quantities: [100],
          rows: [{ from: '0', minimum: '1', rates: ['0.6', '0.1'] }],
        },
      },
    ],
    optionSets: [
      { id: 'finish', name: 'Finish', options: [{ id: 'gloss', chargeMode: 'per_unit', ...option }] },
    ],
  })

it('an option priced only in wholesale costs the same with its retail amount (PRICE-10)', () => {
  const amount = fc
    .tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 0, max: 4 }))
    .map(
      ([units, places]) =>
        `${Math.floor(units / 10 ** places)}.${String(units % 10 ** places).padStart(places, '0')}`,
    )
    .map((text) => text.replace(/\.0?$/, '.0'))
  const quantity = fc.oneof(fc.integer({ min: 1, max: 12_000 }), fc.constantFrom(100_000, 999_999, 1_000_000))
  fc.assert(
    fc.property(amount, quantity, (wholesaleAmount, pieces) => {
      const options = [{ optionSetId: 'finish', optionId: 'gloss' }]
      const totalOf = (option: object) => {
        const of = product(option)
        return quoteProduct(
          of,
          newConfiguration(of, { width: '2', height: '2', quantity: String(pieces), options }),
        ).total
      }
      expect(totalOf({ amount: retailForCharges(wholesaleAmount) })).toBe(
        totalOf({ amount: null, wholesaleAmount }),
      )
    }),
    { numRuns: 400 },
  )
})
