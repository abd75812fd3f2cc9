import { describe, expect, it } from 'vitest'
import {
  BUILDER_BLOCKS,
  categoryUrl,
  CATEGORY_DISPLAYS,
  newProducts,
  RELATED_PRODUCTS,
  sectionsToShow,
  sortProducts,
  visible,
} from './index.ts'

describe('the URL of a category', () => {
  it('is its own where it has one', () => {
    expect(categoryUrl({ url: '/custom/products/category/stickers/', slug: 'stickers' })).toBe(
      '/custom/products/category/stickers/',
    )
  })

  it('falls back to its slug (PAGE-4)', () => {
    const fallback = '/custom/products/category/id/die-cut/'
    expect(categoryUrl({ url: null, slug: 'die-cut' })).toBe(fallback)
    expect(categoryUrl({ url: '', slug: 'die-cut' })).toBe(fallback)
    expect(categoryUrl({ url: null, slug: 'a/b' })).toBe('/custom/products/category/id/a%2Fb/')
  })
})

describe('display modes', () => {
  it('are eleven, ten of them blocks of a builder page (PAGE-9, PAGE-15)', () => {
    expect(CATEGORY_DISPLAYS).toHaveLength(11)
    expect(BUILDER_BLOCKS).toHaveLength(10)
    expect(BUILDER_BLOCKS).not.toContain('builder')
  })

  it('show 12 related products (PAGE-17)', () => expect(RELATED_PRODUCTS).toBe(12))
})

describe('sorting', () => {
  const products = [
    { name: 'Size 10', order: 2, orders: 5 },
    { name: 'size 9', order: 3, orders: 9 },
    { name: 'Álbum', order: 1, orders: 5 },
  ]
  const names = (order: 'order' | 'popularity' | 'alphabetical') =>
    sortProducts(products, order, 'en').map((product) => product.name)

  it('knows three orders (PAGE-10)', () => {
    expect(names('order')).toEqual(['Álbum', 'Size 10', 'size 9'])
    expect(names('popularity')).toEqual(['size 9', 'Size 10', 'Álbum'])
    expect(names('alphabetical')).toEqual(['Álbum', 'size 9', 'Size 10'])
  })

  it('leaves hidden entries out', () => {
    const [shown, hidden] = [{ hidden: false }, { hidden: true }]
    expect(visible([shown, hidden])).toEqual([shown])
  })
})

describe('new products', () => {
  const now = new Date('2026-03-31T12:00:00Z')
  const daysAgo = (days: number) => ({ created: new Date(now.getTime() - days * 86_400_000) })

  it('are those of the last 30 days, newest first (PAGE-13)', () => {
    expect(newProducts([daysAgo(30), daysAgo(31), daysAgo(1)], now)).toEqual([daysAgo(1), daysAgo(30)])
  })

  it('are the newest 24 when none is that young (PAGE-13)', () => {
    const old = Array.from({ length: 30 }, (_, index) => daysAgo(60 - index))
    expect(newProducts(old, now)).toEqual(old.toReversed().slice(0, 24))
  })
})

describe('the sections of a product page', () => {
  it('disappear without content and keep their order (PAGE-6, PAGE-7)', () => {
    expect(sectionsToShow(new Set(['FAQs', 'Product', 'Product Gallery']))).toEqual([
      'Product',
      'Product Gallery',
      'FAQs',
    ])
  })
})
