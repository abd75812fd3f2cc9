import { describe, expect, it } from 'vitest'
import { discPng } from './artworks.ts'
import { goTo, useBrowser } from './browser.ts'
import { bring, visible } from './journey.ts'
import { SETUP } from './paths.ts'

describe('a displayed choice', () => {
  const visit = useBrowser()

  it('is ordered even if untouched, after a change of material and back (OPT-16)', async () => {
    const page = await visit()
    await goTo(page, SETUP)
    await page.getByRole('radio', { name: 'Clear vinyl' }).check()
    await expect.poll(() => page.url()).toContain('clear-vinyl')
    await page.getByRole('radio', { name: 'Matte vinyl' }).check()
    await expect.poll(() => page.url()).toContain('matte-vinyl')
    await visible(page, /^Upload/).click()
    await page.waitForURL('**/upload/**')
    const id = /\/([^/]+)\/upload\//.exec(page.url())?.[1] ?? ''
    const response = await page.request.get(`/custom/api/v1/custom/${id}/`, {
      headers: { accept: 'application/json' },
    })
    const chosen = ((await response.json()) as { options: { option: string }[] }).options.map(
      ({ option }) => option,
    )
    expect(chosen).toEqual(expect.arrayContaining(['split-back', 'designs-1', 'speed-standard']))
  })

  it('is scrolled into view if its error prevents an order (OPT-16)', async () => {
    const page = await visit({ viewport: { width: 1440, height: 600 } })
    await goTo(page, `${SETUP}?width=60&height=60`)
    await page.getByText('Only one dimension can exceed 50"').first().waitFor()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.getByRole('link', { name: 'Show what needs your attention' }).click()
    const focused = page.locator(':focus')
    await expect.poll(() => focused.getAttribute('name')).toMatch(/^(width|height|size)$/)
    const top = () => focused.evaluate((field) => field.getBoundingClientRect().top)
    await expect.poll(top).toBeGreaterThan(0)
    expect(await top()).toBeLessThan(600)
    await page.getByLabel('Quantity', { exact: true }).focus()
    await visible(page, /^Upload/).click()
    await expect.poll(() => focused.getAttribute('name')).toMatch(/^(width|height|size)$/)
    expect(page.url()).toContain('/setup/')
  })

  it('costs its charge, on the design page, too, with any cut line (OPT-17)', async () => {
    const page = await visit()
    const setup = '/custom/products/signs/aluminum/p/aluminum-signs/setup/'
    await goTo(page, `${setup}?width=15&height=11&quantity=500`)
    await visible(page, /^Upload/).click()
    await page.waitForURL('**/upload/**')
    await bring(page, 'disc.png', 'image/png', await discPng(1200))
    const total = page.locator('output').filter({ hasText: 'each' })
    for (const [line, price] of [
      ['Rounded', '$6,780.00'],
      ['Rectangle', '$6,765.00'],
    ] as const) {
      await page.getByRole('radio', { name: line }).check()
      await expect.poll(() => total.innerText()).toContain(price)
    }
  })
})
