import type { FeedProduct } from '@kisscut/shop'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { merchantFeedOf } from './merchant-feed.ts'
import { ENTRY_BYTES, sitemapIndexOf, sitemapOf } from './sitemap-xml.ts'
import { inLargerPieces, streamed } from './xml.ts'

const SHOP = { name: 'Kisscut & co', description: 'Stickers <cut> exactly' }
const HOST = 'https://shop.example'

async function* each<T>(all: readonly T[]) {
  yield* all
}
const whole = async (pieces: AsyncIterable<string>) => streamed(inLargerPieces(pieces), 'text/xml').text()

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
/** What stands in the elements of a name. */
const textsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    text.replace(/&(\w+);/g, (_, entity: string) => ENTITIES[entity]!),
  )

/** Characters that XML may hold. */
const text = fc
  .string({
    unit: fc.oneof(
      fc.constantFrom(...'<>&"\']]>\u0000\u0007\uFFFF'),
      fc.string({ minLength: 1, maxLength: 1 }),
    ),
  })
  .map((one) => `n${one}`)
const stored = (one: string) => one.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')

const product: fc.Arbitrary<FeedProduct> = fc.record({
  url: fc.stringMatching(/^\/[a-z-]{1,30}\/$/),
  changed: fc.constant(new Date(Date.UTC(2027, 0, 4))),
  picture: fc.constant('/demo/a.webp?size=1&kind=2'),
  name: text,
  sku: text,
  gtin: fc.constantFrom(null, '4006381333931'),
  description: text,
  categories: fc.array(text, { maxLength: 3 }),
  availability: fc.constantFrom('in_stock', 'backorder', 'out_of_stock'),
  price: fc.record({
    total: fc.nat(1_000_000).map((cents) => (cents / 100).toFixed(2)),
    currency: fc.constantFrom('USD', 'EUR'),
    quantity: fc.constant(1),
  }),
})

describe('the feed for merchants (SEO-6)', () => {
  it('has every product once with its price, whatever it is called', () =>
    fc.assert(
      fc.asyncProperty(fc.array(product, { maxLength: 5 }), async (products) => {
        const xml = await whole(merchantFeedOf(each(products), { shop: SHOP, publicUrl: HOST }))
        const [, ...titles] = [...textsOf(xml, 'title'), ...textsOf(xml, 'g:title')]
        expect(titles).toEqual(products.map(({ name }) => stored(name)))
        expect(textsOf(xml, 'g:id')).toEqual(products.map(({ sku }) => stored(sku)))
        expect(textsOf(xml, 'g:price')).toEqual(
          products.map(({ price }) => `${price.total} ${price.currency}`),
        )
        expect(textsOf(xml, 'g:link')).toEqual(products.map(({ url }) => HOST + url))
        expect(textsOf(xml, 'g:gtin')).toEqual(products.flatMap(({ gtin }) => gtin ?? []))
        expect(xml.split('<item>').length - 1).toBe(products.length)
      }),
    ))
})

describe('the sitemap (SEO-5)', () => {
  it('has every page with the day of its last change and its picture, in entries of a limited size', () =>
    fc.assert(
      fc.asyncProperty(fc.array(product, { maxLength: 5 }), async (pages) => {
        const xml = await whole(sitemapOf(each(pages), HOST))
        expect(textsOf(xml, 'loc')).toEqual(pages.map(({ url }) => HOST + url))
        expect(textsOf(xml, 'lastmod')).toEqual(pages.map(() => '2027-01-04T00:00:00.000Z'))
        expect(textsOf(xml, 'image:loc')).toEqual(pages.map(({ picture }) => HOST + picture))
      }),
    ))

  it('does without a picture whose address would make an entry too large', async () => {
    const page = { url: '/a/', changed: new Date(), picture: `/demo/${'&'.repeat(900)}.webp` }
    const xml = await whole(sitemapOf(each([page]), HOST))
    expect(textsOf(xml, 'image:loc')).toEqual([])
    expect(xml.split('\n')[2]!.length).toBeLessThan(ENTRY_BYTES)
  })

  it('of a large shop is a list of files', async () => {
    const xml = await whole(sitemapIndexOf(['/sitemap/1/', '/sitemap/2/'], HOST))
    expect(textsOf(xml, 'loc')).toEqual([`${HOST}/sitemap/1/`, `${HOST}/sitemap/2/`])
    expect(xml).toContain('<sitemapindex')
  })
})
