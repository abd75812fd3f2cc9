import { boxAround, flatten } from '@kisscut/artwork/geometry'
import { printedColors } from '@kisscut/prepress/testing'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { goTo, settled, useBrowser } from './browser.ts'
import { LABEL, NAMES, object, saved, storedDesign, words } from './design-tool.ts'
import { overflowOf } from './devices.ts'
import { SHOPPERS, type Shopper } from './shoppers.ts'
import { idOf, pageBox, pressFile, visible } from './journey.ts'

const SIGN = '/custom/products/signs/car-magnets/p/magnetic-car-signs/preview/'
const BOAT = '/custom/products/decals/boat-numbers/p/boat-numbers/new-lettering/'
const FAMILY = '/ddb/stickers/bumper/p/family-car-stickers/'
const WORDS = 'Ada 42'

/** A shopper's steps in a tool, for any input device; designs are recognized by their words. */
interface Tool {
  /** Name of the product in the shop. */
  readonly product: string
  readonly create: (page: Page, shopper: Shopper) => Promise<void>
  /** Changes the design and waits until it is saved. */
  readonly change: (page: Page, shopper: Shopper) => Promise<void>
  readonly findAgain: (page: Page, shopper: Shopper) => Promise<void>
  /** Resolves when the changed design is visible again. */
  readonly isFound: (page: Page) => Promise<unknown>
  /** Labels of the buttons that open a sheet over the tool. */
  readonly sheets: readonly string[]
  readonly order: (page: Page, shopper: Shopper) => Promise<void>
  readonly readBack: (page: Page, id: string) => Promise<void>
}

const canvas = (page: Page) => page.getByRole('application')

async function open(page: Page, path: string) {
  await page.goto(path)
  await canvas(page).waitFor()
  await expect.poll(() => page.locator('[role=application] path').count()).toBeGreaterThan(3)
}

/** Opens the product's page and goes through its setup. */
const fromSetup =
  (path: string, way: RegExp, step: string): Tool['create'] =>
  async (page, shopper) => {
    await goTo(page, path)
    await shopper.press(visible(page, way))
    await page.waitForURL(`**/${step}/**`)
    await settled(page)
  }

const pressInMyDesigns =
  (product: string): Tool['findAgain'] =>
  async (page, shopper) => {
    await goTo(page, '/designs/')
    const design = page.getByRole('article').filter({ hasText: product })
    await shopper.press(design.getByRole('link', { name: /^Edit/ }))
  }

const inMyDesigns =
  (product: string): Tool['findAgain'] =>
  async (page, shopper) => {
    await pressInMyDesigns(product)(page, shopper)
    await canvas(page).waitFor()
  }

async function throughFinalize(page: Page, shopper: Shopper) {
  await shopper.press(visible(page, 'Continue'))
  await page.waitForURL('**/finalize/**')
  await settled(page)
  await shopper.press(visible(page, 'Add to cart'))
  await page.waitForURL('**/cart/**')
}

/** Checks the trim size of the print file, and that something is printed within a box, in inches. */
async function expectPrinted(pdf: Buffer, size: Size, box: Box) {
  const [media, trim] = [pageBox(pdf, 'MediaBox'), pageBox(pdf, 'TrimBox')]
  expect(trim.width / 72).toBeCloseTo(size.width, 2)
  expect(trim.height / 72).toBeCloseTo(size.height, 2)
  const scale = 400 / Math.max(media.width, media.height)
  const pixels = { width: Math.round(media.width * scale), height: Math.round(media.height * scale) }
  const rgb = await printedColors({ pdf: new Uint8Array(pdf) }, pixels)
  const seen = new Set<number>()
  const at = (inches: number) => Math.round(inches * 72 * scale)
  const [left, top] = [at(box.x + (trim.left - media.left) / 72), at(box.y + (media.top - trim.top) / 72)]
  for (let y = Math.max(0, top); y < top + at(box.height); y += 1)
    for (let x = Math.max(0, left); x < left + at(box.width); x += 1)
      seen.add(rgb[(y * pixels.width + x) * 3 + 1]! >> 5)
  expect(seen.size).toBeGreaterThan(1)
}
interface Size {
  readonly width: number
  readonly height: number
}
interface Box extends Size {
  readonly x: number
  readonly y: number
}

/** Checks that the words are printed at their place in the design. */
const wordsPrinted: Tool['readBack'] = async (page, id) => {
  const design = await storedDesign(page, id)
  const written = design.elements.find(({ text }) => text === WORDS)
  await expectPrinted(await pressFile(page, id, 'print.pdf'), design, written!)
}

const firstText = (page: Page) => page.getByRole('textbox', { name: /^(Name|Company name)$/ })
const isFilledIn = (field: (page: Page) => Locator) => (page: Page) =>
  expect.poll(() => field(page).inputValue()).toBe(WORDS)

const SHEETS = ['Finished look', 'Versions']

/** S selects the objects in turn and announces them; Enter edits the text on the canvas. */
async function writtenByKeys(page: Page, shopper: Shopper) {
  await shopper.press(canvas(page))
  const status = page.locator('[aria-live=polite]').filter({ hasText: /^Selected: / })
  for (let last = ''; !last.includes('Coffee roasters');) {
    await page.keyboard.press('s')
    const reported = async () => (await status.allInnerTexts()).join()
    await expect.poll(reported).not.toBe(last)
    last = await reported()
  }
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(WORDS)
  await page.keyboard.press('Escape')
}

const ADVANCED: Tool = {
  product: 'Round logo labels',
  create: (page) => open(page, LABEL),
  change: async (page, shopper) => {
    if (shopper.name === 'by the keyboard alone') await writtenByKeys(page, shopper)
    else {
      await shopper.press(object(page, /Coffee roasters/))
      await shopper.press(page.getByRole('button', { name: 'Edit', exact: true }))
      await shopper.write(words(page), WORDS)
    }
    await saved(page)
    const written = async () => (await storedDesign(page)).elements.find(({ text }) => text === WORDS)!
    const { id, x } = await written()
    await shopper.move(page.locator(`[data-element="${id}"]`))
    await expect.poll(async () => (await written()).x).not.toBe(x)
    await saved(page)
  },
  findAgain: inMyDesigns('Round logo labels'),
  isFound: (page) => object(page, new RegExp(WORDS)).waitFor(),
  sheets: SHEETS,
  order: throughFinalize,
  readBack: wordsPrinted,
}

const EASY: Tool = {
  product: 'Name labels',
  create: fromSetup(NAMES, /^Design/, 'edit/easy'),
  change: async (page, shopper) => {
    await shopper.write(firstText(page), WORDS)
    await expect
      .poll(async () => (await storedDesign(page)).elements.map(({ text }) => text))
      .toContain(WORDS)
    await saved(page)
  },
  findAgain: inMyDesigns('Name labels'),
  isFound: isFilledIn(firstText),
  sheets: SHEETS,
  order: throughFinalize,
  readBack: wordsPrinted,
}

const firstLine = (page: Page) => page.getByRole('textbox', { name: 'Line 1', exact: true })
const LETTERING: Tool = {
  product: 'Boat registration numbers',
  create: async (page) => {
    await page.goto(BOAT)
    await firstLine(page).waitFor()
    await expect.poll(() => page.locator('.canvas-kiss-cuts').first().getAttribute('d')).toMatch(/M.*Z/)
  },
  change: async (page, shopper) => {
    await shopper.write(firstLine(page), WORDS)
    await page.waitForURL('**/edit/lettering/')
    await saved(page)
  },
  findAgain: inMyDesigns('Boat registration numbers'),
  isFound: isFilledIn(firstLine),
  sheets: SHEETS,
  order: throughFinalize,
  // Lettering isn't printed: its cut lines must have the measured size.
  readBack: async (page, id) => {
    const { width, height } = await storedDesign(page, id)
    const paths = String(await pressFile(page, id, 'cut.svg')).matchAll(/ d="([^"]*)"/g)
    const cut = boxAround([...paths].flatMap(([, path]) => flatten(path!, 0.001).flat()))
    expect(cut.width).toBeCloseTo(width, 2)
    expect(cut.height).toBeCloseTo(height, 2)
  },
}

const PREVIEW: Tool = {
  product: 'Magnetic car signs',
  create: (page) => open(page, SIGN),
  change: async (page, shopper) => {
    await shopper.move(page.locator('[role=application] > [data-handle=move]'))
    await page.waitForURL('**/edit/preview/')
    await EASY.change(page, shopper)
  },
  findAgain: inMyDesigns('Magnetic car signs'),
  isFound: isFilledIn(firstText),
  sheets: SHEETS,
  order: throughFinalize,
  readBack: wordsPrinted,
}

const figures = (page: Page) =>
  page.getByRole('list', { name: 'Figures on the strip, from left to right' }).getByRole('button')
const stripWords = (page: Page) => page.getByRole('textbox', { name: 'Words', exact: true })
const openStrip = async (page: Page) => {
  await goTo(page, FAMILY)
  await expect.poll(() => page.getByText('Loading figures and letters…').count()).toBe(0)
}
const DRAG_DROP_BUY: Tool = {
  product: 'Family car stickers',
  create: openStrip,
  change: async (page, shopper) => {
    for (const name of ['Dad', 'Mom'])
      await shopper.press(page.getByRole('button', { name: new RegExp(`^Add ${name}(,|$)`) }))
    await shopper.write(stripWords(page), WORDS)
    await expect.poll(() => figures(page).count()).toBe(2)
  },
  // The browser keeps it until it is in the cart.
  findAgain: async (page) => {
    await openStrip(page)
    await expect.poll(() => figures(page).count()).toBe(2)
  },
  isFound: isFilledIn(stripWords),
  sheets: [],
  order: async (page, shopper) => {
    await shopper.press(page.getByRole('button', { name: 'Add to cart' }))
    await page.waitForURL('**/cart/**')
  },
  readBack: async (page, id) => {
    const pdf = await pressFile(page, id, 'print.pdf')
    await expectPrinted(pdf, { width: 20, height: 6 }, { x: 0, y: 0, width: 20, height: 6 })
  },
}

const TOOLS = [ADVANCED, EASY, LETTERING, PREVIEW, DRAG_DROP_BUY]

/** Id of the only product in the cart. */
async function orderedId(page: Page): Promise<string> {
  const cart = await page.request.get('/cart/api/v1/cart/')
  const { items } = (await cart.json()) as { readonly items: readonly { readonly product_id: string }[] }
  expect(items).toHaveLength(1)
  return items[0]!.product_id
}

describe.each(TOOLS.map((tool) => ({ ...tool })))('$product', (tool) => {
  const visit = useBrowser()

  it.each(SHOPPERS)(
    'are made, changed, left, reopened, ordered and printed $name (TOOL-1, TOOL-4, TOOL-8, WCAG 2.5.7)',
    async (shopper) => {
      const page = await visit(shopper.browser)
      await tool.create(page, shopper)
      await tool.change(page, shopper)
      if (shopper.name === 'by touch') {
        await expectAccessible(page)
        expect(await overflowOf(page)).toBeLessThanOrEqual(0)
        for (const each of await canvas(page).all())
          expect((await each.boundingBox())?.height).toBeGreaterThan(180)
      }
      const made = idOf(page)
      await page.goto('about:blank')
      await tool.findAgain(page, shopper)
      await tool.isFound(page)
      expect(idOf(page)).toBe(made)
      if (shopper.name === 'by mouse')
        for (const name of tool.sheets) {
          await shopper.press(page.getByRole('button', { name, exact: true }))
          await page.getByRole('dialog', { name }).waitFor()
          await expectAccessible(page)
          await page.keyboard.press('Escape')
          await page.getByRole('dialog', { name }).waitFor({ state: 'detached' })
        }
      await tool.order(page, shopper)
      await page.getByText(tool.product).first().waitFor()
      await tool.readBack(page, await orderedId(page))
    },
  )
})
