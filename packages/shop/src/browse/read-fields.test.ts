import { statesPaint } from '@kisscut/core/clipart'
import { statesDetails } from '@kisscut/core/configuration'
import { describe, expect, it } from 'vitest'
import { openGallery } from '../marketplace/testing/open-gallery.ts'
import { openDecals } from '../clipart/testing/open-decals.ts'
import type { FormFields } from '../configure/configuration-from-fields.ts'
import { openFamily } from '../drag-drop-buy/testing/open-family.ts'
import { ANA } from '../testing/open-test-shop.ts'
import { WITHOUT_BACKGROUND } from '../tool-pages.ts'

/** A query that records the names of the fields read from it. */
const recording = (names: Set<string>, query = new URLSearchParams()): FormFields => ({
  get: (name) => (names.add(name), query.get(name)),
  getAll: (name) => (names.add(name), query.getAll(name)),
  has: (name) => (names.add(name), query.has(name)),
  keys: () => query.keys(),
})

const place = { categoryPath: 'stickers/die-cut', slug: 'moth' }

describe('product pages', () => {
  it('read only details, paints and the background from the query (SEO-12)', async () => {
    const [gallery, decals, family] = [await openGallery(), await openDecals(), await openFamily()]
    const read = { artwork: new Set<string>(), drawing: new Set<string>(), strip: new Set<string>() }
    const found = [
      await gallery.shop.artworks.page(ANA, 'marketplace', place, null, recording(read.artwork)),
      await gallery.shop.artworks.page(
        ...([ANA, 'stock', { ...place, slug: 'tiles' }, null, recording(read.artwork)] as const),
      ),
      await decals.shop.clipart.page(ANA, 'decals', 'deer-decal', null, recording(read.drawing)),
      await family.shop.dragDropBuy.page(ANA, place.categoryPath, 'family', null, recording(read.strip)),
    ]
    expect(found.map(({ ok }) => ok)).toEqual([true, true, true, true])
    const others = (names: Set<string>, isKnown: (name: string) => boolean = () => false) =>
      [...names].filter((name) => !statesDetails(name) && !isKnown(name))
    expect(others(read.artwork, (name) => name === WITHOUT_BACKGROUND)).toEqual([])
    expect(others(read.drawing, statesPaint)).toEqual([])
    expect(others(read.strip)).toEqual([])
    expect(Object.values(read).every(({ size }) => size > 3)).toBe(true)
  })
})
