import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { discPng } from './artworks.ts'
import { useBrowser } from './browser.ts'
import { bring, openDesign } from './journey.ts'
import { SETUP } from './paths.ts'

/** All JavaScript of the setup page, in kB gzipped: when opened, and once a shopper has configured a product. */
const BUDGET = { opened: 5, configured: 139 }

/** Maximum numbers of script and style files, each of which costs phones a request. */
const FILES = { toRead: 12, configured: 22, styles: 6 }

/** All scripts that the page has fetched, by URL. */
function collectScripts(page: Page): Map<string, Promise<Buffer>> {
  const scripts = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    const body = response.body()
    // A request pending when the page closes may fail; a measured one must succeed.
    body.catch(() => undefined)
    scripts.set(response.url(), body)
  })
  return scripts
}

const weigh = (bodies: readonly Buffer[]) =>
  bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000

describe('the setup page', () => {
  const visit = useBrowser({ isNew: true })

  it(`loads at most ${BUDGET.opened} kB of JavaScript, ${BUDGET.configured} kB once configured, and no drawing tools`, async () => {
    const page = await visit()
    const scripts = collectScripts(page)
    await page.goto(SETUP, { waitUntil: 'load' })
    // Chromium doesn't always report a pointer at rest on a new page.
    await page.locator('body').dispatchEvent('pointermove')
    await page.waitForLoadState('networkidle')
    const opened = weigh(await Promise.all(scripts.values()))
    await page.mouse.move(300, 300)
    await page.getByLabel('Quantity', { exact: true }).fill('500')
    await expect.poll(() => page.locator('output').first().innerText()).toContain('$135.00')
    const bodies = await Promise.all(scripts.values())
    const configured = weigh(bodies)
    console.info(
      `JavaScript of the setup page: ${opened.toFixed(1)} kB gzip, ${configured.toFixed(1)} kB once configured`,
    )
    expect(opened).toBeGreaterThan(0)
    expect(opened).toBeLessThan(BUDGET.opened)
    expect(configured).toBeGreaterThan(50)
    expect(configured).toBeLessThan(BUDGET.configured)
    expect(scripts.size).toBeLessThanOrEqual(FILES.configured)
    expect(bodies.filter((body) => /svgdotjs|svgjs\.dev|ZodError/.test(body.toString())).length).toBe(0)
  })
})

/** JavaScript of a read-only page and of the cart, in kB gzipped. */
const READ_BUDGET = 10
const CART_BUDGET = 112

describe.each([
  ['the front page', '/', READ_BUDGET],
  ['a category', '/custom/products/category/stickers/', READ_BUDGET],
  ['a category with filters', '/custom/products/category/labels/', READ_BUDGET],
  ['a page of help', '/custom/products/category/shipping/', READ_BUDGET],
  ['a search', '/search/?q=clear', READ_BUDGET],
  ['the cart', '/cart/', CART_BUDGET],
])('%s', (name, path, budget) => {
  const visit = useBrowser({ isNew: true })

  it(`loads at most ${budget} kB of JavaScript, and few script and style files (SEO-1)`, async () => {
    const page = await visit()
    const scripts = collectScripts(page)
    const styles = new Set<string>()
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') styles.add(request.url())
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    const weight = weigh(await Promise.all(scripts.values()))
    console.info(`JavaScript of ${name}: ${weight.toFixed(1)} kB gzip in ${scripts.size} files`)
    expect(scripts.size).toBeGreaterThan(0)
    expect(scripts.size).toBeLessThanOrEqual(FILES.toRead)
    expect(styles.size).toBeLessThanOrEqual(FILES.styles)
    expect(weight).toBeLessThan(budget)
  })
})

/** All JavaScript of the upload page, in kB gzipped: before there is artwork, and once it is placed. */
const EDITOR_BUDGET = { empty: 225, withArtwork: 315 }

describe('the upload page', () => {
  const visit = useBrowser({ isNew: true })

  it(`loads at most ${EDITOR_BUDGET.empty} kB of JavaScript, ${EDITOR_BUDGET.withArtwork} kB once artwork is placed`, async () => {
    const page = await visit()
    await openDesign(page)
    const scripts = collectScripts(page)
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByText('Drop your artwork here').waitFor()
    const bodies = await Promise.all(scripts.values())
    const empty = weigh(bodies)
    await bring(page, 'disc.png', 'image/png', await discPng(900))
    await page.waitForLoadState('networkidle')
    // The worker that traces the artwork is requested last.
    await expect.poll(() => [...scripts.keys()].some((url) => url.includes('worker'))).toBe(true)
    const weights = weigh(await Promise.all(scripts.values()))
    console.info(
      `JavaScript of the upload page: ${empty.toFixed(1)} kB gzip, ${weights.toFixed(1)} kB once artwork is placed`,
    )
    expect(empty).toBeGreaterThan(100)
    expect(empty).toBeLessThan(EDITOR_BUDGET.empty)
    expect(weights).toBeGreaterThan(empty + 20)
    expect(weights).toBeLessThan(EDITOR_BUDGET.withArtwork)
    // The library for contours and margins (clipper) is loaded with the artwork.
    expect(bodies.filter((body) => /JoinType|Triangulat/.test(body.toString())).length).toBe(0)
  })
})

/** All JavaScript of a design tool's page before fonts and text, in kB gzipped. */
const TOOL_BUDGET = 227

describe.each([
  ['the advanced tool', '/custom/products/labels/roll/p/round-logo-labels/personalize/'],
  ['drag-drop-buy', '/ddb/stickers/bumper/p/family-car-stickers/'],
  ['the preview tool', '/custom/products/signs/car-magnets/p/magnetic-car-signs/preview/'],
  ['the lettering tool', '/custom/products/decals/vinyl-lettering/p/window-opening-hours/new-lettering/'],
  ['the easy tool', null],
])('%s', (name, path) => {
  const visit = useBrowser({ isNew: true })

  it(`loads at most ${TOOL_BUDGET} kB of JavaScript before fonts and shaping, and no router`, async () => {
    const page = await visit()
    let address = path
    if (address === null) {
      const sides = { width: '2.5', height: '1', quantity: 50 }
      const data = { template: 'name-labels', material: 'white-vinyl', ...sides }
      const made = await page.request.post('/custom/api/v1/custom/', { data })
      const { id } = (await made.json()) as { readonly id: string }
      address = `/custom/products/labels/sheet/p/name-labels/${id}/edit/easy/`
    }
    const scripts = collectScripts(page)
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.getByRole('region', { name: 'Your order' }).waitFor()
    const bodies = await Promise.all(scripts.values())
    // HarfBuzz and clipper, for borders and safe areas, are loaded with the first text.
    const isShaping = (body: Buffer) => /hb_buffer_create|harfbuzz|JoinType|Triangulat/i.test(body.toString())
    const tool = bodies.filter((body) => !isShaping(body))
    const weight = weigh(tool)
    console.info(
      `JavaScript of ${name}: ${weight.toFixed(1)} kB gzip in ${tool.length} files, ${weigh(bodies).toFixed(1)} kB with shaping`,
    )
    expect(weight).toBeGreaterThan(80)
    expect(weight).toBeLessThan(TOOL_BUDGET)
    expect(tool.filter((body) => /__remixRouteModules|ZodError/.test(body.toString())).length).toBe(0)
  })
})

describe('the script files', () => {
  it('never import each other in a circle, which would use declarations before they run', () => {
    const folder = new URL('../build/client/assets/', import.meta.url)
    const files = readdirSync(folder).filter((file) => file.endsWith('.js'))
    const importedBy = new Map(
      files.map((file) => {
        const found = readFileSync(new URL(file, folder), 'utf8').matchAll(
          /(?:from|import)"\.\/([^"]+\.js)"/g,
        )
        return [file, new Set([...found].map(([, imported]) => imported!))]
      }),
    )
    // Removes files without remaining imports until only circles are left.
    const left = new Set(files)
    for (let before = Infinity; left.size < before;) {
      before = left.size
      for (const file of left)
        if (![...importedBy.get(file)!].some((each) => left.has(each))) left.delete(file)
    }
    expect(files.length).toBeGreaterThan(50)
    expect([...left]).toEqual([])
  })
})

/** Maximum bytes of pictures on the front page, for a phone with a pixel ratio of two. */
const PICTURES = 120_000

describe('the front page on a phone', () => {
  const visit = useBrowser({ isNew: true })

  it(`loads at most ${PICTURES / 1000} kB of pictures before scrolling`, async () => {
    const page = await visit({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
    const pictures: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'image') pictures.push(response.body())
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    const bytes = (await Promise.all(pictures)).reduce((sum, { length }) => sum + length, 0)
    console.info(`Pictures of the front page at 390 px: ${(bytes / 1000).toFixed(1)} kB`)
    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes).toBeLessThan(PICTURES)
  })
})
