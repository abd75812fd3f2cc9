import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { collectErrors, expectAccessible, useBrowser } from './browser.ts'
import { bring, chooser, fileOf, toDesign, toFinalize, visible } from './journey.ts'

/** Greener than ink can be, all over. */
const neon = () =>
  sharp({ create: { width: 900, height: 900, channels: 3, background: '#00ff22' } })
    .jpeg()
    .toBuffer()

describe('the preflight', () => {
  const visit = useBrowser()

  it('tells what it finds while artwork is laid, shows it on the mat, and mends it by one press', async () => {
    const page = await visit()
    const errors = collectErrors(page)
    await toDesign(page)
    await bring(page, 'neon.jpg', 'image/jpeg', await neon())
    const remarks = page.getByRole('list', { name: 'Before printing' })
    await remarks.getByText(/colours brighter than ink can be/).waitFor()
    await page.getByRole('radio', { name: 'Rectangle' }).check({ force: true })
    await page.getByRole('application').focus()
    for (let press = 0; press < 2; press++) await page.keyboard.press('Shift+ArrowLeft')
    const near = remarks.getByRole('listitem').filter({ hasText: 'to the cut line' })
    await near.waitFor()
    await near.getByRole('button', { name: 'Show' }).click()
    await page.locator('.mat-highlight rect:visible').waitFor()
    await expectAccessible(page)
    await near.getByRole('button', { name: 'Fill the shape' }).click()
    await near.waitFor({ state: 'detached' })
    await page.getByText('Saved', { exact: true }).waitFor()

    await toFinalize(page)
    const report = page.getByRole('region', { name: 'Preflight' })
    await report.getByText(/colours brighter than ink can be/).waitFor()
    await expectAccessible(page)
    const proof = page.getByRole('link', { name: /Proof in true size/ })
    const pdf = await page.request.get((await proof.getAttribute('href')) ?? '')
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
    expect(errors).toEqual([])
  })

  it('is told without scripts too', async () => {
    const page = await visit({ javaScriptEnabled: false })
    await toDesign(page)
    await chooser(page).setInputFiles(fileOf('neon.jpg', 'image/jpeg', await neon()))
    await visible(page, 'Upload').click()
    await page.getByText('neon.jpg', { exact: true }).waitFor()
    await page.getByText(/colours brighter than ink can be/).waitFor()
    await visible(page, 'Continue').click()
    await page.waitForURL('**/finalize/**')
    await page.getByText(/colours brighter than ink can be/).waitFor()
  })
})
