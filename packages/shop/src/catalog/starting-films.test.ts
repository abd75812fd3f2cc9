import { color, template, templateMaterial, templateText } from '@kisscut/records'
import { describe, expect, it } from 'vitest'
import { allOf } from '../testing/all-of.ts'
import { ANA, openTestShop } from '../testing/open-test-shop.ts'
import { BELIEVED_FOR_MS } from './catalog-cache.ts'

/** A shop with lettering, and its page for a new product. */
const openShop = async () => {
  const { shop, storage, clock } = await openTestShop()
  const { records } = storage
  for (const id of ['red', 'white'])
    await records.create(color, { id, name: id, code: '#ffffff', material: 'white-vinyl' })
  await records.update(templateMaterial, 'white-vinyl', {
    has_own_colors: true,
    material_colors: ['red', 'white'],
  })
  await records.create(template, {
    ...{ id: 'hours', name: 'Hours', slug: 'hours', sku: 'H', category: 'cat-die-cut' },
    ...{ tool_type: 'lettering', type: 'multicolor_cutout', materials: ['white-vinyl'], default_quantity: 1 },
    ...{ default_width: '10', default_height: '4', cut_out_color: 'white', image_url: '/hours.webp' },
  })
  const say = (id: string, colorId: string) =>
    records.create(templateText, {
      ...{ id, template: 'hours', text: id, color: colorId, size: '1' },
      ...{ x: '0', y: '0', width: '4', height: '1' },
    })
  const page = async () => {
    clock.now = new Date(clock.now.getTime() + BELIEVED_FOR_MS)
    const outcome = await shop.browse.product(ANA, 'stickers/die-cut', 'hours', new URLSearchParams())
    if (!outcome.ok) throw new Error('not found')
    return outcome.value
  }
  const listed = async () => {
    const { tiles } = (await shop.browse.search(ANA, new URLSearchParams({ q: 'hours' }))).list
    const feed = await allOf(shop.browse.feed(ANA))
    return [
      tiles.find(({ id }) => id === 'hours')?.fromPrice?.total,
      feed.find(({ sku }) => sku === 'H')?.price.total,
    ]
  }
  return { say, page, listed, records }
}

describe('unsaved lettering', () => {
  it('is priced for the films of its starting design, else for one film in its template’s color (LET-6, LET-10)', async () => {
    const { say, page } = await openShop()
    const bare = await page()
    expect([bare.configuration.filmColorIds, bare.configuration.materialColorId]).toEqual([[], 'white'])
    expect(bare.quote.problems).toEqual([])
    await say('Open', 'red')
    const one = await page()
    expect([one.configuration.filmColorIds, one.configuration.materialColorId]).toEqual([['red'], 'red'])
    await say('Daily', 'white')
    const two = await page()
    expect([...two.configuration.filmColorIds!].sort()).toEqual(['red', 'white'])
    expect(one.quote.total).toBe(bare.quote.total)
    expect(Number(two.quote.total)).toBe(2 * Number(one.quote.total))
  })
  it('has the price its page opens with in lists and the feed, even if the template’s texts change (PRICE-18, SEO-6)', async () => {
    const { say, page, listed, records } = await openShop()
    const costsAlike = async () => {
      const total = (await page()).quote.total
      expect(await listed()).toEqual([total, total])
      return Number(total)
    }
    const bare = await costsAlike()
    await say('Open', 'red')
    await say('Daily', 'white')
    expect(await costsAlike()).toBe(2 * bare)
    await records.update(templateText, 'Daily', { color: 'red' })
    expect(await costsAlike()).toBe(bare)
    await records.update(templateText, 'Daily', { color: 'white', text: ' ' })
    expect(await costsAlike()).toBe(bare)
    await records.update(templateText, 'Daily', { text: 'Daily' })
    expect(await costsAlike()).toBe(2 * bare)
    await records.remove(templateText, 'Daily')
    expect(await costsAlike()).toBe(bare)
  })
})
