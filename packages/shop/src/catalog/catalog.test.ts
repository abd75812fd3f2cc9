import { template, templateMaterial, templateOption } from '@kisscut/records'
import { describe, expect, it } from 'vitest'
import type { Catalog } from '../ports.ts'
import { stockCategory } from '../testing/category.ts'
import { openTestStorage } from '../testing/test-storage.ts'
import { quantitiesOf } from './comma-list.ts'
import { BELIEVED_FOR_MS, createCatalogCache } from './catalog-cache.ts'

const openCatalogCache = async () => {
  const clock = { ms: 0 }
  const { storage, execute } = await openTestStorage(stockCategory, () => new Date(clock.ms))
  const asked = { version: 0, everyRow: 0 }
  const counted: Catalog = {
    ...storage.catalog,
    version: () => ((asked.version += 1), storage.catalog.version()),
    everyRow: () => ((asked.everyRow += 1), storage.catalog.everyRow()),
  }
  const told: string[] = []
  const now = () => new Date(clock.ms)
  const catalogCache = createCatalogCache(counted, now, ({ message }) => told.push(message))
  return { storage, execute, asked, clock, catalogCache, told }
}

describe('the compiled catalog', () => {
  it('knows a product by its records', async () => {
    const { catalogCache } = await openCatalogCache()
    const known = (await catalogCache.current()).productsBySlug.get('die-cut-stickers')
    expect(known).toMatchObject({
      isPublished: true,
      product: { name: 'Die-cut stickers', toolType: 'upload' },
    })
    expect(known?.product.materials[0]?.priceTable?.quantities[0]).toBe(10)
    expect(known?.product.optionSets[0]?.options[0]).toMatchObject({ chargeMode: 'per_unit', amount: '0.03' })
  })

  it('knows who sets a quantity, whether a border is offered, and what colors become on a material (MAT-7)', async () => {
    const { storage, catalogCache } = await openCatalogCache()
    const color_maps = [{ design_color: 'gold', material_color: 'metallic-gold' }]
    await storage.records.update(templateMaterial, 'white-vinyl', { design_colors: ['gold'], color_maps })
    const set = { defined_quantity: 50, limited_quantity: true, option_border: true }
    await storage.records.update(template, 'die-cut-stickers', set)
    const { products } = await catalogCache.current()
    expect(products.get('die-cut-stickers')?.product).toMatchObject({
      definedQuantity: 50,
      limitedQuantity: true,
      offersBorder: true,
      materials: [
        {
          designColorIds: ['gold'],
          colorMaps: [{ designColorId: 'gold', materialColorId: 'metallic-gold' }],
        },
      ],
    })
    expect(products.get('secret-stickers')?.product).toMatchObject({
      definedQuantity: null,
      limitedQuantity: false,
      offersBorder: false,
    })
  })

  it('gives the browser neither price tables nor wholesale amounts', async () => {
    const { storage, catalogCache } = await openCatalogCache()
    await storage.records.update(templateOption, 'corners-round', { wholesale_amount: '0.018' })
    const known = (await catalogCache.current()).products.get('die-cut-stickers')
    const text = JSON.stringify(known?.forShoppers)
    expect(text).not.toMatch(/priceTable|wholesale/i)
    expect(JSON.stringify(known?.forTrade)).toContain('0.018')
  })

  it('keeps hidden products and their materials out of what is published', async () => {
    const { catalogCache } = await openCatalogCache()
    const { products, materials } = await catalogCache.current()
    expect(products.get('secret-stickers')?.isPublished).toBe(false)
    expect(materials.get('secret-vinyl')?.isPublished).toBe(false)
    expect(materials.get('white-vinyl')?.isPublished).toBe(true)
  })

  it('hides what stands below a hidden category', async () => {
    const { storage, catalogCache } = await openCatalogCache()
    await storage.records.update(template, 'die-cut-stickers', { category: 'cat-hidden' })
    expect((await catalogCache.current()).products.get('die-cut-stickers')?.isPublished).toBe(false)
  })

  it('leaves a product out whose figures contradict each other, and says so', async () => {
    const { storage, catalogCache, told } = await openCatalogCache()
    await storage.records.update(templateOption, 'corners-round', { currency: 'EUR' })
    const { products, faults } = await catalogCache.current()
    await catalogCache.current()
    expect(told).toEqual([expect.stringContaining('die-cut'), expect.stringContaining('secret')])
    expect(products.size).toBe(0)
    expect(faults.map(({ productId }) => productId)).toEqual(['die-cut-stickers', 'secret-stickers'])
  })
})

describe('a price table that is none', () => {
  it('takes its product out of the shop, and no other', async () => {
    const { execute, catalogCache } = await openCatalogCache()
    const rows = [{ from: '0', minimum: '4', rates: ['0.6'] }]
    const table = JSON.stringify({ basis: 'sqin', quantities: [10], rows })
    execute(`update template_material set price_table = '${table}' where id = 'secret-vinyl'`)
    const { products, faults } = await catalogCache.current()
    expect([...products.keys()]).toEqual(['die-cut-stickers'])
    expect(faults).toMatchObject([{ productId: 'secret-stickers' }])
  })
})

describe('the keeper of the catalog', () => {
  it('compiles once a version, however many ask at once', async () => {
    const { catalogCache, asked } = await openCatalogCache()
    await Promise.all(Array.from({ length: 20 }, () => catalogCache.recent()))
    await Promise.all(Array.from({ length: 20 }, () => catalogCache.current()))
    expect(asked.everyRow).toBe(1)
  })

  it('answers at once, and asks storage for the version once in a while', async () => {
    const { catalogCache, asked, clock } = await openCatalogCache()
    const first = await catalogCache.recent()
    const before = asked.version
    expect(catalogCache.recent()).toBe(first)
    expect(asked.version).toBe(before)
    clock.ms += BELIEVED_FOR_MS
    expect(await catalogCache.recent()).toBe(first)
    expect(asked.version).toBe(before + 1)
  })

  it('drops what has changed: at once for what is charged, within a second for pages', async () => {
    const { catalogCache, storage, clock } = await openCatalogCache()
    const first = await catalogCache.recent()
    await storage.records.update(templateMaterial, 'white-vinyl', { name: 'Brilliant vinyl' })
    expect(catalogCache.recent()).toBe(first)
    const name = (catalog: typeof first) => catalog.materials.get('white-vinyl')?.material.name
    expect(name(await catalogCache.current())).toBe('Brilliant vinyl')
    clock.ms += BELIEVED_FOR_MS
    expect(name(await catalogCache.recent())).toBe('Brilliant vinyl')
  })
})

describe('a comma list of quantities', () => {
  it('is read in ascending order (QTY-5, OPT-7)', () =>
    expect(quantitiesOf(' 50, 10,,100 ')).toEqual([10, 50, 100]))
  it('refuses what is no quantity', () => expect(() => quantitiesOf('10,ten')).toThrow('ten'))
})
