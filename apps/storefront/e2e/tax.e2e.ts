import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OWNER_API_KEY, startShop } from './shop.ts'

/** Every kind of page with prices, and the feed. */
const PAGES = [
  '/',
  '/custom/products/category/labels/?sort=price',
  '/custom/products/category/signs/',
  '/custom/products/category/stickers/bumper/',
  '/search/?q=vinyl',
  '/custom/products/stickers/die-cut/p/die-cut-stickers/setup/?quantity=90',
  '/custom/products/labels/roll/p/round-logo-labels/personalize/',
  '/marketplace/marketplace/p/heron-sticker/',
  '/stock-images/stock-image-stickers/p/terrazzo-sticker/',
  '/clipart/decals/cut-out/ornaments/p/arrow-01-decal/',
  '/ddb/stickers/bumper/p/family-car-stickers/',
  '/help/materials/',
  '/cart/',
]

interface Shown {
  /** Every amount in the order of the page, and whether it is labeled as a price per piece. */
  readonly prices: readonly { readonly amount: string; readonly text: string; readonly isEach: boolean }[]
  readonly html: string
}

/** The prices on a page: those in price elements, as in tables and tiles. */
function read(html: string): Shown {
  const found = [...html.matchAll(/<data value="([^"]*)"[^>]*>(.*?)<\/data>(.{0,8})(?:<[^>]*>)?/g)]
  // A struck-through price isn't charged.
  const charged = found.filter(({ index }) => !html.slice(0, index).endsWith('<s>'))
  const prices = charged.map(([, amount = '', inside = '', after = '']) => ({
    amount,
    text: inside.replaceAll(/<[^>]*>/g, ''),
    // In a table of quantities the column's heading labels them.
    isEach: after.startsWith(' each') || after.startsWith('</td>'),
  }))
  return { prices, html }
}

describe('a shop whose prices include tax', () => {
  let shop: Awaited<ReturnType<typeof startShop>>
  let cookie = ''
  beforeAll(async () => {
    shop = await startShop()
  })
  afterAll(() => shop.stop())

  const send = async (path: string, init: RequestInit = {}) => {
    const headers = { 'accept-language': 'en-US', origin: shop.url, ...(cookie ? { cookie } : {}) }
    const response = await fetch(shop.url + path, { ...init, headers: { ...headers, ...init.headers } })
    cookie ||= response.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(response.ok, `${path}: ${response.status}`).toBe(true)
    return response
  }
  const change = (method: string, path: string, body: object, headers: object = {}) =>
    send(path, {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })
  const all = async () => {
    const pages = new Map<string, Shown>()
    for (const path of PAGES) pages.set(path, read(await (await send(path)).text()))
    return pages
  }

  it('says so beside every total, at the foot of every page and in structured data, and changes no amount (CUR-9, SEO-3)', async () => {
    const stickers = { template: 'die-cut-stickers', material: 'white-vinyl', width: '2', height: '2' }
    const made = await change('POST', '/custom/api/v1/custom/', { ...stickers, quantity: 80 })
    const { id } = (await made.json()) as { readonly id: string }
    await change('POST', '/custom/api/v1/add-to-cart/', { product_id: id })
    const feed = await (await send('/feeds/products.xml')).text()
    const before = await all()
    const owner = { authorization: `Bearer ${OWNER_API_KEY}` }
    await change('PATCH', '/shop/api/v1/settings/', { tax_rate: '19', tax_name: 'VAT' }, owner)
    await expect.poll(async () => (await send('/')).text()).toContain('All prices include VAT.')
    const after = await all()
    for (const path of PAGES) {
      const [{ prices: bare, html: untaxed }, { prices, html }] = [before.get(path)!, after.get(path)!]
      expect(untaxed, path).not.toContain('incl. VAT')
      expect(html, path).toContain('All prices include VAT.')
      if (path !== '/cart/') {
        expect(prices.length, path).toBeGreaterThan(0)
        expect(
          prices.map(({ amount }) => amount),
          path,
        ).toEqual(bare.map(({ amount }) => amount))
      }
      // The tax in a cart's total isn't a total.
      const totals = prices.filter(({ isEach, text }) => !isEach && text !== '$9.71')
      expect(
        totals.filter(({ text }) => !text.endsWith(' incl. VAT')),
        path,
      ).toEqual([])
      if (path.includes('/p/') && html.includes('</td>')) expect(html, path).toContain('Total incl. VAT')
      expect(untaxed, path).not.toContain('"valueAddedTaxIncluded":true')
      expect(html, path).not.toContain('"valueAddedTaxIncluded":false')
      if (path.includes('/p/')) expect(html, path).toContain('"valueAddedTaxIncluded":true')
    }
    // 80 cost more than 100: 60.80, of which 19/119 are tax. The larger quantity is offered on the same
    // basis.
    const cart = after.get('/cart/')!.html
    expect(cart).toContain('Includes VAT (19 %)')
    expect(cart).toContain('$9.71')
    expect(cart).toContain('100 cost less: $52.00 incl. VAT')
    expect(after.get(PAGES[5]!)!.html).toContain('100 cost less: $52.00 incl. VAT')
    expect(await (await send('/feeds/products.xml')).text()).toBe(feed)
  })
})
