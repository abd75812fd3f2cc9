import { describe, expect, inject, it } from 'vitest'
import type { Page } from 'playwright-core'
import { linkTo } from './accounts.ts'
import { discPng } from './artworks.ts'
import { expectAccessible } from './axe.ts'
import { goTo, settled, SIZES, useBrowser } from './browser.ts'
import { overflowOf } from './devices.ts'
import { pressFile, visible } from './journey.ts'

const PASSWORD = 'a password of an artist'
const HERON = '/marketplace/marketplace/p/heron-sticker/'
const CITY = '/stock-images/stock-image-stickers/p/night-city-sticker/'

const total = (page: Page) =>
  page.getByRole('region', { name: 'Price', exact: true }).locator('output').innerText()
const quantity = (page: Page) =>
  page
    .getByRole('spinbutton', { name: /Quantity/ })
    .or(page.getByLabel('Quantity', { exact: true }))
    .first()

const cartOf = async (page: Page) =>
  (await (await page.request.get('/cart/api/v1/cart/')).json()) as {
    readonly items: readonly { readonly product_id: string; readonly product_class: string }[]
  }

describe('artworks on products', () => {
  const visit = useBrowser()

  it('are found from home by category, sized, ordered, edited again, and printed without their watermark (MKT-2, MKT-5, MKT-6, MKT-7, MKT-9)', async () => {
    const page = await visit()
    await goTo(page, '/')
    await page.getByRole('link', { name: 'Marketplace', exact: true }).first().click()
    await page.waitForURL('**/category/marketplace/')
    await page
      .getByRole('link', { name: /Gray heron sticker/ })
      .first()
      .click()
    await page.waitForURL(`**${HERON}`)
    await settled(page)
    expect(await page.content()).not.toContain('/files/artworks/')
    const before = await total(page)
    await page.getByLabel('Width', { exact: true }).fill('5')
    await expect.poll(() => total(page)).not.toBe(before)
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.waitForURL('**/cart/**')
    await page.getByText('Gray heron sticker').first().waitFor()
    const [line] = (await cartOf(page)).items
    expect(line?.product_class).toBe('marketplace')
    expect(String(await pressFile(page, line!.product_id, 'print.pdf'))).toMatch(/^%PDF-/)
    expect(String(await pressFile(page, line!.product_id, 'cut.svg'))).toContain('<path')
    const proof = await page.request.get(`/prepress/api/v1/custom/${line!.product_id}/proof.pdf/`)
    expect(proof.status()).toBe(404)
    await visible(page, /^Edit/).click()
    await page.waitForURL('**configured=**')
    await page.getByRole('button', { name: 'Update the cart' }).first().click()
    await page.waitForURL('**/cart/**')
    expect((await cartOf(page)).items).toHaveLength(1)
    await goTo(page, '/marketplace/companies/north-fork/')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Priya Nair' }).first().click()
    await page
      .getByRole('link', { name: /Pine ridge sticker/ })
      .first()
      .waitFor()
  })

  it('show an invalid size at its field, on a phone, too (SIZE-9, IMG-2)', async () => {
    const page = await visit({ viewport: SIZES.phone })
    await goTo(page, HERON)
    // There is no proof of finished artwork.
    expect(await page.getByRole('main').innerText()).not.toContain('skip the proof')
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    await page.getByLabel('Width', { exact: true }).fill('1')
    await page
      .getByText('The size is smaller than the minimum allowed square inches of 4 for this product')
      .first()
      .waitFor()
    await goTo(page, CITY)
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    await page.getByLabel('Width', { exact: true }).fill('6')
    await expect.poll(() => page.getByLabel('Height', { exact: true }).inputValue()).toBe('4')
    await page
      .getByRole('button', { name: /Add to cart/ })
      .first()
      .click()
    await page.waitForURL('**/cart/**')
    expect((await cartOf(page)).items[0]?.product_class).toBe('stock')
  })

  it("are shown without their background once it is removed, with the page's first touch, and whole again (MKT-8)", async () => {
    const page = await visit()
    await goTo(page, '/marketplace/marketplace/p/lake-trout-sticker/')
    const sample = page.locator('main svg image, main svg img, main img').filter({ visible: true })
    const shown = () => sample.evaluateAll((all) => all.map((each) => each.outerHTML).join(' '))
    const lines = () =>
      page.locator('main svg path').evaluateAll((all) => all.map((each) => each.getAttribute('d') ?? ''))
    const most = async () => Math.max(...(await lines()).map((line) => line.length))
    const square = await most()
    await page.getByLabel('Print it without its background').check()
    await expect.poll(shown, { timeout: 60_000 }).toContain('background=removed')
    await expect.poll(most).toBeGreaterThan(square + 500)
    await page.getByLabel('Print it without its background').uncheck()
    await expect.poll(shown).not.toContain('background=removed')
    await expect.poll(most).toBe(square)
  })

  it('are ordered by keyboard alone, and by a form without scripts (MKT-2)', async () => {
    const page = await visit({ javaScriptEnabled: false })
    await page.goto('/search/?q=heron')
    await page
      .getByRole('link', { name: /Gray heron sticker/ })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/heron-sticker/**')
    await quantity(page).fill('25')
    await page.getByRole('button', { name: 'Add to cart' }).first().focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/cart/**')
    expect((await cartOf(page)).items).toHaveLength(1)
  })
})

describe('an artist’s own works', () => {
  const visit = useBrowser()

  it('are added without scripts, drawn, traced and sold, edited and withdrawn, but not those of others (MKT-10, MKT-11, MKT-12)', async () => {
    const page = await visit({ javaScriptEnabled: false })
    const email = 'priya@example.com'
    await page.request.post('/account/forgot/', { form: { email }, headers: { origin: inject('shopUrl') } })
    const link = new URL(await linkTo(email))
    await page.goto(link.pathname + link.search)
    await page.getByLabel('New password').fill(PASSWORD)
    await page.getByRole('main').locator('form button[type=submit]').first().click()
    await page.goto('/account/sign-in/?next=/account/')
    await page.getByLabel('E-mail address').fill(email)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('main').locator('form button[type=submit]').first().click()
    await page.getByRole('link', { name: 'Add works and edit them' }).click()
    await page.getByRole('heading', { name: 'My works' }).waitFor()
    const withScripts = await visit({ viewport: SIZES.narrow })
    await withScripts.context().addCookies(await page.context().cookies())
    await withScripts.goto('/account/works/')
    await expectAccessible(withScripts)
    expect(await overflowOf(withScripts)).toBeLessThanOrEqual(0)

    await page.getByLabel('File', { exact: true }).setInputFiles({
      ...{ name: 'disc.png', mimeType: 'image/png', buffer: await discPng(900) },
    })
    await page.getByLabel('Name', { exact: true }).first().fill('Magenta disc')
    await page.getByLabel('Description').first().fill('Round as can be.')
    await page.getByRole('button', { name: 'Add the work' }).click()
    await page.getByText('“Magenta disc” is added.').waitFor()
    const work = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'Magenta disc' }) })
    expect(await work.locator('img').getAttribute('src')).toMatch(/^\/files\/works\/.*\.webp$/)
    await work.getByRole('link', { name: /^See it in the shop/ }).click()
    await page.getByRole('heading', { name: 'Magenta disc', level: 1 }).waitFor()
    await page.getByText('Round as can be.').first().waitFor()
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.waitForURL('**/cart/**')
    const [line] = (await cartOf(page)).items
    const cut = String(await pressFile(page, line!.product_id, 'cut.svg'))
    // Around a disc, with curves or many sides, unlike the four sides of a square.
    expect((/ d="([^"]+)"/.exec(cut)?.[1] ?? '').match(/[A-Z]/g)!.length).toBeGreaterThan(8)

    await page.goto('/account/works/')
    await work.getByText('Edit', { exact: false }).first().click()
    await work.getByLabel('Name', { exact: true }).fill('Pink disc')
    await work.getByRole('button', { name: /^Save/ }).click()
    await page.getByText('“Pink disc” is saved.').waitFor()
    const renamed = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'Pink disc' }) })
    const url = (await renamed.getByRole('link', { name: /^See it/ }).getAttribute('href'))!
    await renamed.getByRole('button', { name: /^Withdraw/ }).click()
    await renamed.getByText('Withdrawn: only you see it').waitFor()
    await expect.poll(async () => (await page.request.get(url)).status()).toBe(404)

    const form = { intent: 'withdraw', id: 'heron' }
    const headers = { origin: inject('shopUrl') }
    expect((await page.request.post('/account/works/', { form, headers })).status()).toBe(409)
    expect((await page.request.get(HERON)).status()).toBe(200)
  })
})
