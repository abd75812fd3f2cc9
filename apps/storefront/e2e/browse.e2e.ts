import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { collectErrors, goTo, settled, SIZES, useBrowser } from './browser.ts'
import { overflowOf } from './devices.ts'

/**
 * How much the page moved while it loaded (CLS, to the hundredth: words of the menu settle by a hair when their face
 * arrives late), and how far it reaches beyond the window, in pixels.
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

describe('a shopper looks around', () => {
  const visit = useBrowser()

  it('finds die-cut stickers from the home page', async () => {
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

  it('gives a category of one product more than its card, and no card its own name as a heading', async () => {
    const page = await visit()
    await page.goto('/custom/products/category/decals/wall/')
    await page.getByRole('heading', { level: 1, name: 'Wall decals' }).waitFor()
    await page.getByRole('heading', { name: 'What it’s good for' }).waitFor()
    await page.goto('/custom/products/category/stickers/')
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
    expect(headings).toContain('Die-cut stickers')
    expect(headings).not.toContain('Die-cut')
  })

  it('leads from the footer to help, contact, returns and the law (PAGE-22)', async () => {
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

  // On desktops the journey through every page looks whether they can be read.
  it.each([
    '/',
    ...['stickers', 'labels', 'signs', 'stickers/bumper', 'special-offers', 'shipping'].map(
      (path) => `/custom/products/category/${path}/`,
    ),
    '/custom/products/category/labels/?material=kraft-paper&use=food',
    '/search/?q=stikers',
    '/nothing/here/',
    '/cart/',
  ])('%s can be read by everyone, and nothing on it moves', async (path) => {
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
    '%s does not move when its fonts come late',
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

  it('opens the menu of a phone without JavaScript', async () => {
    const page = await visit({ viewport: SIZES.phone, javaScriptEnabled: false })
    await page.goto('/')
    await page.getByText('Menu', { exact: true }).click()
    await page
      .getByRole('navigation', { name: 'Shop, menu' })
      .getByRole('link', { name: /^Labels/ })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Labels' }).waitFor()
  })

  it('comes to the content with the first press of Tab', async () => {
    const page = await visit()
    await page.goto('/')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).hash).toBe('#main')
  })

  it('is told kindly that a page is not there', async () => {
    const page = await visit()
    const response = await page.goto('/custom/products/category/typewriters/')
    expect(response?.status()).toBe(404)
    await page.getByRole('link', { name: 'Back to the shop' }).click()
    await page.getByRole('heading', { level: 1, name: /^Cut exactly/ }).waitFor()
  })

  it('is sent to the address with the last slash', async () => {
    const page = await visit()
    const response = await page.goto('/custom/products/category/stickers?q=cats')
    expect(page.url()).toMatch(/\/custom\/products\/category\/stickers\/\?q=cats$/)
    expect(response?.status()).toBe(200)
  })
})

describe('what the server says beside its pages', () => {
  const visit = useBrowser()

  it('tells search engines every published page and nothing of a cart', async () => {
    const { request } = await visit()
    const sitemap = await (await request.get('/sitemap.xml')).text()
    expect(sitemap).toContain('/custom/products/stickers/die-cut/p/die-cut-stickers/setup/</loc>')
    expect(sitemap).toContain('/custom/products/category/signs/</loc>')
    expect(sitemap).not.toMatch(/\/(?:search|cart)\//)
    const robots = await (await request.get('/robots.txt')).text()
    expect(robots).toContain('Disallow: /cart/')
    expect(robots).toContain('Disallow: /search/')
  })

  it('has the icon that mail programs and crawlers ask for', async () => {
    const { request } = await visit()
    const icon = await request.get('/favicon.ico')
    expect(icon.status()).toBe(200)
    expect((await icon.body()).subarray(0, 4).toString('hex')).toBe('00000100')
  })

  it('takes artwork straight from the front page, without JavaScript too', async () => {
    const page = await visit({ javaScriptEnabled: false })
    await page.goto('/')
    await page.getByRole('button', { name: 'Upload artwork' }).click()
    await page.waitForURL('**/die-cut-stickers/*/upload/')
  })

  it('lets a page run only its own scripts', async () => {
    const { request } = await visit()
    const policy = (await request.get('/')).headers()['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'self'")
    // A page that is only read has no script of its own words at all; another names each by this response's nonce.
    expect(policy).toContain("script-src 'self';")
    const ofCart = (await request.get('/cart/')).headers()['content-security-policy'] ?? ''
    expect(ofCart).toMatch(/script-src 'self' 'nonce-[\w-]+'/)
    expect(policy + ofCart).not.toMatch(/script-src[^;]*unsafe-inline/)
  })

  it('gives a visitor who only looks no cookie', async () => {
    const page = await visit()
    await goTo(page, '/')
    expect(await page.context().cookies()).toEqual([])
  })

  it('turns away a form of another site', async () => {
    const { request } = await visit()
    const response = await request.post('/cart/', {
      headers: { origin: 'https://evil.example' },
      form: { intent: 'remove-line', itemId: 'x' },
    })
    expect(response.status()).toBe(403)
  })

  it('does not make a page again for a browser that holds it, unless the page is somebody’s', async () => {
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

  it('tells search engines what a product is, and what it really costs (PRICE-18)', async () => {
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
