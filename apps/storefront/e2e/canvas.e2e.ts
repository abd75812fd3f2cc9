import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { discPng } from './artworks.ts'
import { SIZES, useBrowser } from './browser.ts'
import { drag } from './fingers.ts'
import { bring, openDesign } from './journey.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const figure = async (page: Page, name: string) => Number(await field(page, name).inputValue())
const percent = async (page: Page) =>
  Number.parseInt((await page.getByLabel('Zoom, percent').textContent()) ?? '', 10)

/** The canvas, scrolled into view, in screen pixels. */
async function canvasOf(page: Page) {
  const canvas = page.getByRole('application')
  await canvas.scrollIntoViewIfNeeded()
  return (await canvas.boundingBox()) ?? expect.fail('The canvas is not visible.')
}

/** Waits until a number is the same in two successive pictures of the page, so that animations have ended. */
const settled = (page: Page, figureOf: () => Promise<number>) =>
  expect
    .poll(async () => {
      const before = await figureOf()
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      )
      return (await figureOf()) === before
    })
    .toBe(true)

describe('touching the canvas', () => {
  const visit = useBrowser()

  it('scrolls the page beside the artwork, moves the artwork with one finger and pinches it with two', async () => {
    const page = await visit({ viewport: SIZES.phone, hasTouch: true, isMobile: true })
    await openDesign(page)
    await bring(page, 'disc.png', 'image/png', await discPng(900))
    const canvas = await canvasOf(page)
    const scrolled = () => page.evaluate(() => scrollY)
    const placed = { left: await figure(page, 'Left'), width: await figure(page, 'Width') }

    const before = await scrolled()
    const beside = { x: canvas.x + 40, y: canvas.y + canvas.height - 40 }
    await drag(page, { from: beside, to: { ...beside, y: beside.y - 200 } })
    await expect.poll(scrolled).toBeGreaterThan(before + 100)
    expect(await figure(page, 'Left')).toBe(placed.left)

    await settled(page, scrolled)
    const now = await canvasOf(page)
    await settled(page, scrolled)
    const at = { x: now.x + now.width / 2, y: now.y + now.height / 2 }
    const still = await scrolled()
    await drag(page, { from: at, to: { x: at.x + 40, y: at.y + 60 } })
    await expect.poll(() => figure(page, 'Left')).toBeGreaterThan(placed.left)
    expect(await scrolled()).toBe(still)

    const apart = (by: number) => ({ a: { x: at.x - by, y: at.y }, b: { x: at.x + by, y: at.y } })
    const [near, far] = [apart(30), apart(45)]
    await drag(page, { from: near.a, to: far.a }, { from: near.b, to: far.b })
    await expect.poll(() => figure(page, 'Width')).toBeCloseTo(placed.width * 1.5, 1)
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
  })

  it('zooms the view with two fingers beside the artwork, which stays unchanged', async () => {
    const page = await visit({ viewport: SIZES.phone, hasTouch: true, isMobile: true })
    await openDesign(page)
    await bring(page, 'disc.png', 'image/png', await discPng(900))
    const width = await figure(page, 'Width')
    const before = await percent(page)
    const canvas = await canvasOf(page)
    const y = canvas.y + 50
    await drag(
      page,
      { from: { x: canvas.x + 80, y }, to: { x: canvas.x + 50, y } },
      { from: { x: canvas.x + 140, y }, to: { x: canvas.x + 170, y } },
    )
    await expect.poll(() => percent(page)).toBeGreaterThan(before * 1.8)
    expect(await figure(page, 'Width')).toBe(width)
  })
})

describe('zooming the canvas', () => {
  const visit = useBrowser()

  it('works by buttons, keys and the wheel; 100 % is the true size', async () => {
    const page = await visit()
    await openDesign(page)
    await bring(page, 'disc.png', 'image/png', await discPng(900))
    const whole = await percent(page)
    await page.getByRole('button', { name: 'Actual size' }).click()
    await expect.poll(() => percent(page)).toBe(100)
    const picture = await page.locator('.canvas-artwork image').boundingBox()
    expect((picture?.width ?? 0) / 96).toBeCloseTo(await figure(page, 'Width'), 3)

    await page.getByRole('application').focus()
    await page.keyboard.press('z')
    await expect.poll(() => percent(page)).toBe(150)
    await page.keyboard.press('Shift+Z')
    await page.keyboard.press('Shift+Z')
    await expect.poll(() => percent(page)).toBe(75)
    await page.keyboard.press('0')
    await expect.poll(() => percent(page)).toBe(whole)

    const canvas = await canvasOf(page)
    await page.mouse.move(canvas.x + canvas.width / 3, canvas.y + canvas.height / 3)
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -300)
    await page.keyboard.up('Control')
    await expect.poll(() => percent(page)).toBe(whole * 2)
    expect(await page.evaluate(() => devicePixelRatio)).toBe(1)
  })

  it('lets a large canvas be panned by Space and drag, by the middle button and by scrolling', async () => {
    const page = await visit()
    await openDesign(page)
    await bring(page, 'disc.png', 'image/png', await discPng(900))
    for (let press = 0; press < 3; press++) await page.getByRole('button', { name: 'Zoom in' }).click()
    const placed = await figure(page, 'Left')
    const scrolled = () => page.getByRole('application').evaluate((canvas) => canvas.scrollLeft)
    const canvas = await canvasOf(page)
    const at = { x: canvas.x + canvas.width / 2, y: canvas.y + canvas.height / 2 }
    const dragged = async (button: 'left' | 'middle') => {
      const before = await scrolled()
      await page.mouse.move(at.x, at.y)
      await page.mouse.down({ button })
      await page.mouse.move(at.x - 60, at.y)
      await page.mouse.up({ button })
      return (await scrolled()) - before
    }
    expect(await dragged('middle')).toBeCloseTo(60, 0)
    await page.getByRole('application').focus()
    await page.keyboard.down('Space')
    expect(await dragged('left')).toBeCloseTo(60, 0)
    await page.keyboard.up('Space')
    const before = await scrolled()
    await page.mouse.wheel(-50, 0)
    await expect.poll(scrolled).toBeLessThan(before)
    expect(await figure(page, 'Left')).toBe(placed)
  })
})
