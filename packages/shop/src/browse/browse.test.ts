import { describe, expect, it } from 'vitest'
import { category } from '@kisscut/records'
import { allOf } from '../testing/all-of.ts'
import { ANA, openTestShop, STAFF_EVA } from '../testing/open-test-shop.ts'

const DIE_CUT = ['stickers/die-cut', 'die-cut-stickers'] as const
const none = new URLSearchParams()

describe('browsing', () => {
  it('leads from the home page over a category to the product, and never to hidden pages', async () => {
    const { shop } = await openTestShop()
    const home = await shop.browse.home(ANA)
    expect(home.categories.map(({ url }) => url)).toEqual(['/category/stickers'])
    expect(home.featured.map(({ name }) => name)).toEqual(['Die-cut stickers'])
    const category = await shop.browse.category(ANA, 'stickers')
    expect(category).toMatchObject({
      value: {
        display: 'categories_with_products',
        children: [{ name: 'Die-cut' }],
        blocks: [
          {
            categoryNodes: [
              { name: 'Die-cut', products: [{ url: '/setup/stickers/die-cut/die-cut-stickers' }] },
            ],
          },
        ],
      },
    })
  })

  it('links help pages in the footer and the sitemap, not among products (PAGE-22)', async () => {
    const { shop, storage } = await openTestShop()
    const page = {
      name: 'Returns',
      slug: 'returns',
      path: 'returns',
      display: 'html',
      menu: 'footer',
    } as const
    await storage.records.create(category, { ...page, id: 'returns', description: '<p>Within 30 days.</p>' })
    await storage.records.create(category, { ...page, id: 'draft', path: 'draft', hidden: true })
    const { categories, pages } = await shop.browse.navigation()
    expect(pages.map(({ url }) => url)).toEqual([
      '/materials/',
      '/sizeGuide/',
      '/artworkGuide/',
      '/quoteForm/',
      '/contact/',
      '/category/returns',
    ])
    expect(categories.map(({ name }) => name)).toEqual(['Stickers'])
    expect((await shop.browse.home(ANA)).categories.map(({ name }) => name)).toEqual(['Stickers'])
    expect((await allOf(shop.browse.sitemap())).map(({ page }) => page.url)).toContain('/category/returns')
    expect(await shop.browse.category(ANA, 'returns')).toMatchObject({
      value: { blocks: [{ html: '<p>Within 30 days.</p>' }] },
    })
  })

  it('shows on the tile the price its page opens with, and when that ships (PRICE-18, PROD-1)', async () => {
    const { shop } = await openTestShop()
    const { featured } = await shop.browse.home(ANA)
    expect(featured[0]?.fromPrice).toEqual({ total: '52.00', currency: 'USD', quantity: 100 })
    expect(featured[0]?.shipDays).toBe(3)
    const page = await shop.browse.product(ANA, ...DIE_CUT, none)
    expect(page).toMatchObject({ value: { quote: { total: '52.00', quantity: 100 } } })
  })

  it('shows hidden categories and products only to staff (PAGE-16)', async () => {
    const { shop } = await openTestShop()
    expect(await shop.browse.category(ANA, 'signs')).toMatchObject({ reason: 'not_found' })
    expect(await shop.browse.category(STAFF_EVA, 'signs')).toMatchObject({ ok: true })
    expect(await shop.browse.product(ANA, 'stickers/die-cut', 'secret-stickers', none)).toMatchObject({
      reason: 'not_found',
    })
    expect(await shop.browse.product(ANA, 'stickers', 'die-cut-stickers', none)).toMatchObject({
      reason: 'not_found',
    })
  })

  it('finds a category by its slug (PAGE-4)', async () => {
    const { shop } = await openTestShop()
    expect(await shop.browse.categoryBySlug(ANA, 'die-cut')).toMatchObject({ value: { name: 'Die-cut' } })
  })
})

describe('the product page', () => {
  const page = async (query: string) => {
    const { shop } = await openTestShop()
    const found = await shop.browse.product(ANA, ...DIE_CUT, new URLSearchParams(query))
    if (!found.ok) throw new Error('not found')
    return found.value
  }

  it('opens with the defaults, priced (FLOW-9)', async () => {
    const { quote, priceSchedule, configuration, production, sections } = await page('')
    expect([quote.total, configuration.quantity, priceSchedule?.prices[0]]).toEqual(['52.00', '100', '4'])
    expect(production).toMatchObject({ standard: 3, rush: 1, message: expect.stringContaining('ship') })
    expect(sections.map(({ title }) => title)).toEqual(['Product', 'Contact Us'])
  })

  it('prices the choices of a form without JavaScript (PAGE-21)', async () => {
    const { quote } = await page('material=white-vinyl&size=custom&width=2&height=2&quantity=500&form=1')
    expect(quote.total).toBe('135.00')
    const { quote: rounded } = await page('size=size-2&quantity=500&option.corners=corners-round')
    expect(rounded.total).toBe('150.00')
  })

  it('reports a configuration’s problems and keeps the values as typed', async () => {
    const { quote, configuration, priceSchedule } = await page('width=0.1&height=2&quantity=abc')
    expect(quote.problems.map(({ field }) => field)).toEqual(expect.arrayContaining(['width', 'quantity']))
    expect([configuration.quantity, configuration.width, quote.total]).toEqual(['abc', '0.1', null])
    expect(priceSchedule).toBeNull()
  })

  it('shows the same starting price as its tile', async () => {
    expect((await page('quantity=500')).fromPrice).toEqual({ total: '52.00', currency: 'USD', quantity: 100 })
  })

  it('holds no price table (PRICE-12)', async () =>
    expect(JSON.stringify(await page(''))).not.toContain('priceTable'))
})
