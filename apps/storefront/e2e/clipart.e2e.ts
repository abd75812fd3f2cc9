import { describe, expect, it } from 'vitest'
import { onWhite, renderPages } from '@kisscut/prepress/testing'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expectAccessible, SIZES, useBrowser } from './browser.ts'
import { overflowOf } from './devices.ts'
import { pressFile, visible } from './journey.ts'

const PAW = '/clipart/decals/cut-out/animals/p/paw-print-decal/'
const STAR = '/clipart/decals/cut-out/ornaments/p/sheriff-star-decal/'
const color = (page: Page, part: string, name: string) =>
  page.getByRole('group', { name: `Color of ${part}`, exact: true }).getByRole('radio', { name, exact: true })

const lineOf = async (page: Page) => {
  const { items } = (await (await page.request.get('/cart/api/v1/cart/')).json()) as {
    items: { product_id: string; product_class: string }[]
  }
  expect(items).toHaveLength(1)
  return items[0]!
}

/** Mean colors of a few squares of what is drawn, cut to it: by shares of its box. */
async function sampled(picture: Buffer): Promise<readonly (readonly number[])[]> {
  const flat = await sharp(picture, { density: 150 }).flatten({ background: '#fff' }).png().toBuffer()
  const { data, info } = await sharp(flat)
    .trim({ background: '#fff', threshold: 30 })
    .toBuffer({ resolveWithObject: true })
  const side = Math.round(info.width * 0.03)
  return Promise.all(
    [
      [0.5, 0.2],
      [0.42, 0.4],
      [0.5, 0.62],
      [0.38, 0.56],
    ].map(async ([x, y]) => {
      const left = Math.round(info.width * x!)
      const top = Math.round(info.height * y!)
      const { channels } = await sharp(data)
        .extract({ left, top, width: side, height: side })
        .toBuffer()
        .then((part) => sharp(part).stats())
      return channels.slice(0, 3).map(({ mean }) => Math.round(mean))
    }),
  )
}

describe('a drawing that is sold by itself', () => {
  const visit = useBrowser()

  it('is found from home by search, painted, sized, ordered, changed, and is what the plotter gets (CLIP-2, CLIP-3, CLIP-5, CLIP-7, CLIP-12)', async () => {
    const page = await visit()
    await page.goto('/search/?q=paw+print', { waitUntil: 'networkidle' })
    await page
      .getByRole('link', { name: /Paw print decal/ })
      .first()
      .click()
    await page.waitForURL(`**${PAW}**`)
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
    expect(await page.getByText('Drawing: Kisscut, MIT').count()).toBe(1)
    const price = page.getByRole('region', { name: 'Price', exact: true }).locator('output')
    const before = await price.innerText()
    await color(page, 'toes', 'Red').check()
    await expect.poll(() => price.innerText()).not.toBe(before)
    await page.getByRole('img', { name: /Paw print in Black and Red/ }).waitFor()
    await page.getByRole('radio', { name: /^3 × 3/ }).check()
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
    await visible(page, 'Add to cart').click()
    await page.waitForURL('**/cart/**')
    const { product_id: id, product_class } = await lineOf(page)
    expect(product_class).toBe('clipart')
    const cut = String(await pressFile(page, id, 'cut.svg'))
    expect(cut).toContain('Film-Black')
    expect(cut).toContain('Film-Red')

    await visible(page, /^Edit/).click()
    await page.waitForURL('**/clipart/**configured=**')
    await page.waitForLoadState('networkidle')
    expect(await color(page, 'toes', 'Red').isChecked()).toBe(true)
    await color(page, 'toes', 'Black').check()
    await visible(page, 'Update the cart').click()
    await page.waitForURL('**/cart/**')
    expect((await lineOf(page)).product_id).toBe(id)
    expect(String(await pressFile(page, id, 'cut.svg'))).not.toContain('Film-Red')
  })

  it('is printed in a texture, with an outline and its shading, as its page shows it, and stays so (CLIP-13, CLIP-14, CLIP-15)', async () => {
    const page = await visit()
    await page.goto(STAR, { waitUntil: 'networkidle' })
    await color(page, 'star', 'Brushed gold').check()
    await color(page, 'disc', 'Walnut').check()
    await page.getByText('Outline of star', { exact: true }).click()
    const outline = page.getByRole('group', { name: 'Outline color of star' })
    await outline.getByRole('radio', { name: 'Ink', exact: true }).check()
    const width = page.getByLabel('Outline width of star')
    expect(await width.inputValue()).toBe('5')
    await width.fill('60')
    const picture = page.getByRole('img', { name: /Sheriff star in/ })
    const drawn = async () => {
      const [url] = await picture
        .locator('image')
        .evaluateAll((all) => all.map((each) => each.getAttribute('href')))
      return Buffer.from(url!.split(',')[1]!, 'base64').toString()
    }
    await expect.poll(async () => (await drawn()).match(/<pattern/g)?.length).toBe(2)
    expect(await drawn()).toContain('mix-blend-mode:multiply')
    await expectAccessible(page)
    // The page and the press draw one picture: on the star's left arm, its outline, the disc.
    const shown = await sampled(Buffer.from(await drawn()))
    await visible(page, 'Add to cart').click()
    await page.waitForURL('**/cart/**')
    const { product_id: id } = await lineOf(page)
    const [side] = await renderPages(await pressFile(page, id, 'print.pdf'), [0], 150)
    const printed = await sampled(
      await sharp(onWhite(side!), { raw: { width: side!.width, height: side!.height, channels: 4 } })
        .png()
        .toBuffer(),
    )
    for (const [at, one] of shown.entries())
      for (const channel of [0, 1, 2])
        expect(
          Math.abs(one[channel]! - printed[at]![channel]!),
          `${at} of ${JSON.stringify([shown, printed])}`,
        ).toBeLessThan(45)

    await visible(page, /^Edit/).click()
    await page.waitForURL('**/clipart/**configured=**')
    await page.waitForLoadState('networkidle')
    expect(await color(page, 'star', 'Brushed gold').isChecked()).toBe(true)
    expect(await width.inputValue()).toBe('60')
    await outline.getByRole('radio', { name: 'No outline' }).check()
    await visible(page, 'Update the cart').click()
    await page.waitForURL('**/cart/**')
    expect((await lineOf(page)).product_id).toBe(id)
    await page.goto(`${STAR}?configured=${id}`, { waitUntil: 'networkidle' })
    expect(await color(page, 'star', 'Brushed gold').isChecked()).toBe(true)
    expect(await page.getByRole('group', { name: 'Outline color of star' }).count()).toBe(0)
  })

  it('is ordered on a phone by keys alone, from its category (CLIP-2, CLIP-4)', async () => {
    const page = await visit({ viewport: SIZES.phone })
    await page.goto('/custom/products/category/decals/cut-out/animals/', { waitUntil: 'networkidle' })
    await page
      .getByRole('link', { name: /Deer cut-out/ })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/p/deer-decal/**')
    await page.waitForLoadState('networkidle')
    expect(await overflowOf(page)).toBe(0)
    // What is chosen before the page comes to life stays.
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('radio', { name: 'Black', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    release()
    await page.getByRole('radio', { name: 'The drawing' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('img', { name: /Deer in White/ }).waitFor()
    await visible(page, 'Add to cart').focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/cart/**')
    const { product_id: id } = await lineOf(page)
    expect(String(await pressFile(page, id, 'cut.dxf'))).toContain('Film-White')
  })

  it('is ordered without scripts, and says what is wrong at its field (CLIP-2, SIZE-7)', async () => {
    const page = await visit({ javaScriptEnabled: false })
    await page.goto(PAW)
    await color(page, 'pad', 'Orange').check()
    await page.getByRole('radio', { name: 'Custom' }).check()
    await page.getByLabel('Width').fill('1')
    await page.getByLabel('Height').fill('1')
    await visible(page, 'Add to cart').click()
    await page.getByText('Dimensions are too small. Please increase the size.').first().waitFor()
    expect(await color(page, 'pad', 'Orange').isChecked()).toBe(true)
    await page.getByLabel('Width').fill('5')
    await page.getByLabel('Height').fill('5')
    await visible(page, 'Add to cart').click()
    await page.waitForURL('**/cart/**')
    await page.getByText('Paw print decal').first().waitFor()
  })
})
