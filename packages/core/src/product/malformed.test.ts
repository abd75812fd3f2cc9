import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productIn } from '../currency/index.ts'
import { createProduct, newConfiguration, PriceDataError, type ProductData, quoteProduct } from '../index.ts'
import { productSchema } from '../schema/index.ts'
import { totalByHand } from '../testing/reference.ts'
import { dieCut } from './example.ts'
import { everything } from './every-field.ts'
import { parseProduct, trustedProduct } from './index.ts'

const error = (call: () => unknown): PriceDataError | null => {
  try {
    call()
    return null
  } catch (thrown) {
    if (thrown instanceof PriceDataError) return thrown
    throw thrown
  }
}

/** Plain data with a change in one place. */
const withChange = (
  data: unknown,
  [first, ...rest]: readonly (string | number)[],
  change: unknown,
): unknown => {
  if (first === undefined) return change
  const copy: Record<string | number, unknown> | unknown[] = Array.isArray(data)
    ? [...data]
    : { ...(data as object) }
  const changed = withChange((copy as Record<string | number, unknown>)[first], rest, change)
  if (changed === GONE && !Array.isArray(copy)) delete (copy as Record<string | number, unknown>)[first]
  else (copy as Record<string | number, unknown>)[first] = changed
  return copy
}
const GONE = Symbol('gone')

/** Every place in plain data, at any depth. */
const placesOf = (
  data: unknown,
  path: readonly (string | number)[] = [],
): (readonly (string | number)[])[] =>
  typeof data !== 'object' || data === null
    ? [path]
    : [
        path,
        ...Object.entries(data).flatMap(([name, each]) =>
          placesOf(each, [...path, Array.isArray(data) ? Number(name) : name]),
        ),
      ]

const pathText = (path: readonly (string | number)[]) =>
  path.reduce<string>(
    (before, part) => (typeof part === 'number' ? `${before}[${part}]` : before ? `${before}.${part}` : part),
    '',
  )

const at = (data: unknown, path: readonly (string | number)[]) =>
  path.reduce<unknown>((of, part) => (of as Record<string | number, unknown>)[part], data)

describe('malformed product data', () => {
  const rushed = (option: object) => ({
    ...dieCut,
    optionSets: [
      { ...dieCut.optionSets[0]!, options: [{ ...dieCut.optionSets[0]!.options[0]!, ...option }] },
    ],
  })
  const tabled = (table: object) => ({
    ...dieCut,
    materials: [{ ...dieCut.materials[0]!, priceTable: { ...dieCut.materials[0]!.priceTable!, ...table } }],
  })
  it.each([
    [
      'an unknown charge mode',
      rushed({ chargeMode: 'percent' }),
      'data.choice',
      'optionSets[0].options[0].chargeMode',
    ],
    [
      'a percentage of nothing',
      rushed({ percent: null }),
      'data.percent',
      'optionSets[0].options[0].percent',
    ],
    ['an unknown basis', tabled({ basis: 'sqft' }), 'data.choice', 'materials[0].priceTable.basis'],
    ['no basis', tabled({ basis: undefined }), 'data.missing', 'materials[0].priceTable.basis'],
    ['no rows', tabled({ rows: [] }), 'data.list', 'materials[0].priceTable.rows'],
    ['a row too short', tabled({ quantities: [] }), 'data.table', 'materials[0].priceTable.rows[0].rates'],
    [
      'an option set twice',
      { ...dieCut, optionSets: [dieCut.optionSets[0], dieCut.optionSets[0]] },
      'data.duplicate-id',
      'optionSets[1].id',
    ],
    ['a negative minimum', { ...dieCut, minimumQuantity: -5 }, 'data.whole', 'minimumQuantity'],
    ['half a minimum', { ...dieCut, minimumQuantity: 2.5 }, 'data.whole', 'minimumQuantity'],
    ['a stock that is no number', { ...dieCut, remainingStock: NaN }, 'data.whole', 'remainingStock'],
    ['a field misspelt', { ...dieCut, minimumQuantitiy: 5 }, 'data.unknown-field', 'minimumQuantitiy'],
    [
      'a default material that is none',
      { ...dieCut, defaultMaterialId: 'vinil' },
      'data.reference',
      'defaultMaterialId',
    ],
    [
      'a rate as a number',
      tabled({ rows: [{ from: '0', minimum: '4', rates: [0.6] }], quantities: [] }),
      'data.decimal',
      'materials[0].priceTable.rows[0].rates[0]',
    ],
  ])('is rejected with its code and path: %s', (_, data, code, path) => {
    for (const create of [createProduct, parseProduct]) {
      const found = error(() => create(data as never))
      expect({ code: found?.code, path: found?.path }).toEqual({ code, path })
      expect(found?.message).toContain(path)
    }
    expect(productSchema.safeParse(data).success).toBe(false)
  })

  it('is rejected if it is no product at all', () => {
    for (const value of [
      undefined,
      null,
      1,
      'x',
      [],
      {},
      { name: 5 },
      { materials: {} },
      { name: 'x', currency: 'USD', materials: [null] },
    ])
      for (const create of [createProduct, parseProduct])
        expect(error(() => create(value as never))).not.toBeNull()
  })

  /** Errors that involve several fields, and so may be reported at another one. */
  const BETWEEN_FIELDS = [
    'data.table',
    'data.bounds',
    'data.amount',
    'data.duplicate-id',
    'data.percent',
    'data.reference',
    'data.rounding',
  ]

  /** Wrong values of a field. */
  const WRONG: readonly unknown[] = [
    ...[
      GONE,
      undefined,
      null,
      NaN,
      Infinity,
      -1,
      0,
      2.5,
      1e21,
      true,
      '',
      ' ',
      'x',
      '-1',
      '0',
      '1',
      '.5',
      '1e3',
      '1,5',
      '7'.repeat(13),
    ],
    ...[
      '0.1234567890123',
      '9'.repeat(18),
      '9'.repeat(30),
      'percent',
      'sqft',
      [],
      {},
      [null],
      ['1'],
      [1],
      [10, 5],
      { id: 'x' },
      'é'.repeat(25_000),
    ],
  ]
  const change = fc.record({
    path: fc.constantFrom(...placesOf(everything)),
    wrong: fc.constantFrom(...WRONG),
  })

  it('is rejected at each field or above it (PRICE-19), or priced like the reference', () => {
    const configurations = [
      { width: '2', height: '3', quantity: '120' },
      { width: '30', height: '20', quantity: '1' },
    ]
    fc.assert(
      fc.property(change, ({ path, wrong }) => {
        const data = withChange(everything, path, wrong)
        const rejected = error(() => parseProduct(data))
        expect(productSchema.safeParse(data).success).toBe(rejected === null)
        if (rejected !== null) {
          const [changed, at] = [pathText(path), rejected.path]
          if (!BETWEEN_FIELDS.includes(rejected.code))
            expect(changed.startsWith(at) || at.startsWith(changed), `${changed}: ${rejected.message}`).toBe(
              true,
            )
          return
        }
        const product = parseProduct(data)
        for (const typed of configurations) {
          const configuration = newConfiguration(product, typed)
          const packed = product.packages?.[0]
          const packaging = packed?.sizes[0]
            ? { packageId: packed.id, packageSizeId: packed.sizes[0].id }
            : null
          const quote = quoteProduct(product, {
            ...configuration,
            packaging,
            variableData: null,
            vectorize: true,
          })
          const hasErrors = quote.problems.some(({ level }) => level === 'error')
          if (!hasErrors && quote.total !== null)
            expect(quote.total).toBe(
              totalByHand(product, { ...configuration, packaging, vectorize: true }, quote.quantity!),
            )
        }
      }),
      { numRuns: 1500 },
    )
  })
})

describe('a product', () => {
  it('can’t be changed, so that no price is outdated (PRICE-19)', () => {
    const own = { ...dieCut, materials: [structuredClone(dieCut.materials[0]!)] }
    const product = createProduct(own as ProductData)
    for (const path of placesOf(product)) {
      const value = at(product, path)
      if (typeof value === 'object') expect(Object.isFrozen(value), pathText(path)).toBe(true)
    }
    expect(() => {
      ;(product.materials[0]!.priceTable!.rows[0]!.rates as string[])[0] = '6'
    }).toThrow(TypeError)
    const rates = own.materials[0]!.priceTable!.rows[0]!.rates as string[]
    rates[4] = '9'
    const typed = { width: '2', height: '2', quantity: '100' }
    expect(quoteProduct(product, newConfiguration(product, typed)).total).toBe('52.00')
  })

  it('is only what createProduct and parseProduct return', () => {
    const product = createProduct(dieCut)
    const typed = newConfiguration(product, { width: '2', height: '2' })
    expect(parseProduct(product)).toBe(product)
    const copies: readonly unknown[] = [
      { ...product },
      structuredClone(product),
      JSON.parse(JSON.stringify(product)),
      null,
      undefined,
    ]
    for (const copy of copies)
      expect(error(() => quoteProduct(copy as never, typed))?.code).toBe('data.unchecked')
    // @ts-expect-error data is no product until it was checked
    expect(error(() => quoteProduct(dieCut, typed))?.code).toBe('data.unchecked')
    // @ts-expect-error a copy with a change is data again
    expect(error(() => quoteProduct({ ...product, sizes: [] }, typed))?.code).toBe('data.unchecked')
  })

  it('remains one in another currency, and if the shop trusts it', () => {
    const product = productIn(createProduct(dieCut), { currency: 'EUR', rate: '0.5' })
    const typed = newConfiguration(product, { width: '2', height: '2', quantity: '100' })
    expect(quoteProduct(product, typed).total).toBe('26.00')
    const sent: ProductData = JSON.parse(JSON.stringify(product))
    const received = trustedProduct(sent)
    expect(Object.isFrozen(received.materials[0]?.priceTable?.rows)).toBe(true)
    expect(quoteProduct(received, typed).total).toBe('26.00')
    expect(trustedProduct(Object.freeze({ ...dieCut }))).toEqual(dieCut)
  })
})
