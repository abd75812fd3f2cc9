import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { discPng, hugePng, HOSTILE_SVG } from './artworks.ts'
import { expectAccessible } from './axe.ts'
import { collectErrors, goTo, SIZES, useBrowser } from './browser.ts'
import { drag } from './fingers.ts'
import { bring, chooser, fileOf, lookAgainUntil, toDesign, toFinalize, visible } from './journey.ts'
import { SETUP } from './paths.ts'

const leftOf = (page: Page) => page.getByRole('textbox', { name: 'Left' })
const priceShown = (page: Page, price: string) =>
  page.getByRole('status').filter({ hasText: price }).first().waitFor()
const cartTotal = (page: Page) =>
  page.getByRole('region', { name: 'Total' }).locator('data').last().textContent()

describe('buying a die-cut sticker', () => {
  const visit = useBrowser()

  it('leads from the product to the cart at the displayed price, with q (CART-1)', async () => {
    const page = await visit()
    const errors = collectErrors(page)
    await toDesign(page, '?quantity=500&q=summer')
    await bring(page, 'disc.png', 'image/png', await discPng(1200))
    await page
      .getByText(/\d{3} dpi|sharp/i)
      .first()
      .waitFor()
    await expectAccessible(page)
    await toFinalize(page)
    await expectAccessible(page)
    await page.getByLabel('Notes for the print team').fill('Please keep the magenta.')
    await visible(page, 'Add to cart').dblclick()
    await page.waitForURL('**/cart/?q=summer')
    expect(await cartTotal(page)).toBe('$135.00')
    expect(await page.getByLabel('Quantity of Die-cut stickers').count()).toBe(1)
    expect(errors).toEqual([])

    await page.getByRole('link', { name: /^Edit/ }).first().click()
    await page.waitForURL('**/finalize/**')
    const instructions = page.getByLabel('Notes for the print team')
    expect(await instructions.inputValue()).toBe('Please keep the magenta.')
    await page.getByRole('link', { name: 'Change artwork' }).click()
    await page.waitForURL('**/upload/**')
    await page.getByText('disc.png', { exact: true }).first().waitFor()
    await page.getByRole('link', { name: 'Change details' }).first().click()
    await page.waitForURL('**/setup-edit/**')
    expect(await page.getByLabel('Quantity', { exact: true }).inputValue()).toBe('500')
  })

  it('keeps the artwork in its place: keyboard, reload, another tab, Back', async () => {
    const page = await visit()
    await toDesign(page)
    await bring(page, 'disc.png', 'image/png', await discPng(900))
    const left = leftOf(page)
    const before = Number(await left.inputValue())
    await page.getByRole('application').focus()
    for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowRight')
    await expect.poll(async () => Number(await left.inputValue())).toBeCloseTo(before + 0.05, 3)
    await page.getByText('Saved', { exact: true }).waitFor()

    await page.reload()
    await page.getByRole('application').waitFor()
    expect(Number(await left.inputValue())).toBeCloseTo(before + 0.05, 3)
    const tab = await page.context().newPage()
    await tab.goto(page.url())
    await tab.getByRole('application').waitFor()
    expect(Number(await leftOf(tab).inputValue())).toBeCloseTo(before + 0.05, 3)

    await toFinalize(page)
    await page.goBack()
    await page.waitForURL('**/upload/**')
    expect(Number(await left.inputValue())).toBeCloseTo(before + 0.05, 3)
    await goTo(page, SETUP)
    await visible(page, /^Upload/).click()
    await page.waitForURL('**/upload/**')
    await page.goBack()
    await page.waitForURL(`**${SETUP}**`)
    expect(await visible(page, /^Upload/).isEnabled()).toBe(true)
  })

  it('asks about a graphic that prints below 72 dpi, and charges for fixing it', async () => {
    const page = await visit()
    await toDesign(page)
    await bring(page, 'small.png', 'image/png', await discPng(100))
    await page
      .getByText(/56 dpi/)
      .first()
      .waitFor()
    await page.getByText('The cut line follows your artwork all the way around.').waitFor()
    await toFinalize(page)
    await visible(page, 'Add to cart').click()
    await page
      .getByText(/choose/i)
      .first()
      .waitFor()
    expect(page.url()).toContain('/finalize/')
    await page.getByText('I Approve My Low-Resolution Graphic To Be Printed').click()
    await priceShown(page, '$135.00')
    await page.getByText('Fix My Graphic', { exact: true }).click()
    await priceShown(page, '$155.00')
    await visible(page, 'Add to cart').click()
    await page.waitForURL('**/cart/**')
    expect(await cartTotal(page)).toBe('$155.00')
  })

  it('rejects bad files with a message, accepts the drawing in a hostile one, and stays available to everyone', async () => {
    const page = await visit()
    await toDesign(page)
    const rejections: readonly [string, string, Buffer, RegExp][] = [
      ['empty.png', 'image/png', Buffer.alloc(0), /empty/i],
      ['broken.pdf', 'application/pdf', Buffer.from('%PDF-1.7\nnot really'), /PDF|read|open|broken|damaged/i],
      [
        'setup.exe.png',
        'image/png',
        Buffer.from('MZ\u0090\u0000 this is no picture'),
        /PNG|print|kind|read/i,
      ],
      ['huge.png', 'image/png', hugePng(), /pixel/i],
    ]
    for (const [name, mime, buffer, message] of rejections) {
      await chooser(page).setInputFiles(fileOf(name, mime, buffer))
      const alert = page.getByRole('alert').filter({ hasText: message }).first()
      await alert.waitFor()
    }
    await bring(page, 'disc.jpg', 'image/jpeg', await discPng(800))
    await page.getByText('“disc.jpg” is actually a PNG, so we read it as one.').waitFor()
    await bring(page, 'hostile.svg', 'image/svg+xml', HOSTILE_SVG)
    expect(await page.title()).not.toContain('owned')
    const [svg] = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.includes('spy')),
    )
    expect(svg).toBeUndefined()
    expect((await page.request.get('/healthz')).status()).toBe(200)
  })

  it('answers 404 to anyone but the owner of a configured product (ROLE-5)', async () => {
    const [ana, ben] = [await visit(), await visit()]
    await toDesign(ana)
    for (const step of ['upload', 'setup-edit', 'finalize']) {
      const response = await ben.goto(ana.url().replace('/upload/', `/${step}/`))
      expect(response?.status(), step).toBe(404)
    }
  })

  it('works without JavaScript from the product to the cart (PAGE-21)', async () => {
    const page = await visit({ javaScriptEnabled: false })
    await page.goto(`${SETUP}?quantity=500`)
    await visible(page, /^Upload/).click()
    await page.waitForURL('**/upload/**')
    await chooser(page).setInputFiles(fileOf('disc.png', 'image/png', await discPng(1200)))
    await visible(page, /Upload|Send/).click()
    await expect.poll(() => page.locator('main').innerText()).toContain('disc.png')
    const round = () => page.locator('.die-line').first().getAttribute('d')
    await lookAgainUntil(page, async () => /C/.test((await round()) ?? ''))
    const cutLine = await round()
    await visible(page, 'Continue').click()
    await page.waitForURL('**/finalize/**')
    await lookAgainUntil(page, async () => (await page.locator(`path[d="${cutLine}"]`).count()) > 0)
    await visible(page, 'Add to cart').click()
    await page.waitForURL('**/cart/**')
    expect(await cartTotal(page)).toBe('$135.00')
  })

  it.each(['desktop', 'phone'] as const)(
    'keeps price and button in view at the last step on a %s',
    async (size) => {
      const page = await visit({ viewport: SIZES[size] })
      await toDesign(page)
      await bring(page, 'disc.png', 'image/png', await discPng(900))
      await toFinalize(page)
      const button = page.getByRole('button', { name: 'Add to cart' })
      const place = await button.boundingBox()
      expect(place!.y + place!.height).toBeLessThanOrEqual(SIZES[size].height)
      await button.click()
      await page.waitForURL('**/cart/**')
    },
  )

  it.each(['phone', 'tablet'] as const)('fits a %s, where a finger moves the artwork', async (size) => {
    const page = await visit({ viewport: SIZES[size], hasTouch: true })
    await toDesign(page)
    await bring(page, 'disc.png', 'image/png', await discPng(900))
    await expectAccessible(page)
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    const left = leftOf(page)
    const before = Number(await left.inputValue())
    const canvas = await page.getByRole('application').boundingBox()
    const [x, y] = [canvas!.x + canvas!.width / 2, canvas!.y + canvas!.height / 2]
    await drag(page, { from: { x, y }, to: { x: x + 32, y } })
    await expect.poll(async () => Number(await left.inputValue())).toBeGreaterThan(before)
    await toFinalize(page)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  })
})
