import type { APIRequestContext } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { structuredData } from './schema-org.ts'

/** Requests under way at a time. */
const AT_ONCE = 8

const pathsOf = (xml: string) =>
  [...xml.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path)

/** Where links, scripts, styles and pictures of a page lead within the shop. */
const linksOf = (html: string): readonly string[] =>
  [...html.matchAll(/\s(?:href|src)="(\/(?!\/)[^"#]*)/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))

/** Addresses that open something for whoever follows them, or that only their owner sees. */
const NOT_FOLLOWED = /^\/(account|cart|designs|admin)\/|\/(upload|finalize|setup-edit|edit)\//

async function inTurn<T>(all: readonly T[], work: (one: T) => Promise<void>) {
  const left = [...all]
  const next = async (): Promise<void> => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}

async function found(request: APIRequestContext) {
  const pages = pathsOf(await (await request.get('/sitemap.xml')).text())
  const failed: string[] = []
  const linked = new Set<string>()
  await inTurn(pages, async (path) => {
    const response = await request.get(path, { maxRedirects: 0 })
    if (response.status() !== 200) return void failed.push(`${path}: ${response.status()}`)
    const html = await response.text()
    for (const link of linksOf(html)) if (!NOT_FOLLOWED.test(link)) linked.add(link)
    const [, canonical = ''] = /rel="canonical" href="[^"]*?\/\/[^/"]+([^"]*)"/.exec(html) ?? []
    if (canonical !== path) failed.push(`${path}: canonical ${canonical}`)
    const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
    if (title === '' || title.length > 75) failed.push(`${path}: titled ${title}`)
    for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g))
      if (!structuredData.safeParse(JSON.parse(json)).success) failed.push(`${path}: ${json.slice(0, 200)}`)
  })
  return { pages, linked, failed }
}

describe('everything the shop leads to', () => {
  const visit = useBrowser()

  it('is there: every page of the sitemap and every link of theirs, each with its own address and title (SEO-3, SEO-5, SEO-9)', async () => {
    const { request } = await visit()
    const { pages, linked, failed } = await found(request)
    expect(pages.length).toBeGreaterThan(50)
    await inTurn(
      [...linked].filter((link) => !pages.includes(link)),
      async (link) => {
        const status = (await request.get(link)).status()
        if (status !== 200) failed.push(`${link}: ${status}`)
      },
    )
    expect(failed).toEqual([])
  }, 240_000)

  it('states a hostile name without letting it out of its element (SEO-3)', async () => {
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
      // Pages may be a moment behind a change.
      await expect.poll(stated).toContainEqual(expect.objectContaining({ '@type': 'Product', name }))
      expect(await page.evaluate(() => 'isHostile' in window)).toBe(false)
    } finally {
      await page.request.patch(at, { headers, data: { name: before.name } })
    }
  })
})
