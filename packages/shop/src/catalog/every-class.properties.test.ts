import { productIn, readTerms } from '@kisscut/core/currency'
import { provisionalPriceOf, quoteProduct } from '@kisscut/core/price'
import { defaultConfiguration, type DecimalString } from '@kisscut/core/product'
import { inUnit, UNITS, type Unit } from '@kisscut/core/units'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Viewer } from '../accounts/viewer.ts'
import { openGallery } from '../marketplace/testing/open-gallery.ts'
import type { ProductPage } from '../browse/product-page.ts'
import { openDecals } from '../clipart/testing/open-decals.ts'
import { openFamily } from '../drag-drop-buy/testing/open-family.ts'
import type { Outcome } from '../outcome.ts'
import { ANA, STAFF_EVA, type openTestShop } from '../testing/open-test-shop.ts'
import { BELIEVED_FOR_MS, createCatalogCache } from './catalog-cache.ts'

const TEXT = 'EUR 0.92\nGBP 0.79 ending .99'
const { terms } = readTerms(TEXT, 'USD')
type Shop = Awaited<ReturnType<typeof openTestShop>>
type Found = Promise<Outcome<{ readonly page: ProductPage }>>

const asPage = async (found: Promise<Outcome<ProductPage>>): Found => {
  const page = await found
  return page.ok ? { ok: true, value: { page: page.value } } : page
}

/** A product of each class: how its page is opened, and its possible sides in inches; null if it has a single size. */
const CLASSES = {
  custom: {
    open: openGallery as () => Promise<Shop>,
    id: 'die-cut-stickers',
    page: ({ shop }: Shop, viewer: Viewer, query: URLSearchParams) =>
      asPage(shop.browse.product(viewer, 'stickers/die-cut', 'die-cut-stickers', query)),
    sides: (step: number) => [1 + step / 2, 2],
  },
  marketplace: {
    open: openGallery as () => Promise<Shop>,
    id: 'moth',
    page: ({ shop }: Shop, viewer: Viewer, query: URLSearchParams): Found =>
      shop.artworks.page(
        viewer,
        'marketplace',
        { categoryPath: 'stickers/die-cut', slug: 'moth' },
        null,
        query,
      ),
    sides: () => null,
  },
  stock: {
    open: openGallery as () => Promise<Shop>,
    id: 'tiles',
    page: ({ shop }: Shop, viewer: Viewer, query: URLSearchParams): Found =>
      shop.artworks.page(viewer, 'stock', { categoryPath: 'stickers/die-cut', slug: 'tiles' }, null, query),
    sides: (step: number) => [2 + step, 1 + step / 2],
  },
  clipart: {
    open: openDecals as () => Promise<Shop>,
    id: 'deer-decal',
    page: ({ shop }: Shop, viewer: Viewer, query: URLSearchParams): Found =>
      shop.clipart.page(viewer, 'decals', 'deer-decal', null, query),
    sides: () => null,
  },
  ddb: {
    open: openFamily as () => Promise<Shop>,
    id: 'family',
    page: ({ shop }: Shop, viewer: Viewer, query: URLSearchParams): Found =>
      shop.dragDropBuy.page(viewer, 'stickers/die-cut', 'family', null, query),
    sides: () => null,
  },
} as const

describe.each(Object.entries(CLASSES))('a product of class %s', (_, { open, id, page, sides }) => {
  let opened: Shop
  beforeAll(async () => {
    opened = await open()
    await opened.shop.settings.save(STAFF_EVA, { currencies: TEXT })
    opened.clock.now = new Date(opened.clock.now.getTime() + BELIEVED_FOR_MS)
  })

  it('always costs what the rules say, to the cent, in every unit and currency (UNIT-1, CUR-1, CUR-3)', async () => {
    const catalog = await createCatalogCache(opened.storage.catalog, () => opened.clock.now).current()
    const { product } = (await catalog.product(id))!
    let priced = 0
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<Unit>(...UNITS),
        fc.constantFrom(null, ...terms),
        fc.integer({ min: 1, max: 3000 }),
        fc.integer({ min: 0, max: 8 }),
        async (unit, of, quantity, step) => {
          const currency = of?.currency ?? 'USD'
          const [width, height] = (sides(step) ?? []).map((side) => String(side) as DecimalString)
          const query = new URLSearchParams({ quantity: String(quantity) })
          if (width !== undefined && height !== undefined) {
            query.set('unit', unit)
            query.set('width', inUnit(width, unit))
            query.set('height', inUnit(height, unit))
          }
          const shown = await page(opened, { ...ANA, unit, currency }, query)
          if (!shown.ok) throw new Error(JSON.stringify(shown))
          const { quote, tiers } = shown.value.page
          const configuration = {
            ...defaultConfiguration(product),
            quantity: String(quantity),
            ...(width !== undefined && height !== undefined ? { width, height } : {}),
          }
          const expected = quoteProduct(of === null ? product : productIn(product, of), configuration)
          const [total, instead] = [quote, expected].map((each) => provisionalPriceOf(each)?.total)
          expect([quote.currency, total]).toEqual([currency, instead])
          expect(tiers).toEqual(expected.tiers)
          if (quote.total !== null) priced += 1
        },
      ),
      { numRuns: 60 },
    )
    expect(priced).toBeGreaterThan(20)
  })
})
