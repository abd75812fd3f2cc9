import { PRODUCT_SECTIONS } from '@kisscut/core/category'
import {
  category,
  categoryProduct,
  color,
  recommendedProduct,
  recommendedProductGroup,
  review,
  template,
} from '@kisscut/records'
import { describe, expect, it } from 'vitest'
import { ANA, openTestShop } from '../../testing/open-test-shop.ts'

const openShop = async () => {
  const { shop, storage, clock } = await openTestShop()
  const { records } = storage
  const another = { tool_type: 'upload' as const, materials: ['white-vinyl'], default_quantity: 100 }
  const stand = async (id: string, categoryNode: string) => {
    await records.create(template, { ...another, id, name: id, slug: id, sku: id, category: categoryNode })
    const tile = { name: id, slug: id, category: categoryNode, object_id: id, type: 'custom' } as const
    await records.create(categoryProduct, { ...tile, id: `tile-${id}`, categories: ['cat-stickers'] })
  }
  const later = () => (clock.now = new Date(clock.now.getTime() + 2000))
  const trending = async () => {
    later()
    const page = await shop.browse.product(ANA, 'stickers/die-cut', 'die-cut-stickers', new URLSearchParams())
    if (!page.ok) throw new Error('not found')
    const section = page.value.sections.find(({ kind }) => kind === 'trending_products')
    return section?.tiles?.map(({ name }) => name)
  }
  return { shop, records, stand, trending, later }
}

describe('trending products', () => {
  it('come from the product’s category, else from the category above; with no others, there is no section (PAGE-7)', async () => {
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

  it('are at most twelve, and never include the product itself or hidden ones (PAGE-16, PAGE-17)', async () => {
    const { stand, trending } = await openShop()
    for (let at = 0; at < 15; at++) await stand(`product-${at}`, 'cat-die-cut')
    const names = (await trending()) ?? []
    expect(names).toHaveLength(12)
    expect(names).not.toContain('Die-cut stickers')
    expect(names).not.toContain('Secret stickers')
  })
})

const PRODUCT = 'die-cut-stickers'
const PLACE = { x: '10', y: '20', width: '30', height: '25.5' }

const withRecommended = async () => {
  const opened = await openShop()
  const { records, stand } = opened
  await stand('clear', 'cat-die-cut')
  const group = (id: string, more: object) =>
    records.create(recommendedProductGroup, { id, name: id, image: `/demo/${id}.webp`, ...more })
  const place = (in_: string, product: string, more: object = {}) =>
    records.create(recommendedProduct, { group: in_, product, product_name: product, ...PLACE, ...more })
  return { ...opened, group, place }
}

describe('the sections of a product', () => {
  it('are all ten if each has content, in the navigator’s order; empty ones are left out (SECT-1, PAGE-6, PAGE-7)', async () => {
    const { records, shop, group, place, later } = await withRecommended()
    const titles = async () => {
      later()
      const sections = await shop.browse.sections(ANA, PRODUCT)
      return sections.ok ? sections.value.map(({ title }) => title) : sections
    }
    expect(await titles()).toEqual(['Product', 'Trending Products', 'Contact Us'])
    await group('laptop', { template: PRODUCT })
    await place('laptop', 'clear')
    const written = { owner: 'account:ana', product_class: 'custom', product: PRODUCT, rating: 5 } as const
    await records.create(review, { ...written, id: 'said', text: 'Good', state: 'published' })
    const video = { url: '/a.webm', poster: '/a.webp', width: 960, height: 540, title: 'Cutting' }
    const picture = { url: '/b.webp', alt: 'b', width: 960, height: 960 }
    await records.update(template, PRODUCT, {
      sections: {
        ...{ features: [{ title: 'a', text: 'b' }], questions: [{ question: 'a', answer: 'b' }] },
        ...{ testimonial: 'said', gallery: [picture] },
      },
      featured_video: video,
      product_video: video,
    })
    expect(await titles()).toEqual(PRODUCT_SECTIONS)
    for (const id of ['secret-stickers', 'no-such'])
      expect(await shop.browse.sections(ANA, id)).toMatchObject({ reason: 'not_found' })
  })

  it('recommend published products on the product’s own pictures, primary ones first (SECT-2)', async () => {
    const { records, shop, group, place, later } = await withRecommended()
    await records.create(color, { id: 'ink', name: 'Ink', code: '#1b1917' })
    await group('any', { order: 0 })
    await group('second', { template: PRODUCT, order: 1 })
    await group('first', { template: PRODUCT, order: 2, primary: true })
    await group('empty', { template: PRODUCT, order: 0 })
    for (const each of ['any', 'second']) await place(each, 'clear')
    await place('empty', 'secret-stickers')
    await place('empty', PRODUCT)
    await place('first', 'secret-stickers')
    await place('first', 'clear', { colors: ['ink'], default_color: 'ink', primary: true })
    later()
    const sections = await shop.browse.sections(ANA, PRODUCT)
    const groups = sections.ok ? sections.value[0]?.groups : undefined
    expect(groups?.map(({ name }) => name)).toEqual(['first', 'second'])
    expect(groups?.[0]?.products).toMatchObject([
      {
        ...{ id: 'clear', place: { x: 10, y: 20, width: 30, height: 25.5 }, isPrimary: true },
        ...{ url: '/setup/stickers/die-cut/clear?color=ink', colors: [{ id: 'ink', isDefault: true }] },
      },
    ])
  })

  it('relate products that staff recommend on the product’s own pictures, else trending ones (SECT-5, API-4)', async () => {
    const { shop, stand, group, place, later } = await withRecommended()
    await stand('odd', 'cat-die-cut')
    const related = async () => {
      later()
      return (await shop.browse.related('DC')).map(({ name }) => name)
    }
    expect(await related()).toEqual(['clear', 'odd'])
    await group('laptop', { template: PRODUCT })
    await place('laptop', 'secret-stickers')
    expect(await related()).toEqual(['clear', 'odd'])
    await place('laptop', 'odd')
    expect(await related()).toEqual(['odd'])
  })

  it('show the most recently configured products first (SECT-6)', async () => {
    const { shop, stand, trending } = await openShop()
    for (const id of ['one', 'two', 'three']) await stand(id, 'cat-die-cut')
    expect(await trending()).toEqual(['one', 'three', 'two'])
    const change = { materialId: 'white-vinyl', width: '2', height: '2', quantity: '100' }
    for (const productId of ['two', 'two', 'three'])
      expect(await shop.configure.save(ANA, { id: null, productId, change })).toMatchObject({ ok: true })
    expect(await trending()).toEqual(['two', 'three', 'one'])
  })
})
