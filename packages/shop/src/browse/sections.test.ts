import { category, categoryProduct, template } from '@kisscut/records'
import { describe, expect, it } from 'vitest'
import { ANA, openTestShop } from '../testing/open-test-shop.ts'

const openShop = async () => {
  const { shop, storage, clock } = await openTestShop()
  const { records } = storage
  const another = { tool_type: 'upload' as const, materials: ['white-vinyl'], default_quantity: 100 }
  const stand = async (id: string, categoryNode: string) => {
    await records.create(template, { ...another, id, name: id, slug: id, sku: id, category: categoryNode })
    const tile = { name: id, slug: id, category: categoryNode, object_id: id, type: 'custom' } as const
    await records.create(categoryProduct, { ...tile, id: `tile-${id}`, categories: ['cat-stickers'] })
  }
  const trending = async () => {
    clock.now = new Date(clock.now.getTime() + 2000)
    const page = await shop.browse.product(ANA, 'stickers/die-cut', 'die-cut-stickers', new URLSearchParams())
    if (!page.ok) throw new Error('not found')
    const section = page.value.sections.find(({ kind }) => kind === 'trending_products')
    return section?.tiles?.map(({ name }) => name)
  }
  return { records, stand, trending }
}

describe('trending products', () => {
  it('are those beside the product; with none there, those of the category above; with none at all, no section (PAGE-7)', async () => {
    const { records, stand, trending } = await openShop()
    expect(await trending()).toBeUndefined()
    await records.create(category, {
      id: 'cat-clear',
      name: 'Clear',
      slug: 'clear',
      path: 'stickers/clear',
      parent: 'cat-stickers',
    })
    await stand('clear', 'cat-clear')
    expect(await trending()).toEqual(['clear'])
    await stand('odd', 'cat-die-cut')
    expect(await trending()).toEqual(['odd'])
  })

  it('are never more than twelve, nor the product itself, nor hidden (PAGE-16, PAGE-17)', async () => {
    const { stand, trending } = await openShop()
    for (let at = 0; at < 15; at++) await stand(`product-${at}`, 'cat-die-cut')
    const names = (await trending()) ?? []
    expect(names).toHaveLength(12)
    expect(names).not.toContain('Die-cut stickers')
    expect(names).not.toContain('Secret stickers')
  })
})
