import {
  artist,
  artwork,
  category,
  customAutosave,
  customMarketplace,
  marketplaceProduct,
  userFile,
} from '@kisscut/records'
import { describe, expect, it } from 'vitest'
import type { Viewer } from '../accounts/viewer.ts'
import { ANA, BEN, STAFF_EVA } from '../testing/open-test-shop.ts'
import { openGallery, valueOf } from './testing/open-gallery.ts'

const PRIYA: Viewer = { ...ANA, owner: 'account:priya', roles: ['shopper', 'artist'] }
const DELE: Viewer = { ...PRIYA, owner: 'account:dele' }

async function openStudio() {
  const opened = await openGallery()
  const { records, files } = opened.storage
  await records.update(artist, 'priya', { account: 'priya' })
  await records.create(artist, { id: 'dele', name: 'Dele', slug: 'dele', account: 'dele' })
  opened.pressDoes.lineAround = async ({ placement: { width, height } }) =>
    `M-0.125 -0.125L${width + 0.12512} -0.125L${width + 0.125} ${height + 0.125}L-0.125 ${height + 0.125}Z`
  const fileOf = async ({ owner }: Viewer, more: object = {}) => {
    const put = (folder: string, extension: string, mime: string) =>
      files.put(folder, new TextEncoder().encode(`fox ${extension}`), { extension, mime })
    const [file, raster] = [
      await put('uploads', 'svg', 'image/svg+xml'),
      await put('rasters', 'webp', 'image/webp'),
    ]
    const row = {
      ...{ owner, name: 'fox.svg', file: file.key, raster: raster.key, mime: 'image/svg+xml' },
      ...{ size: 10, sha256: 'x', pixel_width: 300, pixel_height: 100, is_vector: true, ...more },
    }
    return (await records.create(userFile, row as never)).id
  }
  const keysIn = (folder: string) => opened.fileStore.retained().filter((key) => key.startsWith(`${folder}/`))
  return { ...opened, fileOf, keysIn }
}

describe('an artist', () => {
  it('adds a work from their own file, hides it and shows it (MKT-10)', async () => {
    const { shop, fileOf } = await openStudio()
    const stated = { name: 'Red fox', fileId: await fileOf(PRIYA), baseId: 'sticker', public: true }
    const made = valueOf(await shop.artworks.saveOwnWork(PRIYA, null, { ...stated, description: ' Inked. ' }))
    expect(made).toMatchObject({
      artwork: { artist: 'priya', width: '300', height: '100', is_vector: true },
      products: [{ name: 'Red fox', public: true, base: 'sticker', description: 'Inked.' }],
    })
    expect(made.products[0]?.url).toBe(`/marketplace/stickers/die-cut/${made.products[0]?.slug}`)
    const { works, bases, categories } = valueOf(await shop.artworks.ownWorks(PRIYA))
    expect(works.map((each) => each.artwork.name).toSorted()).toEqual(['Moth', 'Red fox'])
    expect(bases).toEqual([{ id: 'sticker', name: 'Sticker' }])
    expect(categories.map(({ id }) => id)).toContain('cat-die-cut')
    const { id } = made.artwork
    const hidden = valueOf(await shop.artworks.saveOwnWork(PRIYA, id, { public: false, name: 'Fox' }))
    expect(hidden.products).toMatchObject([{ name: 'Fox', public: false, url: '', description: 'Inked.' }])
  })

  it('alone finds a withdrawn or unpublished work; products that use it keep it (MKT-12)', async () => {
    const { shop, fileOf } = await openStudio()
    const stated = { name: 'Red fox', fileId: await fileOf(PRIYA), baseId: 'sticker' }
    const { id } = valueOf(await shop.artworks.saveOwnWork(PRIYA, null, stated)).artwork
    const isFound = async (viewer: Viewer) => {
      const { rows } = await shop.records.list(viewer, artwork, { where: { artist: 'priya' } })
      const listed = rows.some((row) => row.id === id)
      expect((await shop.records.read(viewer, artwork, id)).ok).toBe(listed)
      return listed
    }
    const isOffered = async () => {
      const { items } = await shop.design.library.artworks({ category: null, words: 'fox', page: 0 })
      return items.some((item) => item.id === id)
    }
    for (const isPublic of [false, true, false]) {
      valueOf(await shop.artworks.saveOwnWork(PRIYA, id, { public: isPublic }))
      expect(await isFound(ANA)).toBe(isPublic)
      expect(await isOffered()).toBe(isPublic)
      expect(await isFound(STAFF_EVA)).toBe(true)
      expect(await shop.design.library.artworksById([id])).toHaveLength(1)
      const { works } = valueOf(await shop.artworks.ownWorks(PRIYA))
      expect(works.map((each) => each.artwork.id)).toContain(id)
    }
  })

  it('withdraws a work: its picture is shown only to them, staff and shoppers with it in a design (MKT-12)', async () => {
    const { shop, storage, fileOf, save } = await openStudio()
    const { records } = storage
    const stated = { name: 'Red fox', fileId: await fileOf(PRIYA), baseId: 'sticker' }
    const { id } = valueOf(await shop.artworks.saveOwnWork(PRIYA, null, stated)).artwork
    const [sold] = await records.findMany(marketplaceProduct, { where: { artwork: id } })
    const CORA: Viewer = { ...ANA, owner: 'session:cora' }
    const seers = async () => {
      const seen: string[] = []
      for (const viewer of [ANA, BEN, CORA, PRIYA, DELE, STAFF_EVA]) {
        const picture = await shop.artworks.picture(viewer, id)
        if (picture.ok) seen.push(viewer.owner)
        else expect(picture.reason).toBe('not_found')
      }
      return seen
    }
    const show = async (isPublic: boolean) =>
      valueOf(await shop.artworks.saveOwnWork(PRIYA, id, { public: isPublic }))
    const few = [PRIYA.owner, STAFF_EVA.owner]
    expect(await seers()).toEqual(few)
    await show(true)
    expect(await seers()).toHaveLength(6)
    valueOf(await save({ productId: sold!.id }))
    await show(false)
    expect(await seers()).toEqual([ANA.owner, ...few])
    const sticker = { id: null, productId: 'die-cut-stickers', change: {} }
    const { id: custom } = valueOf(await shop.configure.save(BEN, sticker))
    await records.create(customMarketplace, {
      owner: BEN.owner,
      custom,
      artwork: id,
      width: '1',
      height: '1',
    })
    const data = { elements: [{ kind: 'marketplace', artwork: id }] }
    await records.create(customAutosave, { owner: CORA.owner, data } as never)
    expect(await seers()).toEqual([ANA.owner, BEN.owner, CORA.owner, ...few])
  })

  it('gets the work traced and drawn as sold, with their company’s watermark, from a permanent copy (MKT-11)', async () => {
    const { shop, storage, fileOf, keysIn } = await openStudio()
    const fileId = await fileOf(PRIYA)
    const stated = { name: 'Red fox', fileId, baseId: 'sticker', public: true }
    const { artwork: row, products } = valueOf(await shop.artworks.saveOwnWork(PRIYA, null, stated))
    expect(row.cut).toMatchObject({
      ...{ width: 2, box: { x: -0.125, y: -0.125 } },
      path: expect.stringMatching(/^M-0\.125 -0\.125L2\.125 -0\.125L2\.125 0\.792L/),
    })
    expect(row.cut?.height).toBeCloseTo(2 / 3)
    expect(row.image).toMatch(/^\/files\/artworks\/.*\.svg$/)
    const [key] = keysIn('works')
    expect(products[0]?.image_url).toBe(`/files/${key}`)
    const tile = new TextDecoder().decode(await storage.files.bytes(key!))
    expect(JSON.parse(tile)).toMatchObject({ look: 'white', watermark: { mime: 'image/svg+xml' } })

    valueOf(await shop.design.removeFile(PRIYA, fileId))
    expect(await storage.files.bytes(keysIn('artworks')[0]!)).toHaveLength(7)

    const other = { fileId: await fileOf(PRIYA, { full_bleed: true, pixel_height: 300 }) }
    const changed = valueOf(await shop.artworks.saveOwnWork(PRIYA, row.id, other))
    expect(changed.artwork).toMatchObject({ name: 'Red fox', height: '300', full_bleed: true, cut: null })
    expect(changed.products[0]?.image_url).not.toBe(products[0]?.image_url)
  })

  it('gets an error for a file that can’t be drawn, and nothing of it is stored (MKT-11)', async () => {
    const { shop, storage, fileOf, keysIn, pressDoes, errors } = await openStudio()
    const stated = { name: 'Red fox', fileId: await fileOf(PRIYA), baseId: 'sticker' }
    pressDoes.draw = async () => {
      throw new Error('no such drawing')
    }
    expect(await shop.artworks.saveOwnWork(PRIYA, null, stated)).toMatchObject({
      errors: {
        file: ['This file can’t be drawn as a product. Please send it as PNG, JPEG, WebP or SVG.'],
      },
    })
    expect(errors).toHaveLength(1)
    expect([...keysIn('works'), ...keysIn('artworks')]).toEqual([])
    expect(await storage.records.count(artwork, { where: { artist: 'priya' } } as never)).toBe(1)
  })

  it('may list a work only in categories of its base product (MKT-12)', async () => {
    const { shop, storage, fileOf } = await openStudio()
    const below = {
      id: 'birds',
      name: 'Birds',
      slug: 'of-birds',
      path: 'of-birds',
      display: 'products',
    } as const
    await storage.records.create(category, { ...below, parent: 'cat-die-cut' })
    await storage.records.create(category, { ...below, id: 'far', slug: 'far', path: 'far' })
    const stated = { name: 'Red fox', fileId: await fileOf(PRIYA), baseId: 'sticker' }
    for (const categoryId of ['far', 'nothing'])
      expect(await shop.artworks.saveOwnWork(PRIYA, null, { ...stated, categoryId })).toMatchObject({
        errors: { category: ['Please choose a category of the list.'] },
      })
    const made = valueOf(await shop.artworks.saveOwnWork(PRIYA, null, { ...stated, categoryId: 'birds' }))
    expect(made.products).toMatchObject([{ category: 'birds', public: false }])
  })

  it('never finds another artist’s works, files or record (MKT-10)', async () => {
    const { shop, storage, fileOf } = await openStudio()
    const notFound = { reason: 'not_found' }
    expect(await shop.artworks.saveOwnWork(DELE, 'moth', { name: 'Mine' })).toMatchObject(notFound)
    const theirs = { name: 'Fox', fileId: await fileOf(PRIYA), baseId: 'sticker' }
    expect(await shop.artworks.saveOwnWork(DELE, null, theirs)).toMatchObject({
      errors: { file: [expect.any(String)] },
    })
    for (const nobody of [ANA, { ...DELE, roles: ['shopper'] as const }, { ...DELE, owner: 'account:x' }]) {
      expect(await shop.artworks.ownWorks(nobody)).toMatchObject(notFound)
      expect(await shop.artworks.isArtist(nobody)).toBe(false)
      expect(await shop.artworks.saveOwnWork(nobody, null, theirs)).toMatchObject(notFound)
    }
    expect(await storage.records.count(marketplaceProduct)).toBe(1)
    expect(await shop.artworks.saveOwnWork(PRIYA, null, {})).toMatchObject({
      errors: { file: expect.any(Array), name: expect.any(Array), base: expect.any(Array) },
    })
    const long = { name: 'x'.repeat(201), description: 'x'.repeat(2001) }
    expect(await shop.artworks.saveOwnWork(PRIYA, 'moth', long)).toMatchObject({
      errors: { name: expect.any(Array), description: expect.any(Array) },
    })
  })
})
