import { gunzipSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { createPublishedFiles } from './published-files.ts'

const catalog = { version: 1, made: 0 }
const PAGE = { url: '/a/', changed: new Date(Date.UTC(2027, 0, 4)), picture: null }
const files = createPublishedFiles({
  shop: {
    settings: { shown: async () => ({ name: 'Kisscut', description: '', currencies: ['USD', 'EUR'] }) },
    browse: {
      version: () => catalog.version,
      async *sitemap() {
        catalog.made += 1
        yield { part: 1, page: PAGE }
        if (catalog.version > 1) yield { part: 2, page: { ...PAGE, url: '/b/' } }
      },
      async *feed({ currency = 'USD' } = {}) {
        yield {
          ...{ ...PAGE, name: 'A', sku: 'A-1', gtin: null, description: '', categories: [] },
          ...{ availability: 'in_stock', price: { total: '4.00', currency, quantity: 10 } },
        }
      },
    },
  } as never,
  publicUrl: 'https://shop.example',
  onError: (error) => expect.unreachable(String(error)),
})
afterAll(() => files.close())

const requested = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request('https://shop.example/', { headers, method })

it('a sitemap is sent compressed, and is a 304 for a client that has it (SEO-14)', async () => {
  const packed = await files.sitemap(requested({ 'accept-encoding': 'gzip, br' }), null)
  expect([packed.status, packed.headers.get('content-encoding')]).toEqual([200, 'gzip'])
  const bytes = Buffer.from(await packed.arrayBuffer())
  expect(packed.headers.get('content-length')).toBe(String(bytes.length))
  const plain = await files.sitemap(requested(), null)
  const xml = await plain.text()
  expect(gunzipSync(bytes).toString()).toBe(xml)
  expect(xml).toContain('<loc>https://shop.example/a/</loc>')
  expect([plain.headers.get('content-encoding'), plain.headers.get('vary')]).toEqual([
    null,
    'accept-encoding',
  ])
  const head = await files.sitemap(requested({}, 'HEAD'), null)
  expect([head.status, await head.text()]).toEqual([200, ''])
  const [etag, modified] = ['etag', 'last-modified'].map((name) => plain.headers.get(name)!)
  for (const headers of [{ 'if-none-match': etag! }, { 'if-modified-since': modified! }] as Record<
    string,
    string
  >[])
    expect((await files.sitemap(requested(headers), null)).status).toBe(304)
  expect(
    (await files.sitemap(requested({ 'if-none-match': '"other"', 'if-modified-since': modified! }), null))
      .status,
  ).toBe(200)
  expect(catalog.made).toBe(1)
})

it('the sitemap of a large shop is an index of files, each at one address only (SEO-5)', async () => {
  const textOf = async (part: string | null) => {
    const response = await files.sitemap(requested(), part)
    return response.status === 200 ? await response.text() : response.status
  }
  catalog.version = 1
  expect(await textOf('1')).toContain('/a/')
  for (const part of ['2', '0', 'index', '1x', '__proto__']) expect(await textOf(part)).toBe(404)
  catalog.version = 2
  expect(await textOf(null)).toContain('<loc>https://shop.example/sitemap/2/</loc>')
  expect(await textOf('2')).toContain('/b/')
})

it('a feed is in the requested currency, if the shop sells in it (SEO-6)', async () => {
  const feed = async (currency: string | null) => (await files.feed(requested(), currency)).text()
  expect(await feed('EUR')).toContain('<g:price>4.00 EUR</g:price>')
  expect(await feed('EUR')).toContain('prices_in=EUR')
  expect(await feed(null)).not.toContain('prices_in')
  for (const other of ['USD', 'XXX', 'a'.repeat(1000)]) expect(await feed(other)).toContain('prices_in=USD')
})
