import { artist, artwork, category, company, marketplaceProduct, shutterstockProduct } from '@kisscut/records'
import { expect, it } from 'vitest'
import { openGallery } from '../marketplace/testing/open-gallery.ts'
import { allOf } from '../testing/all-of.ts'
import { ANA } from '../testing/open-test-shop.ts'

/** A gallery whose pages are opened a moment later. */
const opened = async () => {
  const gallery = await openGallery()
  const later = () => (gallery.clock.now = new Date(gallery.clock.now.getTime() + 60_000))
  const card = async (of: string, slug: string) => {
    later()
    const drawn = await gallery.shop.browse.card(of, slug)
    return drawn.ok ? new TextDecoder().decode(drawn.value) : drawn.reason
  }
  return { ...gallery, later, card }
}

it('a product’s card shows its own picture, or its artwork with a watermark, but never the artwork’s file (SEO-8, MKT-7)', async () => {
  const { storage, servedFiles, card } = await opened()
  const file = { mime: 'image/png', bytes: new Uint8Array(7) }
  for (const address of ['/files/moth.svg', '/files/tiles.png', '/demo/moth.webp'])
    servedFiles.set(address, file)
  expect(await card('marketplace', 'moth')).toMatch(/^\d{2,} bytes on #/)
  const marked = await card('marketplace', 'moth')
  await storage.records.update(marketplaceProduct, 'moth', { image_url: '/files/moth.svg' })
  expect(await card('marketplace', 'moth')).toBe(marked)
  await storage.records.update(marketplaceProduct, 'moth', { image_url: '/demo/moth.webp' })
  expect(await card('marketplace', 'moth')).toMatch(/^7 bytes on #/)
  expect(await card('stock', 'tiles')).toMatch(/^\d{2,} bytes on #/)
})

it('a category’s card shows its own picture, or that of its first product; its page links to the card (SEO-8)', async () => {
  const { shop, storage, servedFiles, card, later } = await opened()
  servedFiles.set('/demo/first.webp', { mime: 'image/webp', bytes: new Uint8Array(3) })
  servedFiles.set('/demo/own.webp', { mime: 'image/webp', bytes: new Uint8Array(5) })
  await storage.records.create(category, { id: 'own', name: 'Own', slug: 'own', path: 'own' })
  expect(await card('category', 'own')).toBe('not_found')
  await storage.records.update(marketplaceProduct, 'moth', {
    category: 'own',
    image_url: '/demo/first.webp',
  })
  expect(await card('category', 'own')).toMatch(/^3 bytes/)
  const first = await shop.browse.category(ANA, 'own')
  await storage.records.update(category, 'own', { image_url: '/demo/own.webp' })
  expect(await card('category', 'own')).toMatch(/^5 bytes/)
  const own = await shop.browse.category(ANA, 'own')
  const addresses = [first, own].map((page) => page.ok && page.value.cardUrl)
  // The address changes with the card's content.
  expect(addresses).toEqual([expect.stringContaining('/categoryCard/own?v='), expect.any(String)])
  expect(addresses[0]).not.toBe(addresses[1])
  await storage.records.update(category, 'own', { hidden: true })
  later()
  expect(await card('category', 'own')).toBe('not_found')
  expect(await card('marketplace', 'moth')).toBe('not_found')
  expect(await card('nothing', 'own')).toBe('not_found')
})

it('the sitemap lists artists and companies with published works, and products with guide files (SEO-5, MKT-9)', async () => {
  const { shop, storage, later } = await opened()
  await storage.records.create(company, { id: 'idle', name: 'Idle', slug: 'idle', slogan: '' })
  await storage.records.create(artist, { id: 'nobody', name: 'Nobody', slug: 'nobody', company: 'idle' })
  await storage.records.create(artist, { id: 'dele', name: 'Dele', slug: 'dele', company: 'press' })
  const urls = async () => {
    later()
    return (await allOf(shop.browse.sitemap())).map(({ page }) => page.url)
  }
  const makers = async () => (await urls()).filter((url) => /^\/(artist|company)\//.test(url))
  expect(await makers()).toEqual(['/artist/priya', '/company/press'])
  expect(await urls()).toContain('/guide/stickers/die-cut/die-cut-stickers')
  await storage.records.update(artwork, 'moth', { artist: 'dele' })
  expect(await makers()).toEqual(['/artist/dele', '/company/press'])
  await storage.records.update(marketplaceProduct, 'moth', { public: false })
  expect(await makers()).toEqual([])
  await storage.records.remove(shutterstockProduct, 'tiles')
  expect(JSON.stringify(await urls())).not.toMatch(/moth|tiles/)
})
