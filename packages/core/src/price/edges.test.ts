import { provisionalPriceOf } from './quoted.ts'
import { describe, expect, it } from 'vitest'
import { dieCut, offered, option, proof, set, vinyl } from '../product/example.ts'
import {
  defaultConfiguration,
  type PriceTable,
  type ProductData,
  type Quote,
  type Configuration,
} from '../product/index.ts'
import { PriceDataError, priceScheduleFor, priceSourceOf } from './index.ts'
import { nudgeFor } from './nudge.ts'
import type { QuantityPrice } from './totals.ts'
import { quoteData } from '../testing/quote-data.ts'

const quote = (product: ProductData, configuration: Partial<Configuration> = {}, capAtNextBreak = false) =>
  quoteData(
    product,
    { ...defaultConfiguration(product), ...configuration },
    {
      capAtNextBreak,
    },
  )
const NOTHING = { baseUnitPrice: null, unitPrice: null, lines: [], total: null, nudge: null }
const codesOf = (problems: Quote['problems']) => problems.map(({ code }) => code)
const range = (to: string) => ({ kind: 'range' as const, from: '1', to })
const pieces = (...rates: string[]): PriceTable => ({
  basis: 'unit',
  quantities: [50, 100],
  rows: [{ from: '0', minimum: '0', rates }],
})
const priced = (priceTable: PriceTable) => ({ ...dieCut, materials: [{ ...vinyl, priceTable }] })

describe('a quote without a price', () => {
  it('is empty if the size can’t be read, with or without an offer', () => {
    for (const product of [dieCut, offered(dieCut, '0.1')]) {
      expect(quote(product, { width: 'wide' })).toMatchObject({ ...NOTHING, tiers: [] })
    }
  })

  it('has only its table if the quantity can’t be ordered', () => {
    const { tiers, ...rest } = quote(dieCut, { quantity: 'many' })
    expect(rest).toMatchObject(NOTHING)
    expect(tiers.map(({ quantity }) => quantity).slice(0, 3)).toEqual([1, 10, 25])
  })

  it('has every problem except the price’s if one of two sides can’t be read', () => {
    const bounded = { ...dieCut, optionSets: [set('s', proof.options, { minWidth: '1', minHeight: '1' })] }
    const options = [{ optionSetId: 's', optionId: 'proof' }]
    for (const side of ['width', 'height']) {
      const { total, problems } = quote(bounded, { options, [side]: 'wide' })
      expect([total, problems.map(({ field }) => field)]).toEqual([null, [side]])
    }
  })

  it('has only its variable data’s problem if that can’t be read', () => {
    const { quantity, total, problems } = quote(dieCut, { variableData: range('many') })
    expect([quantity, total, codesOf(problems)]).toEqual([null, null, ['variable-data.not-a-range']])
  })
})

describe('a quantity set by the shop', () => {
  const defined = { ...dieCut, definedQuantity: 50 }

  it('is charged whatever is typed, and another typed quantity is reported', () => {
    expect(quote(defined, { quantity: '' })).toMatchObject({ quantity: 50, total: '38.00', problems: [] })
    const other = quote(defined, { quantity: '30' })
    expect([other.quantity, other.total, codesOf(other.problems)]).toEqual([50, null, ['quantity.defined']])
    expect(provisionalPriceOf(other)?.total).toBe('38.00')
  })

  it('is the only priced length of variable data', () => {
    const { problems, ...rest } = quote(defined, { variableData: { kind: 'list', text: 'a,b,b' } })
    expect(rest).toMatchObject({ ...NOTHING, quantity: 3 })
    expect(codesOf(problems)).toEqual(['variable-data.duplicates', 'quantity.defined-records'])
    expect(quote(defined, { variableData: range('50') })).toMatchObject({
      total: '43.70',
      quantity: 50,
      problems: [],
    })
  })
})

describe('a product without materials', () => {
  it('is reported; with an offer, it has a price under its own name', () => {
    const bare = { ...dieCut, materials: [], defaultMaterialId: null }
    expect(quote(bare)).toMatchObject({ total: null, problems: [{ code: 'material.none' }] })
    const plain = provisionalPriceOf(quote(offered(bare, '0.1'), { quantity: '100' }))
    expect([plain?.lines[0]?.label, plain?.total]).toEqual(['Die-cut stickers', '10.00'])
    const numbered = provisionalPriceOf(quote(offered(bare, '0.1'), { variableData: range('100') }))
    expect([numbered?.lines.length, numbered?.total]).toEqual([1, '10.00'])
  })
})

describe('configuration from plain JavaScript', () => {
  it('without options has none', () => {
    expect(quote(dieCut, { options: undefined as never })).toEqual(quote(dieCut))
  })
})

describe('an offer with an invalid price', () => {
  it('is an error of the shop’s data', () => {
    for (const price of ['cheap', '']) expect(() => quote(offered(dieCut, price))).toThrow(PriceDataError)
  })
})

describe('a charge', () => {
  const tiny = '0.004999'

  it('is exact, with any number of decimal places, and rounded once', () => {
    const size = { id: 's', name: 'S', width: '2', height: '2', isDefault: true, price: tiny }
    const extra = set('extra', [option('x', { chargeMode: 'total', amount: tiny })])
    const charged = [
      quote(dieCut, { vectorize: true, vectorizePrice: tiny }),
      quote({ ...dieCut, sizes: [size] }),
      quote({ ...dieCut, optionSets: [extra] }, { options: [{ optionSetId: 'extra', optionId: 'x' }] }),
    ]
    expect(charged.map(({ total }) => total)).toEqual(['52.00', '52.00', '52.00'])
  })

  it('is absent for vectorizing without a price, and adds no line', () => {
    const free = { ...dieCut, defaultVectorizationPrice: null }
    const { lines, total } = quote(free, { vectorize: true })
    expect([lines.at(-1)?.kind, total]).toEqual(['vectorize', '52.00'])
    expect(quote(free).lines.map(({ kind }) => kind)).toEqual(['base'])
  })

  it('is absent for a preset size without a price', () => {
    const size = { id: 's', name: 'S', width: '2', height: '2', isDefault: true, price: null }
    expect(quote({ ...dieCut, sizes: [size] })).toEqual(quote(dieCut))
  })

  it('is absent for a material without a surcharge', () => {
    const plain = { ...dieCut, materials: [{ ...vinyl, variableDataCharge: null }] }
    expect(quote(plain, { variableData: range('100') }).lines.map(({ kind }) => kind)).toEqual(['base'])
  })
})

describe('the price per piece', () => {
  it('is exact and includes its share of one-time charges, rounded half-up to four places', () => {
    expect(quote(dieCut).unitPrice).toBe('0.5200')
    const options = [{ optionSetId: proof.id, optionId: 'proof' }]
    // 2.40 each and 25.00 once: 39.40 for 6, 41.80 for 7
    expect(['6', '7'].map((quantity) => quote(dieCut, { options, quantity }).unitPrice)).toEqual([
      '6.5667',
      '5.9714',
    ])
    // 4.004001 × 0.60 with all decimal places
    expect(quote(dieCut, { width: '2.001', height: '2.001', quantity: '1' }).unitPrice).toBe('2.4024006')
  })
})

describe('a nudge', () => {
  const at = (quantity: number, total: bigint) => ({ quantity, total }) as QuantityPrice

  it('suggests the smallest of the cheapest quantities', () => {
    const larger = [at(100, 8n), at(200, 8n), at(300, 9n)]
    expect(nudgeFor(at(80, 10n), larger)?.quantity).toBe(100)
    expect(nudgeFor(at(80, 8n), larger)).toBeNull()
    expect(nudgeFor(at(250, 10n), larger)?.quantity).toBe(300)
  })

  it('goes up to the last piece in stock', () => {
    const nudge = (remainingStock: number) => quote({ ...dieCut, remainingStock }, { quantity: '80' }).nudge
    expect([nudge(100)?.quantity, nudge(99)]).toEqual([100, null])
  })
})

describe('a price cap', () => {
  it('is not mentioned if the next break costs the same', () => {
    const { lines, total } = quote(priced(pieces('3', '2', '1')), { quantity: '50' }, true)
    expect([lines.length, total]).toEqual([1, '100.00'])
  })

  it('is the lowest total of all larger breaks', () => {
    const falling = priced(pieces('9', '3', '1'))
    expect(quote(falling, { quantity: '40' }, true)).toMatchObject({ total: '100.00', nudge: null })
    expect(quote(falling, { quantity: '40' }, true).lines.at(-1)?.label).toBe('At the price of 100')
    expect(quote(falling, { quantity: '100' }, true).lines).toHaveLength(1)
  })
})

describe('the price table of a material', () => {
  it('is null if none is stored, and depends on the customer’s entitlement', () => {
    expect(
      [true, false].map((wholesale) => priceSourceOf({ ...vinyl, priceTable: undefined }, wholesale)),
    ).toEqual([null, null])
    const trade = { ...dieCut, materials: [{ ...vinyl, wholesalePriceTable: pieces('1', '1', '1') }] }
    const schedules = [undefined, { wholesale: false }, { wholesale: true }].map((entitlement) =>
      priceScheduleFor(trade, defaultConfiguration(trade), entitlement && { entitlement }),
    )
    expect(schedules.map((schedule) => schedule?.basis)).toEqual([undefined, undefined, 'unit'])
  })
})
