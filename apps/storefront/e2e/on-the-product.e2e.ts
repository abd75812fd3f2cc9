import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { collectErrors, goTo, settled, SIZES, useBrowser } from './browser.ts'
import { bring, chooser, fileOf, openDesign, toFinalize, visible } from './journey.ts'

const BUMPER = '/custom/products/stickers/bumper/p/bumper-stickers/setup/'

const photo = () =>
  sharp({ create: { width: 900, height: 900, channels: 3, background: '#c2410c' } })
    .png()
    .toBuffer()

const views = (page: Page) => page.getByRole('group', { name: 'View' })
const choose = (page: Page, name: string) => views(page).getByRole('link', { name, exact: true }).click()
const laptop = (page: Page) => page.getByRole('img', { name: /on a laptop, in actual size$/ })

/** Waits until a picture has loaded, and returns its width. */
const widthOf = async (page: Page) => {
  const width = () => laptop(page).evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
  return width()
}

describe('the product in its surroundings', () => {
  const visit = useBrowser()

  it('is drawn while its artwork is placed, after each change, and on the finalize page (DESIGN-27)', async () => {
    const page = await visit()
    const errors = collectErrors(page)
    await openDesign(page)
    await bring(page, 'photo.png', 'image/png', await photo())
    await choose(page, 'Laptop')
    expect(await widthOf(page)).toBe(1200)
    await expectAccessible(page)
    const first = await laptop(page).getAttribute('src')
    await page.getByRole('application').focus()
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(() => laptop(page).getAttribute('src')).not.toBe(first)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await page.getByRole('button', { name: 'Crop', exact: true }).click()
    await laptop(page).waitFor({ state: 'detached' })
    await page.getByRole('group', { name: 'Crop' }).waitFor()
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await laptop(page).waitFor()
    await choose(page, 'Design')
    await laptop(page).waitFor({ state: 'detached' })
    await page.getByText('Saved', { exact: true }).waitFor()
    await toFinalize(page)
    await choose(page, 'Laptop')
    expect(await widthOf(page)).toBe(1200)
    await expectAccessible(page)
    expect(errors).toEqual([])
  })

  it('is offered where it makes sense, by touch on a narrow screen, too (DESIGN-27)', async () => {
    const page = await visit({ viewport: SIZES.narrow, hasTouch: true })
    await goTo(page, BUMPER)
    await visible(page, /^Upload/).click()
    await page.waitForURL('**/upload/**')
    await settled(page)
    await bring(page, 'photo.png', 'image/png', await photo())
    const names = await views(page).locator('> *').allInnerTexts()
    expect(names).toEqual(['Design', 'Finished', 'Car'])
    await views(page).getByRole('link', { name: 'Car' }).tap()
    await page.getByRole('img', { name: 'Bumper stickers on the back of a car, in actual size' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await expectAccessible(page)
  })

  it('is shown without scripts (DESIGN-27)', async () => {
    const page = await visit({ javaScriptEnabled: false })
    await openDesign(page)
    await chooser(page).setInputFiles(fileOf('photo.png', 'image/png', await photo()))
    await visible(page, 'Upload').click()
    await page.getByText('photo.png', { exact: true }).waitFor()
    await choose(page, 'Laptop')
    await laptop(page).waitFor()
    const picture = await page.request.get((await laptop(page).getAttribute('src')) ?? '')
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/webp'])
  })
})
