import { describe, expect, it } from 'vitest'
import { quoteProduct } from '../price/index.ts'
import { productSchema } from '../schema/index.ts'
import { createProduct, newConfiguration } from '../index.ts'
import { dieCut, rush } from './example.ts'

const priceTable = {
  basis: 'sqin',
  quantities: [100],
  rows: [{ from: '0', minimum: '4', rates: ['0.60', '0.13'] }],
} as const
const materials = [{ id: 'vinyl', priceTable }]
const least = createProduct({ name: 'Die-cut Stickers, 2026', currency: 'USD', materials })

describe('a product of what has to be said', () => {
  it('has every field of a product', () => {
    const optionSets = [
      { id: 'rush', options: [{ id: 'rush', chargeMode: 'percentage', percent: '30' }] },
    ] as const
    const sizes = [{ width: '2', height: '3' }]
    const full = createProduct({ name: 'Stickers', currency: 'USD', materials, sizes, optionSets })
    expect(productSchema.parse(full)).toEqual(full)
    expect(full.sizes).toEqual([
      { id: '2x3', name: '2" × 3"', width: '2', height: '3', isDefault: false, price: null },
    ])
    expect(full.optionSets).toEqual([{ ...rush, display: 'radio' }])
    expect(productSchema.parse(least)).toEqual(least)
  })

  it('is named by its ids, in any size and quantity, in its first material', () => {
    expect(least).toMatchObject({
      id: 'die-cut-stickers-2026',
      slug: 'die-cut-stickers-2026',
      sku: 'die-cut-stickers-2026',
      defaultMaterialId: 'vinyl',
      allowCustomSize: true,
    })
    expect(least.materials[0]).toMatchObject({ name: 'vinyl', minWidth: null, colors: [] })
    const typed = { width: '2', height: '2', quantity: '100' }
    expect(quoteProduct(least, newConfiguration(least, typed)).total).toBe('52.00')
  })

  it('keeps all that is stated', () => {
    expect(createProduct(dieCut)).toEqual(dieCut)
  })

  it('is configured with plain numbers as with texts', () => {
    const typed = { width: 2, height: 2, quantity: 100 } as never
    expect(quoteProduct(least, newConfiguration(least, typed))).toMatchObject({
      problems: [],
      total: '52.00',
    })
  })
})
