import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { collectErrors, goTo, settled, SIZES, useBrowser } from './browser.ts'
import { overflowOf } from './devices.ts'

/**
 * The page's layout shift while loading (CLS, rounded to hundredths, because menu text moves by a hair when its font
 * arrives), and its overflow in pixels.
 */
const movement = (page: Page) =>
  page.evaluate(async () => {
    const seen = await new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()))
      observer.observe({ type: 'layout-shift', buffered: true })
      setTimeout(() => resolve(observer.takeRecords()), 200)
    })
    const shift = seen.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0)
    return {
      shift: Math.round(shift * 100) / 100,
      overflow: document.documentElement.scrollWidth - innerWidth,
    }
  })

describe('browsing', () => {
  const visit = useBrowser()

  it('leads from the home page to die-cut stickers', async () => {
    const page = await visit()
    const errors = collectErrors(page)
    await page.goto('/')
    await page
      .getByRole('navigation', { name: 'Shop', exact: true })
      .getByRole('link', { name: 'Stickers', exact: true })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Stickers' }).waitFor()
    await page.getByRole('link', { name: 'Die-cut stickers' }).first().click()
    await page.waitForURL('**/custom/products/stickers/die-cut/p/die-cut-stickers/setup/')
    await page.getByRole('heading', { level: 1, name: 'Die-cut stickers' }).waitFor()
    expect(errors).toEqual([])
  })

  it('shows more than a card for a category with one product, and no card under a heading with its own name', async () => {
    const page = await visit()
    await page.goto('/custom/products/category/decals/wall/')
    await page.getByRole('heading', { level: 1, name: 'Wall decals' }).waitFor()
    await page.getByRole('heading', { name: 'What it’s good for' }).waitFor()
    await page.goto('/custom/products/category/stickers/')
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
    expect(headings).toContain('Die-cut stickers')
    expect(headings).not.toContain('Die-cut')
  })

  it('leads from the footer to help, contact, returns and legal pages (PAGE-22)', async () => {
    const page = await visit()
    await page.goto('/')
    const help = page.getByRole('navigation', { name: 'Help' }).getByRole('link')
    const names = await help.allInnerTexts()
    expect(names).toHaveLength(12)
    for (const name of names) {
      await help.filter({ hasText: name }).first().click()
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    }
    const sitemap = await (await page.request.get('/sitemap.xml')).text()
    expect(sitemap).toContain('/custom/products/category/contact/')
    expect(
      await page.getByRole('navigation', { name: 'Shop', exact: true }).getByText('Contact').count(),
    ).toBe(0)
  })

  // On desktops, the journey through every page checks accessibility.
  it.each([
    '/',
    ...['stickers', 'labels', 'signs', 'stickers/bumper', 'special-offers', 'shipping'].map(
      (path) => `/custom/products/category/${path}/`,
    ),
    '/custom/products/category/labels/?material=kraft-paper&use=food',
    '/search/?q=stikers',
    '/nothing/here/',
    '/cart/',
  ])('keeps %s accessible and without layout shift', async (path) => {
    const page = await visit()
    for (const viewport of [SIZES.desktop, SIZES.phone, SIZES.narrow]) {
      await page.setViewportSize(viewport)
      await goTo(page, path)
      expect(await movement(page)).toEqual({ shift: 0, overflow: 0 })
      if (viewport === SIZES.desktop) {
        await page.setViewportSize(SIZES.tablet)
        expect(await overflowOf(page)).toBe(0)
      } else await expectAccessible(page)
    }
  })

  it.each(['/', '/custom/products/category/stickers/', '/cart/'])(
    'keeps %s in place when its fonts arrive late',
    async (path) => {
      const page = await visit()
      let release = () => {}
      const drawn = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/*.woff2', (route) => drawn.then(() => route.continue()))
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      release()
      await settled(page)
      await page.evaluate(async () => void (await document.fonts.ready))
      expect((await movement(page)).shift).toBe(0)
    },
  )

  it('opens the phone menu without scripts', async () => {
    const page = await visit({ viewport: SIZES.phone, javaScriptEnabled: false })
    await page.goto('/')
    await page.getByText('Menu', { exact: true }).click()
    await page
      .getByRole('navigation', { name: 'Shop, menu' })
      .getByRole('link', { name: /^Labels/ })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Labels' }).waitFor()
  })

  it('leads to the content with the first press of Tab', async () => {
    const page = await visit()
    await page.goto('/')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).hash).toBe('#main')
  })

  it('shows a friendly page for a missing address', async () => {
    const page = await visit()
    const response = await page.goto('/custom/products/category/typewriters/')
    expect(response?.status()).toBe(404)
    await page.getByRole('link', { name: 'Back to the shop' }).click()
    await page.getByRole('heading', { level: 1, name: /^Cut exactly/ }).waitFor()
  })

  it('redirects to the address with a trailing slash', async () => {
    const page = await visit()
    const response = await page.goto('/custom/products/category/stickers?q=cats')
    expect(page.url()).toMatch(/\/custom\/products\/category\/stickers\/\?q=cats$/)
    expect(response?.status()).toBe(200)
  })
})

describe("the server's other responses", () => {
  const visit = useBrowser()

  it('list every published page for search engines, and no cart', async () => {
    const { request } = await visit()
    const sitemap = await (await request.get('/sitemap.xml')).text()
    expect(sitemap).toContain('/custom/products/stickers/die-cut/p/die-cut-stickers/setup/</loc>')
    expect(sitemap).toContain('/custom/products/category/signs/</loc>')
    expect(sitemap).not.toMatch(/\/(?:search|cart)\//)
    const robots = await (await request.get('/robots.txt')).text()
    expect(robots).toContain('Disallow: /cart/')
    expect(robots).toContain('Disallow: /search/')
  })

  it('include the icon that mail programs and crawlers request', async () => {
    const { request } = await visit()
    const icon = await request.get('/favicon.ico')
    expect(icon.status()).toBe(200)
    expect((await icon.body()).subarray(0, 4).toString('hex')).toBe('00000100')
  })

  it('take artwork directly from the front page, without scripts, too', async () => {
    const page = await visit({ javaScriptEnabled: false })
    await page.goto('/')
    await page.getByRole('button', { name: 'Upload artwork' }).click()
    await page.waitForURL('**/die-cut-stickers/*/upload/')
  })

  it('allow a page only its own scripts', async () => {
    const { request } = await visit()
    const policy = (await request.get('/')).headers()['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'self'")
    // A read-only page has no inline script; others identify each by this response's nonce.
    expect(policy).toContain("script-src 'self';")
    const ofCart = (await request.get('/cart/')).headers()['content-security-policy'] ?? ''
    expect(ofCart).toMatch(/script-src 'self' 'nonce-[\w-]+'/)
    expect(policy + ofCart).not.toMatch(/script-src[^;]*unsafe-inline/)
  })

  it('set no cookie for a visitor who only looks', async () => {
    const page = await visit()
    await goTo(page, '/')
    expect(await page.context().cookies()).toEqual([])
  })

  it("reject other sites' forms", async () => {
    const { request } = await visit()
    const response = await request.post('/cart/', {
      headers: { origin: 'https://evil.example' },
      form: { intent: 'remove-line', itemId: 'x' },
    })
    expect(response.status()).toBe(403)
  })

  it('are a 304 for a browser that has the page, unless the page is personal', async () => {
    const { request } = await visit()
    const first = await request.get('/custom/products/category/labels/')
    const etag = first.headers()['etag'] ?? ''
    const again = await request.get('/custom/products/category/labels/', {
      headers: { 'if-none-match': etag },
    })
    expect([again.status(), again.headers()['content-security-policy']]).toEqual([304, undefined])
    const other = await request.get('/custom/products/category/signs/', {
      headers: { 'if-none-match': etag },
    })
    expect(other.status()).toBe(200)
    expect((await request.get('/cart/')).headers()['etag']).toBeUndefined()
  })

  it('describe a product and its actual price to search engines (PRICE-18)', async () => {
    const page = await visit()
    await page.goto('/custom/products/stickers/die-cut/p/die-cut-stickers/setup/')
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    const [product, way] = texts.map((text) => JSON.parse(text) as Record<string, unknown>)
    expect(product).toMatchObject({
      '@type': 'Product',
      sku: 'KC-DIE',
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'USD',
        offers: expect.arrayContaining([
          expect.objectContaining({
            price: '52.00',
            eligibleQuantity: expect.objectContaining({ value: 100 }) as unknown,
          }),
        ]) as unknown,
      },
    })
    expect(way).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{}, {}, {}, { position: 4 }] })
  })
})
