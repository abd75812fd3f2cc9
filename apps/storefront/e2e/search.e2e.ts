import { describe, expect, it } from 'vitest'
import { collectErrors, SIZES, useBrowser } from './browser.ts'

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('searching, %s', (_, javaScriptEnabled) => {
  const visit = useBrowser()

  it('leads from the header to a product despite a typo, and passes on the query (PAGE-19)', async () => {
    const page = await visit({ javaScriptEnabled })
    await page.goto('/')
    await page.getByRole('banner').getByRole('searchbox').fill('bumper stikers')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search/?q=bumper+stikers')
    await page.getByText('3 products for “bumper stikers”').waitFor()
    expect(await page.locator('main article mark').allInnerTexts()).toEqual([
      'Bumper',
      'stickers',
      'stickers',
      'stickers',
    ])
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    await page.getByRole('link', { name: 'Bumper stickers' }).click()
    await page.waitForURL('**/bumper-stickers/setup/?q=bumper+stikers')
  })

  it('shows popular products if there are no results', async () => {
    const page = await visit({ javaScriptEnabled, viewport: SIZES.phone })
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    const field = page.locator('main input[name=q]')
    await field.fill('<script>alert()</script> typewriter')
    await field.press('Enter')
    await page.getByText(/No results for “<script>/).waitFor()
    await page.getByRole('link', { name: 'Die-cut stickers' }).waitFor()
  })
})

describe('suggestions while typing', () => {
  const visit = useBrowser()

  it('are chosen by keyboard, lead to a product with the query, and close before the field is emptied (FIND-5)', async () => {
    const page = await visit()
    const errors = collectErrors(page)
    await page.goto('/')
    const field = page.getByRole('banner').locator('input[name=q]')
    await field.fill('honey')
    const list = page.getByRole('listbox', { name: 'Suggestions' })
    await list.getByRole('option', { name: 'Honey jar labels' }).waitFor()
    expect(await field.getAttribute('role')).toBe('combobox')
    await field.press('Escape')
    expect([await list.isVisible(), await field.inputValue()]).toEqual([false, 'honey'])
    await field.press('ArrowDown')
    const [active, first] = [
      await field.getAttribute('aria-activedescendant'),
      await list.getByRole('option', { selected: true }).getAttribute('id'),
    ]
    expect([active, first]).toEqual([first, active])
    await field.press('Enter')
    await page.waitForURL(/\/p\/.*\?q=honey$/)
    expect(errors).toEqual([])
  })
})

describe('search results', () => {
  const visit = useBrowser()

  it.each(['custom stickers', '3x3', '2 inch', 'QR code', 'banner', 'honey', 'waterproof', 'laptop skin'])(
    'include products for “%s” (PAGE-19)',
    async (words) => {
      const { request } = await visit()
      const page = await (await request.get(`/search/?${new URLSearchParams({ q: words })}`)).text()
      expect(page).toMatch(/[1-9]\d* products? for/)
    },
  )

  it('include stickers for decals, help pages, and facets that narrow them (FIND-1, FIND-3, FIND-4)', async () => {
    const { request } = await visit()
    const page = async (query: string) => (await request.get(`/search/?${query}`)).text()
    expect(await page('q=decal&kind=custom')).toMatch(
      /Wall <mark[^>]*>decals[\s\S]*Die-cut <mark[^>]*>stickers/,
    )
    expect(await page('q=shipping')).toContain('/custom/products/category/shipping/')
    expect(await page('q=labels&material=kraft-paper&page=1e9&sort=fame&use=nothing')).toMatch(
      /5 of \d+ products/,
    )
  })

  it('name product classes like the menus do (FIND-3)', async () => {
    const page = await visit()
    await page.goto('/search/?q=sticker')
    const named = page.getByRole('navigation', { name: 'Kinds of products' })
    for (const name of ['Marketplace', 'Stock-image stickers']) {
      await named.getByRole('link', { name }).waitFor()
      await page
        .getByRole('contentinfo')
        .or(page.getByRole('banner'))
        .getByText(name)
        .first()
        .waitFor({ state: 'attached' })
    }
  })

  it('are limited, and include nothing hidden', async () => {
    const { request } = await visit()
    const long = await request.get(`/search/?q=${'sticker+'.repeat(800)}`)
    expect(long.status()).toBe(200)
    expect((await long.text()).length).toBeLessThan(400_000)
    expect(await (await request.get('/search/?q=banners')).text()).not.toContain('/signs/banners/')
  })
})
