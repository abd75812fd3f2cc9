import { configuredDdbProductClipart } from '@kisscut/records'
import { allOf } from '../testing/all-of.ts'
import { describe, expect, it } from 'vitest'
import { configured } from '../testing/configured.ts'
import { ANA, BEN, STAFF_EVA } from '../testing/open-test-shop.ts'
import { figures, openFamily, painted, valueOf } from './testing/open-family.ts'

describe('a strip under My designs (TOOL-8, DDB-8)', () => {
  it('is listed, opened on its page, put in the cart, and deleted with its figures', async () => {
    const { shop, save, storage } = await openFamily()
    const sticker = await configured(shop, ANA)
    const { id } = valueOf(await save({ cliparts: figures('dad', 'dog') }))
    const { id: empty } = valueOf(await save())
    const { designs, count, pages } = await shop.designs.list(ANA)
    expect([count, pages]).toEqual([3, 1])
    expect(new Set(designs.map((each) => each.id))).toEqual(new Set([sticker, id, empty]))
    expect(designs.find((each) => each.id === id)).toMatchObject({
      ...{ productClass: 'ddb', product: 'Family', hasArtwork: true, isFinal: true },
      url: `/dragDropBuy/stickers/die-cut/family?configured=${id}`,
    })
    expect(designs.find((each) => each.id === empty)).toMatchObject({ isFinal: false })
    expect(designs.find((each) => each.id === sticker)?.productClass).toBe('custom')
    expect(await shop.designs.list(BEN)).toMatchObject({ count: 0 })

    const copy = valueOf(await shop.designs.duplicate(ANA, id))
    expect(copy.name).toBe('Family (copy)')
    expect(await storage.records.count(configuredDdbProductClipart, {})).toBe(4)
    valueOf(await shop.designs.remove(ANA, copy.id))

    const { itemId } = valueOf(await shop.cart.add(ANA, { productClass: 'ddb', productId: id }))
    expect(await shop.designs.remove(ANA, id)).toMatchObject({ reason: 'conflict' })
    valueOf(await shop.cart.remove(ANA, itemId))
    for (const viewer of [BEN, STAFF_EVA])
      expect(await shop.designs.remove(viewer, id)).toMatchObject({ reason: 'not_found' })
    valueOf(await shop.designs.remove(ANA, id))
    expect(await shop.designs.list(ANA)).toMatchObject({ count: 2 })
    expect(await storage.records.count(configuredDdbProductClipart, {})).toBe(0)
  })

  it('shares one paged list with other designs (TOOL-8)', async () => {
    const { save, shop } = await openFamily()
    for (let at = 0; at < 30; at += 1)
      await (at % 3 === 0 ? save({ cliparts: figures('dog') }) : configured(shop, ANA))
    const pages = await Promise.all([1, 2].map((page) => shop.designs.list(ANA, page)))
    expect(pages.map(({ designs, pages: last }) => [designs.length, last])).toEqual([
      [24, 2],
      [6, 2],
    ])
    const times = pages.flatMap(({ designs }) => designs.map(({ changed }) => changed.getTime()))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })
})

describe('the page of a strip (DDB-8)', () => {
  const AT = ['stickers/die-cut', 'family'] as const

  it('is linked from lists, search, the sitemap and the cart line', async () => {
    const { shop, save } = await openFamily()
    const url = '/dragDropBuy/stickers/die-cut/family'
    const found = await shop.browse.find('family')
    expect(found.tiles.map((tile) => tile.url)).toContain(url)
    const pages = (await allOf(shop.browse.sitemap())).map(({ page }) => page)
    expect(pages.map((page) => page.url)).toContain(url)
    const { id } = valueOf(await save({ cliparts: figures('dad') }))
    valueOf(await shop.cart.add(ANA, { productClass: 'ddb', productId: id }))
    const [item] = (await shop.cart.show(ANA)).items
    expect(item?.editUrl).toBe(`${url}?configured=${id}`)
  })

  it('opens with the product’s defaults or the saved strip, for its owner only (DDB-4)', async () => {
    const { shop, save } = await openFamily()
    const fresh = valueOf(await shop.dragDropBuy.page(ANA, ...AT, null))
    expect(fresh.strip).toMatchObject({ id: null, most: 3, defaultFont: 'sans', isInCart: false })
    // The product's words are only a sample, so that no name is printed unintentionally.
    expect(fresh.strip.work).toMatchObject({ cliparts: [], words: '', textLocation: 'bottom' })
    expect(fresh.strip.sampleWords).toBe('The Millers')
    const chosen = await shop.dragDropBuy.page(ANA, ...AT, null, new URLSearchParams('quantity=50'))
    expect(valueOf(chosen).page.configuration.quantity).toBe('50')
    expect(fresh.strip.figures[0]).toMatchObject({
      ...{ id: 'dad', width: 1, height: 3, kind: 'People', price: '1.00' },
      regions: [{ id: 'dad-shirt', selector: '#shirt' }],
    })
    const cliparts = [{ clipart: 'mom', paints: { 'mom-shirt': painted('sea') } }]
    const { id } = valueOf(await save({ cliparts, change: { quantity: '25' }, fields: { text: 'Us' } }))
    valueOf(await shop.cart.add(ANA, { productClass: 'ddb', productId: id }))
    const { page, strip } = valueOf(await shop.dragDropBuy.page(ANA, ...AT, id))
    expect(strip).toMatchObject({ id, isInCart: true, work: { cliparts, words: 'Us' } })
    expect(page.configuration).toMatchObject({ quantity: '25', cliparts: ['mom'] })
    expect(await shop.dragDropBuy.page(BEN, ...AT, id)).toMatchObject({ reason: 'not_found' })
    expect(await shop.dragDropBuy.page(ANA, ...AT, 'nothing')).toMatchObject({ reason: 'not_found' })
    expect(await shop.dragDropBuy.page(ANA, 'stickers/die-cut', 'die-cut-stickers', null)).toMatchObject({
      reason: 'not_found',
    })
  })
})
