import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { discPng } from './artworks.ts'
import { goTo, SIZES, useBrowser } from './browser.ts'
import { cutOff, NARROW_PHONE, overflowOf, smallTargets, unmarked } from './devices.ts'
import { bring, openDesign, toFinalize, visible } from './journey.ts'
import { SETUP } from './paths.ts'

/** Problems of the page on such a phone. */
const problemsOf = async (page: Page) => ({
  overflow: await overflowOf(page),
  small: await smallTargets(page),
  cut: await cutOff(page),
})
/** Whether an element contains all of its text. */
const isWithin = (element: Element) => {
  const text = document.createRange()
  text.selectNodeContents(element)
  return text.getBoundingClientRect().right <= element.getBoundingClientRect().right + 1
}
const NONE = { overflow: 0, small: [], cut: [] }

describe('the header', () => {
  const visit = useBrowser()

  it('keeps each of its words and its categories on one line at every width, for a guest and with a long name', async () => {
    const page = await visit()
    await page.goto('/')
    const words = page.locator('header :is(nav a, a span)')
    const found: string[] = []
    for (const name of ['', 'Bartholomew Featherstonehaugh']) {
      if (name)
        await page
          .locator('header a span', { hasText: 'Sign in' })
          .evaluate((it, text) => (it.textContent = text), name)
      for (let width = 768; width <= 1472; width += 32) {
        await page.setViewportSize({ width, height: 800 })
        const tall = await words.evaluateAll((all) =>
          all.filter((each) => each.clientHeight > 46).map((each) => each.textContent),
        )
        if (tall.length > 0) found.push(`${width}: ${tall.join()}`)
        const wide = await overflowOf(page)
        if (wide > 0) found.push(`${width}: ${wide} too wide`)
        const home = await page.locator('header a').first().boundingBox()
        const list = await page.locator('header nav ul').first().boundingBox()
        // The maximum number of categories fits on one line from a landscape tablet on, otherwise on two.
        const lines = Math.round(list!.height / 44)
        if (lines > (width < 896 ? 2 : 1) || home!.height > 46) found.push(`${width}: in ${lines} lines`)
      }
    }
    expect(found).toEqual([])
  })
})

describe('the header of a phone', () => {
  const visit = useBrowser()

  it("has the shop's name on one line at every width, however many lines the cart has", async () => {
    const page = await visit({ viewport: SIZES.phone })
    await goTo(page, '/marketplace/marketplace/p/heron-sticker/')
    await visible(page, 'Add to cart').click()
    await page.waitForURL('**/cart/**')
    const count = page.locator('header a[href*=cart] > span').first()
    const found: string[] = []
    for (const lines of [1, 14, 100]) {
      await count.evaluate((it, text) => (it.textContent = text), String(lines))
      for (let width = 320; width < 768; width += 16) {
        await page.setViewportSize({ width, height: 800 })
        const home = await page.locator('header a').first().boundingBox()
        if (home!.height > 46) found.push(`${width}, ${lines} lines: ${home!.height} high`)
        const wide = await overflowOf(page)
        if (wide > 0) found.push(`${width}, ${lines} lines: ${wide} too wide`)
      }
    }
    expect(found).toEqual([])
  })
})

describe('a narrow phone with forced colors', () => {
  const visit = useBrowser()

  it('shows the longest prices on setup, upload, finalize and cart', async () => {
    const page = await visit(NARROW_PHONE)
    await goTo(page, `${SETUP}?quantity=1000000`)
    expect(await problemsOf(page)).toEqual(NONE)
    await openDesign(page, { quantity: 1_000_000, width: '4', height: '4' })
    await bring(page, 'disc.png', 'image/png', await discPng(900))
    expect(await problemsOf(page)).toEqual(NONE)
    await toFinalize(page)
    expect(await problemsOf(page)).toEqual(NONE)
    await visible(page, 'Add to cart').click()
    await page.waitForURL('**/cart/**')
    await page.getByRole('heading', { name: 'Your cart' }).waitFor()
    expect(await problemsOf(page)).toEqual(NONE)
    expect(await page.locator('main li p:has(data)').first().evaluate(isWithin)).toBe(true)
    await page.getByRole('button', { name: /^Save for later/ }).click()
    await page.getByRole('heading', { name: 'Saved for later' }).waitFor()
    expect(await problemsOf(page)).toEqual(NONE)
  })

  it('shows full and empty stars of a rating if the shop has its own reviews (WCAG 1.4.11)', async () => {
    const page = await visit(NARROW_PHONE)
    // Asset tags in the demo shop have four stars out of five.
    await page.goto('/reviews/custom/asset-tags/')
    const picture = sharp(await page.locator('main p > span[aria-hidden]').first().screenshot())
    const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const colorAt = (x: number, y: number) => {
      const from = 3 * (Math.floor(info.height * y) * info.width + Math.floor(info.width * x))
      return data.subarray(from, from + 3).join()
    }
    const [full, empty, background] = [colorAt(0.1, 0.5), colorAt(0.9, 0.5), colorAt(0, 0)]
    expect(new Set([full, empty, background]).size).toBe(3)
  })

  it('marks choices, and shows elements with meaningful backgrounds (WCAG 1.4.1, 1.4.11)', async () => {
    const page = await visit(NARROW_PHONE)
    await goTo(page, SETUP)
    expect(await unmarked(page)).toEqual([])
    expect(await page.locator('tr:has([aria-current])').count()).toBe(1)
    await goTo(page, '/clipart/decals/cut-out/animals/p/paw-print-decal/')
    expect(await unmarked(page)).toEqual([])
    const sheet = page.locator('#live-clipart [role=img]').locator('..')
    expect(await sheet.evaluate((it) => getComputedStyle(it).backgroundImage)).toContain('gradient')
    await goTo(page, '/ddb/stickers/bumper/p/family-car-stickers/')
    expect(await page.locator('input[type=radio]:checked').count()).toBeGreaterThan(3)
    expect(await unmarked(page)).toEqual([])
  })

  it('distinguishes the main button', async () => {
    const page = await visit(NARROW_PHONE)
    await goTo(page, SETUP)
    const colorOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(await colorOf('button[form=configurator]')).not.toBe(await colorOf('body'))
  })
})
