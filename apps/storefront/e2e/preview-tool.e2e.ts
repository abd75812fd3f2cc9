import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { goTo, settled, SIZES, useBrowser } from './browser.ts'
import { openTool, saved } from './design-tool.ts'
import { overflowOf } from './devices.ts'
import { drag } from './fingers.ts'
import { idOf, middleOf, order, pageBox, pressFile, toFinalize, visible } from './journey.ts'

const SIGN = '/custom/products/signs/car-magnets/p/magnetic-car-signs/preview/'
const HONEY = '/custom/products/labels/jar-and-bottle/p/honey-labels/preview/'

interface Stored {
  readonly width: string
  readonly height: string
  readonly design: {
    readonly width: number
    readonly height: number
    readonly shownOn?: { readonly background: string; readonly x: number; readonly y: number }
    readonly elements: readonly { readonly text?: string }[]
  }
}

/** The stored product. */
async function stored(page: Page): Promise<Stored> {
  const response = await page.request.get(`/custom/api/v1/custom/${idOf(page)}/`)
  expect(response.status()).toBe(200)
  return (await response.json()) as Stored
}

const handle = (page: Page, selector = '[data-handle=move]') =>
  page.locator(`[role=application] ${selector}`).first()
/** The product's frame on the photo. */
const product = (page: Page) => page.locator('[role=application] > [data-handle=move]')
const price = (page: Page) => order(page).locator('output').innerText()

/** The product's size on the photo of a car door, whose 1,600 pixels show 25 per inch. */
async function sizeOnPhoto(page: Page) {
  const photo = (await page.getByRole('application').boundingBox())!
  const { width, height } = (await product(page).boundingBox())!
  const pixelsPerInch = (25 * photo.width) / 1600
  return { width: width / pixelsPerInch, height: height / pixelsPerInch }
}

/** The trim size of the print file, in inches. */
async function printedSize(page: Page, id: string) {
  const { width, height } = pageBox(await pressFile(page, id, 'print.pdf'), 'TrimBox')
  return { width: width / 72, height: height / 72 }
}

/** The size of the plotter's cut, in inches, from the points of its lines. */
async function cutSize(page: Page, id: string) {
  const lines = String(await pressFile(page, id, 'cut.dxf'))
  const points = [...lines.matchAll(/VERTEX\r\n8\r\n.*\r\n10\r\n(.*)\r\n20\r\n(.*)\r\n/g)]
  const [across, down] = [1, 2].map((at) => points.map((point) => Number(point[at])))
  const length = (values: readonly number[] = []) => Math.max(...values) - Math.min(...values)
  return { width: length(across), height: length(down) }
}

async function intoTheCart(page: Page) {
  await toFinalize(page)
  await visible(page, 'Add to cart').click()
  await page.waitForURL('**/cart/**')
}

describe('a product of the preview tool', () => {
  const visit = useBrowser()

  it('is dragged and resized on its photo with the mouse, left, reopened unchanged, and ordered in that size (SCENE-1, SCENE-2, SCENE-4)', async () => {
    const page = await visit()
    await goTo(page, '/custom/products/category/signs/car-magnets/')
    await page
      .getByRole('link', { name: /Magnetic car signs/ })
      .first()
      .click()
    await page.waitForURL('**/preview/')
    await openTool(page, new URL(page.url()).pathname)
    await expectAccessible(page)
    const before = await price(page)
    const from = await middleOf(handle(page))
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x - 90, from.y + 30, { steps: 6 })
    await page.mouse.up()
    await saved(page)
    await page.waitForURL('**/edit/preview/')
    const moved = await stored(page)
    expect(moved.design.shownOn?.background).toBe('car-door')
    expect([moved.design.width, moved.design.height]).toEqual([18, 12])

    const corner = await middleOf(handle(page, '[data-handle=se]'))
    await page.mouse.move(corner.x, corner.y)
    await page.mouse.down()
    await page.mouse.move(corner.x - 60, corner.y - 40, { steps: 6 })
    await page.mouse.up()
    await expect.poll(() => price(page)).not.toBe(before)
    await saved(page)
    await expect.poll(async () => (await stored(page)).design.width).toBeLessThan(17)
    const { design, width, height } = await stored(page)
    expect(design.height / design.width).toBeCloseTo(2 / 3, 2)
    expect([Number(width), Number(height)]).toEqual([design.width, design.height])

    const seen = (await product(page).boundingBox())!
    const onPhoto = await sizeOnPhoto(page)
    await goTo(page, '/designs/')
    await page
      .getByRole('link', { name: /Magnetic car signs/ })
      .first()
      .click()
    await page.waitForURL('**/edit/preview/')
    await openTool(page, new URL(page.url()).pathname)
    const again = (await product(page).boundingBox())!
    for (const side of ['x', 'width', 'height'] as const)
      expect(Math.abs(again[side] - seen[side])).toBeLessThan(2)
    const id = idOf(page)
    await intoTheCart(page)
    const finished = page.locator('dt', { hasText: 'Finished size' }).first()
    expect(await finished.locator('xpath=following-sibling::dd').innerText()).toBe(
      `${Number(width)} × ${Number(height)} in`,
    )
    const [printed, cut] = [await printedSize(page, id), await cutSize(page, id)]
    for (const side of ['width', 'height'] as const) {
      expect(Math.abs(onPhoto[side] - design[side])).toBeLessThan(0.05)
      expect(printed[side]).toBeCloseTo(design[side], 2)
      expect(Math.abs(cut[side] - design[side])).toBeLessThan(0.001)
    }
  })

  it('is shown on another photo in the same size, and filled in beside it (SCENE-3, SCENE-4)', async () => {
    const page = await visit()
    await openTool(page, HONEY)
    await page.getByRole('radio', { name: 'Market stall' }).check({ force: true })
    await page.getByRole('textbox', { name: 'Your name' }).fill('Noor’s Bees')
    await saved(page)
    const { design } = await stored(page)
    expect(design.shownOn?.background).toBe('jar-at-a-market')
    expect([design.width, design.height]).toEqual([2.5, 2])
    expect(design.elements.map(({ text }) => text)).toContain('Noor’s Bees')
    await page.getByRole('button', { name: 'Up close' }).click()
    await page.locator('[role=application] .canvas-artwork').waitFor({ state: 'attached' })
    await expectAccessible(page)
  })

  it('is moved and pinched by touch on a phone, with its photo in view, and ordered (SCENE-2, WCAG 2.5.7)', async () => {
    const page = await visit({ viewport: SIZES.phone, hasTouch: true, isMobile: true })
    await openTool(page, SIGN)
    expect(await overflowOf(page)).toBe(0)
    await expectAccessible(page)
    await page.getByRole('application').scrollIntoViewIfNeeded()
    const from = await middleOf(handle(page))
    await drag(page, { from, to: { x: from.x + 30, y: from.y } })
    await saved(page)
    await page.waitForURL('**/edit/preview/')
    const x = (await stored(page)).design.shownOn!.x
    expect(x).toBeGreaterThan(21)
    const at = await middleOf(handle(page))
    await drag(
      page,
      { from: { x: at.x - 20, y: at.y }, to: { x: at.x - 26, y: at.y } },
      { from: { x: at.x + 20, y: at.y }, to: { x: at.x + 26, y: at.y } },
    )
    await expect.poll(async () => (await stored(page)).design.width).toBeGreaterThan(19)
    await saved(page)
    await intoTheCart(page)
  })

  it('is placed, sized and ordered by keyboard alone (SCENE-5)', async () => {
    const page = await visit()
    await openTool(page, SIGN)
    await page.getByRole('application').focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('+')
    await saved(page)
    await expect
      .poll(async () => (await stored(page)).design)
      .toMatchObject({ width: 18.1, shownOn: { background: 'car-door' } })
    await page.getByLabel('Width', { exact: false }).first().focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('24')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await stored(page)).width).toBe('24')
    await saved(page)
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

  it("reports sizes that can't be ordered, and never orders a size that isn't shown (SCENE-2, SIZE-1)", async () => {
    const page = await visit()
    await openTool(page, SIGN)
    const width = page.getByLabel('Width', { exact: false }).first()
    await width.fill('2')
    await width.press('Enter')
    await order(page)
      .getByText(/minimum/i)
      .first()
      .waitFor()
    expect(await order(page).getByRole('link', { name: 'Continue' }).count()).toBe(0)
    await width.fill('9')
    await width.press('Enter')
    await saved(page)
    expect((await stored(page)).width).toBe('9')
  })

  it("works without its photo if it can't be fetched, says so, and shows it once it can (SCENE-6)", async () => {
    const page = await visit()
    await page.route('**/demo/photo-car-door*', (route) => route.abort())
    await openTool(page, SIGN)
    await page.getByText(/This photo couldn’t be loaded/).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Larger', exact: true }).click()
    await saved(page)
    expect((await stored(page)).design.width).toBe(18.1)
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect
      .poll(() =>
        page
          .locator('[role=application] img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0)
  })

  it('says without scripts that it needs them', async () => {
    const page = await visit({ javaScriptEnabled: false })
    await page.goto(SIGN)
    await page.getByText(/Designing here needs JavaScript/).waitFor()
  })
})
