import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import type { Problem } from '../problem/problem.ts'
import type {
  Material,
  OptionSet,
  Package,
  PriceTable,
  ProductData,
  PricedQuote,
  RejectedQuote,
  PriceSchedule,
  Configuration,
} from '../product/types.ts'
import type { Offer } from '../signed-quote/index.ts'
import {
  amountSchema,
  decimalSchema,
  type materialSchema,
  type offerSchema,
  type optionSetSchema,
  type packageSchema,
  priceTableSchema,
  type problemSchema,
  productSchema,
  priceScheduleSchema,
  pricedQuoteSchema,
  rejectedQuoteSchema,
  ratioSchema,
  configurationSchema,
  pricedConfigurationSchema,
} from './index.ts'

/** True only where each type takes the place of the other; anything else does not compile below. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false
/** Every optional key made a required one, so that a key only one side knows is seen. */
type Full<T> = T extends readonly (infer Entry)[]
  ? readonly Full<Entry>[]
  : T extends object
    ? { readonly [Key in keyof T]-?: Full<T[Key]> }
    : T
type Equal<Schema extends z.ZodType, T> = Same<Full<z.output<Schema>>, Full<T>>

const SAME_TYPES: readonly [
  Equal<typeof productSchema, ProductData>,
  Equal<typeof configurationSchema, Omit<Configuration, 'vectorizePrice' | 'agreed'>>,
  Equal<typeof pricedConfigurationSchema, Configuration>,
  Equal<typeof priceTableSchema, PriceTable>,
  Equal<typeof priceScheduleSchema, PriceSchedule>,
  Equal<typeof pricedQuoteSchema, PricedQuote>,
  Equal<typeof rejectedQuoteSchema, RejectedQuote>,
  Equal<typeof materialSchema, Material>,
  Equal<typeof optionSetSchema, OptionSet>,
  Equal<typeof packageSchema, Package>,
  Equal<typeof problemSchema, Problem>,
  Equal<typeof offerSchema, Offer>,
] = [true, true, true, true, true, true, true, true, true, true, true, true]

const table: PriceTable = {
  basis: 'sqin',
  quantities: [10],
  rows: [{ from: '4', minimum: '4', rates: ['0.60', '0.38'] }],
}
const configuration: Configuration = {
  materialId: 'vinyl',
  width: '2',
  height: 'abc',
  quantity: '-1',
  options: [],
}
const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success

describe('the schemas', () => {
  it('have the types of the rules (REC-35)', () => expect(SAME_TYPES).not.toContain(false))

  it('take decimals as text, exactly', () => {
    for (const text of ['0', '12.50', '0.0675']) expect(accepts(amountSchema, text), text).toBe(true)
    for (const text of ['-1', '', '1e5', '.5', 'NaN', '1'.repeat(19), 5])
      expect(accepts(amountSchema, text)).toBe(false)
    expect(accepts(decimalSchema, '-1.5')).toBe(true)
    for (const text of ['1.5', '3:2', '1']) expect(accepts(ratioSchema, text), text).toBe(true)
    for (const text of ['3:', ':2', '3:2:1', '3/2', '-1'])
      expect(accepts(ratioSchema, text), text).toBe(false)
  })

  it('reject a price table that can not be used', () => {
    expect(accepts(priceTableSchema, table)).toBe(true)
    expect(accepts(priceTableSchema, { ...table, quantities: [] })).toBe(false)
    expect(accepts(priceTableSchema, { ...table, rows: [] })).toBe(false)
    expect(accepts(priceTableSchema, { ...table, currency: 'USD' })).toBe(false)
  })

  it('reject a quote answer of another length', () => {
    expect(
      accepts(priceScheduleSchema, {
        prices: ['4', '.6', '.4'].map((p) => `0${p}`),
        quantities: [10],
        subject: 'x',
      }),
    ).toBe(true)
    expect(accepts(priceScheduleSchema, { prices: ['4', '1', '1'], quantities: [10] })).toBe(false)
    expect(accepts(priceScheduleSchema, { prices: ['4', '1'], quantities: [10], subject: 'x' })).toBe(false)
    expect(
      accepts(priceScheduleSchema, { prices: ['4', '1', '1', '1'], quantities: [10], subject: 'x' }),
    ).toBe(false)
  })

  it('leave it to the rules whether a configuration is any good, but reject other keys and other shapes (REC-5)', () => {
    expect(configurationSchema.parse(configuration)).toEqual(configuration)
    expect(accepts(configurationSchema, { ...configuration, total: '0.01' })).toBe(false)
    expect(accepts(configurationSchema, { ...configuration, quantity: 5 })).toBe(false)
    expect(accepts(configurationSchema, { ...configuration, width: '1'.repeat(201) })).toBe(false)
    expect(
      accepts(configurationSchema, { ...configuration, variableData: { kind: 'range', from: '1', to: '9' } }),
    ).toBe(true)
    expect(accepts(configurationSchema, { ...configuration, variableData: { kind: 'column' } })).toBe(false)
  })
})
