import type { ProductPage } from '@kisscut/shop'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { structuredData } from '../../../e2e/schema-org.ts'
import { breadcrumbData, productData, questionData, shopData } from './structured-data.ts'

const SHOP = { name: 'Kisscut' } as never
const URL_OF_PAGE = 'https://shop.example/custom/products/stickers/p/round/setup/'
const PLACE = { url: URL_OF_PAGE, pictures: ['https://shop.example/round.webp'] }

const name = fc
  .oneof(
    fc.constantFrom('</script><script>alert(1)</script>', '<!--', '\u2028"\\'),
    fc.string({ minLength: 1 }),
  )
  .filter((each) => each.trim() !== '')
const total = fc.integer({ min: 1, max: 10_000_000 }).map((cents) => (cents / 100).toFixed(2))
const quantities = fc.uniqueArray(fc.integer({ min: 1, max: 100_000 }), { maxLength: 8 })

const page = fc
  .record({
    name,
    quantities,
    totals: fc.array(total, { minLength: 9, maxLength: 9 }),
    inserted: fc.nat(8),
    gtin: fc.constantFrom(null, '4006381333931'),
    availability: fc.constantFrom('in_stock', 'backorder', 'out_of_stock'),
    reviewCount: fc.nat(3),
    currency: fc.constantFrom('USD', 'EUR', 'JPY'),
    isPriced: fc.boolean(),
  })
  .map(({ name, quantities, totals, inserted, reviewCount, currency, isPriced, ...more }) => {
    const tiers = quantities.map((quantity, at) => ({
      ...{ quantity, total: totals[at]!, unitPrice: '1', savingPercent: 0, isCurrent: at === inserted },
      ...(at === inserted ? { isInserted: true } : {}),
    }))
    return {
      ...more,
      product: { name, sku: 'SKU-1', materials: [{ id: 'm', name }], defaultMaterialId: 'm' },
      description: '',
      metaDescription: '',
      breadcrumbs: [{ name, url: '/custom/products/category/stickers/' }],
      reviewAverage: reviewCount > 0 ? '4.5' : null,
      reviewCount,
      currency,
      tiers: isPriced ? tiers : [],
      fromPrice: isPriced ? { total: totals[8]!, currency, quantity: 100 } : null,
    } as unknown as ProductPage
  })

const readBack = (thing: object) => {
  const [data] = Object.values(JSON.parse(JSON.stringify(thing)) as object)
  return structuredData.parse(data)
}

describe('what a page states for search engines (SEO-3)', () => {
  it('is right by the rules of schema.org, for every product, price and name', () => {
    fc.assert(
      fc.property(page, (each) => {
        const stated = readBack(productData(each, PLACE, SHOP))
        expect(stated).toMatchObject({ name: each.product.name })
        expect('aggregateRating' in stated).toBe(each.reviewCount > 0)
        expect('offers' in stated).toBe(each.fromPrice !== null)
      }),
    )
  })

  it('offers what the table of quantities shows, and no row that stands there for the moment', () => {
    const offers = fc
      .sample(page, 200)
      .map((each) => ({ each, stated: readBack(productData(each, PLACE, SHOP)) }))
    for (const { each, stated } of offers) {
      if (!('offers' in stated) || stated.offers?.['@type'] !== 'AggregateOffer') continue
      const rows = each.tiers.filter(({ isInserted }) => !isInserted)
      expect(stated.offers.offers.map(({ price }) => price)).toEqual(rows.map(({ total }) => total))
    }
  })

  it('is breadcrumbs from the home page on, questions where there are some, and the shop on its first page', () => {
    const crumbs = breadcrumbData(
      [{ name: 'Stickers', url: '/custom/products/category/stickers/' }],
      'https://shop.example',
    )
    expect(readBack(crumbs)).toMatchObject({
      itemListElement: [{ item: 'https://shop.example/' }, { position: 2 }],
    })
    expect(questionData([])).toEqual([])

    for (const each of questionData([{ question: 'Waterproof?', answer: 'Yes.' }])) readBack(each)
    expect(shopData(undefined, '/search/', 'https://shop.example')).toEqual([])
    for (const each of shopData(SHOP, '/search/', 'https://shop.example')) readBack(each)
  })
})
