import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Exact } from '../testing/decimal.ts'
import { minorUnitPlaces } from '../money/index.ts'
import { amount, productAndConfiguration } from './arbitraries.ts'
import { defaultConfiguration } from './default-configuration.ts'
import { dieCut, offered, set, option, vinyl } from './example.ts'
import { type OfferTerms } from './offered-product.ts'
import type { Configuration, ProductData, Quote } from './types.ts'
import { dataIn, offeredData, quoteData } from '../testing/quote-data.ts'

const FIFTY: OfferTerms = {
  ...{ id: 'starter-pack', name: '50 die-cut stickers', unitPrice: '1.20' },
  ...{ materialId: 'white-vinyl', width: '3', height: '3', quantity: 50 },
}
const wrap = set('wrap', [option('wrapped', { chargeMode: 'per_unit', amount: '0.10' })])
const stickers = { ...dieCut, optionSets: [...dieCut.optionSets, wrap] }
const quote = (product: ProductData, change: Partial<Configuration> = {}) =>
  quoteData(product, { ...defaultConfiguration(product), ...change })
const codesOf = ({ problems }: Quote) => problems.map(({ code }) => code)

describe('a product sold by an offer', () => {
  const offer = offeredData(stickers, FIFTY)

  it('opens with the offer’s size, material and quantity, at its price (OFFER-1)', () => {
    expect(quote(stickers, { width: '3', height: '3', quantity: '50' }).total).toBe('85.50')
    expect(quote(offer)).toMatchObject({
      total: '60.00',
      quantity: 50,
      problems: [],
      tiers: [{ quantity: 50 }],
    })
    expect(defaultConfiguration(offer)).toMatchObject({ materialId: 'white-vinyl', width: '3', height: '3' })
  })

  it('has no other size or quantity (OFFER-1)', () => {
    expect(codesOf(quote(offer, { width: '4' }))).toEqual(['size.not-offered'])
    expect(codesOf(quote(offer, { quantity: '51' }))).toEqual(['quantity.defined'])
  })

  it('charges its options and the price of its size in addition (OFFER-2)', () => {
    const options = [{ optionSetId: 'wrap', optionId: 'wrapped' }]
    expect(quote(offer, { options }).total).toBe('65.00')
    const large = { id: 'large', name: '', width: '3.000', height: '3', isDefault: false, price: '7' }
    expect(quote(offeredData({ ...stickers, sizes: [large] }, FIFTY)).total).toBe('67.00')
  })

  it('reports a removed material, and a size its material no longer comes in (OFFER-6)', () => {
    const other = { ...vinyl, id: 'matte', name: 'Matte vinyl' }
    const without = offeredData({ ...stickers, materials: [other], defaultMaterialId: 'matte' }, FIFTY)
    const chosen = { materialId: 'white-vinyl', materialName: 'White vinyl' }
    expect(codesOf(quote(without, chosen))).toEqual(['material.gone'])
    const small = offeredData(
      { ...stickers, materials: [{ ...vinyl, maxWidth: '2', maxHeight: '2' }] },
      FIFTY,
    )
    expect(codesOf(quote(small)).every((code) => code.startsWith('size.'))).toBe(true)
    expect(quote(small)).toMatchObject({ total: null })
  })

  it('is converted at the rate of another currency (OFFER-3)', () => {
    const euros = dataIn(offer, { currency: 'EUR', rate: '0.92' })
    expect([euros.specialOffer?.unitPrice, quote(euros).total]).toEqual(['1.104', '55.20'])
  })
})

const chosen = productAndConfiguration()

/** Lines other than the unit price and percentages of it. */
const othersOf = ({ optionSets }: ProductData, { lines }: Quote) =>
  lines.filter(({ kind, ref }) => {
    const options = optionSets.find(({ id }) => id === ref)?.options ?? []
    const isPercentage = options.some(({ chargeMode }) => chargeMode === 'percentage')
    return kind !== 'base' && kind !== 'variable_data' && !(kind === 'option' && isPercentage)
  })

/** Rounding is distributed over the lines so that they add up to the total, so their totals may differ. */
const withoutRounding = (lines: Quote['lines']) => lines.map(({ total: _total, ...line }) => line)

describe('an offer', () => {
  it('replaces only the base unit price: all other charges stay line by line (OFFER-2, PRICE-7)', () => {
    fc.assert(
      fc.property(chosen, amount(), fc.boolean(), ({ product, configuration }, price, wholesale) => {
        const entitlement = { wholesale }
        const regular = quoteData(product, configuration, { entitlement })
        const offer = quoteData(offered(product, price), configuration, { entitlement })
        const [now, before] = [othersOf(product, offer), othersOf(product, regular)]
        expect(withoutRounding(now)).toEqual(withoutRounding(before))
        const unit = new Exact(1).div(10 ** minorUnitPlaces(product.currency))
        for (const [i, { total }] of now.entries())
          expect(new Exact(total).minus(before[i]!.total).abs().lte(unit)).toBe(true)
        expect(offer.problems).toEqual(regular.problems)
      }),
    )
  })

  it('costs the same as the product if its price equals the base price (OFFER-2, PRICE-7)', () => {
    fc.assert(
      fc.property(chosen, ({ product, configuration }) => {
        const regular = quoteData(product, configuration)
        const same = quoteData(offered(product, regular.baseUnitPrice!), configuration)
        expect([same.total, same.unitPrice]).toEqual([regular.total, regular.unitPrice])
        expect(same.lines.map(({ total }) => total)).toEqual(regular.lines.map(({ total }) => total))
      }),
    )
  })
})
