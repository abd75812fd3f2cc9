import { provisionalPriceOf } from './quoted.ts'
import fc from 'fast-check'
import { productSchema } from '../schema/index.ts'
import { describe, expect, it } from 'vitest'
import { optionPrice } from '../option/index.ts'
import { dieCut, offered, option, proof, set, vinyl, whiteVinyl } from '../product/example.ts'
import {
  applyFix,
  type Configuration,
  defaultConfiguration,
  type Package,
  type ProductData,
} from '../product/index.ts'
import { PriceDataError } from './index.ts'
import { quoteData, totalOfData } from '../testing/quote-data.ts'

const quote = (product: ProductData, configuration: Partial<Configuration> = {}) =>
  quoteData(product, { ...defaultConfiguration(product), ...configuration })
const ofMaterial = (more: Partial<typeof vinyl>, product: Partial<ProductData> = {}) => ({
  ...dieCut,
  ...product,
  materials: [{ ...vinyl, ...more }],
})

describe('a quick fix', () => {
  const fixes = (product: ProductData, configuration: Partial<Configuration>) =>
    quote(product, configuration).problems.map(({ fix }) => fix?.value)

  it('never offers more than is in stock, or a value outside the limits', () => {
    const stocked = ofMaterial({ allowedQuantities: [25] }, { remainingStock: 40 })
    expect(fixes(stocked, { quantity: '50' })).toEqual(['25'])
    const scarce = { ...dieCut, minimumQuantity: 60, remainingStock: 40 }
    expect(fixes(scarce, { quantity: '40' })).toEqual([undefined, undefined])
  })

  it('of a quantity that is too large is one that the material allows', () => {
    expect(fixes(ofMaterial({ maximumQuantity: 3136 }), { quantity: '193574823' })).toEqual(['3136'])
  })

  it('of a clipart size is within the material’s limits', () => {
    const clipart = ofMaterial(
      { maxWidth: '15', maxHeight: '40', maxIsInterchangeable: false },
      { productClass: 'clipart', maxWidth: '16.2' },
    )
    expect(fixes(clipart, { width: '24', height: '2' })).toEqual(['15', '15'])
  })

  it('always resolves the problem at its field', () => {
    const product = fc
      .record({
        minimumQuantity: fc.option(fc.integer({ min: 1, max: 80 })),
        remainingStock: fc.option(fc.integer({ min: 0, max: 120 })),
        allowedQuantities: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 3 }),
        maximumQuantity: fc.option(fc.integer({ min: 1, max: 200 })),
        limitedQuantity: fc.boolean(),
      })
      .map(({ allowedQuantities, maximumQuantity, ...more }) =>
        ofMaterial({ allowedQuantities, maximumQuantity }, more),
      )
      .filter((data) => productSchema.safeParse(data).success)
    fc.assert(
      fc.property(product, fc.integer({ min: -5, max: 300_000_000 }), (of, quantity) => {
        const configuration = { ...defaultConfiguration(of), quantity: String(quantity) }
        for (const { fix, field } of quoteData(of, configuration).problems) {
          if (!fix) continue
          const { problems } = quoteData(of, applyFix(configuration, fix))
          expect(problems.filter((each) => each.field === field)).toEqual([])
        }
      }),
    )
  })
})

describe('the problems of a size', () => {
  it('are reported together: the limits of clipart and those of the material', () => {
    const clipart = ofMaterial(
      { maxWidth: '12', maxHeight: '12' },
      { productClass: 'clipart', maxWidth: '8' },
    )
    const codes = quote(clipart, { width: '12', height: '12.001' }).problems.map(({ code }) => code)
    expect(codes).toEqual(['clipart.too-wide', 'size.exceeds-maximum'])
  })
})

describe('a quote without a valid quantity', () => {
  it('has only the quantity table', () => {
    const { total, tiers, lines, quantity } = quote(dieCut, { quantity: 'x' })
    expect([total, quantity, lines.length, tiers.length]).toEqual([null, null, 0, 11])
    expect(totalOfData(dieCut, { ...defaultConfiguration(dieCut), quantity: 'x' }).total).toBeNull()
  })
})

describe('invalid data of the shop', () => {
  it('is rejected if it is empty, while invalid input is ignored', () => {
    expect(() => quote(ofMaterial({ allowedQuantities: [0, 100] }), { quantity: '100' })).toThrow(
      PriceDataError,
    )
    expect(() => quote(ofMaterial({ minWidth: undefined as never }))).toThrow(PriceDataError)
    expect(quote(dieCut, { variableData: {} as never }).problems.map(({ code }) => code)).toEqual([
      'variable-data.empty-list',
    ])
  })

  it('throws a PriceDataError if it isn’t a number', () => {
    expect(() => quote(ofMaterial({ maxWidth: 'wide' }))).toThrow(PriceDataError)
    expect(() =>
      quote(ofMaterial({ variableDataCharge: 'x' }), {
        variableData: { kind: 'range', from: '1', to: '9' },
      }),
    ).toThrow(PriceDataError)
  })
})

describe('a charge', () => {
  it('is the wholesale amount for trade customers, even if retail is stored as well', () => {
    const both = option('both', { amount: '10', wholesaleAmount: '6' })
    const order = { quantity: 1, unitPrice: '1' }
    expect(optionPrice(proof, both, { ...order, wholesale: true })).toBe('6')
    expect(optionPrice(proof, both, order)).toBe('10')
    const lists = option('lists', { valueCsv: ['10', '8'], wholesaleAmountCsv: ['6', '5'] })
    const broken = set('s', [lists], { quantityBreaks: [10] })
    expect(optionPrice(broken, lists, { ...order, quantity: 10, wholesale: true })).toBe('5')
    expect(optionPrice(broken, lists, { ...order, quantity: 10 })).toBe('8')
  })

  it('is one option of a dropdown or radio buttons, and all of a checkbox list', () => {
    const options = [option('a', { amount: '1' }), option('b', { amount: '2' })]
    const charged = (display: 'dropdown' | 'radio' | 'checkbox') =>
      provisionalPriceOf(
        quote(
          { ...dieCut, optionSets: [set('s', options, { display })] },
          { options: options.map(({ id }) => ({ optionSetId: 's', optionId: id })) },
        ),
      )?.total
    expect([charged('dropdown'), charged('radio'), charged('checkbox')]).toEqual(['53.00', '53.00', '55.00'])
  })

  it('includes the surcharge for variable data with all decimal places', () => {
    const numbered = ofMaterial({ variableDataCharge: '0.333' })
    expect(quote(numbered, { variableData: { kind: 'range', from: '1', to: '100' } }).total).toBe('69.32')
  })

  it('is never for a quantity of 0, and no minimum is 0', () => {
    expect(() => quote({ ...dieCut, minimumQuantity: 0 }, { quantity: '0' })).toThrow(PriceDataError)
    const { problems } = quote({ ...dieCut, minimumQuantity: null }, { quantity: '0' })
    expect(problems.map(({ code }) => code)).toEqual(['quantity.below-minimum-custom'])
  })

  it('is rounded as a whole if it is reduced: 51.995 is 52.00 (PRICE-4)', () => {
    const discount = set('off', [option('off', { amount: '-0.005' })], { display: 'fixed_value' })
    const many = { quantity: '20000' }
    expect(quote({ ...dieCut, optionSets: [discount] }, {}).total).toBe('52.00')
    expect(quote({ ...dieCut, optionSets: [discount] }, many).total).toBe(
      quote({ ...dieCut, optionSets: [] }, many).total,
    )
  })

  it('is zero if the shop has set a price of zero (PRICE-7, PRICE-9)', () => {
    expect(quote(dieCut, { vectorize: true, vectorizePrice: '0' }).total).toBe('52.00')
    expect(quote(offered(dieCut, '0')).total).toBe('0.00')
  })

  it('includes the packaging’s charge for both sides', () => {
    const priceTable = { ...whiteVinyl, quantities: [], rows: [{ from: '0', minimum: '1', rates: ['0.01'] }] }
    const bag: Package = {
      id: 'bag',
      name: 'Bag',
      enabled: true,
      hasBackImage: false,
      noCustomerPreview: false,
      priceTable,
      sizes: [
        {
          id: '4x7',
          name: '4 x 7',
          packageWidth: '4',
          packageHeight: '7',
          minProductWidth: null,
          minProductHeight: null,
          maxProductWidth: null,
          maxProductHeight: null,
        },
      ],
    }
    const packed = { packaging: { packageId: 'bag', packageSizeId: '4x7' } }
    expect(quote({ ...dieCut, packages: [bag] }, packed).total).toBe('80.00')
  })

  it('has a line named by option set and option, with the set’s id (PRICE-17)', () => {
    const roll = set('core', [option('3in', { name: '3" core', amount: '1' })], { name: 'Roll core' })
    const chosen = { options: [{ optionSetId: 'core', optionId: '3in' }] }
    expect(quote({ ...dieCut, optionSets: [roll] }, chosen).lines[1]).toMatchObject({
      label: 'Roll core: 3" core',
      ref: 'core',
    })
  })

  it('uses a table row only from its area on, with any number of decimal places (PRICE-1)', () => {
    const rows = [
      { from: '0', minimum: '1', rates: ['1'] },
      { from: '4.0000001', minimum: '1', rates: ['0.5'] },
    ]
    const stepped = ofMaterial({ priceTable: { basis: 'sqin', quantities: [], rows } })
    expect(quote(stepped, { quantity: '1' }).total).toBe('4.00')
    expect(quote(stepped, { quantity: '1', width: '2.001' }).total).toBe('2.00')
  })

  it('gives no total for a quantity that can’t be ordered, in the quote and in its total', () => {
    const rolls = ofMaterial({ allowedQuantities: [25] })
    const configuration = { ...defaultConfiguration(rolls), quantity: '30' }
    expect(quoteData(rolls, configuration).total).toBeNull()
    expect(totalOfData(rolls, configuration)).toMatchObject({ quantity: 30, total: null })
  })

  it('is made once for an option chosen twice, without a problem', () => {
    const twice = { options: [1, 2].map(() => ({ optionSetId: 'proof', optionId: 'proof' })) }
    expect(quote(dieCut, twice)).toMatchObject({ problems: [], total: '77.00' })
  })

  it('has a single tier for a quantity set by the shop, whatever else the material allows (QTY-8)', () => {
    const fixed = ofMaterial({ maximumQuantity: 500 }, { definedQuantity: 100 })
    expect(quote(fixed).tiers.map(({ quantity }) => quantity)).toEqual([100])
  })
})
