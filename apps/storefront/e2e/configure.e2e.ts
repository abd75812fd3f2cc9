import { MISSING_PRODUCT_DATA } from '@kisscut/core/errors'
import { describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { expectAccessible } from './axe.ts'
import { atEverySize, collectErrors, goTo, SIZES, responseTo, useBrowser } from './browser.ts'
import { overflowOf } from './devices.ts'
import { ROLL_SETUP, SETUP } from './paths.ts'

const total = (page: Page) => page.locator('output').first()
/** Moves the mouse in steps, because browsers don't report the first position as a movement. */
const stir = (page: Page) => page.mouse.move(200, 200, { steps: 2 })
const choose = (page: Page, name: string) =>
  page
    .getByRole('radio', { name: new RegExp(`^${name}`) })
    .first()
    .check()

async function expectTotal(page: Page, text: string) {
  await expect.poll(() => total(page).innerText()).toContain(text)
}

describe('configuring a die-cut sticker', () => {
  const visit = useBrowser()

  it('costs 52.00 for 100, 135.00 for 500 and 200.00 for 1000 pieces of 2 × 2 in white vinyl', async () => {
    const page = await visit()
    const errors = collectErrors(page)
    await goTo(page, SETUP)
    await expectTotal(page, '$52.00')
    await page.getByLabel('Quantity', { exact: true }).fill('500')
    await expectTotal(page, '$135.00')
    await page.getByLabel('Quantity', { exact: true }).fill('1000')
    await expectTotal(page, '$200.00')
    expect(errors).toEqual([])
  })

  it('requests the price of another material and size, and shows the response to the last request (FLOW-6)', async () => {
    const page = await visit()
    await goTo(page, SETUP)
    const requests: string[] = []
    page.on(
      'request',
      (request) => request.url().includes('price-quote') && requests.push(request.postData() ?? ''),
    )
    await choose(page, 'Holographic')
    await expectTotal(page, '$70.20')
    await choose(page, '3 × 3')
    await expectTotal(page, '$157.95')
    expect(requests.length).toBeGreaterThanOrEqual(2)
    expect(new Set(requests.map((body) => (JSON.parse(body) as { uuid: string }).uuid)).size).toBe(
      requests.length,
    )
  })

  it('shows the error of a quantity below its field, and no price', async () => {
    const page = await visit()
    await goTo(page, SETUP)
    for (const wrong of ['1.5', 'abc', '1e309']) {
      await page.getByLabel('Quantity', { exact: true }).fill(wrong)
      await page.getByText('Quantity must be a whole number.').first().waitFor()
    }
    await page.getByLabel('Quantity', { exact: true }).fill('0')
    await page.getByText('The minimum quantity for this product is 1.').first().waitFor()
  })

  it('shows in inches that a size exceeds the material', async () => {
    const page = await visit()
    await goTo(page, SETUP)
    await choose(page, 'Custom')
    await page.getByLabel('Width').fill('130')
    await page.getByText('The dimensions exceed the max size of 50" by 120"').first().waitFor()
    await page.getByLabel('Width').fill('0.2')
    await page
      .getByText('The size is smaller than the minimum of 0.5x0.5 allowed for this material.')
      .first()
      .waitFor()
  })

  it('offers 100 to a shopper of 80, because they cost less (PRICE-15)', async () => {
    const page = await visit()
    await goTo(page, SETUP)
    await page.getByLabel('Quantity', { exact: true }).fill('80')
    await expectTotal(page, '$60.80')
    await page
      .getByText(/100 .*\$52\.00|100 cost less/)
      .first()
      .waitFor()
  })

  it("shows other pictures in place of the product's, by keyboard and without layout shift", async () => {
    const page = await visit({ viewport: { width: 1440, height: 900 } })
    await goTo(page, SETUP)
    const own = page.getByRole('radio', { name: 'Your size and material' })
    const [drawing] = [page.getByRole('img', { name: /^Die-cut stickers on/ })]
    const before = await page.getByRole('region', { name: 'Price' }).boundingBox()
    await own.focus()
    await page.keyboard.press('ArrowRight')
    await drawing.waitFor({ state: 'hidden' })
    const shown = page.getByRole('img', { name: /^Four die-cut stickers on a laptop/ }).first()
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    expect(await page.getByRole('region', { name: 'Price' }).boundingBox()).toEqual(before)
    await page.getByLabel('Quantity', { exact: true }).fill('500')
    await drawing.waitFor()
    expect(await own.isChecked()).toBe(true)
  })

  it('keeps the picture in the bar on a phone, and updates it with the material', async () => {
    const page = await visit({ viewport: { width: 390, height: 844 } })
    await goTo(page, SETUP)
    const thumbnail = page.locator('use[href="#sticker-scene"]')
    expect(await thumbnail.getAttribute('href')).toBe('#sticker-scene')
    const box = await thumbnail.locator('..').boundingBox()
    expect([box?.width, box?.height]).toEqual([48, 48])
    const scene = page.locator('#sticker-scene')
    const white = await scene.innerHTML()
    await choose(page, 'Kraft paper')
    await expect.poll(() => scene.innerHTML()).not.toBe(white)
  })

  it('shows what to check if there is no price, and a button that looks blocked', async () => {
    const page = await visit()
    await goTo(page, `${SETUP}?width=60&height=60`)
    const price = page.getByRole('region', { name: 'Price' })
    await price.getByText('Check the size').waitFor()
    const upload = price.getByRole('button', { name: 'Upload your artwork' })
    const color = () => upload.evaluate((button) => getComputedStyle(button).backgroundColor)
    const blocked = await color()
    await upload.click()
    expect(page.url()).toContain('/setup/')
    await page.getByLabel('Width').fill('2')
    await page.getByLabel('Height').fill('2')
    await price.getByText('$52.00').first().waitFor()
    await expect.poll(color).not.toBe(blocked)
  })

  it('ships a rush order sooner, and says that the date excludes a proof (PROD-1, PROD-16)', async () => {
    const page = await visit()
    await goTo(page, SETUP)
    const ships = page
      .getByRole('region', { name: 'Price' })
      .getByText(/ships [A-Z][a-z]+day, [A-Z][a-z]+ \d+ if you skip the proof$/)
    const standard = await ships.innerText()
    await choose(page, 'Rush')
    await expectTotal(page, '$68.00')
    await expect.poll(() => ships.innerText()).not.toBe(standard)
    await choose(page, 'Standard')
    await expect.poll(() => ships.innerText()).toBe(standard)
  })

  it('never covers a choice with the price on a wide screen', async () => {
    const page = await visit({ viewport: { width: 1440, height: 900 } })
    await goTo(page, `${SETUP}?quantity=80`)
    const price = page.getByRole('region', { name: 'Price' })
    const choices = page.locator('fieldset').filter({ has: page.getByLabel('Quantity', { exact: true }) })
    for (const choice of ['Material', 'Quantity', 'Lamination']) {
      await page.getByText(choice, { exact: true }).first().scrollIntoViewIfNeeded()
      const [card, column] = await Promise.all([price.boundingBox(), choices.last().boundingBox()])
      expect(card!.x + card!.width, 'ends before the choices').toBeLessThan(column!.x)
      expect(card!.y + card!.height, 'in view').toBeLessThanOrEqual(900)
      await price.getByText('100 cost less: $52.00').waitFor()
    }
  })

  it('sells roll labels in allowed quantities (QTY-5)', async () => {
    const page = await visit()
    await goTo(page, ROLL_SETUP)
    await expectTotal(page, '$36.00')
    await page.getByLabel('Quantity', { exact: true }).fill('150')
    await page.getByText('Please enter multiples of 100.').first().waitFor()
  })

  it('replays a press made before hydration', async () => {
    const page = await visit()
    await page.goto(SETUP)
    await page.evaluate(() => {
      document.querySelector<HTMLInputElement>('input[name=size][value=custom]')?.click()
      Object.assign(document.querySelector('input[name=quantity]') ?? {}, { value: '500' })
    })
    await stir(page)
    await expectTotal(page, '$135.00')
    expect(await page.getByRole('radio', { name: 'Custom' }).first().isChecked()).toBe(true)
  })

  it("disables its controls and logs an error if the page's data block is missing (ERR-6)", async () => {
    const page = await visit()
    const errors = collectErrors(page)
    await page.route(`**${SETUP}`, async (route) => {
      const response = await responseTo(route)
      const html = (await response.text()).replace('id="product-data"', 'id="something-else"')
      await route.fulfill({ response, body: html })
    })
    await page.goto(SETUP)
    await stir(page)
    await expect.poll(() => page.getByLabel('Quantity', { exact: true }).isDisabled()).toBe(true)
    expect(errors).toEqual([MISSING_PRODUCT_DATA])
    await page.getByRole('heading', { name: 'Die-cut stickers', level: 1 }).waitFor()
  })

  it('has its final layout before any script arrives', async () => {
    const page = await visit({ javaScriptEnabled: false })
    await page.goto(SETUP)
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(title?.x, 'the title beside the picture').toBeGreaterThan(SIZES.desktop.width / 2)
  })

  it('works without JavaScript, by plain form posts (PAGE-21)', async () => {
    const page = await visit({ javaScriptEnabled: false })
    await page.goto(SETUP)
    await expectTotal(page, '$52.00')
    await page.getByLabel('Quantity', { exact: true }).fill('500')
    await page.getByRole('button', { name: 'Update price' }).first().click()
    await expectTotal(page, '$135.00')
    await page
      .getByRole('button', { name: /1,000|2,500/ })
      .first()
      .click()
    await expectTotal(page, '$400.00')
  })

  it('is accessible and fits every width', async () => {
    const page = await visit()
    await goTo(page, SETUP)
    await atEverySize(page, async (size) => {
      await expectAccessible(page)
      expect(await overflowOf(page), size).toBeLessThanOrEqual(0)
    })
  })
})
