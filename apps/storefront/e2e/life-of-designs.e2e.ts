import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, useBrowser } from './browser.ts'
import { BEER, object, openTool, saved, words } from './design-tool.ts'

/** Writes into the first text of the beer label. */
async function write(page: Page, before: RegExp, text: string) {
  await object(page, before).click()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await words(page).fill(text)
  await saved(page)
}

describe('versions of a design', () => {
  const visit = useBrowser()

  it('are saved under a name, restored as one step of undo, and deleted (TOOL-6)', async () => {
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
})
