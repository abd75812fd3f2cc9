import {
  clipart,
  clipartCategory,
  color,
  colorMap,
  ddbProduct,
  ddbProductClipart,
  packageSize,
  retailPackage,
  template,
  templateMaterial,
  templateOption,
  templateSize,
  type AnyRecord,
} from '@kisscut/records'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Catalog } from '../ports/catalog.ts'
import type { Storage } from '../ports/storage.ts'
import { stockCategory } from '../testing/category.ts'
import { openTestStorage } from '../testing/test-storage.ts'
import { quantitiesOf } from './comma-list.ts'
import { BELIEVED_FOR_MS, COMPILED_AT_ONCE, createCatalogCache } from './catalog-cache.ts'
import { productForBrowser } from './product-from-records.ts'

const openCatalogCache = async () => {
  const clock = { ms: 0 }
  const { storage, execute } = await openTestStorage(stockCategory, () => new Date(clock.ms))
  const reads = { version: 0, template: 0 }
  const fault = { gone: false }
  const { version, rows } = storage.catalog
  const counted: Catalog = {
    ...storage.catalog,
    version: () => {
      reads.version += 1
      return fault.gone ? Promise.reject(new Error('gone')) : version()
    },
    rows: (record, ids) => ((reads.template += record.name === 'template' ? 1 : 0), rows(record, ids)),
  }
  const reported: string[] = []
  const now = () => new Date(clock.ms)
  const catalogCache = createCatalogCache(counted, now, (error) => reported.push(String(error)))
  return { storage, execute, asked: reads, fault, clock, catalogCache, told: reported }
}

/** Adds two drag-drop-buy products, the first with a clipart. */
async function stockFamilies({ records }: Pick<Storage, 'records'>): Promise<void> {
  await records.create(clipartCategory, { id: 'people', name: 'People', slug: 'people' })
  await records.create(clipart, { id: 'dad', name: 'Dad', clipart: '/c/dad.svg', category: 'people' })
  for (const id of ['family', 'larger-family'])
    await records.create(ddbProduct, {
      ...{ id, name: id, slug: id, sku: id, category: 'cat-die-cut' },
      ...{ materials: ['white-vinyl'], default_quantity: 10 },
    })
  await records.create(ddbProductClipart, {
    ...{ id: 'family-dad', ddb_product: 'family', clipart: 'dad', name: 'Dad' },
    ...{ width: '1', height: '3', price: '1.00' },
  })
}

describe('the compiled catalog', () => {
  it('has products compiled from their records', async () => {
    const { catalogCache } = await openCatalogCache()
    const known = await (await catalogCache.current()).productBySlug('die-cut-stickers')
    expect(known).toMatchObject({
      isPublished: true,
      product: { name: 'Die-cut stickers', toolType: 'upload' },
    })
    expect(known?.product.materials[0]?.priceTable?.quantities[0]).toBe(10)
    expect(known?.product.optionSets[0]?.options[0]).toMatchObject({ chargeMode: 'per_unit', amount: '0.03' })
  })

  it('has the choices that its page hides: a size with a default, but never a color without one (FLOW-13)', async () => {
    const { storage, catalogCache, clock } = await openCatalogCache()
    const hidden = async (change: Readonly<Record<string, unknown>>) => {
      const { id } = (await (await catalogCache.current()).productBySlug('die-cut-stickers'))!.product
      const before: Readonly<Record<string, unknown>> = (await storage.records.get(template, id))!
      await storage.records.update(template, id, change)
      clock.ms += BELIEVED_FOR_MS + 1
      const { hides } = (await (await catalogCache.current()).productBySlug('die-cut-stickers'))!.product
      const names = Object.keys(change)
      await storage.records.update(
        template,
        id,
        Object.fromEntries(names.map((name) => [name, before[name]])),
      )
      return hides
    }
    expect(await hidden({})).toEqual(['materialColor'])
    expect(await hidden({ show_material_color: true })).toEqual([])
    expect(await hidden({ type: 'cutout' })).toEqual([])
    expect(await hidden({ hide_size: true, hide_material: true })).toEqual([
      'size',
      'material',
      'materialColor',
    ])
    expect(await hidden({ hide_size: true, default_width: null })).toEqual(['materialColor'])
  })

  it('warns of rights if the template does (FILE-13)', async () => {
    const { catalogCache, clock, storage } = await openCatalogCache()
    const warns = async () =>
      (await (await catalogCache.current()).productBySlug('die-cut-stickers'))!.product.warnsOfRights
    expect(await warns()).toBeUndefined()
    await storage.records.update(template, 'die-cut-stickers', { licensing_option: true })
    clock.ms += BELIEVED_FOR_MS + 1
    expect(await warns()).toBe(true)
  })

  it('has the packages and their sizes; a package without a price is not for sale (REC-35)', async () => {
    const { storage, catalogCache } = await openCatalogCache()
    const size = { id: 'card-4x6', name: '4 × 6', package_width: '4', package_height: '6' }
    await storage.records.create(packageSize, { ...size, max_product_width: '3.75' })
    const price_table = {
      basis: 'unit' as const,
      quantities: [],
      rows: [{ from: '0', minimum: '0', rates: ['0.35'] }],
    }
    const card = { name: 'Backing card', available_sizes: ['card-4x6'], content_back: '/back.webp' }
    await storage.records.create(retailPackage, { id: 'card', ...card, price_table })
    await storage.records.create(retailPackage, { id: 'bag', name: 'Bag' })
    await storage.records.update(template, 'die-cut-stickers', { packages: ['card', 'bag'] })
    const packages = async () =>
      (await (await catalogCache.current()).product('die-cut-stickers'))?.product.packages
    expect(await packages()).toMatchObject([
      {
        name: 'Backing card',
        enabled: true,
        hasBackImage: true,
        priceTable: price_table,
        sizes: [{ id: 'card-4x6', packageWidth: '4', maxProductWidth: '3.75', minProductWidth: null }],
      },
      { name: 'Bag', enabled: false, sizes: [] },
    ])
    await storage.records.update(retailPackage, 'card', { enabled: false })
    expect(await packages()).toMatchObject([{ enabled: false }, { enabled: false }])
  })

  it('has the rules of quantity, border and material colors (MAT-7)', async () => {
    const { storage, catalogCache } = await openCatalogCache()
    for (const id of ['gold', 'metallic-gold'])
      await storage.records.create(color, { id, name: id, code: '#d4af37' })
    await storage.records.create(colorMap, {
      id: 'gold-map',
      design_color: 'gold',
      material_color: 'metallic-gold',
    })
    const colors = { design_colors: ['gold'], color_maps: ['gold-map'] }
    await storage.records.update(templateMaterial, 'white-vinyl', colors)
    const set = { defined_quantity: 50, limited_quantity: true, option_border: true }
    await storage.records.update(template, 'die-cut-stickers', set)
    const catalog = await catalogCache.current()
    expect((await catalog.product('die-cut-stickers'))?.product).toMatchObject({
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
    expect((await catalog.product('secret-stickers'))?.product).toMatchObject({
      definedQuantity: null,
      limitedQuantity: false,
      offersBorder: false,
    })
  })

  it('never sends price tables or wholesale amounts to browsers', async () => {
    const { storage, catalogCache } = await openCatalogCache()
    await storage.records.update(templateOption, 'corners-round', { wholesale_amount: '0.018' })
    const known = await (await catalogCache.current()).product('die-cut-stickers')
    if (known === null) throw new Error('No product')
    const text = JSON.stringify(productForBrowser(known.product, false))
    expect(text).not.toMatch(/priceTable|wholesale/i)
    expect(JSON.stringify(productForBrowser(known.product, true))).toContain('0.018')
  })

  it('doesn’t publish hidden products and their materials', async () => {
    const { catalogCache } = await openCatalogCache()
    const catalog = await catalogCache.current()
    expect((await catalog.product('secret-stickers'))?.isPublished).toBe(false)
    expect((await catalog.material('secret-vinyl'))?.isPublished).toBe(false)
    expect((await catalog.material('white-vinyl'))?.isPublished).toBe(true)
  })

  it('hides products below a hidden category', async () => {
    const { storage, catalogCache } = await openCatalogCache()
    await storage.records.update(template, 'die-cut-stickers', { category: 'cat-hidden' })
    expect((await (await catalogCache.current()).product('die-cut-stickers'))?.isPublished).toBe(false)
  })

  it('omits products with contradictory records, and reports each', async () => {
    const { storage, catalogCache, told } = await openCatalogCache()
    await storage.records.update(templateOption, 'corners-round', { currency: 'EUR' })
    for (const id of ['die-cut-stickers', 'secret-stickers', 'die-cut-stickers'])
      expect(await (await catalogCache.current()).product(id)).toBeNull()
    expect(told).toEqual([expect.stringContaining('die-cut'), expect.stringContaining('secret')])
  })
})

describe('an invalid price table', () => {
  it('removes only its own product from the shop', async () => {
    const { execute, catalogCache } = await openCatalogCache()
    const rows = [{ from: '0', minimum: '4', rates: ['0.6'] }]
    const table = JSON.stringify({ basis: 'sqin', quantities: [10], rows })
    execute(`update template_material set price_table = '${table}' where id = 'secret-vinyl'`)
    const catalog = await catalogCache.current()
    expect(await catalog.product('die-cut-stickers')).not.toBeNull()
    expect(await catalog.product('secret-stickers')).toBeNull()
  })
})

describe('the catalog’s cache', () => {
  it('compiles a product once for concurrent requests, and only on request', async () => {
    const { catalogCache, asked } = await openCatalogCache()
    await Promise.all(Array.from({ length: 20 }, () => catalogCache.recent()))
    expect(asked.template).toBe(0)
    const read = async () => (await catalogCache.current()).product('die-cut-stickers')
    const products = await Promise.all(Array.from({ length: 20 }, read))
    expect(new Set(products).size).toBe(1)
    expect(asked.template).toBe(1)
  })

  it('compiles few products at a time, however many are requested at once (OPS-10)', async () => {
    const { storage } = await openCatalogCache()
    let [under, most] = [0, 0]
    const counted: Catalog = {
      ...storage.catalog,
      usesOf: async (ids) => {
        most = Math.max(most, (under += 1))
        await new Promise(setImmediate)
        under -= 1
        return storage.catalog.usesOf(ids)
      },
    }
    const catalog = await createCatalogCache(counted, () => new Date(0)).current()
    const all = await Promise.all(Array.from({ length: 20 }, (_, at) => catalog.product(`none-${at}`)))
    expect(all.every((known) => known === null)).toBe(true)
    expect(most).toBe(COMPILED_AT_ONCE)
  })

  it('returns the held catalog, and asks storage for the version once in a while', async () => {
    const { catalogCache, asked, clock } = await openCatalogCache()
    const first = await catalogCache.recent()
    const before = asked.version
    expect(catalogCache.recent()).toBe(first)
    expect(asked.version).toBe(before)
    clock.ms += BELIEVED_FOR_MS
    expect(await catalogCache.recent()).toBe(first)
    expect(asked.version).toBe(before + 1)
  })

  it('still serves pages while storage is unreachable, but charges nothing (API-22)', async () => {
    const { catalogCache, fault, clock, asked, told } = await openCatalogCache()
    fault.gone = true
    await expect(catalogCache.recent()).rejects.toThrow('gone')
    fault.gone = false
    const held = await catalogCache.recent()
    fault.gone = true
    clock.ms += BELIEVED_FOR_MS
    expect(await catalogCache.recent()).toBe(held)
    const before = asked.version
    expect([await catalogCache.recent(), asked.version, told.length]).toEqual([held, before, 1])
    await expect(catalogCache.current()).rejects.toThrow('gone')
  })

  it('drops entries changed in every version it catches up with, even if catch-ups overlap (SEO-10)', async () => {
    const { storage } = await openCatalogCache()
    const waiting: (() => void)[] = []
    let areSlow = true
    const slow: Catalog = {
      ...storage.catalog,
      changesSince: async (version) => {
        const changes = await storage.catalog.changesSince(version)
        if (areSlow) await new Promise<void>((resolve) => waiting.push(resolve))
        return changes
      },
    }
    const cache = createCatalogCache(slow, () => new Date(0))
    const id = 'die-cut-stickers'
    await (await cache.current()).product(id)
    const following: Promise<unknown>[] = []
    for (const [row, name] of [
      ['secret-stickers', 'One'],
      [id, 'Two'],
    ] as const) {
      await storage.records.update(template, row, { name })
      following.push(cache.current())
      await expect.poll(() => waiting.length).toBe(following.length)
    }
    areSlow = false
    for (const [at, each] of following.entries()) {
      waiting[at]!()
      await each
    }
    expect((await (await cache.current()).product(id))?.product.name).toBe('Two')
  })

  it('drops changed entries: at once for charging, within a second for pages', async () => {
    const { catalogCache, storage, clock } = await openCatalogCache()
    const first = await catalogCache.recent()
    await storage.records.update(templateMaterial, 'white-vinyl', { name: 'Brilliant vinyl' })
    expect(catalogCache.recent()).toBe(first)
    const name = async (catalog: typeof first) => (await catalog.material('white-vinyl'))?.material.name
    expect(await name(await catalogCache.current())).toBe('Brilliant vinyl')
    clock.ms += BELIEVED_FOR_MS
    expect(await name(await catalogCache.recent())).toBe('Brilliant vinyl')
  })

  it('drops only products that depend on the changed row', async () => {
    const { catalogCache, storage, asked } = await openCatalogCache()
    const of = async (id: string) => (await catalogCache.current()).product(id)
    const [dieCut, secret] = [await of('die-cut-stickers'), await of('secret-stickers')]
    await storage.records.update(templateMaterial, 'white-vinyl', { name: 'Brilliant vinyl' })
    const read = asked.template
    expect(await of('secret-stickers')).toBe(secret)
    expect(await of('die-cut-stickers')).not.toBe(dieCut)
    expect((await of('die-cut-stickers'))?.product.materials[0]?.name).toBe('Brilliant vinyl')
    // Its own row has not changed and wasn't read again.
    expect(asked.template).toBe(read)
  })

  it('charges a clipart’s current price, on the product it was moved to (DDB-3)', async () => {
    const { catalogCache, storage } = await openCatalogCache()
    await stockFamilies(storage)
    const offered = async () => {
      const catalog = await catalogCache.current()
      const of = async (id: string) => (await catalog.product(id))?.product.cliparts
      return [await of('family'), await of('larger-family')]
    }
    const dad = { id: 'dad', name: 'Dad', price: '1.00' }
    expect(await offered()).toEqual([[dad], []])
    await storage.records.update(ddbProductClipart, 'family-dad', { price: '2.50' })
    expect(await offered()).toEqual([[{ ...dad, price: '2.50' }], []])
    await storage.records.update(ddbProductClipart, 'family-dad', { ddb_product: 'larger-family' })
    expect(await offered()).toEqual([[], [{ ...dad, price: '2.50' }]])
    await storage.records.remove(ddbProductClipart, 'family-dad')
    expect(await offered()).toEqual([[], []])
  })

  it('has the current stock, though a sale doesn’t change the version', async () => {
    const { catalogCache, storage } = await openCatalogCache()
    await storage.records.update(template, 'die-cut-stickers', { remaining_stock: 5 })
    const stock = async () =>
      (await (await catalogCache.current()).product('die-cut-stickers'))?.product.remainingStock
    expect(await stock()).toBe(5)
    const { version } = await catalogCache.current()
    expect(await storage.catalog.decreaseStock('die-cut-stickers', 3)).toBe(true)
    expect(await stock()).toBe(2)
    expect((await catalogCache.current()).version).toBe(version)
  })
})

describe('invariants of the catalog’s cache', () => {
  const change = fc.constantFrom<readonly [AnyRecord, string]>(
    [template, 'die-cut-stickers'],
    [template, 'secret-stickers'],
    [templateMaterial, 'white-vinyl'],
    [templateMaterial, 'secret-vinyl'],
    [templateSize, 'size-2'],
    [templateOption, 'corners-round'],
    [ddbProduct, 'family'],
    [ddbProductClipart, 'family-dad'],
  )

  it('always returns the same as a new cache, whatever changed or was requested before', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(change, fc.boolean()), { maxLength: 12 }), async (changes) => {
        const { catalogCache, storage } = await openCatalogCache()
        await stockFamilies(storage)
        const products = ['die-cut-stickers', 'secret-stickers', 'family']
        const read = async (from: typeof catalogCache) => {
          const catalog = await from.current()
          return Promise.all(products.map(async (id) => (await catalog.product(id))?.product))
        }
        for (const [at, [[record, id], isRead]] of changes.entries()) {
          await storage.records.update(record as typeof template, id, { name: `Changed ${at}` })
          if (isRead) await read(catalogCache)
        }
        const fresh = createCatalogCache(storage.catalog, () => new Date(0))
        expect(await read(catalogCache)).toEqual(await read(fresh))
      }),
      { numRuns: 60 },
    ))
})

describe('a comma-separated list of quantities', () => {
  it('is read in ascending order (QTY-5, OPT-7)', () =>
    expect(quantitiesOf(' 50, 10,,100 ')).toEqual([10, 50, 100]))
  it('rejects invalid quantities', () => expect(() => quantitiesOf('10,ten')).toThrow('ten'))
})
