import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { discPng } from './artworks.ts'
import { goTo, SIZES, useBrowser } from './browser.ts'
import { LABEL } from './design-tool.ts'
import { bring, openDesign, toFinalize, visible } from './journey.ts'
import { SETUP } from './paths.ts'

const BOAT = '/custom/products/decals/boat-numbers/p/boat-numbers/new-lettering/'

const WINDOWS = [
  ...[SIZES.desktop, SIZES.phone, SIZES.narrow],
  /** A landscape phone, and a small notebook at 200 %. */
  ...[
    { width: 844, height: 390 },
    { width: 640, height: 450 },
  ],
]

/** Controls that are completely hidden when they have the focus, in both directions; and the number of all controls. */
const hiddenWithFocus = (page: Page) =>
  page.evaluate(() => {
    const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    const controls = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
      (each) => each.tabIndex >= 0 && !each.matches(':disabled, [inert] *') && each.checkVisibility(),
    )
    const steps = [0.05, 0.25, 0.5, 0.75, 0.95]
    /** The visible element of a control: its label if the control is hidden behind it. */
    const shownOf = (control: HTMLElement) => {
      const [label] = control instanceof HTMLInputElement ? (control.labels ?? []) : []
      const { width, height } = control.getBoundingClientRect()
      return label && (width < 2 || height < 2 || getComputedStyle(control).opacity === '0') ? label : control
    }
    const isSeen = (control: HTMLElement) => {
      const shown = shownOf(control)
      const box = shown.getBoundingClientRect()
      return steps.some((x) =>
        steps.some((y) => {
          const top = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height)
          return top !== null && (shown.contains(top) || control.contains(top) || top.contains(shown))
        }),
      )
    }
    const nameOf = (control: HTMLElement) =>
      (control.getAttribute('aria-label') ?? shownOf(control).textContent ?? '').trim().slice(0, 40) ||
      control.outerHTML.slice(0, 80)
    const hidden = new Set<string>()
    for (const control of [...controls, ...controls.toReversed()]) {
      control.focus()
      if (document.activeElement === control && !isSeen(control)) hidden.add(nameOf(control))
    }
    return { hidden: [...hidden], count: controls.length }
  })

/** The percentage of the window's height that sticky elements leave free, for any scroll position. */
const heightLeft = (page: Page) =>
  page.evaluate(() => {
    const isStuck = (at: Element | null): boolean =>
      at !== null && (/sticky|fixed/.test(getComputedStyle(at).position) || isStuck(at.parentElement))
    const { clientWidth: width, clientHeight: height } = document.documentElement
    const rows = Array.from({ length: 50 }, (_, row) => ((row + 0.5) * height) / 50)
    const left = (top: number) => {
      window.scrollTo(0, top)
      const free = rows.filter((y) =>
        [0.1, 0.3, 0.5, 0.7, 0.9].some((x) => !isStuck(document.elementFromPoint(x * width, y))),
      )
      return free.length * 2
    }
    const places = Math.ceil(document.documentElement.scrollHeight / height)
    return Math.min(...Array.from({ length: places }, (_, place) => left(place * height)))
  })

async function expectRoom(page: Page, name: string) {
  const found: Record<string, unknown> = {}
  for (const viewport of WINDOWS) {
    await page.setViewportSize(viewport)
    const { hidden, count } = await hiddenWithFocus(page)
    expect(count).toBeGreaterThan(10)
    const left = await heightLeft(page)
    if (hidden.length > 0 || left < 40)
      found[`${name} ${viewport.width} × ${viewport.height}`] = { hidden, left }
  }
  expect(found).toEqual({})
}

describe('sticky elements (WCAG 2.4.11)', () => {
  const visit = useBrowser()

  it.each([
    ['a product', SETUP],
    ['drag-drop-buy', '/ddb/stickers/bumper/p/family-car-stickers/'],
    ['a marketplace product', '/marketplace/marketplace/p/lake-trout-sticker/'],
    ['a drawing', '/clipart/decals/cut-out/animals/p/paw-print-decal/'],
    ['a design tool', LABEL],
    ['lettering', BOAT],
    ['the materials', '/help/materials/'],
  ])('never hide the focus, and leave enough room: %s', async (name, path) => {
    const page = await visit()
    await goTo(page, path)
    await expectRoom(page, name)
  })

  it('never hide the focus, and leave enough room: design and finalize', async () => {
    const page = await visit()
    await openDesign(page)
    await bring(page, 'disc.png', 'image/png', await discPng(600))
    await expectRoom(page, 'upload')
    await page.setViewportSize(SIZES.desktop)
    await toFinalize(page)
    await expectRoom(page, 'finalize')
  })

  it.each([
    ['a product', SETUP, /^Upload/],
    ['a design tool', LABEL, 'Continue'],
    ['lettering', BOAT, 'Continue'],
  ])('keep price and button in view on a phone: %s', async (_, path, way) => {
    const page = await visit({ viewport: SIZES.phone })
    await goTo(page, path)
    const { y, height } = (await visible(page, way).boundingBox())!
    expect(y + height).toBeLessThanOrEqual(SIZES.phone.height)
    expect((await page.locator('output:visible').first().boundingBox())!.y).toBeLessThan(SIZES.phone.height)
  })
})
