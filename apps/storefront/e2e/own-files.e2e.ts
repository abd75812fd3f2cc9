import { describe, expect, it } from 'vitest'
import { discPng } from './artworks.ts'
import { expectAccessible } from './axe.ts'
import { useBrowser } from './browser.ts'
import { BEER, LABEL, openTool, saved } from './design-tool.ts'
import { fileOf } from './journey.ts'

describe('the shopper’s own files', () => {
  const visit = useBrowser()

  it('are available in another design, to their owner alone, and can be removed for good (EDIT-23, FILE-6)', async () => {
    const page = await visit()
    await openTool(page, LABEL)
    await page.getByRole('button', { name: 'Uploads', exact: true }).click()
    await page
      .getByLabel('Upload a picture')
      .setInputFiles({ name: 'disc.png', mimeType: 'image/png', buffer: await discPng(600) })
    await page.getByRole('heading', { name: 'Picture: disc.png' }).waitFor()
    await saved(page)
    await openTool(page, BEER)
    await page.getByRole('button', { name: 'Uploads', exact: true }).click()
    await page.getByRole('button', { name: 'Add disc.png' }).waitFor()
    const other = await visit()
    await openTool(other, BEER)
    await other.getByRole('button', { name: 'Uploads', exact: true }).click()
    await other.getByText('What you upload appears here.').waitFor()
    await page.getByRole('button', { name: 'Remove disc.png' }).click()
    await expectAccessible(page)
    const dialog = page.getByRole('group', { name: 'Remove disc.png' })
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByText('What you upload appears here.').waitFor()
    const files = await page.request.get('/custom/api/v1/user-file/')
    expect(((await files.json()) as { readonly results: readonly unknown[] }).results).toEqual([])
  })

  it('are removed from a design that is open in another window, where others replace them (EDIT-25)', async () => {
    const page = await visit()
    await openTool(page, LABEL)
    const files = page.getByRole('button', { name: 'Uploads', exact: true })
    await files.click()
    const disc = fileOf('disc.png', 'image/png', await discPng(600))
    await page.getByLabel('Upload a picture').setInputFiles(disc)
    await page.getByRole('heading', { name: 'Picture: disc.png' }).waitFor()
    await saved(page)
    const picture = page.locator('.canvas-artwork image')
    const before = await picture.count()
    const other = await page.context().newPage()
    await openTool(other, BEER)
    await other.getByRole('button', { name: 'Uploads', exact: true }).click()
    await other.getByRole('button', { name: 'Remove disc.png' }).click()
    const dialog = other.getByRole('group', { name: 'Remove disc.png' })
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click()

    await expect.poll(() => picture.count()).toBe(before - 1)
    await page.getByRole('button', { name: /^Checks: \d/ }).click()
    await page.getByText('The picture of Picture is no longer available.').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Show Picture' }).click()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await page
      .getByLabel('Replace the picture')
      .setInputFiles(fileOf('other.png', 'image/png', await discPng(500)))
    await page.getByRole('heading', { name: 'Picture: other.png' }).waitFor()
    await expect.poll(() => picture.count()).toBe(before)
    // The shop has removed the picture from the saved design, which is therefore a new revision.
    await page.getByRole('button', { name: 'Keep this one' }).click()
    await saved(page)
    await expectAccessible(page)
  })
})
