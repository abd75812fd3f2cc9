import type { ProductPage } from '@kisscut/shop'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { structuredData } from '../../../e2e/schema-org.ts'
import { breadcrumbData, productData, questionData, shopData } from './structured-data.ts'

const SHOP = { name: 'Kisscut', tax: null } as never
const SHOP_WITH_TAX = { name: 'Kisscut', tax: { name: 'VAT', rate: '19' } } as never
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

const shownReviews = (count: number, hasFeatured: boolean, title: string) => {
  const reviews = Array.from({ length: count }, (_, at) => ({
    ...{ id: `r${at}`, author: `Ana ${at}.`, rating: 1 + (at % 5), title, text: 'The cut follows the ears.' },
    ...{ use: '', response: '', created: '2027-01-04T10:00:00.000Z' },
  }))
  const [first, ...others] = reviews
  return { featured: hasFeatured ? first : null, latest: hasFeatured ? others : reviews }
}

const page = fc
  .record({
    name,
    quantities,
    totals: fc.array(total, { minLength: 9, maxLength: 9 }),
    inserted: fc.nat(8),
    gtin: fc.constantFrom(null, '4006381333931'),
    remainingStock: fc.option(fc.nat(1000), { nil: null }),
    allowBackorders: fc.boolean(),
    reviewCount: fc.nat(3),
    currency: fc.constantFrom('USD', 'EUR', 'JPY'),
    isPriced: fc.boolean(),
    hasFeatured: fc.boolean(),
    title: fc.oneof(fc.constant(''), name),
  })
  .map(
    ({
      name,
      quantities,
      totals,
      inserted,
      reviewCount,
      currency,
      isPriced,
      hasFeatured,
      title,
      remainingStock,
      allowBackorders,
      ...more
    }) => {
      const tiers = quantities.map((quantity, at) => ({
        ...{ quantity, total: totals[at]!, unitPrice: '1', savingPercent: 0, isCurrent: at === inserted },
        ...(at === inserted ? { isInserted: true } : {}),
      }))
      return {
        ...more,
        sections:
          reviewCount === 0
            ? [{ kind: 'product' }]
            : [{ testimonials: shownReviews(reviewCount, hasFeatured, title) }],
        product: {
          ...{ name, sku: 'SKU-1', materials: [{ id: 'm', name }], defaultMaterialId: 'm' },
          ...{ remainingStock, allowBackorders },
        },
        description: '',
        metaDescription: '',
        breadcrumbs: [{ name, url: '/custom/products/category/stickers/' }],
        reviewAverage: reviewCount > 0 ? '4.5' : null,
        reviewCount,
        currency,
        tiers: isPriced ? tiers : [],
        fromPrice: isPriced ? { total: totals[8]!, currency, quantity: 100 } : null,
      } as unknown as ProductPage
    },
  )

interface StatedOffers {
  readonly availability: string
  readonly eligibleQuantity?: { readonly value: number }
  readonly offers?: readonly StatedOffers[]
}

const readBack = (thing: object) => {
  const [data] = Object.values(JSON.parse(JSON.stringify(thing)) as object)
  return structuredData.parse(data)
}

describe("a page's structured data (SEO-3)", () => {
  it('are valid schema.org for every product, price and name', () => {
    fc.assert(
      fc.property(page, (each) => {
        const stated = readBack(productData(each, PLACE, SHOP))
        expect(stated).toMatchObject({ name: each.product.name })
        expect('aggregateRating' in stated).toBe(each.reviewCount > 0)
        expect('offers' in stated).toBe(each.fromPrice !== null)
        const reviews = 'review' in stated ? (stated.review ?? []) : []
        expect(reviews.map(({ author }) => author.name)).toEqual(
          Array.from({ length: each.reviewCount }, (_, at) => `Ana ${at}.`),
        )
      }),
    )
  })

  it('state the availability of each quantity, and overall that of the smallest', () => {
    fc.assert(
      fc.property(page, (each) => {
        const { remainingStock: left, allowBackorders } = each.product
        const expected = (quantity: number) => {
          if (left === null || quantity <= left) return 'InStock'
          return allowBackorders ? 'BackOrder' : 'OutOfStock'
        }
        const { offers } = readBack(productData(each, PLACE, SHOP)) as { offers?: StatedOffers }
        const rows = offers?.offers ?? (offers ? [offers] : [])
        for (const { availability, eligibleQuantity } of rows)
          expect(availability).toBe(`https://schema.org/${expected(eligibleQuantity!.value)}`)
        const fewest = Math.min(...rows.map(({ eligibleQuantity }) => eligibleQuantity!.value))
        if (offers) expect(offers.availability).toBe(`https://schema.org/${expected(fewest)}`)
      }),
    )
  })

  it('name the material of a product with one, and none for a sample pack (SAMPLE-3)', () => {
    fc.assert(
      fc.property(page, fc.boolean(), (each, takesNoArtwork) => {
        const product = { ...each.product, takesNoArtwork }
        const stated = readBack(productData({ ...each, product }, PLACE, SHOP))
        expect('material' in stated).toBe(!takesNoArtwork)
      }),
    )
  })

  it('offer the rows of the quantity table, without temporary ones', () => {
    const offers = fc
      .sample(page, 200)
      .map((each) => ({ each, stated: readBack(productData(each, PLACE, SHOP)) }))
    for (const { each, stated } of offers) {
      if (!('offers' in stated) || stated.offers?.['@type'] !== 'AggregateOffer') continue
      const rows = each.tiers.filter(({ isInserted }) => !isInserted)
      expect(stated.offers.offers.map(({ price }) => price)).toEqual(rows.map(({ total }) => total))
    }
  })

  it('say for every price that tax is included where it is, and mention no tax otherwise (CUR-9)', () => {
    fc.assert(
      fc.property(page, fc.boolean(), (each, isTaxed) => {
        const stated = JSON.stringify(productData(each, PLACE, isTaxed ? SHOP_WITH_TAX : SHOP))
        const included = stated.split('"valueAddedTaxIncluded":true').length - 1
        expect(included).toBe(isTaxed ? stated.split('"Offer"').length - 1 : 0)
        expect(stated).not.toContain('"valueAddedTaxIncluded":false')
      }),
    )
  })

  it("contain breadcrumbs from the home page on, the page's questions, and the shop on its home page", () => {
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
