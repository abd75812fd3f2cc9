import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { goTo, responseTo, useBrowser } from './browser.ts'
import { LABEL, object, openTool, saved, storedDesign, words } from './design-tool.ts'
import { SETUP } from './paths.ts'

const CUSTOMS = '/custom/api/v1/custom/'
const STRIPS = '/custom/api/v1/configured-ddb-product/'

/** Lets the next call with this method reach the shop, and drops its response. */
async function loseNext(page: Page, method: string, path: string) {
  let isLost = false
  await page.route(`**${path}**`, async (route) => {
    if (isLost || route.request().method() !== method) return route.continue()
    isLost = true
    await responseTo(route)
    await route.abort()
  })
  return { isLost: () => expect.poll(() => isLost).toBe(true) }
}

const countOf = async (page: Page, path: string) =>
  ((await (await page.request.get(path)).json()) as { readonly count: number }).count

describe('a lost response', () => {
  const visit = useBrowser()

  it('leaves one design, with all later changes (TOOL-4, API-25)', async () => {
    const page = await visit()
    await openTool(page, LABEL)
    const { isLost } = await loseNext(page, 'POST', CUSTOMS)
    await object(page, /Coffee roasters/).click()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await words(page).fill('Tea')
    await isLost()
    await words(page).fill('Tea & cakes')
    await saved(page)
    await page.waitForURL('**/edit/advanced/')
    expect((await storedDesign(page)).elements.map(({ text }) => text)).toContain('Tea & cakes')
    expect(await countOf(page, CUSTOMS)).toBe(1)
  })

  it('leaves one design if its tab ends (TOOL-4, API-25)', async () => {
    const page = await visit()
    await openTool(page, LABEL)
    const { isLost } = await loseNext(page, 'POST', CUSTOMS)
    await object(page, /Coffee roasters/).click()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await words(page).fill('Tea')
    await isLost()
    const other = await page.context().newPage()
    await page.close({ runBeforeUnload: false })
    await openTool(other, LABEL)
    await object(other, /Tea/).waitFor()
    await saved(other)
    await other.waitForURL('**/edit/advanced/')
    expect(await countOf(other, CUSTOMS)).toBe(1)
  })

  it('leaves one product of the setup page, with its last choices (API-25)', async () => {
    const page = await visit()
    await goTo(page, SETUP)
    const { isLost } = await loseNext(page, 'POST', CUSTOMS)
    const on = page.getByRole('button', { name: /^Upload/ }).first()
    await page.getByLabel('Quantity', { exact: true }).fill('250')
    // Before hydration, pressing the button would send the plain form.
    await expect.poll(() => page.locator('output').first().innerText()).toContain('$85.00')
    await on.click()
    await isLost()
    await page.getByText(/couldn’t save/).waitFor()
    await page.getByLabel('Quantity', { exact: true }).fill('500')
    await on.click()
    await page.waitForURL('**/upload/')
    const { results } = (await (await page.request.get(CUSTOMS)).json()) as {
      readonly results: readonly { readonly quantity: number }[]
    }
    expect(results.map(({ quantity }) => quantity)).toEqual([500])
  })

  it('leaves one strip, and does not count as a change from elsewhere (DDB-9, DESIGN-22, API-25)', async () => {
    const page = await visit()
    await goTo(page, '/ddb/stickers/bumper/p/family-car-stickers/')
    const add = page.getByRole('button', { name: /^Add Dad/ }).first()
    const order = page.getByRole('button', { name: 'Add to cart' })
    const notSaved = page.getByText(/couldn’t save your product/)
    await add.click()
    const made = await loseNext(page, 'POST', STRIPS)
    await order.click()
    await made.isLost()
    await notSaved.waitFor()
    await page.unrouteAll()
    await page.route('**/add-to-cart/', (route) => route.abort())
    await add.click()
    await order.click()
    await page.getByText('Unable to add the product to the cart').waitFor()
    await add.click()
    const changed = await loseNext(page, 'PATCH', STRIPS)
    await order.click()
    await changed.isLost()
    await notSaved.waitFor()
    await page.unrouteAll()
    await add.click()
    await order.click()
    await page.waitForURL('**/cart/**')
    const { results } = (await (await page.request.get(STRIPS)).json()) as {
      readonly results: readonly { readonly clipart_elements: readonly string[] }[]
    }
    expect(results.map(({ clipart_elements: figures }) => figures.length)).toEqual([4])
  })
})
