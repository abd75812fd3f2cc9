import { provisionalPriceOf } from './quoted.ts'
import { describe, expect, it } from 'vitest'
import { dieCut, offered, option, set, vinyl, whiteVinyl } from '../product/example.ts'
import { defaultConfiguration, type Package, type ProductData, type Configuration } from '../product/index.ts'
import {
  isWholesale,
  packagePrice,
  packageSchedule,
  priceScheduleFor,
  priceSourceOf,
  withoutPriceTables,
} from './index.ts'
import { quoteData } from '../testing/quote-data.ts'

const quote = (product: ProductData, configuration: Partial<Configuration> = {}, wholesale = false) =>
  quoteData(product, { ...defaultConfiguration(product), ...configuration }, { entitlement: { wholesale } })

const trade = {
  ...whiteVinyl,
  rows: whiteVinyl.rows.map((row) => ({ ...row, rates: row.rates.map(() => '0.03') })),
}
const of = (more: Partial<typeof vinyl>, product: Partial<ProductData> = {}): ProductData => ({
  ...dieCut,
  ...product,
  materials: [{ ...vinyl, ...more }],
})

describe('wholesale prices', () => {
  const both = of({ wholesalePriceTable: trade })

  it('are for entitled customers only (ROLE-2, ROLE-3)', () => {
    expect(quote(both).total).toBe('52.00')
    expect(quote(both, {}, true).total).toBe('12.00')
  })

  it('are never shown in preview, to the shared flow or for clipart (ROLE-1)', () => {
    const requested = { wholesale: true }
    expect(isWholesale(dieCut, requested)).toBe(true)
    expect(isWholesale({ ...dieCut, toolType: 'preview' }, requested)).toBe(false)
    for (const productClass of ['marketplace', 'stock', 'clipart'] as const) {
      expect(isWholesale({ ...dieCut, productClass }, requested)).toBe(false)
    }
    expect(quote({ ...both, toolType: 'preview' }, {}, true).total).toBe('52.00')
  })

  it('give retail by ÷ 0.6 if no retail table is stored', () => {
    expect(quote(of({ priceTable: undefined, wholesalePriceTable: trade })).total).toBe('20.00')
    expect(priceSourceOf({ ...vinyl, priceTable: undefined }, false)).toBeNull()
    expect(priceSourceOf(vinyl, true)).toEqual({ table: whiteVinyl, isWholesale: false })
  })
})

describe('an additional charge', () => {
  const card: Package = {
    id: 'card',
    name: 'Backing card',
    enabled: true,
    sizes: [
      {
        id: '4x6',
        name: '4 × 6',
        packageWidth: '4',
        packageHeight: '6',
        minProductWidth: '0.5',
        minProductHeight: '0.5',
        maxProductWidth: '3.75',
        maxProductHeight: '5.75',
      },
    ],
    priceTable: {
      basis: 'unit',
      quantities: [100, 1000],
      rows: [{ from: '0', minimum: '0', rates: ['0.35', '0.22', '0.15'] }],
    },
    hasBackImage: true,
    noCustomerPreview: false,
  }
  const packed = { packaging: { packageId: 'card', packageSizeId: '4x6' } }

  it('is packaging × quantity', () => {
    const { lines, total } = quote({ ...dieCut, packages: [card] }, packed)
    expect(lines.at(-1)).toMatchObject({
      kind: 'packaging',
      unitPrice: '0.2200',
      total: '22.00',
      ref: 'card',
    })
    expect(total).toBe('74.00')
  })

  it('is a package’s own price at a quantity (PRICE-6)', () => {
    const at = (quantity: number) => packagePrice(card, card.sizes[0]!, quantity)
    expect([1, 99, 100, 1000].map(at)).toEqual(['0.35', '0.35', '0.22', '0.15'])
    expect(packagePrice({ ...card, priceTable: undefined }, card.sizes[0]!, 1)).toBeNull()
  })

  it('is absent while the packaging’s price is unknown, and present once it is known', () => {
    const bare = { ...dieCut, packages: [{ ...card, priceTable: undefined }] }
    expect(quote(bare, packed)).toMatchObject({ total: null, problems: [{ code: 'price.unknown' }] })
    const configuration = { ...defaultConfiguration(bare), ...packed }
    const packagingSchedule = packageSchedule(card, card.sizes[0]!, 'USD')!
    expect(packagingSchedule).toMatchObject({
      prices: ['0', '0.35', '0.22', '0.15'],
      quantities: [100, 1000],
      basis: 'unit',
    })
    const sent = withoutPriceTables({ ...dieCut, packages: [card] })
    const of = { ...dieCut, packages: sent.packages! }
    expect(quoteData(of, configuration, { packagingSchedule }).total).toBe('74.00')
    const others = [
      { ...packagingSchedule, subject: undefined as never },
      packageSchedule({ ...card, id: 'tube' }, card.sizes[0]!, 'USD')!,
      packageSchedule(card, { ...card.sizes[0]!, id: 'other' }, 'USD')!,
      packageSchedule(card, card.sizes[0]!, 'EUR')!,
      packageSchedule({ ...card, priceTable: whiteVinyl }, card.sizes[0]!, 'USD')!,
    ]
    for (const other of others)
      expect(quoteData(of, configuration, { packagingSchedule: other }).problems).toMatchObject([
        { code: 'price.other-subject' },
      ])
  })

  it('is reported when the product no longer fits', () => {
    const { problems } = quote({ ...dieCut, packages: [card] }, { ...packed, width: '3.75', height: '5.75' })
    expect(problems).toMatchObject([{ code: 'packaging.no-longer-fits', field: 'packaging' }])
  })

  it('is the price of the template size, once (PRICE-17)', () => {
    const size = { id: 's', name: 'Small', width: '2', height: '2', isDefault: true, price: '5' }
    const sized = { ...dieCut, sizes: [size] }
    expect(quote(sized).lines.at(-1)).toEqual({
      kind: 'size',
      label: 'Small',
      ref: 's',
      unitPrice: null,
      total: '5.00',
    })
    expect(quote(sized).total).toBe('57.00')
    expect(quote(sized, { width: '2.5' }).lines).toHaveLength(1)
  })

  it('is vectorizing: its own price, else the override, else the default (PRICE-9)', () => {
    const requested = (own: string | null, vectorizePriceOverride: string | null) =>
      quote({ ...dieCut, vectorizePriceOverride }, { vectorize: true, vectorizePrice: own }).total
    expect([
      requested('7', '0'),
      requested(null, '0'),
      requested(null, null),
      requested('-1', null),
      requested('abc', '3'),
    ]).toEqual(['59.00', '52.00', '72.00', '72.00', '55.00'])
  })

  it('applies in full on top of an offer’s unit price (PRICE-7)', () => {
    const proof = { options: [{ optionSetId: 'proof', optionId: 'proof' }] }
    const { total, baseUnitPrice, tiers } = quote(offered(dieCut, '0.1'), proof)
    expect([total, baseUnitPrice, tiers.length]).toEqual(['35.00', '0.1000', 1])
  })
})

describe('a quote in other currencies and amounts', () => {
  it('is rounded once, half-up, to the minor unit (PRICE-4)', () => {
    expect(quote(of({}, { currency: 'JPY' }), { quantity: '3', width: '2.5', height: '2.5' }).total).toBe(
      '11',
    )
    const third = set('third', [option('x', { chargeMode: 'per_unit', amount: '0.0015' })])
    const configuration = {
      quantity: '1',
      options: [{ optionSetId: 'third', optionId: 'x' }],
      width: '2.001',
      height: '2.001',
    }
    const { lines, total } = quote({ ...dieCut, optionSets: [third] }, configuration)
    // 4.004001 × 0.60 = 2.4024006, and 0.0015 more
    expect([lines.map((line) => line.total), total]).toEqual([['2.40', '0.00'], '2.40'])
  })

  it('begins its table at the minimum, at the rate in force there', () => {
    const { tiers } = quote({ ...dieCut, minimumQuantity: 30 }, { quantity: '40' })
    expect(tiers.slice(0, 3).map((tier) => [tier.quantity, tier.unitPrice])).toEqual([
      [30, '1.0000'],
      [40, '1.0000'],
      [50, '0.7600'],
    ])
  })

  it('shows its table even if the quantity is not allowed', () => {
    const rolls = of({ allowedQuantities: [100, 250, 500] }, { minimumQuantity: 100 })
    const { tiers, total, problems } = quote(rolls, { quantity: '120' })
    expect(problems).toMatchObject([{ code: 'quantity.not-allowed', fix: { value: '200' } }])
    expect([total, tiers[0]?.quantity]).toEqual([null, 100])
  })

  it('never suggests more than is in stock', () => {
    const configuration = { quantity: '80' }
    expect(quote({ ...dieCut, remainingStock: 90 }, configuration).nudge).toBeNull()
    expect(
      quote({ ...dieCut, remainingStock: 90, allowBackorders: true }, configuration).nudge?.quantity,
    ).toBe(100)
  })

  it('takes the quantity from the variable data, which no fix can change', () => {
    const least = of({}, { minimumQuantity: 25 })
    const { quantity, problems, total } = quote(least, { variableData: { kind: 'list', text: 'a,b,c' } })
    expect([quantity, total, problems[0]?.code, problems[0]?.fix]).toEqual([
      3,
      null,
      'quantity.below-minimum-custom',
      undefined,
    ])
  })

  it('prices a removed material like the default that replaces it, and says so', () => {
    const gone = quote(dieCut, { materialId: 'gone' })
    expect([gone.total, gone.problems[0]?.code]).toEqual([null, 'material.gone'])
    expect(provisionalPriceOf(gone)?.total).toBe('52.00')
    expect(priceScheduleFor(dieCut, { ...defaultConfiguration(dieCut), width: '0' })).toBeNull()
  })
})
