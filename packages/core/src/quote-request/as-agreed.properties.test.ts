import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Exact } from '../testing/decimal.ts'
import { minorUnitPlaces } from '../money/minor-units.ts'
import { hasErrors } from '../problem/index.ts'
import { hostileConfiguration, inches, product, quantity } from '../product/arbitraries.ts'
import { canTypeQuantity, minimumOf } from '../quantity/index.ts'
import { asAgreed, type AgreedTerms } from './index.ts'
import { dataIn, quoteData, totalOfData } from '../testing/quote-data.ts'

const price = fc
  .integer({ min: 1, max: 9_999_999 })
  .map((tenThousandths) => (tenThousandths / 10_000).toFixed(4))
const terms = (currency: fc.Arbitrary<string>): fc.Arbitrary<AgreedTerms> =>
  fc.record({
    unitPrice: price,
    mainUnitPrice: price,
    currency,
    quantity: quantity(),
    width: inches(200),
    height: inches(200),
  })

/** Limits that agreed terms may violate: shoppers request exactly what the configurator doesn't allow. */
const SIDES = { minWidth: '1', minHeight: '1', maxWidth: '1.5', maxHeight: '1.5' }
const LIMITS = {
  ...{ lockRatio: '3:1', allowCustomSize: false, needsColor: true, limitedQuantity: true },
  ...{ minimumQuantity: 7000, remainingStock: 0, allowBackorders: false, maxWidth: '1.5', maxHeight: '1.5' },
  sizes: [{ id: 'one', name: 'One', width: '2', height: '2', isDefault: true, price: '5' }],
}
const OF_MATERIAL = {
  ...SIDES,
  ...{ minimumQuantity: 7000, maximumQuantity: 7001, allowedQuantities: [7000] },
  colors: [{ id: 'red', name: 'Red', code: '#f00', ...SIDES }],
}
const limited = fc
  .tuple(product(), fc.boolean())
  .map(([of, isLimited]) =>
    isLimited
      ? { ...of, ...LIMITS, materials: of.materials.map((each) => ({ ...each, ...OF_MATERIAL })) }
      : of,
  )

/** Any product with any configuration that has agreed terms. */
const agreedProduct = limited.chain((of) =>
  fc.record({
    of: fc.constant(of),
    // Staff agree on an existing material; everything else may be anything.
    configuration: hostileConfiguration(of).map((each) => ({ ...each, materialId: of.materials[0]!.id })),
    agreed: terms(fc.constant(of.currency)),
  }),
)

const halfUp = (unit: string, pieces: number, currency: string) =>
  new Exact(unit)
    .times(pieces)
    .toDecimalPlaces(minorUnitPlaces(currency), 4)
    .toFixed(minorUnitPlaces(currency))

describe('invariants of agreed terms', () => {
  it('always cost the agreed unit price times the agreed quantity, whatever else is configured (QUOTE-5)', () =>
    fc.assert(
      fc.property(agreedProduct, ({ of, configuration, agreed }) => {
        const chosen = { ...configuration, quantity: String(agreed.quantity), agreed }
        const quote = quoteData(of, chosen)
        expect(hasErrors(quote.problems), JSON.stringify(quote.problems)).toBe(false)
        expect(quote.total).toBe(halfUp(agreed.unitPrice, agreed.quantity, of.currency))
        expect(quote.quantity).toBe(agreed.quantity)
        expect(quote.size).toEqual({ width: expect.any(Number), height: expect.any(Number) })
        expect(totalOfData(of, chosen).total).toBe(quote.total)
        expect(quote.nudge).toBeNull()
      }),
    ))

  it('never allow another quantity (QUOTE-5)', () =>
    fc.assert(
      fc.property(agreedProduct, quantity(), ({ of, configuration, agreed }, other) => {
        fc.pre(other !== agreed.quantity)
        const quote = quoteData(of, { ...configuration, quantity: String(other), agreed })
        expect(hasErrors(quote.problems)).toBe(true)
        const [product, priced] = asAgreed(of, { ...configuration, agreed })
        expect(canTypeQuantity(product, priced)).toBe(false)
        expect(minimumOf(product, product.materials[0]!)).toBe(agreed.quantity)
      }),
    ))

  it('always cost the same in their own currency, whatever its rate and rounding; another currency’s rate applies (QUOTE-5)', () =>
    fc.assert(
      fc.property(
        agreedProduct,
        fc.integer({ min: 1, max: 20_000 }).map((rate) => (rate / 100).toFixed(2)),
        fc.option(fc.constant({ step: 100, below: 1 }), { nil: undefined }),
        ({ of, configuration, agreed: main }, rate, rounding) => {
          const agreed = { ...main, currency: 'EUR' }
          const chosen = { ...configuration, quantity: String(agreed.quantity), agreed }
          const inTerms = { currency: 'EUR', rate, ...(rounding && { rounding }) }
          const inEuro = dataIn({ ...of, currency: 'USD' }, inTerms)
          expect(quoteData(inEuro, chosen).total).toBe(halfUp(agreed.unitPrice, agreed.quantity, 'EUR'))
          const inMain = quoteData({ ...of, currency: 'USD' }, chosen).total
          expect(inMain).toBe(halfUp(agreed.mainUnitPrice, agreed.quantity, 'USD'))
        },
      ),
    ))
})
