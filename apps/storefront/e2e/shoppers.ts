import type { BrowserContextOptions, Locator } from 'playwright-core'
import { SIZES } from './browser.ts'
import { drag } from './fingers.ts'
import { middleOf } from './journey.ts'

/** A shopper with an input device. */
export interface Shopper {
  readonly name: 'by mouse' | 'by touch' | 'by the keyboard alone'
  readonly browser: BrowserContextOptions
  readonly press: (target: Locator) => Promise<void>
  readonly write: (field: Locator, text: string) => Promise<void>
  /** Moves the object at the center of a place slightly to the right. */
  readonly move: (place: Locator) => Promise<void>
}

/** Maximum number of Tab presses before a control counts as unreachable. */
const MOST_TABS = 150

/** Moves the focus to a control by Tab alone, as a keyboard user does. */
async function reach(target: Locator) {
  const page = target.page()
  await target.waitFor({ state: 'attached' })
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard can’t reach ${target}`)
}

const PIXELS = 24

async function typeOver(field: Locator, text: string) {
  await field.page().keyboard.press('ControlOrMeta+a')
  await field.page().keyboard.type(text)
}

const MOUSE: Shopper = {
  name: 'by mouse',
  browser: { viewport: SIZES.desktop },
  press: (target) => target.click(),
  write: async (field, text) => {
    await field.click()
    await typeOver(field, text)
  },
  move: async (place) => {
    const { mouse } = place.page()
    const { x, y } = await middleOf(place)
    await mouse.move(x, y)
    await mouse.down()
    await mouse.move(x + PIXELS, y, { steps: 4 })
    await mouse.up()
  },
}

const FINGERS: Shopper = {
  name: 'by touch',
  browser: { viewport: SIZES.phone, hasTouch: true, isMobile: true },
  press: (target) => target.tap(),
  write: async (field, text) => {
    await field.tap()
    await typeOver(field, text)
  },
  move: async (place) => {
    await place.scrollIntoViewIfNeeded()
    const from = await middleOf(place)
    await drag(place.page(), { from, to: { x: from.x + PIXELS, y: from.y } })
  },
}

const KEYS: Shopper = {
  name: 'by the keyboard alone',
  browser: { viewport: SIZES.desktop },
  press: async (target) => {
    await reach(target)
    await target.page().keyboard.press('Enter')
  },
  write: async (field, text) => {
    await reach(field)
    await typeOver(field, text)
  },
  move: async (place) => {
    const { keyboard } = place.page()
    await reach(place.page().getByRole('application'))
    await keyboard.press('Shift+ArrowRight')
  },
}

export const SHOPPERS = [MOUSE, FINGERS, KEYS] as const
