import { provisionalPriceOf } from '../price/quoted.ts'
import { describe, expect, it } from 'vitest'
import { inches } from '../units/index.ts'
import { sized } from '../product/example.ts'
import { colorsFor } from '../material/index.ts'
import { retainedOptions } from '../option/index.ts'
import { messageOf } from '../problem/index.ts'
import type { Material, ProductData, Configuration } from '../product/types.ts'
import { defaultConfiguration } from '../product/index.ts'
import { isAllowedQuantity } from '../quantity/index.ts'
import { followRatio, parseRatio } from '../size/index.ts'
import { blocksAdding } from '../stock/index.ts'
import { DIE_CUT, setOf, TWO_BY_TWO, WHITE_VINYL } from './example.ts'
import { quoteData } from './quote-data.ts'

/**
 * The shop's messages for a configuration that differs from 100 pieces of 2×2, for a product that differs from the die-cut
 * sticker.
 */
const quoteOf = (
  configuration: Partial<Configuration>,
  product: Partial<ProductData> = {},
  material: Partial<Material> = {},
) =>
  quoteData(
    { ...DIE_CUT, materials: [{ ...WHITE_VINYL, ...material }], ...product },
    { ...TWO_BY_TWO, ...configuration },
  )
const messagesFor = (...order: Parameters<typeof quoteOf>) => quoteOf(...order).problems.map(messageOf)

describe('Quantity', () => {
  it('is required, at least 1 and a whole number (QTY-1)', () => {
    expect(messagesFor({ quantity: '' })).toHaveLength(1)
    for (const quantity of ['1.5', 'many', '1e3'])
      expect(messagesFor({ quantity }), quantity).toEqual(['Quantity must be a whole number.'])
    expect(messagesFor({ quantity: '0' })).toEqual(['The minimum quantity for this product is 1.'])
    expect(messagesFor({ quantity: '1' })).toEqual([])
  })

  it('width and height are required numbers (SIZE-1)', () => {
    expect(messagesFor({ width: 'wide', height: 'high' })).toEqual([
      'Invalid numeric value.',
      'Invalid numeric value.',
    ])
    expect(messagesFor({ width: '' })).toHaveLength(1)
  })

  it('below the minimum is reported, with a full stop for custom products, and raised (QTY-2, QTY-3)', () => {
    const marketplace = { minimumQuantity: 25, productClass: 'marketplace', toolType: null } as const
    expect(messagesFor({ quantity: '10' }, { minimumQuantity: 25 })).toEqual([
      'The minimum quantity for this product is 25.',
    ])
    expect(messagesFor({ quantity: '10' }, marketplace)).toEqual([
      'The minimum quantity for this product is 25',
    ])
    expect(quoteOf({ quantity: '10' }, { minimumQuantity: 25 }).quantity).toBe(25)
  })

  it('a missing minimum or default becomes 1 (QTY-4)', () => {
    expect(defaultConfiguration(DIE_CUT).quantity).toBe('1')
    expect(quoteOf({ quantity: '1' }).quantity).toBe(1)
  })

  it('allowed quantities are those of the list and multiples of the first (QTY-5)', () => {
    const allowed = [100, 250, 500]
    expect([100, 250, 300, 500, 600].every((quantity) => isAllowedQuantity(quantity, allowed))).toBe(true)
    expect(messagesFor({ quantity: '350' }, {}, { allowedQuantities: allowed })).toEqual([
      'Please enter multiples of 100.',
    ])
  })

  it('a material that has gone is reported and reverted to the default (MAT-1)', () => {
    const gone = { materialId: 'foil', materialName: 'Gold foil' }
    expect(messagesFor(gone)).toEqual([
      'The material Gold foil is no longer available for this product and has been reverted to the default.',
    ])
    expect(provisionalPriceOf(quoteOf(gone))?.total).toBe('52.00')
  })
})

describe('Stock', () => {
  const shared = { productClass: 'marketplace', toolType: null } as const

  it('speaks in the shared flow (STOCK-1, STOCK-2)', () => {
    const stock = (remainingStock: number, allowBackorders = false) =>
      messagesFor({}, { ...shared, remainingStock, allowBackorders })
    expect(stock(99, true)).toEqual(['This product is on backorder and only 99 are left in stock.'])
    expect(stock(0)).toEqual(['This product is out of stock.'])
    expect(stock(-3)).toEqual(['This product is out of stock.'])
    expect(stock(99)).toEqual(['This product only has 99 left in stock.'])
    expect(stock(100)).toEqual([])
  })

  it('disables the add action when out (STOCK-3)', () => {
    expect(blocksAdding(quoteOf({}, { ...shared, remainingStock: 0 }).problems)).toBe(true)
    expect(blocksAdding(quoteOf({}, { ...shared, remainingStock: 0, allowBackorders: true }).problems)).toBe(
      false,
    )
  })

  it('speaks in the custom and clipart flow (STOCK-4)', () => {
    expect(messagesFor({}, { remainingStock: 0 })).toEqual(['The product is out of stock.'])
    expect(messagesFor({}, { remainingStock: 99 })).toEqual(['Only 99 products are left in stock.'])
    expect(messagesFor({}, { remainingStock: 99, allowBackorders: true })).toEqual([])
  })
})

describe('Size', () => {
  it('follows a locked ratio either way (SIZE-3)', () => {
    const ratio = parseRatio('3:2')
    expect(ratio && followRatio('width', inches(6), ratio)).toBe(4)
    expect(ratio && followRatio('height', inches(4), ratio)).toBe(6)
  })

  it('has positive sides (SIZE-4)', () => {
    for (const width of ['0', '-2']) expect(quoteOf({ width }).total, width).toBeNull()
    expect(messagesFor({ width: '0' })).toHaveLength(1)
  })

  it('is not below the minimum of the material (SIZE-5)', () => {
    const text = 'The size is smaller than the minimum of 0.5x1 allowed for this material.'
    expect(messagesFor({ width: '0.499', height: '2' })).toEqual([text])
    expect(messagesFor({ width: '0.5', height: '0.999' })).toEqual([text])
    expect(messagesFor({ width: '0.5', height: '1' })).toEqual([])
  })

  it('is not beyond the maximum, turned where the material allows it (SIZE-6)', () => {
    expect(messagesFor({ width: '120', height: '50' })).toEqual([])
    expect(messagesFor({ width: '120', height: '50' }, {}, { maxIsInterchangeable: false })).toEqual([
      'The dimensions exceed the max size of 50" by 120"',
    ])
    expect(messagesFor({ width: '121', height: '51' })).toEqual([
      'The dimensions exceed the max size of 50" by 120"',
    ])
    expect(messagesFor({ width: '60', height: '60' })).toEqual(['Only one dimension can exceed 50"'])
  })

  it('comes with the quantity limits of the material (QTY-6)', () => {
    expect(messagesFor({ quantity: '50' }, {}, { minimumQuantity: 60 })).toHaveLength(1)
    expect(messagesFor({ quantity: '50' }, {}, { maximumQuantity: 40 })).toHaveLength(1)
    expect(messagesFor({ quantity: '50' }, {}, { minimumQuantity: 50, maximumQuantity: 50 })).toEqual([])
  })

  it('needs a color for cut-out products, and one that fits it (MAT-2, MAT-3)', () => {
    const red = { id: 'red', name: 'Red', code: '#f00', maxWidth: '3' }
    const cut = { needsColor: true }
    expect(messagesFor({}, cut, { colors: [red] })).toEqual(['Please select a color.'])
    expect(messagesFor({ materialColorId: 'red' }, cut, { colors: [red] })).toEqual([])
    expect(quoteOf({ materialColorId: 'red', width: '4' }, cut, { colors: [red] }).problems[0]?.field).toBe(
      'materialColorId',
    )
    expect(colorsFor({ colors: [red] }, sized('4', '2'))).toEqual([])
  })

  it('has the limits of clipart and marketplace products', () => {
    const clipart = { productClass: 'clipart', toolType: null, minSquareInches: '5' } as const
    expect(messagesFor({}, clipart)).toEqual(['Dimensions are too small. Please increase the size.'])
    const marketplace = { ...clipart, productClass: 'marketplace' } as const
    expect(messagesFor({ width: '0.01' }, marketplace)).toEqual(['Invalid size input'])
  })
})

describe('Options', () => {
  const chosen = { options: [{ optionSetId: 'grommets', optionId: 'grommets-yes' }] }
  const grommets = (more: object) => [setOf('grommets', { amount: '3' }, more)]

  it('apply only if the size fits their bounds (OPT-1)', () => {
    const text = 'This option is not available for the selected size.'
    expect(messagesFor(chosen, { optionSets: grommets({ minWidth: '2.001' }) })).toEqual([text])
    expect(messagesFor(chosen, { optionSets: grommets({ maxHeight: '1.999' }) })).toEqual([text])
    expect(messagesFor(chosen, { optionSets: grommets({ minWidth: '2', maxHeight: '2' }) })).toEqual([])
  })

  it('do not apply to an excluded material (OPT-2)', () => {
    expect(messagesFor(chosen, { optionSets: grommets({ excludedMaterialIds: ['white-vinyl'] }) })).toEqual([
      'This option is not available for the selected material.',
    ])
  })

  it('are dropped when disabled for the chosen material (OPT-3)', () => {
    const sets = grommets({ excludedMaterialIds: ['white-vinyl'] })
    expect(retainedOptions(sets, chosen.options, WHITE_VINYL)).toEqual([])
    expect(quoteOf(chosen, { optionSets: sets }).lines.map(({ kind }) => kind)).not.toContain('option')
  })
})

describe('Price quote', () => {
  it('is skipped when quantity or size is invalid, and the material’s errors show instead (PRICE-11)', () => {
    expect(quoteOf({ quantity: 'x' }).total).toBeNull()
    const tooWide = quoteOf({ width: '121', height: '51' })
    expect(tooWide.total).toBeNull()
    expect(tooWide.problems.map(({ code }) => code)).toEqual(['size.exceeds-maximum'])
  })
})
