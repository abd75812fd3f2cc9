import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { collectErrors, goTo, settled, SIZES, useBrowser } from './browser.ts'
import {
  asDesktop,
  cutOff,
  misplaced,
  NARROW_PHONE,
  overflowOf,
  smallTargets,
  someOfEach,
  unsized,
} from './devices.ts'
import { patternsOf } from './patterns.ts'

/** Pictures with more than twice the pixels of their largest box in both directions, which waste bytes. */
async function oversized(page: Page) {
  // Loads lazy pictures, and those for a resized window, which follow two frames later.
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    await frame()
    await frame()
    for (const image of document.images) if (image.checkVisibility()) image.loading = 'eager'
  })
  await page.waitForFunction(() => [...document.images].every((it) => it.complete || !it.checkVisibility()))
  return page.evaluate(() => {
    const shown = [...document.images].filter((image) => image.checkVisibility() && image.clientWidth > 0)
    // Pictures that a drawing uses, too, were loaded for it.
    const drawn = new Set(
      [...document.querySelectorAll('svg image')].map(
        (image) => new URL(image.getAttribute('href') ?? '', location.href).pathname,
      ),
    )
    const byPicture = new Map<string, { by: number; text: string }>()
    for (const image of shown) {
      const { naturalWidth: width, naturalHeight: height, clientWidth, clientHeight } = image
      const name = new URL(image.currentSrc, location.href).pathname
      // Ignores the smallest stored size, and vector drawings, which have no pixels.
      if (width <= 320 || drawn.has(name) || /\.svg$/.test(name) || image.currentSrc.startsWith('data:'))
        continue
      const by = Math.min(width / clientWidth, height / clientHeight)
      const text = `${name}: ${width} × ${height} in ${clientWidth} × ${clientHeight}`
      // A picture shown twice is loaded once, for the larger box.
      if (by < (byPicture.get(name)?.by ?? Infinity)) byPicture.set(name, { by, text })
    }
    return [...byPicture.values()].filter(({ by }) => by > 2.02).map(({ text }) => text)
  })
}

/** Pages outside of the sitemap that shoppers pass through. */
const ON_THE_WAY = [
  '/search/?q=vinyl',
  '/search/?q=stikers',
  '/custom/products/category/labels/?material=kraft-paper&use=food',
  '/search/?q=moth&kind=marketplace',
  '/cart/',
  '/account/sign-in/',
  '/nothing-here/',
]

/** The problems of a page by name; empty ones are omitted. */
function problems() {
  const found: Record<string, unknown> = {}
  const note = (name: string, what: readonly unknown[] | number | string) => {
    if (what !== 0 && what.toString() !== '') found[name] = what
  }
  return { found, note }
}
type Note = ReturnType<typeof problems>['note']

/** Checks the page on a narrow phone with forced colors. */
async function lookOnNarrowPhone(page: Page, note: Note) {
  note('overflow', await overflowOf(page))
  note('small', await smallTargets(page))
  note('cut', await cutOff(page))
  note('unsized', await unsized(page))
  const { sources, stuck } = await misplaced(page)
  note('sources', sources)
  note('stuck', stuck)
}

/** Checks the loaded page with the shop's colors, on a phone and on a desktop. */
async function lookOnOthers(page: Page, note: Note) {
  await page.emulateMedia({ forcedColors: 'none' })
  note('overflow in colors', await overflowOf(page))
  await page.setViewportSize(SIZES.phone)
  note('large at 390', await oversized(page))
  const leave = await asDesktop(page)
  note('unsized at 1440', await unsized(page))
  note('large at 1440', await oversized(page))
  await settled(page)
  note(
    'axe',
    await expectAccessible(page).then(
      () => '',
      (error: unknown) => String(error).slice(0, 400),
    ),
  )
  await leave()
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize(SIZES.narrow)
}

describe('every page', () => {
  const visit = useBrowser()

  it('has no errors, fits narrow phones, and has large enough targets; one of every kind is accessible, and has pictures of the right size (SEO-9, WCAG 1.4.10, 2.5.8)', async () => {
    const page = await visit(NARROW_PHONE)
    const errors = collectErrors(page)
    const sitemap = await (await page.request.get('/sitemap.xml')).text()
    const paths = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path)
    const ofKinds = new Set([...patternsOf(sitemap), ...ON_THE_WAY])
    expect(ofKinds.size).toBeGreaterThan(30)
    expect(paths.length).toBeGreaterThan(40)
    const all: Record<string, unknown> = {}
    for (const path of new Set([...ofKinds, ...someOfEach(paths)])) {
      const { found, note } = problems()
      await goTo(page, path)
      await lookOnNarrowPhone(page, note)
      if (ofKinds.has(path)) await lookOnOthers(page, note)
      note(
        'errors',
        errors.splice(0).filter((each) => !(path === '/nothing-here/' && each.includes('404'))),
      )
      if (Object.keys(found).length > 0) all[path] = found
    }
    expect(all).toEqual({})
  })
})
