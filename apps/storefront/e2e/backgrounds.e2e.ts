import { printedColors } from '@kisscut/prepress/testing'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { collectErrors, SIZES, useBrowser } from './browser.ts'
import { openTool, saved, storedDesign, BEER } from './design-tool.ts'
import { fileOf, hold, idOf, pageBox, pressFile } from './journey.ts'

/** A green disc on yellow, as from a camera. */
const onYellow = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="900" height="900" fill="#ffd400"/><circle cx="450" cy="450" r="300" fill="#1f7a4d"/></svg>',
    ),
  )
    .jpeg({ quality: 92 })
    .toBuffer()

type Rgb = readonly [number, number, number]

/** Colors of a design's print file at these places, in inches from the product's top left corner. */
async function printedAt(page: Page, ...places: readonly { readonly x: number; readonly y: number }[]) {
  const pdf = await pressFile(page, idOf(page), 'print.pdf')
  const [media, trim] = [pageBox(pdf, 'MediaBox'), pageBox(pdf, 'TrimBox')]
  const size = { width: Math.round(media.width), height: Math.round(media.height) }
  const rgb = await printedColors({ pdf: new Uint8Array(pdf) }, size)
  return places.map(({ x, y }): Rgb => {
    const column = Math.round(trim.left - media.left + x * 72)
    const row = Math.round(media.top - trim.top + y * 72)
    const at = (row * size.width + column) * 3
    return [rgb[at]!, rgb[at + 1]!, rgb[at + 2]!]
  })
}

const apart = (one: Rgb, other: Rgb) => Math.max(...one.map((value, at) => Math.abs(value - other[at]!)))

const section = (page: Page) => page.getByRole('region', { name: 'Picture background' })
const pictureIn = async (page: Page) => {
  const { elements } = await storedDesign(page)
  return elements.find(({ kind }) => kind === 'upload') as (typeof elements)[number] & {
    readonly file: string
  }
}

describe('the background of a picture on a design', () => {
  const visit = useBrowser()

  it('is removed, printed without it, and restored by undo and redo (EDIT-24, FILE-4)', async () => {
    const page = await visit()
    const errors = collectErrors(page)
    await openTool(page, BEER)
    await page.getByRole('button', { name: 'Uploads', exact: true }).click()
    await page
      .getByLabel('Upload a picture')
      .setInputFiles(fileOf('disc.jpg', 'image/jpeg', await onYellow()))
    await page.getByRole('heading', { name: 'Picture: disc.jpg' }).waitFor()
    await saved(page)
    const before = await pictureIn(page)
    const corner = { x: before.x + before.width / 12, y: before.y + before.height / 12 }
    const middle = { x: before.x + before.width / 2, y: before.y + before.height / 2 }
    const [yellow, green] = await printedAt(page, corner, middle)
    expect(yellow![2]).toBeLessThan(90)
    expect(yellow![0]).toBeGreaterThan(200)

    const response = await hold(page, '**/remove-bg/')
    await section(page).getByRole('button', { name: 'Remove background' }).click()
    await section(page).getByText('Removing the background…').waitFor()
    await expectAccessible(page)
    await response.release()
    await page.getByRole('heading', { name: 'Picture: disc.png' }).waitFor()
    await section(page)
      .getByRole('slider', { name: /Tolerance/ })
      .waitFor()
    await expectAccessible(page)
    await expect.poll(async () => (await pictureIn(page)).file).not.toBe(before.file)
    await saved(page)
    const after = await pictureIn(page)
    expect({ ...after, file: before.file, pixels: null }).toEqual({ ...before, pixels: null })
    const [bare, stays] = await printedAt(page, corner, middle)
    expect(apart(stays!, green!)).toBeLessThan(12)

    // Without the picture the print file has the same color there as through its transparent part.
    await page.getByRole('application').focus()
    await page.keyboard.press('Delete')
    await expect.poll(() => pictureIn(page)).toBeUndefined()
    await saved(page)
    const [below] = await printedAt(page, corner)
    expect(apart(bare!, below!)).toBeLessThan(12)
    expect(apart(bare!, yellow!)).toBeGreaterThan(60)

    await page.getByRole('button', { name: 'Undo remove', exact: true }).click()
    await page.getByRole('button', { name: 'Undo remove background' }).click()
    await expect.poll(async () => (await pictureIn(page))?.file).toBe(before.file)
    await page.getByRole('button', { name: 'Redo remove background' }).click()
    const label = (await page.locator('.canvas-cut path').first().boundingBox())!
    const [right, down] = [(label.width * middle.x) / 4, (label.height * middle.y) / 3]
    await page.mouse.click(label.x + right, label.y + down, { button: 'right' })
    await page.getByRole('menuitem', { name: 'Restore background' }).click()
    await page.getByRole('heading', { name: 'Picture: disc.jpg' }).waitFor()
    await expect.poll(async () => (await pictureIn(page))?.file).toBe(before.file)
    expect(errors).toEqual([])
  })

  it('is removed by touch, and a failure is reported there (EDIT-24)', async () => {
    const page = await visit({ viewport: SIZES.phone, hasTouch: true })
    await openTool(page, BEER)
    await page.getByRole('button', { name: 'Uploads', exact: true }).tap()
    const plain = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#1f7a4d' } })
      .png()
      .toBuffer()
    await page.getByLabel('Upload a picture').setInputFiles(fileOf('plain.png', 'image/png', plain))
    await page.getByRole('heading', { name: 'Picture: plain.png' }).waitFor()
    await section(page).getByRole('button', { name: 'Remove background' }).tap()
    await section(page).getByText('Nothing would be left of this picture. Try a lower tolerance.').waitFor()
    await expectAccessible(page)
  })
})
