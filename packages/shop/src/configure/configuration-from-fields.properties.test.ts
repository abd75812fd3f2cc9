import { quoteProduct } from '@kisscut/core/price'
import { defaultConfiguration } from '@kisscut/core/product'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCatalogCache } from '../catalog/catalog-cache.ts'
import { stockCategory } from '../testing/category.ts'
import { openTestStorage } from '../testing/test-storage.ts'
import { configurationFromFields } from './configuration-from-fields.ts'

const productOf = async () => {
  const { storage } = await openTestStorage(stockCategory, () => new Date(0))
  const catalog = await createCatalogCache(storage.catalog, () => new Date(0)).current()
  const known = await catalog.product('die-cut-stickers')
  if (known === null) throw new Error('No product in the catalog')
  return known.product
}

const name = fc.constantFrom(
  'material',
  'size',
  'width',
  'height',
  'quantity',
  'color',
  'lamination',
  'option.corners',
  'option.__proto__',
  'range_from',
  'range_to',
  'list',
  'form',
)
const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('white-vinyl', 'size-2', 'custom', '2', '100', 'corners-round', 'gloss', '1e309', ''),
)
const fields = fc.array(fc.tuple(name, value), { maxLength: 12 }).map((pairs) => new URLSearchParams(pairs))

describe('invariants of configurations from fields', () => {
  it('never give a configuration that the rules can’t handle, whatever the query', async () => {
    const product = await productOf()
    fc.assert(
      fc.property(fields, (query) => {
        const quote = quoteProduct(product, configurationFromFields(query, product))
        expect(quote.total === null).toBe(quote.quantity === null || quote.unitPrice === null)
      }),
    )
  })

  it('ignore variable data if the product doesn’t show it, and keep the design’s (FLOW-15)', async () => {
    const product = await productOf()
    const varying = { kind: 'range', from: '1', to: '5' } as const
    const query = new URLSearchParams({ variable_data: 'range', range_from: '1', range_to: '5' })
    fc.assert(
      fc.property(fields, (more) => {
        const stated = new URLSearchParams([...query, ...more])
        const shown = { ...product, showVariableData: true }
        expect(configurationFromFields(query, shown).variableData).toEqual(varying)
        const hidden = { ...product, showVariableData: false }
        expect(configurationFromFields(stated, hidden).variableData).toBeNull()
        const before = { ...defaultConfiguration(hidden), variableData: varying }
        expect(configurationFromFields(stated, hidden, before).variableData).toEqual(varying)
      }),
    )
  })

  it('never lose the typed values', async () => {
    const product = await productOf()
    const typed = fc.string({ maxLength: 100 })
    fc.assert(
      fc.property(typed, typed, typed, (width, height, quantity) => {
        const query = new URLSearchParams({ width, height, quantity, size: 'custom' })
        expect(configurationFromFields(query, product)).toMatchObject({ width, height, quantity })
      }),
    )
  })

  it('keep the page’s defaults of option sets that a link doesn’t name (OPT-16)', async () => {
    const product = await productOf()
    const before = defaultConfiguration(product)
    for (const set of product.optionSets)
      for (const option of ['', ...set.options.map(({ id }) => id)]) {
        const { options } = configurationFromFields(
          new URLSearchParams({ [`option.${set.id}`]: option }),
          product,
        )
        const others = (all: typeof options) => all.filter(({ optionSetId }) => optionSetId !== set.id)
        expect(others(options)).toEqual(others(before.options))
        expect(options.some(({ optionSetId }) => optionSetId === set.id)).toBe(option !== '')
      }
  })

  it('take the quantity from the tier button that was pressed, not the typed one', async () => {
    const pressed = new URLSearchParams('quantity=500&quantity=2500')
    expect(configurationFromFields(pressed, await productOf()).quantity).toBe('2500')
  })

  it('never take a price (PRICE-12)', async () => {
    const product = await productOf()
    const query = new URLSearchParams({
      quantity: '100',
      specialOfferUnitPrice: '0.01',
      vectorizePrice: '0',
      price: '0',
    })
    expect(configurationFromFields(query, product)).toEqual({
      ...defaultConfiguration(product),
      quantity: '100',
    })
  })
})
