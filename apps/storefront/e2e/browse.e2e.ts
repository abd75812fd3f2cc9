import { describe, expect, it } from 'vitest'
import { collectErrors, expectAccessible, SIZES, useBrowser } from './browser.ts'
import { CATEGORIES, SETUP } from './paths.ts'

describe('looking around the shop', () => {
  const visit = useBrowser()

  it('leads from the door to the product', async () => {
    const page = await visit()
    const errors = collectErrors(page)
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Stickers' }).click()
    await page.waitForURL('**/custom/products/category/stickers/')
    await page.getByRole('main').getByRole('link', { name: 'Die-cut stickers' }).first().click()
    await page.waitForURL(`**${SETUP}`)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Die-cut stickers')
    expect(errors).toEqual([])
  })

  it('lists no hidden category, and says 404 where nothing is', async () => {
    const page = await visit()
    await page.goto('/')
    expect(await page.getByRole('link', { name: 'Banners' }).count()).toBe(0)
    const hidden = await page.goto('/custom/products/category/signs/banners/')
    expect(hidden?.status()).toBe(404)
    const nowhere = await page.goto('/no/such/page/')
    expect(nowhere?.status()).toBe(404)
    await expectAccessible(page)
  })

  it('can be walked by keyboard: the skip link comes first', async () => {
    const page = await visit()
    await page.goto('/')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/skip/i)
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => location.hash)).not.toBe('')
  })

  it('never moves what is already on the page', async () => {
    const page = await visit({ viewport: SIZES.phone })
    for (const path of ['/', CATEGORIES[0]!, SETUP]) {
      await page.goto(path, { waitUntil: 'networkidle' })
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries() as unknown as {
                value: number
                hadRecentInput: boolean
              }[])
                if (!entry.hadRecentInput) sum += entry.value
            }).observe({ type: 'layout-shift', buffered: true })
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
          }),
      )
      expect(shift, path).toBe(0)
    }
  })

  for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[])
    it(`is accessible and stays inside a ${size}`, async () => {
      const page = await visit({ viewport: SIZES[size] })
      for (const path of ['/', ...CATEGORIES, '/cart/']) {
        await page.goto(path, { waitUntil: 'networkidle' })
        await expectAccessible(page)
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          path,
        ).toBeLessThanOrEqual(0)
      }
    })
})
