import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { messageOf } from '../problem/index.ts'
import type { ProductClass } from '../product/types.ts'
import { blocksAdding, stockProblems } from './index.ts'

const stocked = (productClass: ProductClass, remainingStock: number | null, allowBackorders = false) => ({
  productClass,
  remainingStock,
  allowBackorders,
})
const texts = (product: ReturnType<typeof stocked>, quantity: number) =>
  stockProblems(product, quantity).map(messageOf)

describe('stock in the shared flow', () => {
  it('warns of a backorder', () => {
    const problems = stockProblems(stocked('marketplace', 3, true), 5)
    expect(problems.map(messageOf)).toEqual(['This product is on backorder and only 3 are left in stock.'])
    expect(blocksAdding(problems)).toBe(false)
    expect(texts(stocked('stock', -2, true), 5)[0]).toMatch(/only 0 are left/)
  })

  it('is out, or short', () => {
    expect(texts(stocked('marketplace', 0), 1)).toEqual(['This product is out of stock.'])
    expect(texts(stocked('stock', -1), 1)).toEqual(['This product is out of stock.'])
    expect(texts(stocked('marketplace', 3), 4)).toEqual(['This product only has 3 left in stock.'])
  })
})

describe('stock in the custom and clipart flow', () => {
  it('is out, or short, in its own words', () => {
    expect(texts(stocked('custom', 0), 1)).toEqual(['The product is out of stock.'])
    expect(texts(stocked('clipart', 3), 4)).toEqual(['Only 3 products are left in stock.'])
    expect(stockProblems(stocked('custom', 3), 4)[0]?.fix).toEqual({ field: 'quantity', value: '3' })
  })

  it('says nothing when backorders are on', () => {
    expect(texts(stocked('custom', 0, true), 9)).toEqual([])
  })
})

describe('a problem with the stock', () => {
  it('stands under the quantity', () => {
    const problems = [
      stockProblems(stocked('marketplace', 3, true), 5),
      stockProblems(stocked('custom', 0), 1),
      stockProblems(stocked('custom', 3), 5),
    ]
    expect(problems.flat().map(({ field }) => field)).toEqual(['quantity', 'quantity', 'quantity'])
  })
})

describe('invariants of stock', () => {
  const classes = fc.constantFrom<ProductClass>(
    'custom',
    'clipart',
    'marketplace',
    'stock',
    'ddb',
    'special-offer',
  )

  it('never stops what is in stock, and always stops what is not unless it may be backordered (STOCK-2)', () => {
    fc.assert(
      fc.property(
        classes,
        fc.integer({ min: -5, max: 50 }),
        fc.boolean(),
        fc.integer({ min: 1, max: 60 }),
        (of, left, back, requested) => {
          expect(blocksAdding(stockProblems(stocked(of, left, back), requested))).toBe(
            requested > left && !back,
          )
          expect(stockProblems(stocked(of, null, back), requested)).toEqual([])
        },
      ),
    )
  })
})
