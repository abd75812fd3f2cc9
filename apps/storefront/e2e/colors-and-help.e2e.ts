import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { discPng } from './artworks.ts'
import { atEverySize, goTo, settled, SIZES, useBrowser } from './browser.ts'
import { bring, lookAgainUntil, openDesign, toFinalize, visible } from './journey.ts'

/** Colors from the screen's whole range, most of which can't be printed, in large patches. */
const neonPng = () =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">${[
        ['#00ff00', '#ff00ff', '#00ffff', '#ff0000'],
        ['#0000ff', '#ffff00', '#ff8000', '#8000ff'],
        ['#00ff80', '#808080', '#ff0080', '#4060ff'],
        ['#ffffff', '#202020', '#40ff40', '#ff4040'],
      ]
        .flatMap((row, y) =>
          row.map((color, x) => `<rect x="${x}" y="${y}" width="1" height="1" fill="${color}"/>`),
        )
        .join('')}</svg>`,
    ),
    { density: 72 },
  )
    .resize(1200, 1200, { kernel: 'nearest' })
    .png()
    .toBuffer()

/**
 * RGB of the center of each patch in the right half of the 4 × 4, where there are no lines of the canvas and no sheen of
 * the film.
 */
async function patchesOf(picture: Buffer): Promise<number[]> {
  const { width = 0, height = 0 } = await sharp(picture).metadata()
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return [0.5, 1.5, 2.5, 3.5].flatMap((row) =>
    [2.5, 3.5].flatMap((column) => {
      const at = (Math.round((row / 4) * height) * info.width + Math.round((column / 4) * width)) * 3
      return [...data.subarray(at, at + 3)]
    }),
  )
}

const meanDifference = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, at) => sum + Math.abs(value - b[at]!), 0) / a.length / 255

/** The artwork as Chromium shows it. */
const shownOn = async (page: Page, picture: string) =>
  patchesOf(await page.locator(`${picture} image`).first().screenshot())

/** The shop's own preview of the product, without its margin. */
async function previewOf(page: Page) {
  const id = /\/([^/]+)\/(?:upload|finalize)\//.exec(page.url())?.[1]
  const response = await page.request.get(`/prepress/api/v1/custom/${id}/preview.png/?pixels=1200`)
  return patchesOf(
    await sharp(await response.body())
      .trim({ threshold: 60 })
      .png()
      .toBuffer(),
  )
}

const canvas = '.canvas-artwork'
const final = 'svg[aria-label^="Preview of"]'
const other = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

/** A picture that is half white and half black. */
const halves = () =>
  sharp({ create: { width: 1200, height: 600, channels: 3, background: '#fff' } })
    .composite([
      { input: { create: { width: 600, height: 600, channels: 3, background: '#000' } }, left: 600, top: 0 },
    ])
    .png()
    .toBuffer()

/** RGB of the inner part of each half of a picture. */
async function halvesOf(picture: Buffer): Promise<readonly (readonly number[])[]> {
  const { width = 0, height = 0 } = await sharp(picture).metadata()
  const inner = (share: number) =>
    sharp(picture)
      .extract({
        left: Math.round(share * width),
        top: Math.round(0.3 * height),
        width: Math.round(0.2 * width),
        height: Math.round(0.4 * height),
      })
      .removeAlpha()
      .raw()
      .toBuffer()
  return [[...(await inner(0.15))], [...(await inner(0.65))]]
}

/** The artwork's area in Chromium, with and without the artwork. */
async function withAndWithout(page: Page, picture: string) {
  const image = page.locator(`${picture} image`).first()
  await image.scrollIntoViewIfNeeded()
  const clip = (await image.boundingBox())!
  const shown = async () => halvesOf(await page.screenshot({ clip }))
  const [white = [], black = []] = await shown()
  await image.evaluate((element) => element.setAttribute('visibility', 'hidden'))
  const [bare = []] = await shown()
  await image.evaluate((element) => element.removeAttribute('visibility'))
  return { white, black, bare }
}

const TAGS = '/custom/products/labels/barcode-and-asset/p/asset-tags/setup/'
const KRAFT = '/custom/products/labels/address/p/address-labels/setup/'

describe('white without white ink', () => {
  const visit = useBrowser()

  it.each([
    ['silver polyester', TAGS],
    ['kraft paper', KRAFT],
  ])('shows the material on the canvas and on finalize: %s (PROD-20)', async (_material, path) => {
    const page = await visit()
    await goTo(page, path)
    await visible(page, /^Upload/).click()
    await page.waitForURL('**/upload/**')
    await settled(page)
    await bring(page, 'halves.png', 'image/png', await halves())
    const expectThrough = async (picture: string) => {
      await page.locator(`${picture} image[href*="print-colors"]`).first().waitFor()
      await expect
        .poll(async () => {
          const { white, black, bare } = await withAndWithout(page, picture)
          const isBlack = black.reduce((sum, value) => sum + value, 0) / black.length < 80
          return isBlack && meanDifference(white, bare) < 0.004 && bare.some((value) => value < 235)
        })
        .toBe(true)
    }
    await expectThrough(canvas)
    await toFinalize(page)
    await expectThrough(final)
  })
})

describe('colors on the canvas', () => {
  const visit = useBrowser()

  it('are print colors, within 1 % of the preview through the press profile, with a switch to screen colors (PROD-13)', async () => {
    const page = await visit()
    await openDesign(page, { width: '3', height: '3' })
    await bring(page, 'neon.png', 'image/png', await neonPng())
    await page.locator('label').filter({ hasText: 'Rectangle' }).last().click()
    await page.getByText('Saved', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Fill', exact: true }).click()
    await page.getByText('Saved', { exact: true }).waitFor()
    await page.locator(`${canvas} image[href*="print-colors"]`).first().waitFor()
    const preview = await previewOf(page)
    await expect.poll(async () => meanDifference(await shownOn(page, canvas), preview)).toBeLessThan(0.01)

    await other(page, 'Screen colors').focus()
    await page.keyboard.press('Enter')
    await page.locator(`${canvas} image:not([href*="print-colors"])`).first().waitFor()
    expect(meanDifference(await shownOn(page, canvas), preview)).toBeGreaterThan(0.05)
    await toFinalize(page)
    expect(page.url()).toContain('colors=screen')
    await other(page, 'Print colors').click()
    await page.locator(`${final} image[href*="print-colors"]`).first().waitFor()
    await expect.poll(async () => meanDifference(await shownOn(page, final), preview)).toBeLessThan(0.03)
  })

  it('do not change the contour (PROD-13, DESIGN-19)', async () => {
    const page = await visit()
    await openDesign(page, { width: '2', height: '2', quantity: 100 })
    await bring(page, 'disc.png', 'image/png', await discPng(600))
    /** Whether the product's corner is cut off, as around a disc and unlike a rounded square. */
    const cutsCorner = () =>
      page
        .locator('.canvas-cut path')
        .first()
        .evaluate((line: SVGGeometryElement) => !line.isPointInFill(new DOMPoint(0.2, 0.2)))
    await page.locator(`${canvas} image[href*="print-colors"]`).first().waitFor()
    await expect.poll(cutsCorner).toBe(true)
    await other(page, 'Screen colors').click()
    await page.locator(`${canvas} image:not([href*="print-colors"])`).first().waitFor()
    expect(await cutsCorner()).toBe(true)
    await other(page, 'Print colors').click()
    await page.locator(`${canvas} image[href*="print-colors"]`).first().waitFor()
    expect(await cutsCorner()).toBe(true)
  })

  it('are print colors without scripts, too, with a link to screen colors (PROD-13)', async () => {
    const page = await visit()
    await openDesign(page)
    await bring(page, 'neon.png', 'image/png', await neonPng())
    const plain = await visit({ javaScriptEnabled: false, storageState: await page.context().storageState() })
    await plain.goto(page.url())
    expect(await plain.locator('image[href*="print-colors"]').count()).toBe(1)
    await other(plain, 'Screen colors').click()
    await other(plain, 'Print colors').waitFor()
    expect(await plain.locator('image[href*="print-colors"]').count()).toBe(0)
    expect(await plain.locator('option[value=ellipse], option[value=circle]').count()).toBe(1)
  })
})

/** A logo in a white box, like most uploads. */
const boxedLogo = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#fff"/><circle cx="5" cy="5" r="3" fill="#c02040"/></svg>',
    ),
    { density: 72 },
  )
    .resize(900, 900)
    .jpeg({ quality: 90 })
    .toBuffer()

describe("a finding's fix", () => {
  const visit = useBrowser()

  it('removes a white background with one click, and undo restores it (PROD-15)', async () => {
    const page = await visit()
    await openDesign(page)
    await bring(page, 'logo.jpg', 'image/jpeg', await boxedLogo())
    await page.getByText('The background is white. Remove it and cut around what’s on it?').waitFor()
    await page.getByRole('button', { name: /^Remove background: / }).click()
    await page.getByRole('button', { name: 'Back to the original' }).waitFor()
    await page.getByText('Saved', { exact: true }).waitFor()
    await expect.poll(() => page.getByText('The background is white.').count()).toBe(0)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await page.getByText('The background is white.').waitFor()
  })

  it('adds white ink on holographic film at the price on its button, and undo removes it; the picture follows (PROD-15, PROD-20)', async () => {
    const page = await visit()
    await openDesign(page, { material: 'holographic' })
    await bring(page, 'logo.jpg', 'image/jpeg', await boxedLogo())
    const total = async () =>
      (await page.locator('output[aria-busy]').last().innerText()).match(/\$[\d,.]+/)?.[0]
    const before = await total()
    const add = page.getByRole('button', { name: /^Add white ink, \+\$[\d.]+: / })
    await add.waitFor()
    const price = Number(/\+\$([\d.]+)/.exec((await add.getAttribute('aria-label')) ?? '')?.[1])
    const multiplied = () => page.locator(`${canvas} .transparent-ink image`).count()
    await expect.poll(multiplied).toBe(1)
    await add.click()
    await expect.poll(() => add.count()).toBe(0)
    await expect.poll(multiplied).toBe(0)
    const amount = (text = '') => Number(text.replace(/[$,]/g, ''))
    await expect.poll(async () => amount(await total())).toBeCloseTo(amount(before) + price, 2)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await add.waitFor()
    await expect.poll(total).toBe(before)
    await expect.poll(multiplied).toBe(1)
    await page.getByRole('button', { name: 'Redo', exact: true }).click()
    await expect.poll(() => add.count()).toBe(0)
    await expect.poll(async () => amount(await total())).toBeCloseTo(amount(before) + price, 2)
  })

  it('is a form without scripts (PROD-15)', async () => {
    const page = await visit({ javaScriptEnabled: false })
    await page.goto('/custom/products/stickers/die-cut/p/die-cut-stickers/setup/?quantity=500')
    await visible(page, /^Upload/).click()
    const file = { name: 'logo.jpg', mimeType: 'image/jpeg', buffer: await boxedLogo() }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    const help = page.locator('form:has(input[value="remove-background"]) button')
    await lookAgainUntil(page, async () => (await help.count()) > 0)
    await help.click()
    await page.getByRole('button', { name: 'Back to the original' }).waitFor()
    expect(await help.count()).toBe(0)
  })
})

describe('undo', () => {
  const visit = useBrowser()

  it('is in view beside the zoom at every width', async () => {
    const page = await visit()
    await openDesign(page)
    await bring(page, 'logo.jpg', 'image/jpeg', await boxedLogo())
    const bars = [page.getByRole('group', { name: 'History' }), page.getByRole('group', { name: 'Zoom' })]
    await atEverySize(page, async (size) => {
      await bars[0]!.scrollIntoViewIfNeeded()
      const [history, zoom] = await Promise.all(bars.map((bar) => bar.boundingBox()))
      expect(history!.x, size).toBeGreaterThanOrEqual(0)
      expect(zoom!.x + zoom!.width, size).toBeLessThanOrEqual(SIZES[size].width)
      expect(Math.abs(history!.y - zoom!.y), size).toBeLessThan(60)
      if (size === 'desktop') expect(history!.y + history!.height).toBeLessThanOrEqual(SIZES.desktop.height)
    })
  })
})
