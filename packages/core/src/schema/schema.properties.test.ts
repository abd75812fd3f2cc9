import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productAndConfiguration, quantity } from '../product/arbitraries.ts'
import { productSchema, quoteSchema, configurationSchema } from './index.ts'
import { quoteData } from '../testing/quote-data.ts'

describe('invariants of the schemas', () => {
  const terms = fc.record({
    definedQuantity: fc.option(quantity()),
    limitedQuantity: fc.boolean(),
    offersBorder: fc.boolean(),
  })
  const colors = fc.record({
    designColorIds: fc.array(fc.uuid()),
    colorMaps: fc.array(fc.record({ designColorId: fc.uuid(), materialColorId: fc.uuid() })),
  })
  const finish = fc.record({ border: fc.boolean(), flexCut: fc.boolean(), reverseCut: fc.boolean() })

  it('always give a product, configuration and their quote back as they were', () => {
    fc.assert(
      fc.property(productAndConfiguration(), terms, colors, finish, (order, more, palette, chosen) => {
        const materials = order.product.materials.map((material) => ({ ...material, ...palette }))
        const product = { ...order.product, ...more, materials }
        const configuration = { ...order.configuration, ...chosen }
        const quote = quoteData(product, configuration)
        expect(productSchema.parse(product)).toEqual(product)
        expect(configurationSchema.parse(configuration)).toEqual(configuration)
        expect(quoteSchema.parse(quote)).toEqual(quote)
      }),
    )
  })

  it('never take a product or configuration with a word the rules do not know', () => {
    const known = new Set([...Object.keys(productSchema.shape), ...Object.keys(configurationSchema.shape)])
    const word = fc.string({ minLength: 1 }).filter((each) => !known.has(each) && each !== '__proto__')
    fc.assert(
      fc.property(productAndConfiguration(), word, ({ product, configuration }, unknown) => {
        expect(productSchema.safeParse({ ...product, [unknown]: 1 }).success).toBe(false)
        expect(configurationSchema.safeParse({ ...configuration, [unknown]: 1 }).success).toBe(false)
      }),
    )
  })
})
