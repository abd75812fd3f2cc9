import { describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { SIZES, useBrowser } from './browser.ts'

const PACK = '/custom/products/stickers/p/sample-pack/setup/'

describe('the sample pack', () => {
  const visit = useBrowser()

  it.each(['desktop', 'phone'] as const)(
    'is found among the materials and added to the cart by keyboard, without artwork (%s, SAMPLE-1, SAMPLE-3)',
    async (size) => {
      const page = await visit({ viewport: SIZES[size] })
      await page.goto('/help/materials/')
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Order the sample pack' }).focus()
      await page.keyboard.press('Enter')
      await page.waitForURL(`**${PACK}`)
      await page.getByRole('heading', { level: 1, name: 'Sample pack' }).waitFor()
      await expectAccessible(page)
      expect(await page.getByRole('link', { name: /artwork|upload/i }).count()).toBe(
        await page
          .locator('footer')
          .getByRole('link', { name: /artwork|upload/i })
          .count(),
      )
      await page.getByRole('textbox', { name: 'Quantity' }).focus()
      await page.keyboard.press('Control+A')
      await page.keyboard.type('2')
      await page.getByRole('button', { name: 'Add to cart' }).focus()
      await page.keyboard.press('Enter')
      await page.waitForURL('**/cart/')
      const main = page.getByRole('main')
      await main.getByText('Sample pack').first().waitFor()
      expect(await main.textContent()).toContain('$10.00')
      expect(await main.textContent()).not.toMatch(/Set of samples|9 × 6/)
      await expectAccessible(page)
    },
  )

  it('is ordered without scripts, and its later steps redirect to it (SAMPLE-1)', async () => {
    const page = await visit({ javaScriptEnabled: false, viewport: SIZES.narrow })
    await page.goto(`${PACK}?quantity=0`)
    expect(await page.getByRole('main').textContent()).toMatch(/quantity/i)
    await page.goto(PACK)
    const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
    expect(await page.evaluate(overflow)).toBe(0)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.waitForURL('**/cart/')
    await page.getByRole('link', { name: /^Edit/ }).first().click()
    await page.waitForURL(/setup/)
    const here = page.url()
    for (const step of ['upload', 'finalize']) {
      await page.goto(here.replace(/setup-edit|setup/, step))
      expect(page.url()).toBe(here)
    }
  })
})
