import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { twoPagePdf } from './artworks.ts'
import { expectAccessible } from './axe.ts'
import { collectErrors, responseTo, settled, useBrowser } from './browser.ts'
import { bring, chooser, fileOf, hold, openDesign, visible } from './journey.ts'

/** A green disc on white, as in a JPEG. */
const onWhite = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="900" height="900" fill="#fff"/><circle cx="450" cy="450" r="300" fill="#1f7a4d"/></svg>',
    ),
  )
    .jpeg({ quality: 92 })
    .toBuffer()

const panel = (page: Page) => page.getByRole('region', { name: 'Retouch' })
const button = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name })
const total = (page: Page, price: string) =>
  page.getByRole('status').filter({ hasText: price }).first().waitFor()
const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor()
const width = (page: Page) => page.getByRole('textbox', { name: 'Width' }).inputValue()

/** Id of the stored artwork of the page's product; null for none. */
async function storedFile(page: Page): Promise<string | null> {
  const id = /\/p\/[^/]+\/([^/]+)\/upload\//.exec(page.url())?.[1] ?? ''
  const response = await page.request.get(`/custom/api/v1/custom/${id}/`)
  return ((await response.json()) as { readonly user_file: string | null }).user_file
}

describe('retouching', () => {
  const visit = useBrowser()

  it('removes the background with a tolerance; undo and redo work by keyboard', async () => {
    const page = await visit()
    const errors = collectErrors(page)
    await openDesign(page)
    await bring(page, 'disc.jpg', 'image/jpeg', await onWhite())
    await expect.poll(() => storedFile(page)).not.toBeNull()
    const original = await storedFile(page)
    await button(page, 'Remove background').click()
    const tolerance = page.getByRole('slider', { name: /Tolerance/ })
    await tolerance.waitFor()
    await page.getByText('disc.png', { exact: true }).first().waitFor()
    const response = await hold(page, '**/remove-bg/')
    await tolerance.fill('40')
    await panel(page).getByText('Removing the background…').waitFor()
    await expectAccessible(page)
    await response.release()
    await panel(page).getByText('Removing the background…').waitFor({ state: 'detached' })
    await expectAccessible(page)

    await page.keyboard.press('Control+Z')
    await button(page, 'Remove background').waitFor()
    await page.getByText('disc.jpg', { exact: true }).first().waitFor()
    await page.keyboard.press('Control+Shift+Z')
    await tolerance.waitFor()
    await button(page, 'Back to the original').click()
    await page.getByText('disc.jpg', { exact: true }).first().waitFor()
    await expect.poll(() => storedFile(page)).toBe(original)
    await page.reload()
    await button(page, 'Remove background').waitFor()
    expect(errors).toEqual([])
  })

  it('never restores earlier artwork or loses redo because of a late response', async () => {
    const page = await visit()
    await openDesign(page)
    await bring(page, 'disc.jpg', 'image/jpeg', await onWhite())
    // Its own size has arrived, too.
    await settled(page)
    let requests = 0
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(/_data=|\.data\b/, async (route) => {
      requests += 1
      const isFirst = requests === 1
      const response = await responseTo(route)
      if (isFirst) await released
      await route.fulfill({ response })
    })
    await button(page, 'Remove background').click()
    await page.getByText('disc.png', { exact: true }).first().waitFor()
    await expect.poll(() => requests).toBe(1)
    await page.keyboard.press('Control+Z')
    await page.getByText('disc.jpg', { exact: true }).first().waitFor()
    release()
    await expect.poll(() => requests).toBe(2)
    await settled(page)
    await page.getByText('disc.jpg', { exact: true }).first().waitFor()
    await page.keyboard.press('Control+Shift+Z')
    await page.getByRole('slider', { name: /Tolerance/ }).waitFor()
    await page.unrouteAll({ behavior: 'wait' })
  })

  it('crops on the canvas by dragging a corner, and Escape cancels (DESIGN-25)', async () => {
    const page = await visit()
    await openDesign(page)
    await bring(page, 'disc.jpg', 'image/jpeg', await onWhite())
    await button(page, 'Crop').click()
    const corner = page.getByRole('button', { name: 'Bottom right corner' })
    const savedWidth = panel(page).getByRole('spinbutton', { name: 'Width' })
    await button(page, '1:1').click()
    const frame = (await page.getByRole('group', { name: 'Crop', exact: true }).boundingBox())!
    await corner.hover()
    await page.mouse.down()
    await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2, { steps: 4 })
    await page.mouse.up()
    await expect.poll(async () => Math.abs(Number(await savedWidth.inputValue()) - 450)).toBeLessThan(20)
    await page.keyboard.press('Escape')
    await corner.waitFor({ state: 'detached' })
    await page.getByText('900 × 900 pixels').waitFor()
  })

  it('keeps a part of a picture in place, chosen by keys and numbers', async () => {
    const page = await visit()
    await openDesign(page)
    await bring(page, 'disc.jpg', 'image/jpeg', await onWhite())
    const before = Number(await width(page))
    await button(page, 'Crop').click()
    await page.getByRole('button', { name: 'Bottom right corner' }).focus()
    for (let press = 0; press < 2; press++) await page.keyboard.press('Shift+ArrowLeft')
    const savedWidth = panel(page).getByRole('spinbutton', { name: 'Width' })
    expect(await savedWidth.inputValue()).toBe('720')
    await savedWidth.fill('450')
    await expectAccessible(page)
    await button(page, 'Crop to this part').click()
    await page.getByText('450 × 900 pixels').waitFor()
    expect(Number(await width(page))).toBeCloseTo(before / 2, 2)
    await page.reload()
    await page.getByText('450 × 900 pixels').waitFor()
  })

  it('shows the price of vectorizing first, charges it, and drops it when the original is restored', async () => {
    const page = await visit()
    await openDesign(page)
    await bring(page, 'disc.jpg', 'image/jpeg', await onWhite())
    await total(page, '$135.00')
    await button(page, 'Vectorize').click()
    await page.getByRole('slider', { name: /Colors/ }).fill('2')
    await button(page, 'Vectorize for $20.00').click()
    await page.getByText('Vector artwork: sharp at any size.').waitFor()
    await total(page, '$155.00')
    await button(page, 'Back to the original').click()
    await total(page, '$135.00')
    await page.getByText('900 × 900 pixels').waitFor()
  })

  it('prints another page of a document, chosen by its picture and by keyboard, and remembers it', async () => {
    const page = await visit()
    const errors = collectErrors(page)
    await openDesign(page)
    await bring(page, 'pages.pdf', 'application/pdf', twoPagePdf())
    await page.getByText('Page 1 of 2').waitFor()
    const second = panel(page).getByRole('radio', { name: 'Page 2 of 2' })
    await panel(page).getByRole('radio', { name: 'Page 1 of 2' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.getByText('Page 2 of 2, Vector artwork').waitFor()
    expect(await second.isChecked()).toBe(true)
    const pictures = panel(page).locator('fieldset img')
    const drawn = () =>
      pictures.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth))
    await expect.poll(drawn).toEqual([240, 240])
    await expectAccessible(page)
    await saved(page)
    await page.reload()
    await page.getByText('Page 2 of 2, Vector artwork').waitFor()
    expect(await second.isChecked()).toBe(true)
    expect(errors).toEqual([])
  })

  it('may be stopped, and reports why it failed', async () => {
    const page = await visit()
    await openDesign(page)
    await bring(page, 'disc.jpg', 'image/jpeg', await onWhite())
    const response = await hold(page, '**/remove-bg/')
    await button(page, 'Remove background').click()
    await button(page, 'Stop').click()
    const restored = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await response.release()
    await restored
    await button(page, 'Remove background').waitFor()
    await saved(page)
    await page.reload()
    await page.getByText('disc.jpg', { exact: true }).first().waitFor()

    await button(page, 'Remove background').click()
    await page.getByRole('slider', { name: /Tolerance/ }).waitFor()
    await page.route('**/remove-bg/', (route) => route.abort())
    await page.getByRole('slider', { name: /Tolerance/ }).fill('90')
    await panel(page).getByRole('alert').getByText('please try again').waitFor()
    await page.getByText('disc.png', { exact: true }).first().waitFor()
  })

  it('works by plain forms', async () => {
    const page = await visit({ javaScriptEnabled: false })
    await openDesign(page)
    await chooser(page).setInputFiles(fileOf('disc.jpg', 'image/jpeg', await onWhite()))
    await visible(page, 'Upload').click()
    await page.getByText('disc.jpg', { exact: true }).waitFor()
    await page.getByLabel('From the left').fill('50')
    await page.getByLabel('Width').fill('50')
    await visible(page, 'Crop to this part').click()
    await page.getByText('450 × 900 pixels', { exact: true }).waitFor()
    await visible(page, 'Remove background').click()
    await page.getByText('disc.png', { exact: true }).waitFor()
    await visible(page, 'Vectorize for $20.00').click()
    await page.getByText('disc.svg', { exact: true }).waitFor()
    await page.getByText('$155.00').first().waitFor()
    await visible(page, 'Back to the original').click()
    await page.getByText('disc.jpg', { exact: true }).waitFor()
    await page.getByText('$135.00').first().waitFor()
    await chooser(page).setInputFiles(fileOf('pages.pdf', 'application/pdf', twoPagePdf()))
    await visible(page, 'Upload').click()
    await page.getByRole('radio', { name: 'Page 2' }).check()
    await visible(page, 'Print this page').click()
    await page.locator('input[name=page][value="2"][checked]').waitFor()
  })
})
