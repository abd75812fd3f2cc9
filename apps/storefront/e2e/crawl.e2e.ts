import sharp from 'sharp'
import { beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { ROUTES } from '../app/route-table.ts'
import { useBrowser } from './browser.ts'
import { someOfEach } from './devices.ts'
import { structuredData } from './schema-org.ts'

/** Number of simultaneous requests. */
const AT_ONCE = 8

const pathsOf = (xml: string) =>
  [...xml.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path)

/** The shop's URLs in links, scripts, styles and pictures of a page. */
const linksOf = (html: string): readonly string[] =>
  [...html.matchAll(/\s(?:href|src)="(\/(?!\/)[^"#]*)/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))

/** The canonical URL of a page, as a path; empty for none. */
const canonicalOf = (html: string): string =>
  /rel="canonical" href="[^"]*?\/\/[^/"]+([^"]*)"/.exec(html)?.[1] ?? ''

/** Path of a page's social card. */
const cardOf = (html: string) =>
  /property="og:image" content="[^"]*?\/\/[^/"]+([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')

/** Pages of products of all classes, which have cards of their own. */
const OF_PRODUCT = /^\/(?!help\/).*\/p\//

/** Addresses that create something when followed, or that only their owner sees. */
const NOT_FOLLOWED = /^\/(account|cart|designs|admin)\/|\/(upload|finalize|setup-edit|edit)\//

async function inTurn<T>(all: readonly T[], work: (one: T) => Promise<void>) {
  const left = [...all]
  const next = async (): Promise<void> => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}

/**
 * Requests an uncompressed page on a connection of its own, which the shop doesn't close as idle. A busy press responds
 * with 503 and is asked again.
 */
const get = (path: string, redirect: RequestRedirect = 'follow') =>
  vi.waitUntil(
    async () => {
      const headers = { 'accept-encoding': 'identity', connection: 'close' }
      const response = await fetch(inject('shopUrl') + path, { redirect, headers })
      return response.status === 503 ? undefined : response
    },
    { timeout: 600_000, interval: 500 },
  )

async function found() {
  const pages = pathsOf(await (await get('/sitemap.xml')).text())
  const failed: string[] = []
  /** Bytes of HTML, by page. */
  const weights = new Map<string, number>()
  const linked = new Set<string>()
  const cards = new Set<string>()
  /** Structured data of product pages, by the first segment of their path. */
  const stated = new Map<string, Set<string>>()
  await inTurn(pages, async (path) => {
    const response = await get(path, 'manual')
    const html = await response.text()
    if (response.status !== 200) return void failed.push(`${path}: ${response.status}`)
    weights.set(path, Buffer.byteLength(html))
    // No page reveals the URL of an artwork without its watermark. MKT-7.
    if (html.includes('/files/artworks/')) failed.push(`${path}: the file of an artwork`)
    for (const link of linksOf(html)) if (!NOT_FOLLOWED.test(link)) linked.add(link)
    const canonical = canonicalOf(html)
    if (canonical !== path) failed.push(`${path}: canonical ${canonical}`)
    const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
    if (title === '' || title.length > 75) failed.push(`${path}: titled ${title}`)
    const card = cardOf(html)
    if (card !== undefined) cards.add(card)
    if (OF_PRODUCT.test(path) && !card?.startsWith('/social/')) failed.push(`${path}: shared as ${card}`)
    const [, kind = ''] = /^\/([^/]+)\/.*\/p\//.exec(path) ?? []
    const of = stated.get(kind) ?? new Set()
    stated.set(kind, of)
    for (const [, json = ''] of html.matchAll(
      /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g,
    )) {
      const read = structuredData.safeParse(JSON.parse(json))
      if (!read.success) failed.push(`${path}: ${json.slice(0, 200)}`)
      for (const [, type = ''] of json.matchAll(/"@type":"(\w+)"/g)) of.add(type)
    }
  })
  return { pages, linked, cards, stated, failed, weights }
}

/** Maximum bytes of a page's HTML before compression, which phones have to parse. SEO-18. */
const MOST = 60_000

/**
 * Pages that are still larger: drawings with colors for many regions, products with every choice, and a category of a
 * hundred.
 */
const HEAVIER: readonly (readonly [RegExp, number])[] = [
  [/^\/clipart\/.*\/p\//, 88_000],
  [/\/setup\/$/, 73_000],
  [/\/cut-out\/animals\/$/, 75_000],
  [/^\/marketplace\/.*\/p\//, 61_000],
]
const mostOf = (path: string): number => HEAVIER.find(([pages]) => pages.test(path))?.[1] ?? MOST

/** Number of heaviest pages to report. */
const REPORTED = 12

/** Examples of lists, of which there are endless by words and filters. */
const SEARCHES = ['/search/?q=stickers', '/search/?q=decal', '/custom/products/category/labels/?sort=price']

let walk: Awaited<ReturnType<typeof found>>
beforeAll(async () => {
  walk = await found()
})

describe('every link in the shop', () => {
  const visit = useBrowser()

  it('leads to a page: those of the sitemap and all their links, each with its own address and title (SEO-3, SEO-5, SEO-9, MKT-7)', async () => {
    const { pages, linked, cards, stated, failed } = walk
    expect(pages.length).toBeGreaterThan(50)
    const everywhere = ['AggregateOffer', 'BreadcrumbList', 'Offer', 'Product']
    for (const kind of ['custom', 'clipart', 'ddb', 'marketplace', 'stock-images'])
      expect([kind, ...(stated.get(kind) ?? [])]).toEqual(expect.arrayContaining([kind, ...everywhere]))
    expect([...(stated.get('custom') ?? [])]).toEqual(
      expect.arrayContaining(['FAQPage', 'Review', 'AggregateRating']),
    )
    expect([...cards].filter((card) => card.startsWith('/social/category/')).length).toBeGreaterThan(20)
    // Drawing a card takes a moment, so that only a few of each kind are checked.
    await inTurn(someOfEach([...cards]), async (card) => {
      const response = await get(card)
      const { width, height, format } = await sharp(await response.arrayBuffer()).metadata()
      const shown = `${response.status} ${format} ${width} ${height}`
      if (shown !== (card.startsWith('/social/') ? '200 jpeg 1200 630' : '200 png 1200 630'))
        failed.push(`${card}: ${shown}`)
    })
    await inTurn(
      [...linked].filter((link) => !pages.includes(link)),
      async (link) => {
        const response = await get(link)
        const html = await response.text()
        if (response.status !== 200) failed.push(`${link}: ${response.status}`)
        // For a product that begins with its design, the setup page isn't canonical. SEO-4.
        if (!OF_PRODUCT.test(link) || !response.headers.get('content-type')?.startsWith('text/html')) return
        const own = canonicalOf(html)
        if (!html.includes('content="noindex"') && !pages.includes(own))
          failed.push(`${link}: canonical ${own}, which is not in the sitemap`)
      },
    )
    expect(failed).toEqual([])
  })

  it('keeps a hostile name inside of its element (SEO-3)', async () => {
    const page = await visit()
    const name = '</script><script>window.isHostile = 1</script>'
    const headers = { authorization: `Bearer ${inject('apiKey')}` }
    const at = '/custom/api/v1/template/bumper-stickers/'
    const before = (await (await page.request.get(at, { headers })).json()) as { readonly name: string }
    expect((await page.request.patch(at, { headers, data: { name } })).status()).toBe(200)
    try {
      const stated = async () => {
        await page.goto('/custom/products/stickers/bumper/p/bumper-stickers/setup/')
        const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
        return texts.map((json) => structuredData.parse(JSON.parse(json)))
      }
      // Pages may lag behind a change for a moment.
      await expect.poll(stated).toContainEqual(expect.objectContaining({ '@type': 'Product', name }))
      expect(await page.evaluate(() => 'isHostile' in window)).toBe(false)
    } finally {
      await page.request.patch(at, { headers, data: { name: before.name } })
    }
  })
})

describe('every public page', () => {
  it(`has at most ${MOST / 1000} kB of HTML, except for those listed (SEO-18)`, async () => {
    const routes = Object.values(ROUTES)
      .filter(({ path, file }) => path.endsWith('/') && !path.includes('{') && file.endsWith('.tsx'))
      .map(({ path }) => path)
    const weights = new Map(walk.weights)
    const others = [...new Set([...routes, ...SEARCHES])].filter((path) => !weights.has(path))
    await inTurn(
      others,
      async (path) => void weights.set(path, (await (await get(path)).arrayBuffer()).byteLength),
    )
    const heaviest = [...weights].toSorted(([, one], [, other]) => other - one)
    for (const [path, bytes] of heaviest.slice(0, REPORTED))
      console.info(`${(bytes / 1000).toFixed(1)} kB of HTML: ${path}`)
    expect(weights.size).toBeGreaterThan(100)
    expect(heaviest.filter(([path, bytes]) => bytes > mostOf(path))).toEqual([])
  })
})
