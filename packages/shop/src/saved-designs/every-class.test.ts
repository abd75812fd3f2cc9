import { describe, expect, it } from 'vitest'
import { openGallery, valueOf } from '../marketplace/testing/open-gallery.ts'
import { openDecals } from '../clipart/testing/open-decals.ts'
import type { Shop } from '../create-shop.ts'
import type { ListedClass } from '../ports/catalog.ts'
import { ANA, BEN, STAFF_EVA } from '../testing/open-test-shop.ts'

interface Configured {
  readonly shop: Shop
  readonly id: string
  readonly product: string
  readonly url: string
}

/** A configured product of each class that comes with its artwork. */
const OPEN: Readonly<Partial<Record<ListedClass, () => Promise<Configured>>>> = {
  clipart: async () => {
    const { shop } = await openDecals()
    const red = { colorId: 'red', customColor: null }
    const paints = { 'deer-head': red, 'deer-antlers': red }
    const stated = { id: null, productId: 'deer-decal', change: {}, paints }
    const { id } = valueOf(await shop.clipart.save(ANA, stated))
    return { shop, id, product: 'Deer decal', url: '/clipart/decals/deer-decal' }
  },
  marketplace: async () => {
    const { shop, save } = await openGallery()
    const { id } = valueOf(await save())
    return { shop, id, product: 'Moth', url: '/marketplace/stickers/die-cut/moth' }
  },
  stock: async () => {
    const { shop, save } = await openGallery()
    const { id } = valueOf(await save({ productClass: 'stock', productId: 'tiles' }))
    return { shop, id, product: 'Tiles', url: '/stockImage/stickers/die-cut/tiles' }
  },
}

describe.each(Object.entries(OPEN))(
  'a configured product of class %s under My designs',
  (productClass, open) => {
    it('is listed, named, copied, ordered again and deleted, by its owner only (TOOL-8, ROLE-5)', async () => {
      const { shop, id, product, url } = await open()
      expect((await shop.designs.list(ANA)).designs).toMatchObject([
        {
          ...{ id, productClass, product, name: '', url: `${url}?configured=${id}` },
          ...{ hasArtwork: true, isFinal: true, isShared: false },
        },
      ])
      expect(await shop.designs.list(BEN)).toMatchObject({ count: 0 })
      for (const viewer of [BEN, STAFF_EVA])
        for (const outcome of [
          await shop.designs.rename(viewer, id, 'Stolen'),
          await shop.designs.duplicate(viewer, id),
          await shop.designs.remove(viewer, id),
        ])
          expect(outcome).toMatchObject({ reason: 'not_found' })

      valueOf(await shop.designs.rename(ANA, id, 'For the van'))
      const copy = valueOf(await shop.designs.duplicate(ANA, id))
      expect(copy.name).toBe('For the van (copy)')
      const { itemId } = valueOf(await shop.cart.add(ANA, { productClass, productId: id }))
      expect(await shop.designs.remove(ANA, id)).toMatchObject({ reason: 'conflict' })
      valueOf(await shop.designs.remove(ANA, copy.id))
      valueOf(await shop.cart.remove(ANA, itemId))
      const { designs } = await shop.designs.list(ANA)
      expect(designs.map(({ name }) => name)).toEqual(['For the van'])
      expect(designs[0]?.previewUrl).not.toBeNull()
      valueOf(await shop.designs.remove(ANA, id))
      expect(await shop.designs.list(ANA)).toMatchObject({ count: 0 })
    })
  },
)
