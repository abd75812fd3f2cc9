import { provisionalPriceOf } from './quoted.ts'
import { describe, expect, it } from 'vitest'
import { dieCut, vinyl, whiteVinyl, sized } from '../product/example.ts'
import { productIn } from '../currency/index.ts'
import { messageOf } from '../problem/index.ts'
import {
  type Configuration,
  createProduct,
  defaultConfiguration,
  type Material,
  parseProduct,
  type PriceSchedule,
  type PriceTable,
  type Product,
} from '../product/index.ts'
import {
  baseUnitPrice,
  chargedOnce,
  materialSchedule,
  PriceDataError,
  priceScheduleFor,
  priceTableHash,
  quoteProduct,
  quoteTotal,
  rateFor,
  schedulePrices,
  withoutPriceTables,
} from './index.ts'
import { quoteData } from '../testing/quote-data.ts'

const quote = (configuration: Partial<Configuration> = {}, product = dieCut) =>
  quoteData(product, { ...defaultConfiguration(product), ...configuration })

describe('the price answer', () => {
  it('has the minimum area first and a rate for every break and 1 (PRICE-1, API-2)', () => {
    const schedule = schedulePrices(whiteVinyl, sized('2', '2'))
    expect(schedule.prices[0]).toBe('4')
    expect(schedule.prices).toHaveLength(schedule.quantities.length + 2)
    expect(rateFor(schedule, 99)).toBe('0.19')
    expect(rateFor(schedule, 100)).toBe('0.13')
    expect(rateFor(schedule, 1)).toBe('0.6')
  })

  it('is the row in force for the area', () => {
    expect(baseUnitPrice(schedulePrices(whiteVinyl, sized('10', '10')), sized('10', '10'), 1)).toBe('54')
    expect(baseUnitPrice(schedulePrices(whiteVinyl, sized('10', '9.99')), sized('10', '9.99'), 1)).toBe(
      '59.94',
    )
  })

  it('bills the minimum area at least, and pieces where the table says so (PRICE-2)', () => {
    expect(baseUnitPrice(schedulePrices(whiteVinyl, sized('1', '1')), sized('1', '1'), 100)).toBe('0.52')
    const pieces = { ...whiteVinyl, basis: 'unit' as const }
    expect(baseUnitPrice(schedulePrices(pieces, sized('3', '3')), sized('3', '3'), 100)).toBe('0.13')
  })

  it('rejects a table of the wrong length or shape', () => {
    expect(() => rateFor({ prices: ['4', '.6'], quantities: [10] }, 1)).toThrow(PriceDataError)
    expect(() => rateFor({ prices: ['4', '.6', 'x'], quantities: [10] }, 1)).toThrow(PriceDataError)
    expect(() => schedulePrices({ ...whiteVinyl, rows: [] }, sized('2', '2'))).toThrow(PriceDataError)
    expect(() => schedulePrices({ ...whiteVinyl, quantities: [10] }, sized('2', '2'))).toThrow(PriceDataError)
  })
})

describe('a quote for 2×2 in white vinyl', () => {
  it.each([
    ['100', '0.5200', '52.00'],
    ['500', '0.2700', '135.00'],
    ['1000', '0.2000', '200.00'],
  ])('costs for %s pieces %s each and %s', (quantity, unit, total) => {
    const { unitPrice, total: requested, problems } = quote({ quantity })
    expect({ unitPrice, requested, problems }).toEqual({ unitPrice: unit, requested: total, problems: [] })
  })

  it('charges in order: base, variable data, options, vectorizing (PRICE-6)', () => {
    const { lines, total } = quote({
      variableData: { kind: 'range', from: '1', to: '100' },
      options: ['rush', 'tape', 'proof'].map((id) => ({ optionSetId: id, optionId: id })),
      vectorize: true,
    })
    expect(lines.map(({ kind, unitPrice, total }) => [kind, unitPrice, total])).toEqual([
      ['base', '0.5200', '52.00'],
      ['variable_data', '0.0780', '7.80'],
      ['option', '0.1800', '18.00'],
      ['option', '0.1500', '15.00'],
      ['option', null, '25.00'],
      ['vectorize', null, '20.00'],
    ])
    expect(total).toBe('137.80')
    expect(chargedOnce(lines)).toEqual({ charges: lines.slice(-2), unitPrice: '0.9280' })
    expect(lines[0]).not.toHaveProperty('ref')
    expect(lines.map(({ label, ref }) => [label, ref])).toEqual([
      ['White vinyl', undefined],
      ['Variable data', undefined],
      ['rush: rush', 'rush'],
      ['tape: tape', 'tape'],
      ['proof: proof', 'proof'],
      ['Fix My Graphic', undefined],
    ])
  })

  it('nudges from 80 to 100, and caps only when the shop says so (PRICE-13, PRICE-15, PRICE-16)', () => {
    expect(quote({ quantity: '80' })).toMatchObject({
      total: '60.80',
      nudge: { quantity: 100, total: '52.00' },
    })
    const numbered = quote({ quantity: '80', variableData: { kind: 'range', from: '1', to: '80' } })
    expect(numbered).toMatchObject({ quantity: 80, nudge: null })
    const capped = quoteData(
      dieCut,
      { ...defaultConfiguration(dieCut), quantity: '80' },
      {
        capAtNextBreak: true,
      },
    )
    expect(capped).toMatchObject({ total: '52.00', nudge: null })
    expect(capped.lines.at(-1)).toEqual({
      kind: 'cap',
      label: 'At the price of 100',
      unitPrice: null,
      total: '-8.80',
    })
    expect(capped.unitPrice).toBe('0.6500')
  })

  it('prices the same from the answer the browser holds', () => {
    const schedule = priceScheduleFor(dieCut, defaultConfiguration(dieCut))
    const bare = withoutPriceTables(dieCut)
    expect(quoteData(bare, defaultConfiguration(bare), { schedule })).toEqual(quote())
    // It has problems or a total, never neither. PRICE-21.
    expect(quote({}, bare)).toMatchObject({
      total: null,
      problems: [{ code: 'price.unknown', level: 'error' }],
    })
  })
})

describe('bad configuration', () => {
  it.each(['abc', '1.5', '1e309', 'NaN', '٣', '9'.repeat(1_000_000), ''])(
    'never throw: quantity %.20s has a problem and no price',
    (quantity) => {
      const { problems, total } = quote({ quantity })
      expect(total).toBeNull()
      expect(problems).toHaveLength(1)
    },
  )

  it('raise the quantity to the minimum and say so (QTY-3, QTY-9)', () => {
    for (const quantity of ['0', '-5', '-0']) {
      const rejected = quote({ quantity })
      const { problems, quantity: raised, total } = rejected
      expect(problems).toMatchObject([
        { code: 'quantity.below-minimum-custom', fix: { field: 'quantity', value: '1' } },
      ])
      expect([raised, total, provisionalPriceOf(rejected)?.total]).toEqual([1, null, '2.40'])
    }
  })

  it.each(['abc', '0', '-1', '1e5', '∞', ''])('size %s has a problem and no price', (width) => {
    const { problems, total } = quote({ width })
    expect(total).toBeNull()
    expect(problems[0]).toMatchObject({ field: 'width', level: 'error' })
  })
})

describe('a price schedule', () => {
  const square = (side: string, materialId = 'white-vinyl'): Configuration => ({
    ...{ materialId, width: side, height: side, quantity: '250', options: [] },
  })
  const product = createProduct({
    ...dieCut,
    materials: [vinyl, { ...vinyl, id: 'film', name: 'Film' }],
    optionSets: [],
  })
  const schedule = priceScheduleFor(product, square('3'))
  const quoted = (of: Product, configuration: Configuration) => {
    const { total, problems } = quoteProduct(of, configuration, { schedule })
    expect(quoteTotal(of, configuration, { schedule })).toMatchObject({ total, problems })
    return total ?? problems.map(messageOf)
  }

  it('prices nothing else than what it is for (PRICE-20)', () => {
    const none = ['The price of this material and size is not known yet.']
    expect(quoted(product, square('3'))).toBe(quoteProduct(product, square('3')).total)
    expect(quoted(product, square('3.000'))).toBe(quoteProduct(product, square('3')).total)
    expect(quoted(product, square('10'))).toEqual(none)
    expect(quoted(product, square('3', 'film'))).toEqual(none)
    expect(quoted(productIn(product, { currency: 'EUR', rate: '0.5' }), square('3'))).toEqual(none)
    expect(quoted(product, square('900'))).toHaveLength(1)
    expect(quoted(product, square('900'))).not.toEqual(none)
  })

  const OTHER = [{ code: 'price.other-subject', level: 'error' }]
  const problemsBy = (of: Product, by: PriceSchedule | null, entitlement = { wholesale: false }) => {
    const options = { schedule: by, entitlement }
    const { problems, total } = quoteProduct(of, square('3'), options)
    expect([total === null, quoteTotal(of, square('3'), options).problems]).toEqual([
      problems.length > 0,
      problems,
    ])
    return problems
  }
  const priced = (of: Product, table: PriceTable): Product =>
    parseProduct({ ...of, materials: of.materials.map((each) => ({ ...each, priceTable: table })) })
  const dearer: PriceTable = {
    ...whiteVinyl,
    rows: whiteVinyl.rows.map((row) => ({ ...row, rates: row.rates.map(() => '9') })),
  }

  it('that does not say what it is for prices nothing (PRICE-20)', () => {
    const { subject: _, ...silent } = schedule!
    for (const subject of [undefined, null, '', 'white-vinyl 3x3 USD', 3, {}])
      expect(problemsBy(product, { ...silent, subject: subject as never })).toMatchObject(OTHER)
    expect(problemsBy(product, silent as PriceSchedule)).toMatchObject(OTHER)
  })

  it.each([
    ['with its price tables', (of: Product) => of],
    ['as a browser has it', (of: Product) => parseProduct(withoutPriceTables(of))],
  ])('of another product, of older prices, or of trade prices prices no product %s', (_, sent) => {
    const vinyls = sent(product)
    expect(problemsBy(vinyls, schedule)).toEqual([])
    expect(problemsBy(sent(parseProduct({ ...product, id: 'another' })), schedule)).toMatchObject(OTHER)
    expect(problemsBy(vinyls, priceScheduleFor(priced(product, dearer), square('3')))).toMatchObject(OTHER)
    expect(problemsBy(sent(priced(product, dearer)), schedule)).toMatchObject(OTHER)
    const trade = { entitlement: { wholesale: true } }
    const traded = parseProduct({
      ...product,
      ...{ productClass: 'custom', toolType: 'upload' },
      materials: product.materials.map((each) => ({ ...each, wholesalePriceTable: dearer })),
    })
    const [retail, wholesale] = [{}, trade].map((options) => priceScheduleFor(traded, square('3'), options))
    expect(problemsBy(sent(traded), wholesale!)).toMatchObject(OTHER)
    expect(problemsBy(sent(traded), retail!, trade.entitlement)).toMatchObject(OTHER)
    expect(problemsBy(sent(traded), wholesale!, trade.entitlement)).toEqual([])
    expect(problemsBy(sent(traded), retail!)).toEqual([])
  })

  it('of a material prices each product that has the material at the same prices, and no other', () => {
    const size = sized('3', '3')
    const [bare, other] = [product, { ...product, id: 'another' }].map((each) =>
      parseProduct(withoutPriceTables(each)),
    )
    const of = (material: Material) => materialSchedule(material, size, 'USD')
    for (const each of [product, bare!, other!]) expect(problemsBy(each, of(vinyl))).toEqual([])
    for (const wrong of [of({ ...vinyl, id: 'film' }), of({ ...vinyl, priceTable: dearer })])
      for (const each of [product, bare!, other!]) expect(problemsBy(each, wrong)).toMatchObject(OTHER)
    const { priceTable: _, ...untold } = vinyl
    expect(of(untold)).toBeNull()
    expect(problemsBy(createProduct({ ...product, materials: [untold] }), of(vinyl))).toMatchObject(OTHER)
  })

  it('has another hash with each figure that is changed, and with nothing else', () => {
    const hashes = new Set<string>()
    const tables: PriceTable[] = [whiteVinyl, { ...whiteVinyl, basis: 'unit' }]
    for (const [at, row] of whiteVinyl.rows.entries()) {
      const changed = (more: object) => ({
        ...whiteVinyl,
        rows: whiteVinyl.rows.map((each, index) => (index === at ? { ...row, ...more } : each)),
      })
      tables.push(changed({ minimum: '3' }), changed({ from: '1.5' }))
      for (const index of row.rates.keys())
        tables.push(changed({ rates: row.rates.map((rate, i) => (i === index ? `${rate}1` : rate)) }))
    }
    for (const index of whiteVinyl.quantities.keys())
      tables.push({
        ...whiteVinyl,
        quantities: whiteVinyl.quantities.map((each, i) => (i === index ? each + 1 : each)),
      })
    for (const table of tables) hashes.add(priceTableHash(table))
    expect(hashes.size).toBe(tables.length)
    const { rows, quantities, basis } = whiteVinyl
    expect(priceTableHash({ rows, quantities, basis })).toBe(priceTableHash(whiteVinyl))
  })
})
