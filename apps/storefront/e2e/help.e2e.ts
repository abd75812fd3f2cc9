import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, it, vi } from 'vitest'
import { expectAccessible } from './axe.ts'
import { SIZES, useBrowser } from './browser.ts'
import { openDesign, pageBox } from './journey.ts'
import { SETUP } from './paths.ts'

/** The latest letter with this text, once it is in the outbox. */
const letterWith = (text: string) =>
  vi.waitUntil(async () => {
    const names = (await readdir(inject('outbox')).catch(() => [])).filter((name) => name.endsWith('.eml'))
    for (const name of names.toSorted().toReversed()) {
      const letter = await readFile(join(inject('outbox'), name), 'utf8')
      if (letter.includes(text)) return letter
    }
    return null
  })

describe('help with an order, without scripts', () => {
  const visit = useBrowser()
  const WITHOUT_SCRIPTS = { javaScriptEnabled: false, viewport: SIZES.narrow }

  it('leads from a product to its guide file in the chosen size, true to size (GUIDE-3, GUIDE-4)', async () => {
    const page = await visit(WITHOUT_SCRIPTS)
    await page.goto(`${SETUP}?width=3&height=2`)
    await page.getByRole('link', { name: 'Artwork template for this size' }).click()
    await expect.poll(() => page.getByLabel('Width').inputValue()).toBe('3')
    await page.getByLabel('Shape').selectOption('ellipse')
    await page.getByRole('button', { name: 'Show this template' }).click()
    await page.waitForURL(/shape=ellipse/)
    const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
    expect(await page.evaluate(overflow)).toBe(0)
    const url = await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href')
    const pdf = await (await page.request.get(url!)).body()
    const trim = pageBox(pdf, 'TrimBox')
    expect(trim.width).toBeCloseTo(3 * 72, 1)
    await openDesign(page)
    const link = page.getByRole('link', { name: 'Artwork template for this size' })
    expect(await link.getAttribute('href')).toContain('width=2')
  })

  it("sends a message to the shop's outbox (CONTACT-1)", async () => {
    const page = await visit(WITHOUT_SCRIPTS)
    await page.goto('/help/contact/')
    await page.getByLabel('Name').fill('Ana')
    await page.getByLabel('E-mail address').fill('ana@localhost.example')
    await page.getByLabel('What is it about?').selectOption('artwork')
    await page.getByLabel('Message').fill('Is my file all right?')
    await page.getByRole('button', { name: 'Send the message' }).click()
    await page.getByRole('heading', { name: 'Your message is on its way' }).waitFor()
    expect(await letterWith('Is my file all right?')).toContain('Reply-To: ana@localhost.example')
  })

  it.each([
    '/help/contact/',
    '/help/quote/',
    '/help/artwork/',
    '/help/artwork/stickers/die-cut/p/die-cut-stickers/',
    '/help/materials/',
    '/help/sizes/?scale=110',
  ])('is accessible on %s (GUIDE-1)', async (path) => {
    const page = await visit({ viewport: SIZES.phone })
    await page.goto(path)
    await expectAccessible(page)
  })
})
