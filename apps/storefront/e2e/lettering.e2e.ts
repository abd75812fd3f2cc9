import { boxAround, flatten } from '@kisscut/artwork/geometry'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { goTo, settled, SIZES, useBrowser } from './browser.ts'
import { saved, storedDesign } from './design-tool.ts'
import { cutOff, overflowOf, smallTargets } from './devices.ts'
import { drag } from './fingers.ts'
import { idOf, order, pressFile, toFinalize, visible } from './journey.ts'

const place = (category: string, slug: string) =>
  `/custom/products/decals/${category}/p/${slug}/new-lettering/`
const HOURS = place('vinyl-lettering', 'window-opening-hours')
const VAN = place('vinyl-lettering', 'vehicle-door-lettering')
const BOAT = place('boat-numbers', 'boat-numbers')

const line = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Line ${number}`, exact: true })
const measured = (page: Page) => page.getByText('Measured size:').locator('output')

/** Opens the tool and waits for its cut lines. */
async function openLettering(page: Page, path: string) {
  await goTo(page, path)
  await line(page, 1).waitFor()
  await expect.poll(() => page.locator('.canvas-kiss-cuts').first().getAttribute('d')).toMatch(/M.*Z/)
}

const texts = async (page: Page) => (await storedDesign(page)).elements.map(({ text }) => text)

async function intoTheCart(page: Page, name: string) {
  await toFinalize(page)
  await page.getByText('Along its outlines').waitFor()
  await expectAccessible(page)
  await visible(page, 'Add to cart').click()
  await page.waitForURL('**/cart/**')
  await page.getByRole('link', { name }).first().waitFor()
}

/** The layers of a product's cut file with their bounding boxes, and its saved size and price. */
async function cutOf(page: Page, id: string) {
  const file = String(await pressFile(page, id, 'cut.svg'))
  const layers = [...file.matchAll(/<g id="([^"]+)"[^>]*>(.*?)<\/g>/g)]
  const cut = layers.map(([, layer, inside]) => {
    const paths = [...inside!.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path!)
    return { layer, paths: paths.length, points: paths.flatMap((path) => flatten(path, 0.001).flat()) }
  })
  const custom = (await (await page.request.get(`/custom/api/v1/custom/${id}/`)).json()) as {
    readonly width: string
    readonly height: string
  }
  return { layers: cut, box: boxAround(cut.flatMap(({ points }) => points)), custom }
}

describe('a product of the lettering tool', () => {
  const visit = useBrowser()

  it('is typed and arranged with the mouse, left, reopened from My designs, changed and ordered; the cut size is the paid size (LET-6, LET-7, LET-10, LET-13)', async () => {
    const page = await visit()
    await goTo(page, '/custom/products/category/decals/vinyl-lettering/')
    await page
      .getByRole('link', { name: /Vehicle door lettering/ })
      .first()
      .click()
    await page.waitForURL('**/new-lettering/')
    await openLettering(page, VAN)
    await expectAccessible(page)
    // Two films, two pieces.
    expect(await order(page).innerText()).toContain('$300.19')
    const before = await measured(page).innerText()
    await line(page, 1).fill('NGUYEN & SON')
    await saved(page)
    await page.waitForURL('**/edit/lettering/')
    expect(await measured(page).innerText()).not.toBe(before)
    expect(await texts(page)).toContain('NGUYEN & SON')

    await goTo(page, '/designs/')
    await page
      .getByRole('article')
      .filter({ hasText: 'Vehicle door lettering' })
      .getByRole('link')
      .first()
      .click()
    await page.waitForURL('**/edit/lettering/')
    await line(page, 2).click()
    await page.getByRole('radio', { name: 'White', exact: true }).check({ force: true })
    await line(page, 3).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await saved(page)
    await expect.poll(() => texts(page)).toHaveLength(2)
    await expectAccessible(page)
    const price = /\$[\d.,]+/.exec(await order(page).locator('output').first().innerText())![0]
    const id = idOf(page)
    await intoTheCart(page, 'Vehicle door lettering')
    expect(await page.getByRole('main').innerText()).toContain(price)
    const { layers, box, custom } = await cutOf(page, id)
    expect(layers.map(({ layer, paths }) => [layer, paths])).toEqual([
      ['Film-Red', 1],
      ['Film-White', 1],
    ])
    expect(box.width).toBeCloseTo(Number(custom.width), 2)
    expect(box.height).toBeCloseTo(Number(custom.height), 2)
    const each = Number(custom.width) * Number(custom.height) * 0.45 * 2
    expect(Number(price.slice(1))).toBeCloseTo(each * 2, 1)
  })

  it("reports while typing which parts can't be weeded, and enlarges them with one click (LET-9)", async () => {
    const page = await visit()
    await openLettering(page, HOURS)
    await line(page, 4).click()
    await page.getByLabel('Capital height').fill('0.15')
    await page.getByLabel('Capital height').press('Enter')
    await page.getByRole('button', { name: /to look at before cutting/ }).click()
    await expectAccessible(page)
    await page
      .getByRole('button', { name: /^Make it .* tall: Line 4$/ })
      .first()
      .click()
    await page.getByText('Everything looks ready to cut.').waitFor()
    await saved(page)
  })

  it('changes the color of all its lines if it is cut from a single film, and is ordered with a weed border (LET-11, LET-13)', async () => {
    const page = await visit()
    await openLettering(page, BOAT)
    await page.getByRole('button', { name: 'Add a line' }).click()
    await line(page, 2).fill('MISS MOLLY')
    await page.getByRole('radio', { name: 'Burgundy' }).check({ force: true })
    await page.getByRole('button', { name: 'Material and quantity' }).click()
    await expect.poll(() => page.getByLabel('Width').count()).toBe(0)
    await page.getByRole('checkbox', { name: /Weed border/ }).check({ force: true })
    await saved(page)
    const id = idOf(page)
    await intoTheCart(page, 'Boat registration numbers')
    const { layers } = await cutOf(page, id)
    expect(layers.map(({ layer }) => layer)).toEqual(['Film-Burgundy', 'WeedBorder'])
  })

  it('opens only in its own tool, which opens no other product (PAGE-3)', async () => {
    const page = await visit()
    await openLettering(page, HOURS)
    await line(page, 2).fill('EVERY DAY   9 – 5')
    await saved(page)
    await page.waitForURL('**/edit/lettering/')
    const url = page.url()
    await page.goto(url.replace('/edit/lettering/', '/edit/advanced/'))
    await page.waitForURL(url)
    await line(page, 2).waitFor()
  })

  it('is typed by touch on a phone, with the canvas in view (WCAG 2.5.7)', async () => {
    const page = await visit({ viewport: SIZES.phone, hasTouch: true, isMobile: true })
    await openLettering(page, HOURS)
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
    const canvas = page.getByRole('application')
    const box = (await canvas.boundingBox())!
    expect(box.height).toBeGreaterThan(180)
    const price = (await page.locator('output:visible').first().boundingBox())!
    expect(price.y + price.height).toBeLessThan(SIZES.phone.height)
    // At a tenth of its size a letter's stem is two pixels wide, and the cut line must not hide its color.
    const blade = page.locator('.canvas-kiss-cuts:not(.canvas-kiss-halo)').first()
    const stroke = await blade.evaluate((path) => parseFloat(getComputedStyle(path).strokeWidth))
    expect(stroke).toBeLessThan(0.5)
    await line(page, 2).tap()
    await line(page, 2).fill('EVERY DAY   9 – 5')
    await page.getByRole('button', { name: 'Delete', exact: true }).scrollIntoViewIfNeeded()
    expect(await smallTargets(page)).toEqual([])
    expect(await cutOff(page)).toEqual([])
    await saved(page)
    const xOf = async () =>
      (await storedDesign(page)).elements.find(({ text }) => text === 'EVERY DAY   9 – 5')!.x
    const before = await xOf()
    await canvas.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await canvas.boundingBox())!
    const at = { x: x + width / 2, y: y + height / 2 }
    await drag(page, { from: at, to: { x: at.x + 40, y: at.y } })
    await expect.poll(xOf).not.toBe(before)
    await toFinalize(page)
    await visible(page, 'Add to cart').tap()
    await page.waitForURL('**/cart/**')
  })

  it('is typed by keyboard alone, reopened and ordered', async () => {
    const page = await visit()
    await openLettering(page, BOAT)
    await line(page, 1).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('WN 0815 AB')
    await page.keyboard.press('Enter')
    await expect.poll(() => line(page, 2).evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.type('SEATTLE')
    await saved(page)
    await expect.poll(() => texts(page)).toEqual(['WN 0815 AB', 'SEATTLE'])
    const id = idOf(page)
    await goTo(page, '/designs/')
    await page
      .getByRole('article')
      .filter({ hasText: 'Boat registration numbers' })
      .getByRole('link')
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/${id}/edit/lettering/`)
    await line(page, 2).waitFor()
    await page.getByRole('link', { name: 'Continue' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/finalize/**')
    const add = page.getByRole('button', { name: 'Add to cart' }).filter({ visible: true }).first()
    await add.waitFor()
    await settled(page)
    await add.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/cart/**')
  })
})
