import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { collectErrors, expectAccessible, SIZES, useBrowser } from './browser.ts'
import { overflowOf, unsized } from './devices.ts'
import { patternsOf } from './patterns.ts'

/** Pictures with more than twice the pixels of the largest box they are shown in, both ways: bytes nobody sees. */
const oversized = (page: Page) =>
  page.evaluate(async () => {
    // What is loaded once it comes into view is brought there.
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise((done) => requestAnimationFrame(done))
    }
    scrollTo(0, 0)
    const shown = [...document.images].filter((image) => image.checkVisibility() && image.clientWidth > 0)
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)))
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

/** Pages that are not in the sitemap, but that whoever shops comes to. */
const ON_THE_WAY = [
  '/search/?q=vinyl',
  '/search/?q=moth&kind=marketplace',
  '/cart/',
  '/account/sign-in/',
  '/nothing-here/',
]

describe('a page of every kind', () => {
  const visit = useBrowser()

  it('has no errors, no accessibility problems, fits narrow phones, and has its pictures in their size (SEO-9, WCAG 1.4.10)', async () => {
    const page = await visit()
    const errors = collectErrors(page)
    const sitemap = await (await page.request.get('/sitemap.xml')).text()
    const paths = [...patternsOf(sitemap), ...ON_THE_WAY]
    expect(paths.length).toBeGreaterThan(30)
    const found: Record<string, unknown> = {}
    for (const path of paths) {
      await page.setViewportSize(SIZES.desktop)
      await page.goto(path, { waitUntil: 'networkidle' })
      const problems: Record<string, unknown> = {}
      const note = (name: string, what: readonly unknown[] | number | string) => {
        if (what !== 0 && what.toString() !== '') problems[name] = what
      }
      note('unsized', await unsized(page))
      note('large at 1440', await oversized(page))
      note(
        'axe',
        await expectAccessible(page).then(
          () => '',
          (error: unknown) => String(error).slice(0, 400),
        ),
      )
      await page.setViewportSize(SIZES.narrow)
      note('overflow', await overflowOf(page))
      await page.setViewportSize(SIZES.phone)
      await page.reload({ waitUntil: 'networkidle' })
      note('large at 390', await oversized(page))
      note(
        'errors',
        errors.splice(0).filter((each) => !(path === '/nothing-here/' && each.includes('404'))),
      )
      if (Object.keys(problems).length > 0) found[path] = problems
    }
    expect(found).toEqual({})
  })
})
