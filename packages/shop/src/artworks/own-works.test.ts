import { artist, marketplaceProduct, userFile } from '@kisscut/records'
import { describe, expect, it } from 'vitest'
import type { Viewer } from '../accounts/viewer.ts'
import { ANA } from '../testing/open-test-shop.ts'
import { openGallery, valueOf } from './testing/open-gallery.ts'

const PRIYA: Viewer = { ...ANA, owner: 'account:priya', roles: ['shopper', 'artist'] }
const DELE: Viewer = { ...PRIYA, owner: 'account:dele' }

async function openStudio() {
  const opened = await openGallery()
  const { records } = opened.storage
  await records.update(artist, 'priya', { account: 'priya' })
  await records.create(artist, { id: 'dele', name: 'Dele', slug: 'dele', account: 'dele' })
  const fileOf = async ({ owner }: Viewer) =>
    (
      await records.create(userFile, {
        ...{
          owner,
          name: 'fox.svg',
          file: 'uploads/fox.svg',
          raster: 'rasters/fox.webp',
          mime: 'image/svg+xml',
        },
        ...{ size: 10, sha256: 'x', pixel_width: 300, pixel_height: 100, is_vector: true },
      } as never)
    ).id
  return { ...opened, fileOf }
}

describe('an artist', () => {
  it('adds a work of a file of their own, hides it and shows it (MKT-10)', async () => {
    const { shop, fileOf } = await openStudio()
    const stated = { name: 'Red fox', fileId: await fileOf(PRIYA), baseId: 'sticker', public: true }
    const made = valueOf(await shop.artworks.saveOwnWork(PRIYA, null, stated))
    expect(made).toMatchObject({
      artwork: { artist: 'priya', width: '300', height: '100', is_vector: true },
      products: [{ name: 'Red fox', public: true, base: 'sticker' }],
    })
    expect(valueOf(await shop.artworks.ownWorks(PRIYA)).map((each) => each.artwork.name)).toEqual([
      'Moth',
      'Red fox',
    ])
    const { id } = made.artwork
    const hidden = valueOf(await shop.artworks.saveOwnWork(PRIYA, id, { public: false, name: 'Fox' }))
    expect(hidden.products).toMatchObject([{ name: 'Fox', public: false }])
  })

  it('finds nobody else’s works, files or artist record (MKT-10)', async () => {
    const { shop, storage, fileOf } = await openStudio()
    const notFound = { reason: 'not_found' }
    expect(await shop.artworks.saveOwnWork(DELE, 'moth', { name: 'Mine' })).toMatchObject(notFound)
    const theirs = { name: 'Fox', fileId: await fileOf(PRIYA), baseId: 'sticker' }
    expect(await shop.artworks.saveOwnWork(DELE, null, theirs)).toMatchObject({
      errors: { file: [expect.any(String)] },
    })
    for (const nobody of [ANA, { ...DELE, roles: ['shopper'] as const }, { ...DELE, owner: 'account:x' }]) {
      expect(await shop.artworks.ownWorks(nobody)).toMatchObject(notFound)
      expect(await shop.artworks.saveOwnWork(nobody, null, theirs)).toMatchObject(notFound)
    }
    expect(await storage.records.count(marketplaceProduct)).toBe(1)
    expect(await shop.artworks.saveOwnWork(PRIYA, null, {})).toMatchObject({
      errors: { file: expect.any(Array), name: expect.any(Array), base: expect.any(Array) },
    })
  })
})
