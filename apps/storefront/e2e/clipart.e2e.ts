import { describe, expect, it } from 'vitest'
import { onWhite, renderPages } from '@kisscut/prepress/testing'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expectAccessible } from './axe.ts'
import { goTo, ofOwner, settled, SIZES, useBrowser } from './browser.ts'
import { overflowOf } from './devices.ts'
import { fileOf, pressFile, visible } from './journey.ts'

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

/** Mean colors of a few squares of the drawing, at shares of its bounding box. */
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

/** The picture of the star on its page. */
async function drawnOn(page: Page): Promise<string> {
  const [url] = await page
    .getByRole('img', { name: /Sheriff star in/ })
    .locator('image')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href')))
  return Buffer.from(url!.split(',')[1]!, 'base64').toString()
}

/** Orders the star and compares its print file with its page. Returns its id. */
async function printedAsShown(page: Page): Promise<string> {
  const shown = await sampled(Buffer.from(await drawnOn(page)))
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
  return id
}

/** Half-inch stripes, as a drawing without a size. */
const STRIPES =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><path d="M0 0H150V300H0Z" fill="#8a1c2c"/><path d="M150 0H300V300H150Z" fill="#f0e0b0"/></svg>'

describe('a clipart product', () => {
  const visit = useBrowser()

  it('is found from home by search, painted, sized, ordered, changed, and cut by the plotter (CLIP-2, CLIP-3, CLIP-5, CLIP-7, CLIP-12)', async () => {
    const page = await visit()
    await goTo(page, '/search/?q=paw+print')
    await page
      .getByRole('link', { name: /Paw print decal/ })
      .first()
      .click()
    await page.waitForURL(`**${PAW}**`)
    await settled(page)
    await expectAccessible(page)
    expect(await page.getByText('Drawing: Kisscut, MIT').count()).toBe(1)
    const price = page.getByRole('region', { name: 'Price', exact: true }).locator('output')
    const before = await price.innerText()
    await color(page, 'toes', 'Red').check()
    await expect.poll(() => price.innerText()).not.toBe(before)
    await page.getByRole('img', { name: /Paw print in Black and Red/ }).waitFor()
    await page.getByLabel('Width').fill('3')
    await page.getByText('Finished size: 3 × 2.864 in').waitFor()
    // A pending price is dimmed.
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
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
    await settled(page)
    expect(await color(page, 'toes', 'Red').isChecked()).toBe(true)
    await color(page, 'toes', 'Black').check()
    await visible(page, 'Update the cart').click()
    await page.waitForURL('**/cart/**')
    expect((await lineOf(page)).product_id).toBe(id)
    expect(String(await pressFile(page, id, 'cut.svg'))).not.toContain('Film-Red')
  })

  it('is painted with a texture that the owner uploads, and printed as shown (CLIP-15, ADMIN-3)', async () => {
    const owner = await visit(ofOwner())
    await owner.goto('/admin/color/create')
    await owner.getByRole('textbox', { name: 'Name', exact: true }).fill('Barber stripes')
    await owner.getByRole('textbox', { name: 'Code', exact: true }).fill('#8a1c2c')
    const upload = async (name: string, mime: string, bytes: Buffer) => {
      const chosen = owner.waitForEvent('filechooser')
      await owner.getByRole('button', { name: 'Upload a file for Texture', exact: true }).click()
      await (await chosen).setFiles(fileOf(name, mime, bytes))
    }
    const address = owner.getByRole('textbox', { name: 'Texture', exact: true })
    const bare = { width: 2001, height: 10, channels: 3 as const, background: '#fff' }
    await upload('wide.png', 'image/png', await sharp({ create: bare }).png().toBuffer())
    await owner.getByText(/A texture has at most 2,000 pixels a side/).waitFor()
    await upload('page.png', 'image/png', Buffer.from('<!doctype html><script>1</script>'))
    await owner.getByText(/We can’t print from web pages/).waitFor()
    expect(await address.inputValue()).toBe('')
    await upload('stripes.svg', 'image/svg+xml', Buffer.from(STRIPES))
    await expect.poll(() => address.inputValue()).toMatch(/^\/files\/.*\.svg$/)
    await owner.getByRole('button', { name: 'Save' }).click()
    await owner.getByRole('heading', { level: 1, name: 'Barber stripes' }).waitFor()
    const at = `/custom/api/v1/color/${owner.url().split('/').at(-1)}/`
    try {
      const page = await visit()
      await expect
        .poll(async () => {
          await goTo(page, STAR)
          return color(page, 'star', 'Barber stripes').count()
        })
        .toBe(1)
      await color(page, 'star', 'Barber stripes').check()
      await expect.poll(async () => (await drawnOn(page)).match(/<pattern/g)?.length).toBe(1)
      await printedAsShown(page)
    } finally {
      expect((await owner.request.delete(at)).ok()).toBe(true)
    }
  })

  it('is printed with a texture, an outline and its shading as shown, and remains so (CLIP-13, CLIP-14, CLIP-15)', async () => {
    const page = await visit()
    await goTo(page, STAR)
    await color(page, 'star', 'Brushed gold').check()
    await color(page, 'disc', 'Walnut').check()
    await page.getByText('Outline of star', { exact: true }).click()
    const outline = page.getByRole('group', { name: 'Outline color of star' })
    await outline.getByRole('radio', { name: 'Ink', exact: true }).check()
    const width = page.getByLabel('Outline width of star')
    expect(await width.inputValue()).toBe('5')
    await width.fill('60')
    const drawn = () => drawnOn(page)
    await expect.poll(async () => (await drawn()).match(/<pattern/g)?.length).toBe(2)
    expect(await drawn()).toContain('mix-blend-mode:multiply')
    await expectAccessible(page)
    // Page and press draw the same picture: on the star's left arm, its outline, and the disc.
    const id = await printedAsShown(page)

    await visible(page, /^Edit/).click()
    await page.waitForURL('**/clipart/**configured=**')
    await settled(page)
    expect(await color(page, 'star', 'Brushed gold').isChecked()).toBe(true)
    expect(await width.inputValue()).toBe('60')
    await outline.getByRole('radio', { name: 'No outline' }).check()
    await visible(page, 'Update the cart').click()
    await page.waitForURL('**/cart/**')
    expect((await lineOf(page)).product_id).toBe(id)
    await goTo(page, `${STAR}?configured=${id}`)
    expect(await color(page, 'star', 'Brushed gold').isChecked()).toBe(true)
    expect(await page.getByRole('group', { name: 'Outline color of star' }).count()).toBe(0)
  })

  it('is ordered on a phone by keyboard alone, from its category (CLIP-2, CLIP-4)', async () => {
    const page = await visit({ viewport: SIZES.phone })
    await goTo(page, '/custom/products/category/decals/cut-out/animals/')
    await page
      .getByRole('link', { name: /Deer cut-out/ })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/p/deer-decal/**')
    await settled(page)
    expect(await overflowOf(page)).toBe(0)
    // Choices made before hydration are kept.
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

  it('is ordered without scripts, with errors at their fields (CLIP-2, SIZE-7)', async () => {
    const page = await visit({ javaScriptEnabled: false })
    await page.goto(PAW)
    await color(page, 'pad', 'Orange').check()
    await page.getByLabel('Width').fill('1.047')
    await page.getByLabel('Height').fill('1')
    await visible(page, 'Add to cart').click()
    await page.getByText('Dimensions are too small. Please increase the size.').first().waitFor()
    expect(await color(page, 'pad', 'Orange').isChecked()).toBe(true)
    await page.getByLabel('Width').fill('6')
    await page.getByLabel('Height').fill('5.729')
    await visible(page, 'Add to cart').click()
    await page.waitForURL('**/cart/**')
    await page.getByText('Paw print decal').first().waitFor()
  })
})
