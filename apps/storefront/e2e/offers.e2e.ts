import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { discPng } from './artworks.ts'
import { expectAccessible } from './axe.ts'
import { collectErrors, goTo, settled, SIZES, useBrowser } from './browser.ts'
import { overflowOf } from './devices.ts'
import { bring, toFinalize, visible } from './journey.ts'
import { SETUP } from './paths.ts'

const OFFERS = '/custom/products/category/special-offers/'
const STARTER = '50 die-cut stickers, 3 × 3 in'

const tilePrice = (page: Page) =>
  page.getByRole('region', { name: 'Special offers' }).getByRole('article').first().locator('data').first()
const pagePrice = (page: Page) => page.getByRole('region', { name: 'Price', exact: true })
const cartTotal = (page: Page) =>
  page.getByRole('region', { name: 'Total' }).locator('data').last().textContent()
const cartOf = async (page: Page) =>
  (await (await page.request.get('/cart/api/v1/cart/')).json()) as {
    readonly items: readonly { readonly product_class: string; readonly total: string }[]
  }

/** Goes from the list of offers to the cart; returns the price on the tile, the page and in the cart. */
async function order(page: Page) {
  await visible(page, STARTER).click()
  await page.waitForURL(`**${SETUP}?offer=starter-pack`)
  await settled(page)
  await page.getByText('Special offer', { exact: true }).first().waitFor()
  expect(await page.getByLabel('Quantity', { exact: true }).inputValue()).toBe('50')
  expect(await page.getByRole('radio', { name: /Matte vinyl|Clear vinyl/ }).count()).toBe(0)
  const shown = await pagePrice(page).locator('output').first().innerText()
  await visible(page, /^Upload/).click()
  await page.waitForURL('**/upload/**')
  await settled(page)
  await bring(page, 'disc.png', 'image/png', await discPng(1200))
  await toFinalize(page)
  await visible(page, 'Add to cart').click()
  await page.waitForURL('**/cart/')
  return shown
}

describe('special offers', () => {
  const visit = useBrowser()

  it.each([
    ['desktop', SIZES.desktop],
    ['phone', SIZES.phone],
  ] as const)(
    'lead on a %s from home to the cart at one price, and can be reopened with it (OFFER-1, OFFER-4, OFFER-5)',
    async (_name, viewport) => {
      const page = await visit({ viewport })
      const errors = collectErrors(page)
      await goTo(page, '/')
      await page
        .getByRole('main')
        .getByRole('link', { name: 'Special offers' })
        .filter({ visible: true })
        .first()
        .click()
      await page.waitForURL(`**${OFFERS}`)
      await settled(page)
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
      await expectAccessible(page)
      expect(await tilePrice(page).textContent()).toBe('$60.00')
      expect(await order(page)).toContain('$60.00')
      expect(await cartTotal(page)).toBe('$60.00')
      await page.getByText(STARTER).first().waitFor()
      expect((await cartOf(page)).items).toMatchObject([{ product_class: 'special-offer', total: '60.00' }])
      await expectAccessible(page)
      await page.getByRole('link', { name: /^Edit/ }).first().click()
      await page.waitForURL('**/finalize/**')
      await page.getByText(STARTER).first().waitFor()
      expect(errors).toEqual([])
    },
  )

  it('cost their converted price in euros from the tile to the cart, by keyboard alone (OFFER-3, CUR-1)', async () => {
    const page = await visit()
    await goTo(page, OFFERS)
    await page.getByRole('banner').locator('summary', { hasText: 'Sizes and prices in' }).click()
    await page.getByLabel('Prices in').filter({ visible: true }).selectOption('EUR')
    await page.getByRole('button', { name: 'Apply' }).filter({ visible: true }).click()
    await page.getByRole('banner').locator('summary', { hasText: 'EUR' }).waitFor()
    await goTo(page, OFFERS)
    expect(await tilePrice(page).textContent()).toBe('€55.20')
    await page.getByRole('link', { name: STARTER }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${SETUP}?offer=starter-pack`)
    await settled(page)
    await pagePrice(page).getByText('€55.20').first().waitFor()
    await visible(page, /^Upload/).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/upload/**')
    await settled(page)
    await bring(page, 'disc.png', 'image/png', await discPng(1200))
    await visible(page, 'Continue').focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/finalize/**')
    await settled(page)
    await visible(page, 'Add to cart').focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/cart/')
    expect(await cartTotal(page)).toBe('€55.20')
  })

  it("are on their product's page, work without scripts, and are reported when they have ended (OFFER-4, OFFER-6)", async () => {
    const page = await visit({ javaScriptEnabled: false })
    await page.goto(SETUP)
    const tile = page.getByRole('article').filter({ hasText: STARTER })
    const [picture, name] = [tile.locator('img'), tile.getByRole('heading')]
    const [{ x, width }, words] = [(await picture.boundingBox())!, (await name.boundingBox())!]
    expect(x + width, 'the picture ends where the words begin').toBeLessThanOrEqual(words.x)
    await page.getByRole('link', { name: STARTER }).click()
    await page.waitForURL(`**${SETUP}?offer=starter-pack`)
    await page
      .getByRole('button', { name: /^Upload/ })
      .first()
      .click()
    await page.waitForURL('**/upload/**')
    await page.getByRole('link', { name: 'Change details' }).first().click()
    await page.waitForURL('**/setup-edit/**')
    await page.getByText(STARTER).first().waitFor()
    await page.goto(`${SETUP}?offer=spring-labels`)
    await page.getByText('This offer has ended.').first().waitFor()
  })
})
