import {
  clipart,
  clipartProduct,
  clipartProductCustomizationGroup,
  clipartRegion,
  templateOption,
  templateOptionSet,
} from '@kisscut/records'
import { describe, expect, it } from 'vitest'
import { createCatalogCache } from '../catalog/catalog-cache.ts'
import { openDecals } from './testing/open-decals.ts'

const openDecalCatalog = async () => {
  const { storage } = await openDecals()
  return { storage, catalogCache: createCatalogCache(storage.catalog, () => new Date()) }
}

describe('a clipart product in the catalog', () => {
  it('is compiled with its drawing, regions and limits (CLIP-1, CLIP-8)', async () => {
    const { catalogCache } = await openDecalCatalog()
    const catalog = await catalogCache.current()
    const decal = (await catalog.productBySlug('deer-decal', 'clipart'))!
    expect(decal.clipart!.regions.map(({ selector }) => selector)).toEqual(['#head', '#antlers'])
    expect(decal.product).toMatchObject({
      ...{ productClass: 'clipart', toolType: null, needsColor: true, mostFilms: 6 },
      ...{ minSquareInches: '4', maxWidth: '24', maxHeight: '12.5', dieLines: ['rectangle'] },
    })
    const sticker = (await catalog.productBySlug('deer-sticker', 'clipart'))!
    expect(sticker.product.mostFilms).toBeUndefined()
    expect(sticker.product.dieLines).toEqual(['circle'])
    expect(await catalog.productBySlug('deer-decal')).toBeNull()
  })

  it('is listed, and found by the words of its drawing (CLIP-1)', async () => {
    const { storage } = await openDecals()
    const tiles = await storage.catalog.tiles({ categoryId: 'cat-decals', limit: 10 })
    expect(tiles.map(({ slug, productClass }) => [slug, productClass])).toEqual([
      ['deer-decal', 'clipart'],
      ['deer-sticker', 'clipart'],
    ])
    const found = await storage.catalog.search([{ words: ['hunting'], prefixes: [] }], { limit: 10 })
    expect(found.map(({ id }) => id).sort()).toEqual(['deer-decal', 'deer-sticker'])
  })

  it('changes with its drawing, the drawing’s regions and its group’s options (CLIP-1, CLIP-8)', async () => {
    const { catalogCache, storage } = await openDecalCatalog()
    const { records } = storage
    const sticker = async () => (await (await catalogCache.current()).product('deer-sticker'))!
    expect((await sticker()).product.optionSets).toEqual([])
    await records.create(clipartRegion, {
      id: 'deer-eye',
      clipart: 'deer',
      name: 'Eye',
      selector: '#eye',
      order: 2,
    })
    expect((await sticker()).clipart!.regions).toHaveLength(3)
    await records.create(templateOption, { id: 'tape', name: 'Tape', charge_option: 2, amount: '0.50' })
    await records.create(templateOptionSet, {
      id: 'transfer',
      name: 'Transfer',
      display_type: 'radio',
      options: ['tape'],
    })
    await records.update(clipartProductCustomizationGroup, 'cut-outs', { options: ['transfer'] })
    expect((await sticker()).product.optionSets.map(({ id }) => id)).toEqual(['transfer'])
  })

  it('is not published while its drawing is hidden (CLIP-9)', async () => {
    const { catalogCache, storage } = await openDecalCatalog()
    const listed = async () => (await storage.catalog.tiles({ categoryId: 'cat-decals', limit: 10 })).length
    await storage.records.update(clipart, 'deer', { hidden: true })
    expect((await (await catalogCache.current()).product('deer-decal'))!.isPublished).toBe(false)
    expect(await listed()).toBe(0)
    await storage.records.update(clipart, 'deer', { hidden: false })
    expect(await listed()).toBe(2)
  })

  it('is sold from stock like every product', async () => {
    const { storage } = await openDecals()
    await storage.records.update(clipartProduct, 'deer-decal', { remaining_stock: 2 })
    expect(await storage.catalog.decreaseStock('deer-decal', 2)).toBe(true)
    expect(await storage.catalog.decreaseStock('deer-decal', 1)).toBe(false)
    expect(await storage.catalog.stockOf('deer-decal')).toBe(0)
  })
})
