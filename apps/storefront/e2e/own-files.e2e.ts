import { describe, expect, it } from 'vitest'
import { discPng } from './artworks.ts'
import { expectAccessible, useBrowser } from './browser.ts'
import { BEER, LABEL, openTool, saved } from './design-tool.ts'

describe('the shopper’s own files', () => {
  const visit = useBrowser()

  it('are found again on another design, by nobody else, and removed for good (EDIT-23, FILE-6)', async () => {
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
})
