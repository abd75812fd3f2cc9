import type { Page } from 'playwright-core'
import { SIZES } from './browser.ts'

/** A narrow phone with forced colors. */
export const NARROW_PHONE = {
  viewport: SIZES.narrow,
  hasTouch: true,
  isMobile: true,
  forcedColors: 'active',
} as const

/** Shows a page loaded on a phone as on a desktop with a mouse; returns a function that ends that. */
export async function asDesktop(page: Page) {
  const browser = await page.context().newCDPSession(page)
  const mobile = { mobile: false, deviceScaleFactor: 1 }
  await browser.send('Emulation.setDeviceMetricsOverride', { ...SIZES.desktop, ...mobile })
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  return async function leave() {
    await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await browser.detach()
  }
}

/** Minimum size of a target in pixels, or of the free space around its center. WCAG 2.5.8. */
const LEAST = 24

/**
 * The page's overflow in pixels. WCAG 1.4.10. Not measured by `innerWidth`, because phones zoom out to show a page that
 * is too wide.
 */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Pictures without reserved space. */
export const unsized = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.src && !(image.hasAttribute('width') && image.hasAttribute('height')))
      .map((image) => image.src),
  )

/** Chosen controls that look like others with forced colors: their edge, background and text are the same. */
export const unmarked = (page: Page) =>
  page.evaluate(() => {
    const lookOf = (element: Element) => {
      const { outline, border, backgroundColor, color, fontWeight, textDecoration } =
        getComputedStyle(element)
      return [outline, border, backgroundColor, color, fontWeight, textDecoration].join()
    }
    const isNative = (input: HTMLInputElement) =>
      getComputedStyle(input).opacity !== '0' &&
      getComputedStyle(input).appearance !== 'none' &&
      input.clientWidth > 2
    const radios = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')]
      .filter((input) => !isNative(input))
      .map((input) => ({
        group: input.name,
        isChosen: input.checked,
        shown: input.closest('label') ?? input,
      }))
    const rows = [...document.querySelectorAll('tr:has(button)')].map((shown) => ({
      ...{ group: 'quantities', isChosen: shown.querySelector('[aria-current]') !== null, shown },
    }))
    const pressed = [...document.querySelectorAll('[aria-pressed]')].map((shown) => ({
      ...{ group: shown.className, isChosen: shown.getAttribute('aria-pressed') === 'true', shown },
    }))
    const all = [...radios, ...rows, ...pressed].filter(({ shown }) => shown.checkVisibility())
    return all
      .filter(({ isChosen }) => isChosen)
      .filter(({ group, shown }) =>
        all.some(
          (other) => other.group === group && !other.isChosen && lookOf(other.shown) === lookOf(shown),
        ),
      )
      .map(({ group, shown }) => `${group}: ${shown.textContent?.trim().slice(0, 30)}`)
  })

/** Picture sources that occupy a cell of a grid, and breadcrumbs that stick to the header. */
export const misplaced = (page: Page) =>
  page.evaluate(() => {
    const sources = [...document.querySelectorAll('picture > source')]
    const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const breadcrumbs = [...document.querySelectorAll('nav[aria-label=Breadcrumb] li')].filter((each) =>
      each.checkVisibility(),
    )
    return {
      sources: sources.filter((source) => getComputedStyle(source).display !== 'none').length,
      stuck: breadcrumbs.filter((each) => each.getBoundingClientRect().top < bottom + 8).length,
    }
  })

/** Fields that cut off their input, and buttons and labels that cut off their text. */
export const cutOff = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'input[type=text], input[type=number], button, label, summary',
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.clientWidth > 1)
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => (element instanceof HTMLInputElement ? element.value : element.innerText))
      .map((text) => text.trim().slice(0, 40)),
  )

/**
 * Targets that are too small: less than 24 × 24 pixels and less than 24 pixels from the next one. Links within a
 * sentence are exempt.
 */
export const smallTargets = (page: Page) =>
  page.evaluate((least) => {
    const isInText = (element: Element) =>
      element.tagName === 'A' &&
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
    const targets = [
      ...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary'),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const label = element.matches('[type=radio], [type=checkbox], [type=file]')
          ? element.closest('label')
          : null
        const box = (label ?? element).getBoundingClientRect()
        const name = element.getAttribute('aria-label') ?? (label ?? element).textContent ?? ''
        return { element, box, name: `${element.tagName} ${name.trim().slice(0, 40)}` }
      })
      // Targets outside of the window's width stay hidden until they get the focus.
      .filter(({ box }) => box.width > 1 && box.height > 1 && box.right > 0 && box.left < innerWidth)
    const isSmall = ({ box }: (typeof targets)[number]) => Math.min(box.width, box.height) < least - 0.5
    const isCrowded = (target: (typeof targets)[number]) => {
      const [x, y] = [target.box.x + target.box.width / 2, target.box.y + target.box.height / 2]
      return targets.some((other) => {
        if (other === target || other.element.contains(target.element)) return false
        const { left, right, top, bottom } = other.box
        return (
          Math.hypot(x - Math.min(Math.max(x, left), right), y - Math.min(Math.max(y, top), bottom)) <
          least / 2
        )
      })
    }
    return targets
      .filter((target) => isSmall(target) && !isInText(target.element) && isCrowded(target))
      .map(({ name, box }) => `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`)
  }, LEAST)

/** All pages, but only the first three of a folder with hundreds, which are alike. */
export const someOfEach = (paths: readonly string[]): readonly string[] => {
  const folderOf = (path: string) => path.replace(/[^/]+\/(\?.*)?$/, '')
  const inFolder = (path: string) => paths.filter((each) => folderOf(each) === folderOf(path))
  return paths.filter((path) => inFolder(path).length <= 20 || inFolder(path).indexOf(path) < 3)
}
