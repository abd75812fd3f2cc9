import { productIn, readTerms } from '@kisscut/core/currency'
import { formatMoney } from '@kisscut/core/money'
import { quoteProduct } from '@kisscut/core/price'
import { defaultConfiguration, type Product, trustedProduct } from '@kisscut/core/product'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { SETUP } from './paths.ts'

const EUR = readTerms('EUR 0.92', 'USD').terms[0]!
/** A product of two inches in each unit. */
const SIDES = { in: '2', mm: '50.8', cm: '5.08' } as const
type Unit = keyof typeof SIDES

/** Submits the header's form. */
async function choose(page: Page, unit: Unit, currency: string) {
  await page.getByRole('banner').locator('summary', { hasText: 'Sizes and prices in' }).click()
  await page.getByLabel('Sizes in').filter({ visible: true }).selectOption(unit)
  await page.getByLabel('Prices in').filter({ visible: true }).selectOption(currency)
  await page.getByRole('button', { name: 'Apply' }).filter({ visible: true }).click()
  await page
    .getByRole('banner')
    .locator('summary', { hasText: `${unit}${currency}` })
    .waitFor()
}

/** The price of a hundred by the rules and the shop's own tables. */
async function expected(page: Page, currency: string) {
  const block = (await page.locator('#product-data').textContent()) ?? ''
  const { product } = JSON.parse(block) as { readonly product: Product }
  const headers = { authorization: `Bearer ${inject('apiKey')}` }
  const response = await page.request.get('/custom/api/v1/template-material/white-vinyl/', { headers })
  const { price_table: priceTable } = (await response.json()) as { readonly price_table: never }
  const { exchange: _of, ...bare } = product
  const known = trustedProduct({
    ...bare,
    currency: 'USD',
    materials: bare.materials.map((each) => ({ ...each, priceTable })),
  })
  const configuration = { ...defaultConfiguration(known), quantity: '100' }
  const priced = currency === 'USD' ? known : productIn(known, EUR)
  return formatMoney(quoteProduct(priced, configuration).total ?? '', currency, 'en-US')
}

describe('units and currencies', () => {
  const visit = useBrowser()

  it("are the shopper's from the tile to the cart, to the cent, without scripts, too (UNIT-1, UNIT-2, CUR-1, CUR-6)", async () => {
    const page = await visit({ javaScriptEnabled: false })
    for (const [unit, currency] of [
      ['mm', 'EUR'],
      ['cm', 'EUR'],
      ['in', 'USD'],
    ] as const) {
      await page.goto('/custom/products/category/stickers/die-cut/')
      await choose(page, unit, currency)
      const tile = page.getByRole('main').locator('data').first()
      await page.goto(SETUP)
      const price = await expected(page, currency)
      await page.goBack()
      expect(await tile.textContent()).toBe(price)
      await page.goto(`${SETUP}?quantity=100`)
      expect(await page.getByLabel('Width').inputValue()).toBe(SIDES[unit])
      expect(await page.getByLabel('Height').inputValue()).toBe(SIDES[unit])
      await page.getByRole('region', { name: 'Price' }).getByText(price).first().waitFor()
      if (unit === 'mm') {
        const data = {
          template: 'die-cut-stickers',
          material: 'white-vinyl',
          width: '2',
          height: '2',
          quantity: 100,
        }
        const made = await page.request.post('/custom/api/v1/custom/', { data })
        const { id } = (await made.json()) as { readonly id: string }
        // A page opened before the choice adds nothing.
        const stale = { data: { product_id: id, currency: 'USD' } }
        expect((await page.request.post('/custom/api/v1/add-to-cart/', stale)).status()).toBe(409)
        const added = await page.request.post('/custom/api/v1/add-to-cart/', { data: { product_id: id } })
        expect(added.status()).toBe(200)
      }
      await page.goto('/cart/')
      expect(await page.getByText('Your cart is in USD now.').count()).toBe(currency === 'USD' ? 1 : 0)
      const total = page.getByRole('region', { name: 'Order total' })
      expect(await total.locator('data').last().textContent()).toBe(price)
      const shown = { in: '2 × 2 in', mm: '50.8 × 50.8 mm', cm: '5.08 × 5.08 cm' }[unit]
      await page.getByText(shown).first().waitFor()
    }
  })

  it('are those of the merchant feed on the pages it links, and afterwards (SEO-6, CUR-10)', async () => {
    const page = await visit({ javaScriptEnabled: false })
    const feed = await (await page.request.get('/feeds/products.xml?currency=EUR')).text()
    const item = feed
      .split('<item>')
      .find((each) => each.includes('<g:id>') && each.includes('/p/die-cut-stickers/'))!
    const [link, price] = ['g:link', 'g:price'].map((name) => item.split(new RegExp(`</?${name}>`))[1]!)
    await page.goto(new URL(link!.replaceAll('&amp;', '&')).href.replace(/^https?:\/\/[^/]+/, ''))
    expect(price).toMatch(/ EUR$/)
    const shown = page
      .getByRole('main')
      .locator(`data[value="${price!.split(' ')[0]}"]`)
      .first()
    expect(await shown.textContent()).toContain('€')
    await page.goto(SETUP)
    expect(await shown.textContent()).toContain('€')
  })

  it('let a form without scripts from another currency save nothing, for any class (CUR-7)', async () => {
    const page = await visit({ javaScriptEnabled: false })
    for (const path of [
      '/marketplace/marketplace/p/heron-sticker/',
      '/stock-images/stock-image-stickers/p/night-city-sticker/',
      '/clipart/decals/cut-out/animals/p/deer-decal/',
    ]) {
      await page.goto(path)
      expect(await page.locator('input[type=hidden][name=currency]').getAttribute('value'), path).toBe('USD')
      const form = { currency: 'EUR' }
      const sent = await page.request.post(path, { form, headers: { origin: new URL(page.url()).origin } })
      expect(await sent.text(), path).toContain('Your prices are in USD now.')
    }
    await page.goto('/designs/')
    await page.getByRole('heading', { name: 'No designs yet' }).waitFor()
  })
})
