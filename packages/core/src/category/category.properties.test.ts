import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { categoryUrl, newProducts, SORT_ORDERS, sortProducts } from './index.ts'

const sortable = fc.record({ name: fc.string(), order: fc.integer(), orders: fc.nat() })

describe('invariants of sorting', () => {
  it('never loses or changes a product', () => {
    fc.assert(
      fc.property(fc.array(sortable), fc.constantFrom(...SORT_ORDERS), (products, order) => {
        const before = [...products]
        expect(new Set(sortProducts(products, order, 'en'))).toEqual(new Set(products))
        expect(products).toEqual(before)
      }),
    )
  })

  it('never puts a product before one that precedes it', () => {
    fc.assert(
      fc.property(fc.array(sortable), (products) => {
        const inOrder = sortProducts(products, 'order', 'en').map(({ order }) => order)
        expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
        const popular = sortProducts(products, 'popularity', 'en').map(({ orders }) => orders)
        expect(popular).toEqual(popular.toSorted((a, b) => b - a))
      }),
    )
  })
})

describe('invariants of new products', () => {
  it('never are more than 24 unless all are younger than 30 days', () => {
    const now = new Date('2026-03-31T00:00:00Z')
    const created = fc
      .integer({ min: 0, max: 100 })
      .map((days) => ({ created: new Date(now.getTime() - days * 86_400_000) }))
    fc.assert(
      fc.property(fc.array(created, { maxLength: 60 }), (products) => {
        const shown = newProducts(products, now)
        const ages = shown.map((product) => (now.getTime() - product.created.getTime()) / 86_400_000)
        expect(ages).toEqual(ages.toSorted((a, b) => a - b))
        expect(shown.length <= 24 || ages.every((age) => age <= 30)).toBe(true)
        expect(shown.length).toBeGreaterThanOrEqual(Math.min(products.length, 1))
      }),
    )
  })
})

describe('invariants of category URLs', () => {
  it('never let a slug leave its segment', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (slug) => {
        const url = categoryUrl({ url: null, slug })
        expect(url).toMatch(/^\/custom\/products\/category\/id\/[^/?#\s]+\/$/)
        expect(decodeURIComponent(url.split('/').at(-2) ?? '')).toBe(slug)
      }),
    )
  })
})
