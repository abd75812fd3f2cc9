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
  it('has nothing in it where the size can not be read, an offer or not', () => {
    for (const product of [dieCut, offered(dieCut, '0.1')]) {
      expect(quote(product, { width: 'wide' })).toMatchObject({ ...NOTHING, tiers: [] })
    }
  })

  it('has its table alone where the quantity can not be ordered', () => {
    const { tiers, ...rest } = quote(dieCut, { quantity: 'many' })
    expect(rest).toMatchObject(NOTHING)
    expect(tiers.map(({ quantity }) => quantity).slice(0, 3)).toEqual([1, 10, 25])
  })

  it('has every problem but the price where one side of two can not be read', () => {
    const bounded = { ...dieCut, optionSets: [set('s', proof.options, { minWidth: '1', minHeight: '1' })] }
    const options = [{ optionSetId: 's', optionId: 'proof' }]
    for (const side of ['width', 'height']) {
      const { total, problems } = quote(bounded, { options, [side]: 'wide' })
      expect([total, problems.map(({ field }) => field)]).toEqual([null, [side]])
    }
  })

  it('has nothing but what is wrong with its variable data where that can not be read', () => {
    const { quantity, total, problems } = quote(dieCut, { variableData: range('many') })
    expect([quantity, total, codesOf(problems)]).toEqual([null, null, ['variable-data.not-a-range']])
  })
})

describe('a quantity the shop has set', () => {
  const defined = { ...dieCut, definedQuantity: 50 }

  it('is charged whatever is typed, and what else is typed is reported', () => {
    expect(quote(defined, { quantity: '' })).toMatchObject({ quantity: 50, total: '38.00', problems: [] })
    const other = quote(defined, { quantity: '30' })
    expect([other.quantity, other.total, codesOf(other.problems)]).toEqual([50, null, ['quantity.defined']])
    expect(provisionalPriceOf(other)?.total).toBe('38.00')
  })

  it('is the only length of variable data that has a price', () => {
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
  it('is reported, and has a price by an offer alone, under its own name', () => {
    const bare = { ...dieCut, materials: [], defaultMaterialId: null }
    expect(quote(bare)).toMatchObject({ total: null, problems: [{ code: 'material.none' }] })
    const plain = provisionalPriceOf(quote(offered(bare, '0.1'), { quantity: '100' }))
    expect([plain?.lines[0]?.label, plain?.total]).toEqual(['Die-cut stickers', '10.00'])
    const numbered = provisionalPriceOf(quote(offered(bare, '0.1'), { variableData: range('100') }))
    expect([numbered?.lines.length, numbered?.total]).toEqual([1, '10.00'])
  })
})

describe('configuration from plain JavaScript', () => {
  it('that say nothing of options have none', () => {
    expect(quote(dieCut, { options: undefined as never })).toEqual(quote(dieCut))
  })
})

describe('an offer whose price is none', () => {
  it('is a mistake of the shop’s data', () => {
    for (const price of ['cheap', '']) expect(() => quote(offered(dieCut, price))).toThrow(PriceDataError)
  })
})

describe('what is charged', () => {
  const tiny = '0.004999'

  it('is exact however many places it has, and rounded once', () => {
    const size = { id: 's', name: 'S', width: '2', height: '2', isDefault: true, price: tiny }
    const extra = set('extra', [option('x', { chargeMode: 'total', amount: tiny })])
    const charged = [
      quote(dieCut, { vectorize: true, vectorizePrice: tiny }),
      quote({ ...dieCut, sizes: [size] }),
      quote({ ...dieCut, optionSets: [extra] }, { options: [{ optionSetId: 'extra', optionId: 'x' }] }),
    ]
    expect(charged.map(({ total }) => total)).toEqual(['52.00', '52.00', '52.00'])
  })

  it('is nothing for vectorizing that has no price, and no line without one', () => {
    const free = { ...dieCut, defaultVectorizationPrice: null }
    const { lines, total } = quote(free, { vectorize: true })
    expect([lines.at(-1)?.kind, total]).toEqual(['vectorize', '52.00'])
    expect(quote(free).lines.map(({ kind }) => kind)).toEqual(['base'])
  })

  it('is nothing for a preset size that has no price', () => {
    const size = { id: 's', name: 'S', width: '2', height: '2', isDefault: true, price: null }
    expect(quote({ ...dieCut, sizes: [size] })).toEqual(quote(dieCut))
  })

  it('is no surcharge where the material has none', () => {
    const plain = { ...dieCut, materials: [{ ...vinyl, variableDataCharge: null }] }
    expect(quote(plain, { variableData: range('100') }).lines.map(({ kind }) => kind)).toEqual(['base'])
  })
})

describe('what one piece costs', () => {
  it('is exact, or its share of what is charged once, rounded half-up to four places', () => {
    expect(quote(dieCut).unitPrice).toBe('0.5200')
    const options = [{ optionSetId: proof.id, optionId: 'proof' }]
    // 2.40 each and 25.00 once: 39.40 for 6, 41.80 for 7
    expect(['6', '7'].map((quantity) => quote(dieCut, { options, quantity }).unitPrice)).toEqual([
      '6.5667',
      '5.9714',
    ])
    // 4.004001 × 0.60, every place of it
    expect(quote(dieCut, { width: '2.001', height: '2.001', quantity: '1' }).unitPrice).toBe('2.4024006')
  })
})

describe('a nudge', () => {
  const at = (quantity: number, total: bigint) => ({ quantity, total }) as QuantityPrice

  it('is for the smallest of those that cost least', () => {
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

describe('a cap', () => {
  it('is not spoken of where the next break costs as much', () => {
    const { lines, total } = quote(priced(pieces('3', '2', '1')), { quantity: '50' }, true)
    expect([lines.length, total]).toEqual([1, '100.00'])
  })

  it('is the least of all larger breaks', () => {
    const falling = priced(pieces('9', '3', '1'))
    expect(quote(falling, { quantity: '40' }, true)).toMatchObject({ total: '100.00', nudge: null })
    expect(quote(falling, { quantity: '40' }, true).lines.at(-1)?.label).toBe('At the price of 100')
    expect(quote(falling, { quantity: '100' }, true).lines).toHaveLength(1)
  })
})

describe('the table a material is priced by', () => {
  it('is none where none is stored, and by who asks', () => {
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
