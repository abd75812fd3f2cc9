import type { FeedProduct } from '@kisscut/shop'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { merchantFeedOf } from './merchant-feed.ts'
import { ENTRY_BYTES, sitemapFiles } from './sitemap-xml.ts'

const SHOP = { name: 'Kisscut & co', description: 'Stickers <cut> exactly' }
const HOST = 'https://shop.example'

async function* each<T>(all: readonly T[]) {
  yield* all
}
async function whole(pieces: AsyncIterable<string>) {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
/** The texts of all elements with a name. */
const textsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    text.replace(/&(\w+);/g, (_, entity: string) => ENTITIES[entity]!),
  )

/** Text of characters that XML allows. */
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

describe('the merchant feed (SEO-6)', () => {
  it('lists every product once with its price, whatever its name', () =>
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

type Page = Parameters<typeof sitemapFiles>[0] extends AsyncIterable<{ page: infer P }> ? P : never

/** The files of a sitemap, with a maximum number of pages each. */
async function filesOf(pages: readonly Page[], size = Infinity) {
  const files = new Map<string, string>()
  const entries = pages.map((page, at) => ({ part: Math.floor(at / size) + 1, page }))
  let last: string | undefined
  for await (const { file, text } of sitemapFiles(each(entries), HOST)) {
    // A file is complete before the next one begins.
    if (file !== last) expect(files.has(file)).toBe(false)
    files.set(file, (files.get((last = file)) ?? '') + text)
  }
  return files
}

describe('the sitemap (SEO-5)', () => {
  it('lists every page with its last change and picture, in files of limited size with an index', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(product, { maxLength: 7 }),
        fc.integer({ min: 1, max: 4 }),
        async (pages, size) => {
          const files = await filesOf(pages, size)
          const index = files.get('index')
          files.delete('index')
          const all = [...files.values()]
          const own = (name: string) => all.flatMap((xml) => textsOf(xml, name))
          expect(own('loc').slice(-pages.length || Infinity)).toEqual(pages.map(({ url }) => HOST + url))
          expect(own('loc')).toContain(`${HOST}/help/materials/`)
          expect(own('lastmod')).toEqual(pages.map(() => '2027-01-04T00:00:00.000Z'))
          expect(own('image:loc')).toEqual(pages.map(({ picture }) => HOST + picture))
          for (const xml of all) expect(xml).toMatch(/^<\?xml[^]*<urlset[^]*<\/urlset>\n$/)
          expect(all).toHaveLength(Math.max(1, Math.ceil(pages.length / size)))
          const parts = all.map((_, at) => `${HOST}/sitemap/${at + 1}/`)
          expect(index === undefined ? null : textsOf(index, 'loc')).toEqual(all.length === 1 ? null : parts)
        },
      ),
    ))

  it('omits a picture whose URL would make an entry too large', async () => {
    const page = { url: '/a/', changed: new Date(), picture: `/demo/${'&'.repeat(900)}.webp` }
    const xml = (await filesOf([page])).get('1')!
    expect(textsOf(xml, 'image:loc')).toEqual([])
    expect(Math.max(...xml.split('\n').map(({ length }) => length))).toBeLessThan(ENTRY_BYTES)
  })
})
