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

/** Pictures with more than twice the pixels of the largest box they are shown in, both ways: bytes nobody sees. */
async function oversized(page: Page) {
  // What is loaded once it comes into view is loaded now, and so is what a window of another size needs, two frames later.
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    await frame()
    await frame()
    for (const image of document.images) if (image.checkVisibility()) image.loading = 'eager'
  })
  await page.waitForFunction(() => [...document.images].every((it) => it.complete || !it.checkVisibility()))
  return page.evaluate(() => {
    const shown = [...document.images].filter((image) => image.checkVisibility() && image.clientWidth > 0)
    // What a drawing shows as well was loaded for that.
    const drawn = new Set(
      [...document.querySelectorAll('svg image')].map(
        (image) => new URL(image.getAttribute('href') ?? '', location.href).pathname,
      ),
    )
    const byPicture = new Map<string, { by: number; text: string }>()
    for (const image of shown) {
      const { naturalWidth: width, naturalHeight: height, clientWidth, clientHeight } = image
      const name = new URL(image.currentSrc, location.href).pathname
      // The smallest size that pictures are kept in; what draws itself has no pixels.
      if (width <= 320 || drawn.has(name) || /\.svg$/.test(name) || image.currentSrc.startsWith('data:'))
        continue
      const by = Math.min(width / clientWidth, height / clientHeight)
      const text = `${name}: ${width} × ${height} in ${clientWidth} × ${clientHeight}`
      // One that is shown twice comes once: the larger box counts.
      if (by < (byPicture.get(name)?.by ?? Infinity)) byPicture.set(name, { by, text })
    }
    return [...byPicture.values()].filter(({ by }) => by > 2.02).map(({ text }) => text)
  })
}

/** Pages that are not in the sitemap, but that whoever shops comes to. */
const ON_THE_WAY = [
  '/search/?q=vinyl',
  '/search/?q=stikers',
  '/custom/products/category/labels/?material=kraft-paper&use=food',
  '/search/?q=moth&kind=marketplace',
  '/cart/',
  '/account/sign-in/',
  '/nothing-here/',
]

/** What is wrong with a page, each under a name; what isn't, has none. */
function problems() {
  const found: Record<string, unknown> = {}
  const note = (name: string, what: readonly unknown[] | number | string) => {
    if (what !== 0 && what.toString() !== '') found[name] = what
  }
  return { found, note }
}
type Note = ReturnType<typeof problems>['note']

/** On a narrow phone whose owner has chosen their own colors. */
async function lookOnNarrowPhone(page: Page, note: Note) {
  note('overflow', await overflowOf(page))
  note('small', await smallTargets(page))
  note('cut', await cutOff(page))
  note('unsized', await unsized(page))
  const { sources, stuck } = await misplaced(page)
  note('sources', sources)
  note('stuck', stuck)
}

/** With the shop's colors, on phones and then on a desktop: the page that was loaded is laid out anew. */
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

  it('has no errors, fits narrow phones, and what is tapped is large enough; one of every kind has no accessibility problems, and its pictures in their size (SEO-9, WCAG 1.4.10, 2.5.8)', async () => {
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
