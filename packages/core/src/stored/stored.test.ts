import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dieCut } from '../product/example.ts'
import { defaultConfiguration, parseProduct } from '../product/index.ts'
import { configurationSchema, offerSchema, productSchema, quoteSchema } from '../schema/index.ts'
import { offerOf } from '../signed-quote/index.ts'
import { priced, quoteData } from '../testing/quote-data.ts'
import { FORMATS, fromStored, StoredError, type StoredKind, toStored } from './index.ts'

const configuration = defaultConfiguration(dieCut)
const quote = priced(quoteData(dieCut, configuration))
const offer = offerOf(quote, { now: new Date('2026-03-02T10:00:00Z'), days: 7, tableVersion: '1' })
const values = { product: dieCut, configuration, quote, offer }
const schemas = {
  product: productSchema,
  configuration: configurationSchema,
  quote: quoteSchema,
  offer: offerSchema,
}
const kinds = Object.keys(FORMATS) as readonly StoredKind[]

const codeOf = (call: () => unknown) => {
  try {
    call()
    return null
  } catch (error) {
    return error instanceof StoredError ? error.code : error
  }
}

describe('a stored value (PRICE-22)', () => {
  it.each(kinds)('reads back unchanged, and states its kind and format: %s', (kind) => {
    const stored = JSON.parse(JSON.stringify(toStored(kind, values[kind] as never)))
    expect(stored).toMatchObject({ kind, format: FORMATS[kind] })
    const value = fromStored(kind, stored)
    expect(value).toEqual(JSON.parse(JSON.stringify(values[kind])))
    expect(schemas[kind].safeParse(value).success).toBe(true)
  })

  it.each(kinds)('is rejected as another kind, and in a newer format: %s', (kind) => {
    const stored = toStored(kind, values[kind] as never)
    for (const other of kinds)
      if (other !== kind) expect(codeOf(() => fromStored(other, stored))).toBe('stored.kind')
    for (const format of [FORMATS[kind] + 1, 0, 1.5, '1', undefined])
      expect(codeOf(() => fromStored(kind, { ...stored, format }))).toBe('stored.format')
  })

  it.each(kinds)('has no fields that its format doesn’t know: %s', (kind) => {
    const value = { ...(values[kind] as object), ofTheNextVersion: 1 }
    expect(schemas[kind].safeParse(value).success).toBe(false)
    if (kind === 'product') expect(() => parseProduct(value)).toThrow('ofTheNextVersion')
  })

  it('never throws another error, whatever is passed in (PRICE-22)', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.anything(), (kind, data) => {
        expect(codeOf(() => fromStored(kind, data))).toMatch(/^stored\./)
      }),
    )
  })
})
