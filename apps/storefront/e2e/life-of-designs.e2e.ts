import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { SIZES, useBrowser } from './browser.ts'
import { BEER, object, openTool, saved, words } from './design-tool.ts'
import { overflowOf, smallTargets } from './devices.ts'

/** Changes the first text of the beer label. */
async function write(page: Page, before: RegExp, text: string) {
  await object(page, before).click()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await words(page).fill(text)
  await saved(page)
}

describe('versions of a design', () => {
  const visit = useBrowser()

  it('are saved with a name, restored as one undo step, and deleted (TOOL-6)', async () => {
    const page = await visit()
    await openTool(page, BEER)
    await write(page, /North Pier/, 'South Pier')
    await page.getByRole('button', { name: 'Versions' }).click()
    const sheet = page.getByRole('dialog', { name: 'Versions' })
    await sheet.getByText('No versions yet.').waitFor()
    await sheet.getByLabel('Name of this version').fill('For Friday')
    await sheet.getByLabel('Name of this version').press('Enter')
    await sheet.getByText('Saved as “For Friday”.').waitFor()
    await expectAccessible(page)
    const picture = sheet.locator('img')
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
    await sheet.getByRole('button', { name: 'Close' }).click()

    await words(page).fill('West Pier')
    await saved(page)
    await page.getByRole('button', { name: 'Versions' }).click()
    await sheet
      .getByRole('button', { name: /^Restore/ })
      .first()
      .click()
    await sheet.waitFor({ state: 'hidden' })
    await object(page, /South Pier/).waitFor()
    await saved(page)
    await page.getByRole('button', { name: /^Undo/ }).first().click()
    await object(page, /West Pier/).waitFor()

    await page.getByRole('button', { name: 'Versions' }).click()
    await sheet.getByRole('button', { name: /^Restore.*Without a name/ }).waitFor()
    await sheet.getByRole('button', { name: /^Delete.*For Friday/ }).click()
    await sheet.getByRole('button', { name: /^Delete for good/ }).click()
    await sheet.getByText('“For Friday” is deleted.').waitFor()
    expect(await sheet.getByRole('listitem').count()).toBe(1)
  })

  it('are each listed once, even if new ones arrive before the older ones are shown (TOOL-6)', async () => {
    const page = await visit()
    await openTool(page, BEER)
    await write(page, /North Pier/, 'South Pier')
    const custom = /\/([0-9a-f-]{36})\//.exec(page.url())![1]!
    for (let number = 1; number <= 12; number += 1)
      await page.request.post('/custom/api/v1/custom-autosave/', {
        data: { name: `Draft ${number}`, data: { design: {} }, custom },
      })
    await page.getByRole('button', { name: 'Versions' }).click()
    const sheet = page.getByRole('dialog', { name: 'Versions' })
    await sheet.getByText('Draft 12', { exact: true }).first().waitFor()
    await sheet.getByLabel('Name of this version').fill('Draft 13')
    await sheet.getByLabel('Name of this version').press('Enter')
    await sheet.getByText('Saved as “Draft 13”.').waitFor()
    await sheet.getByRole('button', { name: 'Show older versions' }).click()
    await sheet.getByText('Draft 1', { exact: true }).first().waitFor()
    expect(await sheet.getByRole('listitem').count()).toBe(13)
  })
})

describe('the page “My designs”', () => {
  const visit = useBrowser()
  const card = (page: Page, name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
  const open = (page: Page, name: string) =>
    card(page, name).getByText('More', { exact: false }).first().click()

  it('lists designs without scripts, names and copies them, opens them on another device, and deletes them (TOOL-8, TOOL-9)', async () => {
    const page = await visit({ javaScriptEnabled: false })
    await page.goto('/designs/')
    await page.getByRole('heading', { name: 'No designs yet' }).waitFor()
    const data = {
      template: 'name-labels',
      material: 'white-vinyl',
      width: '2.5',
      height: '1',
      quantity: 100,
    }
    expect((await page.request.post('/custom/api/v1/custom/', { data })).status()).toBe(201)
    await page.goto('/designs/')
    await page.getByText(/An account keeps them/).waitFor()
    await open(page, 'Name labels')
    await page.getByLabel('Name', { exact: true }).fill('For the school')
    await page.getByRole('button', { name: 'Rename' }).click()
    await page.getByText('Renamed to “For the school”.').waitFor()
    await open(page, 'For the school')
    await page.getByRole('button', { name: 'Duplicate' }).click()
    await page.getByText('Copied to “For the school (copy)”.').waitFor()
    await open(page, 'For the school')
    await card(page, 'For the school').getByRole('button', { name: 'Make a link' }).click()
    const link = new URL(await page.getByLabel('Private link').inputValue())

    const phone = await visit({ viewport: SIZES.phone, hasTouch: true, isMobile: true })
    await phone.goto(link.pathname + link.search)
    await expectAccessible(phone)
    await phone.getByRole('button', { name: 'Open a copy here' }).tap()
    await phone.waitForURL('**/edit/easy/')
    await phone.getByRole('textbox', { name: 'Name', exact: true }).fill('On the phone')
    await saved(phone)
    await phone.goto('/designs/')
    await card(phone, 'For the school').waitFor()
    expect(await overflowOf(phone)).toBe(0)
    expect(await smallTargets(phone)).toEqual([])
    await expectAccessible(phone)

    await open(page, 'For the school')
    await page.getByRole('button', { name: 'End the link' }).click()
    await page.getByText('The link no longer works.').waitFor()
    await phone.goto(link.pathname + link.search)
    await phone.getByText(/This link no longer works/).waitFor()
    await open(page, 'For the school (copy)')
    await card(page, 'For the school (copy)').getByText('Delete', { exact: true }).click()
    await page.getByRole('button', { name: /^Delete for good.*\(copy\)/ }).click()
    await page.getByText('“For the school (copy)” is deleted.').waitFor()
    expect(await page.getByRole('article').count()).toBe(1)
  })

  it('lists products of every class: an artwork, a stock image and a drawing are reopened, named and ordered (TOOL-8)', async () => {
    const page = await visit({ javaScriptEnabled: false })
    for (const path of [
      '/marketplace/marketplace/p/heron-sticker/',
      '/stock-images/stock-image-stickers/p/night-city-sticker/',
      '/clipart/decals/cut-out/animals/p/deer-decal/',
    ]) {
      await page.goto(path)
      await page.getByRole('button', { name: 'Add to cart' }).first().click()
      await page.waitForURL('**/cart/**')
    }
    await page.goto('/designs/')
    await page.getByText('3 designs').waitFor()
    for (const [product, at] of [
      ['Gray heron sticker', '/marketplace/'],
      ['Night city sticker', '/stock-images/'],
      ['Deer cut-out', '/clipart/'],
    ] as const) {
      const picture = card(page, product).locator('img')
      expect(await picture.getAttribute('src'), product).toMatch(/^\/files\/previews\//)
      await card(page, product).getByRole('link', { name: 'Edit' }).click()
      await page.waitForURL(`**${at}**configured=**`)
      await page.goBack()
    }
    await open(page, 'Deer cut-out')
    await card(page, 'Deer cut-out').getByLabel('Name', { exact: true }).fill('Tailgate')
    await card(page, 'Deer cut-out').getByRole('button', { name: 'Rename' }).click()
    await page.getByText('Renamed to “Tailgate”.').waitFor()
    await card(page, 'Tailgate').getByRole('button', { name: 'Add to cart' }).click()
    await page.waitForURL('**/cart/**')
  })
})
