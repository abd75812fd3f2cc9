import {
  artist,
  artwork,
  company,
  marketplaceBaseProduct,
  marketplaceProduct,
  shutterstockProduct,
  stockProductSize,
  watermark,
} from '@kisscut/records'
import { ANA, openTestShop } from '../../testing/open-test-shop.ts'
import type { SaveArtwork } from '../index.ts'

/** The value of a successful outcome; throws for a failure. */
export const valueOf = <T>(outcome: { ok: true; value: T } | { ok: false }): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
  return outcome.value
}

export const MOTH = { categoryPath: 'stickers/die-cut', slug: 'moth' }

/** A drawing three times as wide as high, within an inch of blank page, and the line around it. */
const CUT = {
  ...{ width: 3, height: 1 },
  ...{ box: { x: 0, y: 0, width: 3, height: 1 }, path: 'M0 0L3 0L3 1L0 1Z' },
}

/** A shop with an artist's moth with a watermark, a stock-library pattern, and the base products for both. */
export async function openGallery() {
  const opened = await openTestShop()
  const { records } = opened.storage
  await records.create(company, { id: 'press', name: 'Press', slug: 'press', slogan: 'Drawn outdoors' })
  await records.create(watermark, { id: 'mark', company: 'press', image: '/files/mark.svg' })
  await records.create(artist, { id: 'priya', name: 'Priya', slug: 'priya', company: 'press' })
  await records.create(artwork, {
    ...{ id: 'moth', name: 'Moth', slug: 'moth', artist: 'priya', image: '/files/moth.svg', is_vector: true },
    ...{ width: '3', height: '1', cut: CUT },
  })
  await records.create(artwork, {
    ...{ id: 'tiles', name: 'Tiles', slug: 'tiles', image: '/files/tiles.png', is_vector: false },
    ...{ width: '2', height: '1', full_bleed: true, stock_image_id: 'tiles-1' },
  })
  for (const [id, sqinch] of [
    ['small', '3'],
    ['large', '12'],
  ] as const)
    await records.create(stockProductSize, { id, name: id, sqinch, default: id === 'small' })
  await records.create(marketplaceBaseProduct, {
    ...{ id: 'sticker', name: 'Sticker', slug: 'sticker', sku: 'S', category: 'cat-die-cut' },
    ...{ materials: ['white-vinyl'], sizes: ['small', 'large'], default_quantity: 10 },
  })
  await records.create(marketplaceProduct, {
    ...{ id: 'moth', name: 'Moth', slug: 'moth', sku: 'M', base: 'sticker', artwork: 'moth' },
    ...{ category: 'cat-die-cut', min_sq_inches: '2' },
  })
  await records.create(shutterstockProduct, {
    ...{ id: 'tiles', name: 'Tiles', slug: 'tiles', sku: 'T', base: 'sticker', artwork: 'tiles' },
    ...{ category: 'cat-die-cut', shutterstock_image_id: 'tiles-1', materials: ['white-vinyl'] },
    ...{ default_quantity: 10, instructions: 'Licensed once you order.' },
  })
  opened.servedFiles.set('/files/mark.svg', { mime: 'image/svg+xml', bytes: new Uint8Array([1]) })
  const save = (more: Partial<SaveArtwork> = {}, viewer = ANA) =>
    opened.shop.artworks.save(viewer, {
      ...{ productClass: 'marketplace', id: null, productId: 'moth', change: {} },
      ...more,
    })
  return { ...opened, save }
}
