import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { goTo, settled, useBrowser } from './browser.ts'
import { bring, chooser, fileOf, lookAgainUntil, toFinalize, idOf, pressFile, visible } from './journey.ts'

const KISS_CUT = '/custom/products/stickers/kiss-cut/p/kiss-cut-stickers/setup/'
const SHEETS = '/custom/products/stickers/sheets/p/sticker-sheets/setup/'
const BUMPER = '/custom/products/stickers/bumper/p/bumper-stickers/setup/'

/** A 4:3 photo for a bumper sticker of 10 × 3 in. */
const photo = () =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: '#2f5d62' } })
    .jpeg()
    .toBuffer()

/** Three stickers side by side, as on a sheet. */
const threeStickers = () =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1200">${[150, 400, 650]
        .map((x) => `<circle cx="${x}" cy="600" r="80" fill="#d6006c"/>`)
        .join('')}</svg>`,
    ),
  )
    .png()
    .toBuffer()

/** The parts of a path, each around one sticker. */
const piecesOf = async (page: Page, path: string) =>
  ((await page.locator(path).first().getAttribute('d'))?.match(/M(?!0 0$)/g) ?? []).length

/** Number of stickers in the page's cut file. */
async function piecesCut(page: Page): Promise<number> {
  const file = String(await pressFile(page, idOf(page), 'cut.svg'))
  const [, stickers = ''] = /id="CutContour"[^>]*><path d="([^"]+)"/.exec(file) ?? []
  return stickers.match(/M/g)?.length ?? 0
}

async function toDesign(page: Page, setup = BUMPER) {
  await goTo(page, setup)
  await visible(page, /^Upload/).click()
  await page.waitForURL('**/upload/**')
  await settled(page)
}

/** The finished size on a page, in a list of labels and values. */
const stated = (page: Page) =>
  page.locator('dt', { hasText: 'Finished size' }).first().locator('xpath=following-sibling::dd')

/** Opens the design page with the photo, without scripts, cut along its contour. */
async function toContour(page: Page): Promise<void> {
  await toDesign(page)
  await chooser(page).setInputFiles(fileOf('photo.jpg', 'image/jpeg', await photo()))
  await visible(page, 'Upload').click()
  await page.getByText('photo.jpg', { exact: true }).waitFor()
  await page.locator('#dieLine').selectOption('contour')
  await page.locator('form:has(#dieLine) button').click()
}

describe('a bumper sticker of 10 × 3 in', () => {
  const visit = useBrowser()

  it('is cut in its paid size, which is stated from the design to the cart (SIZE-14)', async () => {
    const page = await visit()
    await toDesign(page)
    await bring(page, 'photo.jpg', 'image/jpeg', await photo())
    expect(await page.getByRole('radio', { name: 'Rounded' }).isChecked()).toBe(true)
    await page.getByText('Finished size: 10 × 3 in.').waitFor()
    await toFinalize(page)
    expect(await stated(page).innerText()).toBe('10 × 3 in')
    await visible(page, 'Add to cart').click()
    await page.waitForURL('**/cart/**')
    expect(await stated(page).innerText()).toBe('10 × 3 in')
  })

  it('costs less with one click if its contour leaves most of it unused (SIZE-20)', async () => {
    const page = await visit()
    await toDesign(page)
    await bring(page, 'photo.jpg', 'image/jpeg', await photo())
    await page.getByRole('radio', { name: 'Contour' }).check()
    await page.getByText('Finished size: 3.917 × 3 in.').waitFor()
    const offer = page.getByRole('button', { name: /^Order 3\.917 × 3 in/ })
    await offer.waitFor()
    await page.getByText(/Order that size for \$[\d.]+ instead of \$285\.00/).waitFor()
    await expectAccessible(page)
    await offer.click()
    await offer.waitFor({ state: 'detached' })
    await page.getByText('Finished size: 3.917 × 3 in.').waitFor()
    await toFinalize(page)
    expect(await stated(page).innerText()).toBe('3.917 × 3 in')
    expect(await page.getByText('$285.00').count()).toBe(0)
  })

  it('has its contour drawn as chosen, within the paid size (DESIGN-23, SIZE-14)', async () => {
    const page = await visit()
    await toDesign(page)
    await bring(page, 'photo.jpg', 'image/jpeg', await photo())
    await page.getByRole('radio', { name: 'Contour' }).check()
    await page.getByText('Finished size: 3.917 × 3 in.').waitFor()
    await page.getByRole('slider', { name: /^Offset/ }).fill('0.25')
    await page.getByText('Finished size: 3.833 × 3 in.').waitFor()
    await expectAccessible(page)
    await toFinalize(page)
    expect(await stated(page).innerText()).toBe('3.833 × 3 in')
  })

  it('has its contour drawn as chosen without scripts (DESIGN-23)', async () => {
    const page = await visit({ javaScriptEnabled: false })
    await toContour(page)
    const offset = page.getByLabel('Offset, 0 to 0.25 in')
    await expect.poll(() => offset.inputValue()).toBe('0.125')
    await offset.fill('0.25')
    await page.getByLabel('Smoothness, 0 to 100 percent').fill('30')
    await page.getByLabel('Holes').selectOption('keep')
    await page.locator('form:has(#dieLine) button').click()
    await expect.poll(() => offset.inputValue()).toBe('0.25')
    expect(await page.getByLabel('Holes').inputValue()).toBe('keep')
    await visible(page, 'Continue').click()
    await page.waitForURL('**/finalize/**')
    expect(await stated(page).innerText()).toBe('3.833 × 3 in')
  })

  it('is filled and fitted without scripts, with its finished size (DESIGN-28)', async () => {
    const page = await visit({ javaScriptEnabled: false })
    await toContour(page)
    await page.getByText('Finished size: 3.917 × 3 in', { exact: true }).waitFor()
    expect(await page.getByRole('button', { name: 'Fill', exact: true }).count()).toBe(0)
    await page.locator('#dieLine').selectOption('rectangle')
    await page.locator('form:has(#dieLine) button').click()
    await page.getByText('Finished size: 10 × 3 in', { exact: true }).waitFor()
    const blank = page.getByText(/blank/)
    await lookAgainUntil(page, () => blank.isVisible())
    await page.getByRole('button', { name: 'Fill', exact: true }).click()
    await lookAgainUntil(page, async () => (await blank.count()) === 0)
    await page.getByRole('button', { name: 'Fit', exact: true }).click()
    await lookAgainUntil(page, () => blank.isVisible())
  })

  it('costs less without scripts, too', async () => {
    const page = await visit({ javaScriptEnabled: false })
    await toContour(page)
    const offer = page.getByRole('button', { name: 'Order 3.917 × 3 in' })
    await lookAgainUntil(page, () => offer.isVisible())
    await visible(page, 'Continue').click()
    await page.waitForURL('**/finalize/**')
    await lookAgainUntil(page, () => offer.isVisible())
    await offer.click()
    await page.waitForURL('**/finalize/**')
    await expect.poll(() => offer.count()).toBe(0)
    expect(await stated(page).innerText()).toBe('3.917 × 3 in')
    expect(await page.getByText('$285.00').count()).toBe(0)
  })
})

describe('a kiss-cut sticker', () => {
  const visit = useBrowser()

  it('is on its backing on every page, with both sizes (SIZE-15)', async () => {
    const page = await visit()
    const blank = 'path[fill="#fffdf8"]'
    await goTo(page, KISS_CUT)
    await page.getByText('Finished size: 2 × 2 in on a 2.25 × 2.25 in backing').waitFor()
    expect(await page.locator(blank).count()).toBe(1)
    await toDesign(page, KISS_CUT)
    await bring(page, 'photo.jpg', 'image/jpeg', await photo())
    await page.getByRole('radio', { name: 'Rounded' }).check()
    await page.getByText('Finished size: 2 × 2 in on a 2.25 × 2.25 in backing.').waitFor()
    expect(await page.locator(`.canvas-material ${blank}`).count()).toBe(1)
    await toFinalize(page)
    await page.getByText('2 × 2 in on a 2.25 × 2.25 in backing').first().waitFor()
    expect(await page.locator(blank).count()).toBe(1)
  })
})

describe('a sticker sheet of 4 × 6 in', () => {
  const visit = useBrowser()
  const onCanvas = '.canvas-cut .canvas-kiss-cuts'

  it('shows the kiss cut of each sticker, on the canvas and on finalize (DESIGN-29)', async () => {
    const page = await visit()
    await toDesign(page, SHEETS)
    await bring(page, 'sheet.png', 'image/png', await threeStickers())
    await expect.poll(() => piecesOf(page, onCanvas)).toBe(3)
    await expect.poll(() => piecesCut(page)).toBe(3)
    // Moved to the left, the first one is beyond the edge.
    const left = page.getByRole('textbox', { name: 'Left' })
    const before = Number(await left.inputValue())
    await left.fill(String(before - 0.6))
    await left.press('Enter')
    await expect.poll(() => piecesOf(page, onCanvas)).toBe(2)
    await page.getByText(/^1 of the stickers on this sheet/).waitFor()
    await page.getByText('Saved', { exact: true }).waitFor()
    await toFinalize(page)
    const final = 'svg[aria-label^="Preview of"] path[stroke-dasharray]'
    await lookAgainUntil(page, async () => (await piecesOf(page, final)) === 2)
    expect(await piecesCut(page)).toBe(2)
  })

  it('shows them without scripts, too (DESIGN-29)', async () => {
    const page = await visit({ javaScriptEnabled: false })
    await toDesign(page, SHEETS)
    await chooser(page).setInputFiles(fileOf('sheet.png', 'image/png', await threeStickers()))
    await visible(page, 'Upload').click()
    await page.getByText('sheet.png', { exact: true }).waitFor()
    await lookAgainUntil(page, async () => (await page.locator('.kiss-cuts').count()) > 0)
    expect(await piecesOf(page, '.kiss-cuts')).toBe(3)
  })
})
