import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { collectErrors, useBrowser } from './browser.ts'
import { bring, chooser, fileOf, lookAgainUntil, openDesign, toFinalize, visible } from './journey.ts'

/** A card with a corner too green to print. */
const neon = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="900" height="900" fill="#e8e2d6"/><rect x="80" y="600" width="300" height="220" fill="#00ff22"/></svg>',
    ),
  )
    .jpeg({ quality: 95 })
    .toBuffer()

describe('the preflight', () => {
  const visit = useBrowser()

  it('reports findings while artwork is placed, shows them on the canvas, and fixes them with one click', async () => {
    const page = await visit()
    const errors = collectErrors(page)
    await openDesign(page)
    await bring(page, 'neon.jpg', 'image/jpeg', await neon())
    const findings = page.getByRole('list', { name: 'Before printing' })
    await findings.getByText(/colors brighter than ink can/).waitFor()
    await page.getByRole('radio', { name: 'Rectangle' }).check()
    await page.getByRole('application').focus()
    await page.keyboard.press('Shift+ArrowLeft')
    const near = findings.getByRole('listitem').filter({ hasText: 'to the cut line' })
    await near.waitFor()
    const frame = page.locator('.canvas-highlight rect')
    const bright = findings.getByRole('listitem').filter({ hasText: 'brighter than ink' })
    await bright.getByRole('button', { name: 'Show' }).click()
    // Only the artwork's corner that is too bright, once the press has judged the current placement.
    const frameWidth = async () => Number(await frame.getAttribute('width'))
    await expect.poll(frameWidth).toBeLessThan(1)
    await expectAccessible(page)
    const next = page.getByRole('button', { name: 'Next note' })
    await next.focus()
    await page.keyboard.press('Enter')
    const status = page.getByRole('status').filter({ hasText: 'shown on the canvas' })
    await status.filter({ hasText: 'to the cut line' }).waitFor({ state: 'attached' })
    expect(await next.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.getByRole('application').focus()
    await page.keyboard.press('Shift+N')
    await status.filter({ hasText: 'brighter than ink' }).waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
    await status.waitFor({ state: 'detached' })
    await near.getByRole('button', { name: 'Fill the shape' }).click()
    await near.waitFor({ state: 'detached' })
    await page.getByText('Saved', { exact: true }).waitFor()

    await toFinalize(page)
    const report = page.getByRole('region', { name: 'Preflight' })
    await lookAgainUntil(page, () => report.getByText(/colors brighter than ink can/).isVisible())
    await expectAccessible(page)
    const proof = page.getByRole('link', { name: 'Proof (PDF)' })
    const pdf = await page.request.get((await proof.getAttribute('href')) ?? '')
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
    expect(errors).toEqual([])
  })

  it("uses the shopper's unit, on the pages of artwork and finalize (UNIT-1)", async () => {
    const page = await visit()
    await page.goto('/')
    await page.request.post('/account/preferences/', { form: { unit: 'mm' } })
    await openDesign(page)
    await bring(page, 'neon.jpg', 'image/jpeg', await neon())
    await page.getByRole('radio', { name: 'Rectangle' }).check()
    await page.getByRole('application').focus()
    await page.keyboard.press('Shift+ArrowLeft')
    const findings = page.getByRole('list', { name: 'Before printing' })
    await findings
      .getByText(/1\.6 mm/)
      .first()
      .waitFor()
    await page.getByText('Saved', { exact: true }).waitFor()
    await toFinalize(page)
    const report = page.getByRole('region', { name: 'Preflight' })
    await lookAgainUntil(page, () =>
      report
        .getByText(/1\.6 mm/)
        .first()
        .isVisible(),
    )
    expect(await report.innerText()).not.toMatch(/\d in\b/)
  })

  it('reports findings without scripts, too', async () => {
    const page = await visit({ javaScriptEnabled: false })
    await openDesign(page)
    await chooser(page).setInputFiles(fileOf('neon.jpg', 'image/jpeg', await neon()))
    await visible(page, 'Upload').click()
    await page.getByText('neon.jpg', { exact: true }).waitFor()
    const finding = page.getByText(/colors brighter than ink can/)
    await lookAgainUntil(page, () => finding.isVisible())
    await visible(page, 'Continue').click()
    await page.waitForURL('**/finalize/**')
    await lookAgainUntil(page, () => finding.isVisible())
  })
})
