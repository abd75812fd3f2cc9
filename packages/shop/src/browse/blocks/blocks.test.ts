import { category, categoryProduct, templateSize, usesLink } from '@kisscut/records'
import { CATEGORY_DISPLAYS } from '@kisscut/core/category'
import { describe, expect, it } from 'vitest'
import { ANA, openTestShop } from '../../testing/open-test-shop.ts'

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
  const blocks = async (changes: object, query = '') => {
    await records.update(category, 'cat-die-cut', changes)
    clock.now = new Date(clock.now.getTime() + 2000)
    const found = await shop.browse.category(ANA, 'stickers/die-cut', new URLSearchParams(query))
    if (!found.ok) throw new Error('not found')
    return found.value.blocks
  }
  return { records, blocks }
}

describe('the blocks of a category page', () => {
  it.each(CATEGORY_DISPLAYS)('are never more than the page can show as %s (PAGE-9)', async (display) => {
    const { blocks } = await openShop()
    const shown = await blocks({ display, description: '<p>Words</p>' })
    expect(shown.map((block) => block.display)).toEqual(
      display === 'banner' || display === 'uses'
        ? [display, 'products']
        : // A page whose own mode has nothing to show has its products (FIND-7).
          display === 'builder' || display === 'categories'
          ? ['products']
          : [display],
    )
    expect(JSON.stringify(shown)).not.toMatch(/secret/i)
  })

  it('lead from a size chip to the product at that size', async () => {
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

  it('show products with their sizes in pages of 24, all of them on one page each (FIND-6)', async () => {
    const { blocks, records } = await openShop()
    const tile = { category: 'cat-die-cut', object_id: 'die-cut-stickers', type: 'custom' } as const
    for (let at = 1; at <= 50; at++)
      await records.create(categoryProduct, {
        ...tile,
        id: `tile-${at}`,
        name: `Tile ${at}`,
        slug: `t-${at}`,
      })
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

  it('show the uses of what the category holds, and lead to it', async () => {
    const { blocks } = await openShop()
    expect(await blocks({ display: 'uses' })).toMatchObject([
      { uses: [{ use: 'Laptops', url: '/setup/stickers/die-cut/die-cut-stickers' }] },
      { display: 'products' },
    ])
  })

  it('come in the order staff gave them, without those that are empty or hidden (PAGE-15)', async () => {
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

  it('show no more tiles than staff ask for', async () => {
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
})
