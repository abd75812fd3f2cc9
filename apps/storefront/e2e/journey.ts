import type { Locator, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { goTo, settled } from './browser.ts'
import { SETUP } from './paths.ts'

export const fileOf = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })

export const chooser = (page: Page) => page.locator('input[type=file]').first()

/** The first visible button or link with a name. */
export const visible = (page: Page, name: RegExp | string) =>
  page.getByRole('button', { name }).or(page.getByRole('link', { name })).filter({ visible: true }).first()

/** Id of the product in the page's address; empty before the first save. */
export const idOf = (page: Page): string => /\/([\w-]{36})\//.exec(page.url())?.[1] ?? ''

/** The shop's region beside a tool: the price and the button for the next step. */
export const order = (page: Page) => page.getByRole('region', { name: 'Your order' })

export async function middleOf(place: Locator) {
  const box = (await place.boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A product's file for press or plotter, fetched as staff. */
export async function pressFile(page: Page, id: string, name: string): Promise<Buffer> {
  const headers = { authorization: `Bearer ${inject('apiKey')}` }
  const response = await page.request.get(`/prepress/api/v1/custom/${id}/${name}/`, { headers })
  expect(response.status(), response.ok() ? '' : await response.text()).toBe(200)
  return response.body()
}

/** A box of a print file's first page, in points; `TrimBox` is the cut size. */
export function pageBox(pdf: Buffer, name: 'MediaBox' | 'TrimBox') {
  const [left = 0, bottom = 0, right = 0, top = 0] = new RegExp(`/${name} \\[([^\\]]+)\\]`)
    .exec(pdf.toString('latin1'))![1]!
    .trim()
    .split(/\s+/)
    .map(Number)
  return { left, top, width: right - left, height: top - bottom }
}

/** Goes from the product page to the design step, with this query. */
export async function toDesign(page: Page, query = '?quantity=500') {
  await goTo(page, `${SETUP}${query}`)
  await visible(page, /^Upload/).click()
  await page.waitForURL('**/upload/**')
  await settled(page)
}

/**
 * Opens the design step of 500 new stickers, or with other fields, as if from the product page, for journeys that need
 * not pass through it.
 */
export async function openDesign(page: Page, more: object = {}) {
  const sides = { width: '2', height: '2' }
  const data = { template: 'die-cut-stickers', material: 'white-vinyl', ...sides, quantity: 500, ...more }
  const made = await page.request.post('/custom/api/v1/custom/', { data })
  expect(made.status(), await made.text()).toBe(201)
  const { id } = (await made.json()) as { readonly id: string }
  await goTo(page, SETUP.replace('/setup/', `/${id}/upload/`))
}

/** Uploads a file and waits until it is on the canvas and saved. */
export async function bring(page: Page, name: string, mimeType: string, buffer: Buffer) {
  await chooser(page).setInputFiles(fileOf(name, mimeType, buffer))
  await page.getByText(name, { exact: true }).first().waitFor()
  await page.getByText('Saved', { exact: true }).waitFor()
}

export async function toFinalize(page: Page) {
  await visible(page, 'Continue').click()
  await page.waitForURL('**/finalize/**')
  await settled(page)
}

/** Holds the page's requests to a URL until they are released, so that the state in between can be checked. */
export async function hold(page: Page, address: string) {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route(address, async (route) => {
    await opened
    await route.continue()
  })
  return {
    release: async () => {
      open()
      await page.unrouteAll({ behavior: 'wait' })
    },
  }
}

/** Reloads until it is there: a page doesn't wait long for a busy press, and a later load has its result. */
export async function lookAgainUntil(page: Page, isThere: () => Promise<boolean>) {
  await expect
    .poll(async () => {
      if (await isThere()) return true
      await page.reload()
      return isThere()
    })
    .toBe(true)
}
