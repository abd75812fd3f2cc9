import {
  artwork,
  configuredMarketplaceProduct,
  configuredShutterstockProduct,
  marketplaceBaseProduct,
  marketplaceProduct,
  watermark,
} from '@kisscut/records'
import { describe, expect, it } from 'vitest'
import { ANA, BEN } from '../testing/open-test-shop.ts'
import { allOf } from '../testing/all-of.ts'
import { MOTH, openGallery, valueOf } from './testing/open-gallery.ts'
import type { SaveArtwork } from './index.ts'

const designOf = (row: { design: string | null }) =>
  JSON.parse(row.design ?? '{}') as {
    readonly sides: readonly { readonly clip_type?: string; readonly clipType?: string }[]
    readonly elements: readonly Readonly<Record<string, unknown>>[]
  }

describe('a marketplace product', () => {
  it('comes in its artwork’s ratio, with the properties of its base (MKT-1, MKT-4)', async () => {
    const { shop } = await openGallery()
    const { page, artwork: shown } = valueOf(await shop.artworks.page(ANA, 'marketplace', MOTH, null))
    expect(page.product).toMatchObject({ productClass: 'marketplace', lockRatio: '3.000:1.000' })
    expect(page.product.sizes.map(({ width, height }) => [width, height])).toEqual([
      ['3', '1'],
      ['6', '2'],
    ])
    expect(page.configuration).toMatchObject({ width: '3', height: '1', quantity: '10' })
    expect(shown).toMatchObject({
      artist: { name: 'Priya' },
      company: { name: 'Press', slogan: 'Drawn outdoors' },
      canRemoveBackground: false,
    })
    expect(page.sampleArtworkUrl).toContain('/moth/picture.webp/')
    expect(JSON.stringify([page, shown])).not.toContain('/files/moth.svg')
  })

  it('is saved with a design made by the shop, cut around the drawing (MKT-3, MKT-6)', async () => {
    const { save, storage } = await openGallery()
    const row = valueOf(await save())
    expect(row).toMatchObject({ width: '3', height: '1', quantity: 10, currency: 'USD', revision: 0 })
    expect(designOf(row).elements).toMatchObject([{ kind: 'marketplace', artwork: 'moth' }])
    expect(row.design).toContain('contour')
    await storage.records.update(marketplaceBaseProduct, 'sticker', { create_cut_contour: false })
    expect(valueOf(await save()).design).not.toContain('"contour"')
  })

  it('is changed by its revision, and created once (MKT-5)', async () => {
    const { save } = await openGallery()
    const made = valueOf(await save({ idempotencyKey: 'k' }))
    expect(valueOf(await save({ idempotencyKey: 'k' })).id).toBe(made.id)
    const { id } = made
    expect(valueOf(await save({ id, change: { quantity: '10' }, revision: 0 })).revision).toBe(0)
    expect(valueOf(await save({ id, change: { quantity: '25' }, revision: 0 }))).toMatchObject({
      revision: 1,
    })
    expect(await save({ id, change: { quantity: '50' }, revision: 0 })).toMatchObject({ reason: 'changed' })
  })

  it('is found, changed and ordered by its owner only (MKT-5)', async () => {
    const { save, shop } = await openGallery()
    const { id } = valueOf(await save())
    expect(await save({ id }, BEN)).toMatchObject({ reason: 'not_found' })
    expect(await shop.artworks.page(BEN, 'marketplace', MOTH, id)).toMatchObject({ reason: 'not_found' })
    const order = { productClass: 'marketplace', productId: id }
    expect(await shop.cart.add(BEN, order)).toMatchObject({ reason: 'not_found' })
    expect(valueOf(await shop.artworks.page(ANA, 'marketplace', MOTH, id)).artwork.id).toBe(id)
  })

  it('reports each error at its field, in the words of the specification (SIZE-9, SIZE-10, MKT-5)', async () => {
    const { save } = await openGallery()
    const errorsOf = async (more: Partial<SaveArtwork>) => {
      const saved = await save(more)
      return !saved.ok && saved.reason === 'invalid' ? saved.errors : saved
    }
    expect(await errorsOf({ change: { width: '1.5', height: '0.5' } })).toEqual({
      width: ['The size is smaller than the minimum allowed square inches of 2 for this product'],
    })
    expect(await errorsOf({ change: { width: '0.01', height: '3' } })).toEqual({
      width: ['Invalid size input'],
    })
    expect(Object.keys(await errorsOf({ change: { width: '3', height: '3' } }))).toEqual(['height'])
    expect(Object.keys(await errorsOf({ change: { quantity: 'many' } }))).toEqual(['quantity'])
    expect(await errorsOf({ removedBackground: true })).toEqual({
      removed_background: ['A drawing has no background to remove.'],
    })
    expect(Object.keys(await errorsOf({ productId: 'tiles' }))).toEqual(['marketplace_product'])
  })

  it('is out of stock when its base is, with the usual message (STOCK-2, STOCK-3, MKT-1)', async () => {
    const { save, shop, storage } = await openGallery()
    await storage.records.update(marketplaceBaseProduct, 'sticker', { remaining_stock: 0 })
    const { page } = valueOf(await shop.artworks.page(ANA, 'marketplace', MOTH, null))
    expect(page.quote.problems).toMatchObject([{ code: 'stock.out' }])
    expect(await save()).toMatchObject({ errors: { quantity: ['This product is out of stock.'] } })
    await storage.records.update(marketplaceBaseProduct, 'sticker', { allow_backorders: true })
    expect((await save()).ok).toBe(true)
    expect(await storage.catalog.decreaseStock('moth', 3)).toBe(true)
    expect(await storage.catalog.stockOf('moth')).toBe(-3)
  })

  it('is published only with its base and artwork, and is listed and found by its artist (MKT-1)', async () => {
    const { shop, storage, clock } = await openGallery()
    const found = async () => (await shop.browse.find('priya')).tiles.map(({ url }) => url)
    expect(await found()).toEqual(['/marketplace/stickers/die-cut/moth'])
    const pages = (await allOf(shop.browse.sitemap())).map(({ page }) => page)
    expect(pages.map(({ url }) => url)).toContain('/marketplace/stickers/die-cut/moth')
    expect(valueOf(await shop.artworks.artist('priya'))).toMatchObject({
      company: { name: 'Press' },
      works: [{ name: 'Moth' }],
      cardUrl: expect.stringMatching(/moth/),
    })
    expect(valueOf(await shop.artworks.company('press')).artists).toMatchObject([{ name: 'Priya' }])
    await storage.records.update(marketplaceBaseProduct, 'sticker', { public: false })
    clock.now = new Date(clock.now.getTime() + 60_000)
    expect(await found()).toEqual([])
    expect(await shop.artworks.page(ANA, 'marketplace', MOTH, null)).toMatchObject({ reason: 'not_found' })
    expect(valueOf(await shop.artworks.artist('priya'))).toMatchObject({ works: [], cardUrl: null })
    expect(await shop.artworks.artist('nobody')).toMatchObject({ reason: 'not_found' })
  })

  it('is in sitemaps and feeds, and so is a stock image (MKT-1, IMG-1)', async () => {
    const { storage } = await openGallery()
    const published = await storage.catalog.publishedAfter({ after: '', limit: 100 })
    const classes = Object.fromEntries(published.map((each) => [each.productId, each.productClass]))
    expect(classes).toMatchObject({ moth: 'marketplace', tiles: 'stock' })
  })

  it('is drawn with its company’s watermark, and only staff get its proof (MKT-7)', async () => {
    const { save, shop, storage } = await openGallery()
    const picture = new TextDecoder().decode(valueOf(await shop.artworks.picture(ANA, 'moth')))
    expect(picture).toContain('with a watermark')
    const { id } = valueOf(await save())
    const added = valueOf(await shop.cart.add(ANA, { productClass: 'marketplace', productId: id }))
    expect(added.count).toBe(1)
    const row = await storage.records.get(configuredMarketplaceProduct, id)
    const drawn = new TextDecoder().decode(await storage.files.bytes(row!.canvas_preview!))
    expect(drawn).toContain('"watermark"')
    expect(await shop.production.file(ANA, id, 'proof.pdf')).toMatchObject({ reason: 'not_found' })
    expect((await shop.production.file(ANA, id, 'preview.png')).ok).toBe(true)
  })

  it('says that its watermark is not printed, if it has one (MKT-7)', async () => {
    const { shop, storage } = await openGallery()
    const marked = async () =>
      valueOf(await shop.artworks.page(ANA, 'marketplace', MOTH, null)).artwork.hasWatermark
    expect(await marked()).toBe(true)
    await storage.records.remove(watermark, 'mark')
    expect(await marked()).toBe(false)
    const at = { ...MOTH, slug: 'tiles' }
    expect(valueOf(await shop.artworks.page(ANA, 'stock', at, null)).artwork.hasWatermark).toBe(true)
  })

  it('is shown and cut around the rest once its background is removed (MKT-3, MKT-8)', async () => {
    const { save, shop, storage, pressDoes, clock } = await openGallery()
    const left = { ...{ width: 2, height: 1 }, box: { x: 0.5, y: 0.125, width: 1, height: 0.75 } }
    pressDoes.lineAround = async () => 'M0.5 0.125L1.5 0.125L1.5 0.875L0.5 0.875Z'
    const { key } = await storage.files.put('artworks', new Uint8Array([1]), {
      ...{ extension: 'png', mime: 'image/png' },
    })
    await storage.records.update(artwork, 'moth', {
      ...{ is_vector: false, image: `/files/${key}`, width: '2', height: '1', full_bleed: true, cut: null },
    })
    const { id } = valueOf(await save({ removedBackground: true, change: { width: '4', height: '2' } }))
    const row = (await storage.records.get(artwork, 'moth'))!
    expect(row.cut_remove_bg).toEqual({ ...left, path: 'M0.5 0.125L1.5 0.125L1.5 0.875L0.5 0.875Z' })
    clock.now = new Date(clock.now.getTime() + 60_000)
    const { page, artwork: start } = valueOf(await shop.artworks.page(ANA, 'marketplace', MOTH, id))
    expect(page.sampleArtworkUrl).toContain('background=removed')
    expect(page.sampleArtworkCut).toEqual(row.cut_remove_bg)
    expect(start.bare).toEqual({ url: page.sampleArtworkUrl, cut: row.cut_remove_bg })
    expect(start.whole.sampleArtworkUrl).not.toContain('background=removed')
    expect(start.whole.sampleArtworkCut).toMatchObject({ box: { x: 0, y: 0, width: 2, height: 1 } })
    const saved = (await storage.records.get(configuredMarketplaceProduct, id))!
    expect(saved.design).toContain('"contour"')
  })

  it('never has a wholesale price (MKT-5, ROLE-5)', async () => {
    const { shop } = await openGallery()
    const [retail, trade] = await Promise.all(
      [ANA, { ...ANA, trade: true }].map(async (viewer) =>
        valueOf(await shop.artworks.page(viewer, 'marketplace', MOTH, null)),
      ),
    )
    expect(trade!.page.quote.total).toBe(retail!.page.quote.total)
  })

  it('stays readable in the cart after its artwork is removed (MKT-1)', async () => {
    const { save, shop, storage } = await openGallery()
    const { id } = valueOf(await save())
    valueOf(await shop.cart.add(ANA, { productClass: 'marketplace', productId: id }))
    await storage.records.update(marketplaceProduct, 'moth', { public: false })
    const { items } = await shop.cart.show(ANA)
    expect(items[0]?.problems).toMatchObject([{ code: 'cart.product-gone' }])
    await storage.records.update(marketplaceProduct, 'moth', { public: true })
    expect((await shop.cart.show(ANA)).items[0]).toMatchObject({
      editUrl: `/marketplace/stickers/die-cut/moth?configured=${id}`,
    })
  })
})

describe('a stock image', () => {
  const tiles = { productClass: 'stock', productId: 'tiles' } as const
  const place = { ...MOTH, slug: 'tiles' }

  it('has a page with its instructions, any size in its ratio, and a watermarked picture (IMG-1, IMG-2, IMG-4)', async () => {
    const { shop, save } = await openGallery()
    const { page, artwork: shown } = valueOf(await shop.artworks.page(ANA, 'stock', place, null))
    expect(page.product).toMatchObject({ allowCustomSize: true, lockRatio: '2:1' })
    expect(shown.instructions).toBe('Licensed once you order.')
    expect(new TextDecoder().decode(valueOf(await shop.artworks.picture(ANA, 'tiles')))).toContain(
      'watermark',
    )
    const row = valueOf(await save({ ...tiles, change: { width: '5', height: '2.5' } }))
    // It extends beyond the cut on all sides.
    const [element] = designOf(row).elements
    expect(Number(element!['x'])).toBeLessThanOrEqual(-0.0625)
    expect(Number(element!['width'])).toBeGreaterThanOrEqual(5.125)
  })

  it('can be added to the cart, and isn’t licensed before an order is paid (IMG-3, IMG-5)', async () => {
    const { save, shop, storage } = await openGallery()
    const { id } = valueOf(await save(tiles))
    valueOf(await shop.cart.add(ANA, { productClass: 'stock', productId: id }))
    expect(await storage.records.get(configuredShutterstockProduct, id)).toMatchObject({ licensed: false })
  })

  it('is printed without its background once that is removed (MKT-8)', async () => {
    const { save, storage } = await openGallery()
    await storage.records.update(artwork, 'tiles', { public_raster_remove_bg: '/files/bare.png' })
    const row = valueOf(await save({ ...tiles, removedBackground: true }))
    expect(row.design).toMatch(/removed_?[bB]ackground":true/)
  })
})
