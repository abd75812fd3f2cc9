import type { ProductData } from '../product/types.ts'
import { everything } from '../product/every-field.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasErrors, problem } from '../problem/index.ts'
import { hostileConfiguration, product as anyProduct } from '../product/arbitraries.ts'
import { dieCut } from '../product/example.ts'
import { defaultConfiguration } from '../product/index.ts'
import type { Quote } from '../product/types.ts'
import { quoteData, totalOfData } from '../testing/quote-data.ts'
import { createProduct, parseProduct } from '../index.ts'
import { offerOf } from '../signed-quote/index.ts'
import {
  isPriced,
  PriceDataError,
  priceScheduleFor,
  provisionalPriceOf,
  quoteProduct,
  withoutPrice,
  withoutPriceTables,
  withProblems,
} from './index.ts'

const quote = (typed: object = {}) => quoteData(dieCut, { ...defaultConfiguration(dieCut), ...typed })
const warning = {
  ...problem('material.backordered', 'materialId', { name: 'Vinyl' }),
  level: 'warning' as const,
}
const error = problem('quantity.required', 'quantity')

describe('nothing but what was checked and quoted is priced (PRICE-19, PRICE-20, PRICE-21)', () => {
  const product = createProduct(dieCut)
  const configuration = { ...defaultConfiguration(dieCut), quantity: '10' }

  it('rejects an object that only inherits from a checked product', () => {
    const free = product.materials.map((material) => ({ ...material, priceTable: undefined }))
    for (const own of [{}, { materials: { value: free } }, { currency: { value: 'EUR' } }])
      expect(() => quoteProduct(Object.create(product, own as PropertyDescriptorMap), configuration)).toThrow(
        PriceDataError,
      )
    expect(parseProduct(product)).toBe(product)
  })

  it('reads a schedule again that was changed in place', () => {
    const { subject } = priceScheduleFor(product, configuration)!
    const schedule = { subject, prices: ['1', '0.5'], quantities: [] }
    const bare = createProduct(withoutPriceTables(dieCut))
    const totalOf = () => quoteProduct(bare, configuration, { schedule }).total
    const before = Number(totalOf())
    schedule.prices[1] = '5'
    expect(Number(totalOf())).toBeGreaterThan(5 * before)
  })

  it('offers what was quoted, whatever becomes of the configuration afterwards', () => {
    const mine = {
      ...configuration,
      width: '3',
      height: '3',
      options: configuration.options.map((each) => ({ ...each })),
    }
    const quoted = quoteProduct(product, mine)
    if (!isPriced(quoted)) throw new Error('it has a price')
    Object.assign(mine, { width: '2', height: '4.5' })
    mine.options.splice(0)
    const offer = offerOf(quoted, { now: new Date(0), days: 7, tableVersion: '1' })
    expect(offer.configuration).toMatchObject({ width: '3', height: '3', options: configuration.options })
  })

  it('prices no variable data of an unknown kind', () => {
    const typed = { ...configuration, variableData: { kind: 'zzz', text: 'a' } as never }
    expect(quoteProduct(createProduct(everything), typed).total).toBeNull()
  })
})

describe('a quote (PRICE-21)', () => {
  it('has errors or a total, whatever is typed, with price tables and without (PRICE-21)', () => {
    fc.assert(
      fc.property(
        anyProduct().chain((product) => fc.tuple(fc.constant(product), hostileConfiguration(product))),
        fc.boolean(),
        ([product, configuration], isBare) => {
          const materials = product.materials.map(({ priceTable: _, ...material }) => material)
          const of = isBare ? { ...product, materials } : product
          for (const made of [quoteData(of, configuration), totalOfData(of, configuration)])
            expect(made.total === null).toBe(hasErrors(made.problems))
        },
      ),
    )
  })

  it('is never an exception, whatever plain JavaScript hands in as a configuration or one of its fields', () => {
    const strange = fc.oneof(
      fc.anything(),
      fc.constantFrom<unknown>(null, undefined, [null], [undefined], Symbol('x'), 5n, NaN, {
        kind: 'range',
        from: null,
      }),
      fc.constantFrom<unknown>({ kind: 'list' }, { packageId: null }, { unitPrice: null }, { quantity: 'x' }),
    )
    const complete = {
      ...defaultConfiguration(everything),
      ...{ materialName: 'Vinyl', agreed: null, vectorizePrice: null },
      variableData: { kind: 'range' as const, from: '1', to: '5' },
      ...{ cliparts: [], filmColorIds: [], packaging: null },
    }
    const field = fc.constantFrom(...Object.keys(complete))
    const check = (of: ProductData, configuration: unknown) => {
      for (const made of [quoteData(of, configuration as never), totalOfData(of, configuration as never)])
        expect(made.total === null).toBe(hasErrors(made.problems))
    }
    fc.assert(fc.property(strange, (configuration) => check(everything, configuration)))
    fc.assert(
      fc.property(fc.constantFrom(dieCut, everything), field, strange, (of, name, value) =>
        check(of, { ...complete, [name]: value }),
      ),
      { numRuns: 1000 },
    )
  })

  it('lets nobody read a total of it before asking whether there is one', () => {
    const made: Quote = quote()
    // @ts-expect-error there may be none
    const total: string = made.total
    expect(total).toBe(isPriced(made) ? made.total : null)
  })

  it('tells what it would cost apart from its total', () => {
    const raised = quote({ quantity: '0' })
    expect([raised.total, provisionalPriceOf(raised)?.total]).toEqual([null, '2.40'])
    expect(provisionalPriceOf(quote({ width: 'x' }))).toBeNull()
    expect(provisionalPriceOf(quote())?.total).toBe(quote().total)
  })

  it('loses its total with an error of a page, keeps it with a warning, and never gets one back', () => {
    expect(withProblems(quote(), [warning])).toEqual({ ...quote(), problems: [warning] })
    const wrong = withProblems(quote(), [error])
    expect([wrong.total, provisionalPriceOf(wrong)?.total, wrong.problems]).toEqual([
      null,
      quote().total,
      [error],
    ])
    const still = withProblems(wrong, [])
    expect([still.total, still.problems.map(({ code }) => code)]).toEqual([null, ['price.unknown']])
    expect(provisionalPriceOf(withoutPrice(quote()))).toBeNull()
  })
})
