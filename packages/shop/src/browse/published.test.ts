import { template } from '@kisscut/records'
import { expect, it } from 'vitest'
import { BELIEVED_FOR_MS, createCatalogCache } from '../catalog/catalog-cache.ts'
import { allOf } from '../testing/all-of.ts'
import { openTestShop } from '../testing/open-test-shop.ts'
import { BATCH, feedProducts, SITEMAP_PART, sitemapEntries } from './published.ts'
import type { Storage } from '../ports/storage.ts'

const depsOf = async (storage: Storage) => ({
  catalog: await createCatalogCache(storage.catalog, () => new Date()).current(),
  store: storage.catalog,
  links: {
    urlFor: (name: string, params: object) => `/${name}/${Object.values(params).join('/')}`,
  } as never,
})

it('a product sold without artwork has no page of guide files in the sitemap (SEO-5, SAMPLE-1)', async () => {
  const { storage } = await openTestShop()
  const id = (await storage.catalog.productIdOfSlug('die-cut-stickers', 'custom'))!
  const guides = async () => {
    const pages = await allOf(sitemapEntries(await depsOf(storage)))
    return pages
      .map(({ page }) => page.url)
      .filter((url) => url.startsWith('/guide/') && url.endsWith('die-cut-stickers'))
  }
  expect(await guides()).toHaveLength(1)
  await storage.records.update(template, id, { disable_upload: true, tool_type: 'upload' })
  expect(await guides()).toEqual([])
})

it('the files of a sitemap list every page once, in one order, within their limit (SEO-5)', async () => {
  const { storage } = await openTestShop()
  const id = (await storage.catalog.productIdOfSlug('die-cut-stickers', 'custom'))!
  const {
    id: _id,
    created: _c,
    updated: _u,
    revision: _r,
    ...columns
  } = (await storage.records.get(template, id))!
  for (const name of ['a', 'b', 'c', 'd', 'e'])
    await storage.records.create(template, { ...columns, id: name, slug: name, sku: name } as never)
  const deps = await depsOf(storage)
  const whole = (await allOf(sitemapEntries(deps))).map(({ page }) => page.url)
  expect(whole.length).toBeGreaterThan(6)
  for (const size of [1, 2, 3, whole.length, 100]) {
    const entries = await allOf(sitemapEntries(deps, { size }))
    expect(entries.map(({ page }) => page.url)).toEqual(whole)
    const parts = entries.map(({ part }) => part)
    expect(parts).toEqual(parts.toSorted((a, b) => a - b))
    expect([...new Set(parts)]).toEqual(Array.from({ length: parts.at(-1)! }, (_, at) => at + 1))
    // A product is listed with its page of guide files.
    for (const part of new Set(parts))
      expect(parts.filter((each) => each === part).length).toBeLessThanOrEqual(2 * size)
  }
  expect(2 * SITEMAP_PART).toBeLessThan(50_000)
})

it('the merchants’ feed matches the product’s page: stock, and a picture in a format merchants read (SEO-6)', async () => {
  const { shop, storage, clock } = await openTestShop()
  const id = (await storage.catalog.productIdOfSlug('die-cut-stickers', 'custom'))!
  const listed = async (change: object) => {
    await storage.records.update(template, id, change)
    clock.now = new Date(clock.now.getTime() + BELIEVED_FOR_MS)
    const item = (await allOf(shop.browse.feed())).find(({ url }) => url.includes('die-cut-stickers'))
    return [item?.price.quantity, item?.availability, item?.picture]
  }
  const webp = { image_url: '/demo/die-cut.webp' }
  expect(await listed({ ...webp, default_quantity: 100, remaining_stock: null })).toEqual([
    ...[100, 'in_stock', '/demo/die-cut.webp'],
  ])
  expect((await listed({ remaining_stock: 100 }))[1]).toBe('in_stock')
  expect((await listed({ remaining_stock: 99 }))[1]).toBe('out_of_stock')
  expect((await listed({ allow_backorders: true }))[1]).toBe('backorder')
  for (const image_url of ['/demo/die-cut.svg', '/demo/die-cut.svg?v=a.webp', '/files/die-cut'])
    expect((await listed({ image_url }))[2]).toBe('/card/custom/die-cut-stickers')
  expect((await listed({ image_url: '/demo/die-cut.JPG?v=1' }))[2]).toBe('/demo/die-cut.JPG?v=1')
})

it('a walk over every product reads small batches and yields to the event loop (OPS-10)', async () => {
  const { storage } = await openTestShop()
  const id = (await storage.catalog.productIdOfSlug('die-cut-stickers', 'custom'))!
  const [like] = await storage.catalog.publishedAfter({ after: '', limit: 1 })
  const all = Array.from({ length: 3 * BATCH + 7 }, (_, at) => ({
    ...like!,
    productId: `${id}-${1000 + at}`,
  }))
  const deps = await depsOf(storage)
  for (const walk of [sitemapEntries, feedProducts]) {
    const [yields, limits]: [number[], number[]] = [[], []]
    let read = 0
    const store = {
      ...deps.store,
      publishedAfter: async ({ after, limit }: { readonly after: string; readonly limit: number }) => {
        limits.push(limit)
        return all.filter(({ productId }) => productId > after).slice(0, limit)
      },
    }
    const slices = { next: async () => void yields.push((read += 1)) }
    await allOf<unknown>(walk({ ...deps, store }, { slices }))
    expect(yields).toHaveLength(all.length)
    expect(Math.max(...limits)).toBeLessThanOrEqual(100)
  }
})
