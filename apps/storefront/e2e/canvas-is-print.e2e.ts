import { printedColors, proofedColors } from '@kisscut/prepress/testing'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { goTo, useBrowser } from './browser.ts'
import { pageBox, pressFile } from './journey.ts'
import { differenceOf, type Picture } from './pictures-apart.ts'

/** Approximate longer side of the compared pictures, and their maximum difference, on average and in one square. */
const PIXELS = 720
const MOST = { mean: 0.02, square: 0.03 }

interface Size {
  readonly width: number
  readonly height: number
}

/** The print file inside of the cut line, with its inks on the material. */
async function printed(pdf: Buffer): Promise<Picture> {
  const [page, trim] = [pageBox(pdf, 'MediaBox'), pageBox(pdf, 'TrimBox')]
  const pixelsPerPoint = PIXELS / Math.max(trim.width, trim.height)
  // Whole pixels per point, so that no edge falls between two pixels.
  const scale = pixelsPerPoint > 1 ? Math.round(pixelsPerPoint) : 1 / Math.round(1 / pixelsPerPoint)
  const whole = { width: Math.round(page.width * scale), height: Math.round(page.height * scale) }
  const rgb = await printedColors({ pdf: new Uint8Array(pdf) }, whole)
  const size = { width: Math.round(trim.width * scale), height: Math.round(trim.height * scale) }
  const cut = await sharp(rgb, { raw: { ...whole, channels: 3 } })
    .extract({
      left: Math.round((trim.left - page.left) * scale),
      top: Math.round((page.top - trim.top) * scale),
      ...size,
    })
    .raw()
    .toBuffer()
  return { ...size, rgb: cut }
}

/** The product on the canvas without handles and guides, inside of its cut line. */
async function onCanvas(page: Page, size: Size): Promise<Buffer> {
  await page.evaluate(() => {
    const svg = document.querySelector<SVGElement>('.canvas-cut')!.ownerSVGElement!
    const hide = (each: HTMLElement | SVGElement) => (each.style.visibility = 'hidden')
    for (const each of document.querySelectorAll<HTMLElement | SVGElement>('body *'))
      if (!each.contains(svg) && !svg.contains(each)) hide(each)
    svg.querySelectorAll<SVGElement>(':scope > g:not(.canvas-material, .canvas-artwork)').forEach(hide)
  })
  const clip = await page.evaluate(() => {
    const { x, y, width, height } = document.querySelector('.canvas-cut path')!.getBoundingClientRect()
    return { x, y, width, height }
  })
  const shown = await page.screenshot({ clip })
  return sharp(shown)
    .resize({ ...size, fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer()
}

/** A third of the size, because the canvas has any offset from whole pixels, and the print file has none. */
async function small({ width, height, rgb }: Picture): Promise<Picture> {
  const size = { width: Math.round(width / 3), height: Math.round(height / 3) }
  const raw = sharp(rgb, { raw: { width, height, channels: 3 } })
  return {
    ...size,
    rgb: await raw
      .resize({ ...size, fit: 'fill' })
      .raw()
      .toBuffer(),
  }
}

/** White outside of the oval that fits into every shape, because corners are cut differently. */
function withinOval({ width, height, rgb }: Picture): Picture {
  const oval = Uint8Array.from(rgb, (value, at) => {
    const pixel = Math.floor(at / 3)
    const [x, y] = [
      (2 * ((pixel % width) + 0.5)) / width - 1,
      (2 * Math.floor(pixel / width) + 1) / height - 1,
    ]
    return x ** 2 + y ** 2 > 0.92 ? 255 : value
  })
  return { width, height, rgb: oval }
}

describe.each([
  ['a round label', 'round-logo-labels', 'labels/roll', 'advanced', [3, 3]],
  [
    'a label of another shape than its template’s',
    'beer-labels',
    'labels/jar-and-bottle',
    'advanced',
    [5, 3],
  ],
  ['a magnet', 'door-magnets', 'signs/car-magnets', 'advanced', [18, 12]],
  ['a name label', 'name-labels', 'labels/sheet', 'easy', [2.5, 1]],
] as const)('%s', (_name, template, categoryPath, tool, [width, height]) => {
  const visit = useBrowser()

  it('looks the same on the canvas and in the print file (DESIGN-19, DESIGN-30)', async () => {
    const page = await visit()
    const sides = { width: String(width), height: String(height) }
    const found = await page.request.get(`/custom/api/v1/template/?slug=${template}`)
    const { results } = (await found.json()) as { readonly results: readonly { readonly id: string }[] }
    const data = { template: results[0]!.id, quantity: 100, ...sides }
    const made = await page.request.post('/custom/api/v1/custom/', { data })
    expect(made.status(), await made.text()).toBe(201)
    const { id } = (await made.json()) as { readonly id: string }
    const print = await printed(await pressFile(page, id, 'print.pdf'))
    const edit = `/custom/products/${categoryPath}/p/${template}/${id}/edit/${tool}/`
    await goTo(page, edit)
    await expect
      .poll(() => page.locator('.canvas-artwork path, .canvas-artwork image, .canvas-artwork use').count())
      .toBeGreaterThan(2)
    const canvas = await proofedColors(await onCanvas(page, print), print, { vector: true })
    const [shown, onPress] = await Promise.all([small({ ...print, rgb: canvas }), small(print)])
    const { mean, worst } = differenceOf(withinOval(shown), withinOval(onPress))
    expect(mean).toBeLessThan(MOST.mean)
    expect(worst).toBeLessThan(MOST.square)
  })
})
