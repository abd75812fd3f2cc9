import { describe, expect, it } from 'vitest'
import { SIZES, useBrowser } from './browser.ts'

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('searching, %s', (_, javaScriptEnabled) => {
  const visit = useBrowser()

  it('leads from the header to a product in spite of a slip, and the words come along (PAGE-19)', async () => {
    const page = await visit({ javaScriptEnabled })
    await page.goto('/')
    await page.getByRole('banner').getByRole('searchbox').fill('bumper stikers')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search/?q=bumper+stikers')
    await page.getByText('3 products for “bumper stikers”').waitFor()
    expect(await page.locator('main mark').allInnerTexts()).toEqual([
      'Bumper',
      'stickers',
      'stickers',
      'stickers',
    ])
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    await page.getByRole('link', { name: 'Bumper stickers' }).click()
    await page.waitForURL('**/bumper-stickers/setup/?q=bumper+stikers')
  })

  it('says so where nothing answers, and shows what most people order', async () => {
    const page = await visit({ javaScriptEnabled, viewport: SIZES.phone })
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    const field = page.getByRole('main').getByRole('searchbox')
    await field.fill('<script>alert(1)</script> typewriter')
    await field.press('Enter')
    await page.getByText(/No results for “<script>/).waitFor()
    await page.getByRole('link', { name: 'Die-cut stickers' }).waitFor()
  })
})

describe('what a search reads', () => {
  const visit = useBrowser()

  it.each(['custom stickers', '3x3', '2 inch', 'QR code', 'banner', 'honey', 'waterproof', 'laptop skin'])(
    'finds products for “%s” (PAGE-19)',
    async (words) => {
      const { request } = await visit()
      const page = await (await request.get(`/search/?${new URLSearchParams({ q: words })}`)).text()
      expect(page).toMatch(/[1-9]\d* products? for/)
    },
  )

  it('is bounded, and never what is hidden', async () => {
    const { request } = await visit()
    const long = await request.get(`/search/?q=${'sticker+'.repeat(800)}`)
    expect(long.status()).toBe(200)
    expect((await long.text()).length).toBeLessThan(400_000)
    expect(await (await request.get('/search/?q=marketplace')).text()).toContain('No results for')
  })
})
