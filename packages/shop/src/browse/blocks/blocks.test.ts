import { category, categoryProduct, templateSize, usesLink } from '@kisscut/records'
import { CATEGORY_DISPLAYS } from '@kisscut/core/category'
import { describe, expect, it } from 'vitest'
import type { ListPages } from '../filters/list-pages.ts'
import { TILES_AT_MOST } from '../tiles.ts'
import { ANA, openTestShop } from '../../testing/open-test-shop.ts'

const ROW = { title: '', text: '', category: null, image_url: null, action: null, at_most: null }

const openShop = async () => {
  const { shop, storage, clock } = await openTestShop()
  const { records } = storage
  await records.create(usesLink, {
    id: 'u1',
    name: 'For laptops',
    object_id: 'die-cut-stickers',
    use: 'Laptops',
  })
  await records.create(usesLink, { id: 'u2', name: 'Secret', object_id: 'secret-stickers', use: 'Secrets' })
  const page = async (changes: object, query = '', path = 'stickers/die-cut', id = 'cat-die-cut') => {
    await records.update(category, id, changes)
    clock.now = new Date(clock.now.getTime() + 2000)
    const found = await shop.browse.category(ANA, path, new URLSearchParams(query))
    if (!found.ok) throw new Error('not found')
    return found.value
  }
  const blocks = async (...of: Parameters<typeof page>) => (await page(...of)).blocks
  /** Adds this many tiles to the category. */
  const addTiles = async (count: number, inCategory = 'cat-die-cut') => {
    const tile = { category: inCategory, object_id: 'die-cut-stickers', type: 'custom' } as const
    for (let at = 1; at <= count; at++) {
      const id = `${inCategory}-${at}`
      await records.create(categoryProduct, { ...tile, id, name: `Tile ${at}`, slug: id })
    }
  }
  return { records, page, blocks, addTiles }
}

describe('the blocks of a category page', () => {
  it.each(CATEGORY_DISPLAYS)('fit the page’s limit as %s (PAGE-9)', async (display) => {
    const { blocks } = await openShop()
    const shown = await blocks({ display, description: '<p>Words</p>' })
    expect(shown.map((block) => block.display)).toEqual(
      display === 'banner' || display === 'uses'
        ? [display, 'products']
        : // A page whose own mode has nothing to show lists its products (FIND-7).
          display === 'builder' || display === 'categories'
          ? ['products']
          : [display],
    )
    expect(JSON.stringify(shown)).not.toMatch(/secret/i)
  })

  it('link from a size chip to the product at that size', async () => {
    const { blocks, records } = await openShop()
    await records.update(templateSize, 'size-2', { width: '2.5' })
    expect(await blocks({ display: 'stickers' })).toMatchObject([
      {
        stickers: [
          {
            sizes: [
              {
                width: '2.5',
                height: '2',
                label: '2.5 × 2 in',
                url: expect.stringMatching(/\?size=size-2$/),
              },
            ],
          },
        ],
      },
    ])
  })

  it('show products with sizes in pages of 24, each product with all its sizes (FIND-6)', async () => {
    const { blocks, addTiles } = await openShop()
    await addTiles(50)
    const shown = []
    for (const [page, count] of [
      [1, 24],
      [2, 24],
      [3, 3],
    ] as const) {
      const [block] = await blocks({ display: 'stickers' }, `page=${page}`)
      if (block?.display !== 'stickers') throw new Error('no such block')
      expect(block).toMatchObject({ page, pages: 3 })
      expect(block.stickers).toHaveLength(count)
      shown.push(...block.stickers.map(({ name }) => name))
    }
    expect(new Set(shown).size).toBe(51)
    expect(await blocks({ display: 'stickers' }, 'page=9')).toMatchObject([{ page: 3 }])
  })

  it('show the uses of the category’s products, and link to them', async () => {
    const { blocks } = await openShop()
    expect(await blocks({ display: 'uses' })).toMatchObject([
      { uses: [{ use: 'Laptops', url: '/setup/stickers/die-cut/die-cut-stickers' }] },
      { display: 'products' },
    ])
  })

  it('come in staff’s order, without empty or hidden ones (PAGE-15)', async () => {
    const { blocks } = await openShop()
    const row = { title: '', text: '', category: null, image_url: null, action: null, at_most: null }
    const shown = await blocks({
      display: 'builder',
      blocks: [
        { ...row, display: 'html', text: '<script>alert(1)</script>' },
        { ...row, display: 'banner', title: 'First', action: { label: 'Go', url: '/cart/' } },
        { ...row, display: 'products', category: 'cat-hidden' },
        { ...row, display: 'products', category: 'gone' },
        { ...row, display: 'categories', category: 'cat-stickers', title: 'Kinds' },
        { ...row, display: 'html', text: '<p onclick="x()">Words</p>' },
      ],
    })
    expect(shown).toMatchObject([
      { display: 'banner', title: 'First', action: { url: '/cart/' } },
      { display: 'categories', title: 'Kinds', categories: [{ name: 'Die-cut' }] },
      { display: 'html', html: '<p>Words</p>' },
    ])
  })

  it('show at most as many tiles as staff set', async () => {
    const { blocks, records } = await openShop()
    const tile = { name: 'Again', slug: 'again', category: 'cat-die-cut', object_id: 'die-cut-stickers' }
    await records.create(categoryProduct, { ...tile, id: 'tile-again', type: 'custom' })
    const row = { title: '', text: '', category: null, image_url: null, action: null }
    const shown = await blocks({
      display: 'builder',
      blocks: [
        { ...row, display: 'products', at_most: 1 },
        { ...row, display: 'products', at_most: null },
      ],
    })
    expect(shown.map((block) => 'tiles' in block && block.tiles.length)).toEqual([1, 2])
  })

  it('have pages if they hold more products than fit on one (PAGE-9, OPS-10)', async () => {
    const { blocks, addTiles, records } = await openShop()
    const displays = ['products', 'categories_with_products', 'new_products', 'uses'] as const
    await addTiles(TILES_AT_MOST - 1)
    expect(await blocks({ display: 'products' })).toMatchObject([
      { display: 'products', tiles: { length: TILES_AT_MOST } },
    ])
    const tile = { name: 'More', slug: 'more', category: 'cat-die-cut', object_id: 'die-cut-stickers' }
    await records.create(categoryProduct, { ...tile, id: 'tile-more', type: 'custom' })
    expect(await blocks({ display: 'products' })).toMatchObject([
      { display: 'products_with_filters', list: { found: TILES_AT_MOST + 1, page: 1 } },
    ])
    for (const display of displays)
      for (const block of await blocks({ display })) {
        if ('tiles' in block) expect(block.tiles.length).toBeLessThanOrEqual(TILES_AT_MOST)
        if ('list' in block) expect(block.list.tiles.length).toBeLessThanOrEqual(TILES_AT_MOST)
        if ('others' in block) expect(block.others.length).toBeLessThanOrEqual(TILES_AT_MOST)
      }
    const ofOther = { ...ROW, display: 'products', category: 'cat-die-cut' }
    expect(
      await blocks({ display: 'builder', blocks: [ofOther] }, '', 'stickers', 'cat-stickers'),
    ).toMatchObject([{ display: 'products', tiles: { length: TILES_AT_MOST } }])
  })

  it('show fewer products per category if there are many categories (PAGE-9, OPS-10)', async () => {
    const { blocks, addTiles, records } = await openShop()
    const shown = async () => {
      const [block] = await blocks({ display: 'categories_with_products' }, '', 'stickers', 'cat-stickers')
      if (block?.display !== 'categories_with_products') throw new Error('no such block')
      return block.categoryNodes.map(({ products }) => products.length)
    }
    await addTiles(8)
    expect(Math.max(...(await shown()))).toBe(8)
    for (let at = 1; at <= 13; at++) {
      const id = `child-${at}`
      await records.create(category, {
        id,
        name: id,
        slug: id,
        path: `stickers/${id}`,
        parent: 'cat-stickers',
      })
      await addTiles(8, id)
    }
    const counts = await shown()
    expect(counts.length).toBeGreaterThanOrEqual(13)
    expect(counts.reduce((all, count) => all + count, 0)).toBeLessThanOrEqual(2 * TILES_AT_MOST)
  })

  it('are paged independently, and each page has its own address (FIND-6, SEO-4)', async () => {
    const { page, addTiles } = await openShop()
    await addTiles(70)
    const of = async (display: 'stickers' | 'products', ...queries: string[]) => {
      const found = []
      for (const query of queries) {
        const { blocks, url, canonicalUrl } = await page(
          {
            display: 'builder',
            blocks: [
              { ...ROW, display },
              { ...ROW, display: 'products_with_filters' },
            ],
          },
          query,
        )
        const lists = blocks.flatMap((block): readonly ListPages[] =>
          'list' in block ? [block.list] : 'stickers' in block ? [block] : [],
        )
        expect(canonicalUrl.startsWith(url)).toBe(true)
        found.push([lists.map((list) => list.page), canonicalUrl.slice(url.length)])
      }
      return found
    }
    for (const display of ['stickers', 'products'] as const)
      expect(
        await of(display, '', 'page=2', 'page-2=3', 'page=3&page-2=2', 'page=99', 'sort=alphabetical&page=2'),
      ).toEqual([
        [[1, 1], ''],
        [[2, 1], '?page=2'],
        [[1, 3], '?page-2=3'],
        [[3, 2], '?page=3&page-2=2'],
        [[3, 1], '?page=3'],
        [[2, 1], ''],
      ])
    const { canonicalUrl, url } = await page({ display: 'stickers' }, 'page=2')
    expect(canonicalUrl).toBe(`${url}?page=2`)
  })
})
