import { category, template } from '@kisscut/records'
import { describe, expect, it } from 'vitest'
import { ANA, openTestShop, STAFF_EVA } from '../testing/open-test-shop.ts'

const OLD = { of: 'custom', categoryPath: 'stickers/die-cut', slug: 'die-cut-stickers' } as const

describe('a page that has moved (SEO-2)', () => {
  it('is found at its product’s new slug and category, however often either changed', async () => {
    const { shop, storage } = await openTestShop()
    const id = (await storage.catalog.productIdOfSlug(OLD.slug, 'custom'))!
    expect(await shop.browse.movedTo(ANA, OLD)).toBeNull()
    await storage.records.update(template, id, { slug: 'second-name' })
    await storage.records.update(template, id, { slug: 'third-name' })
    const now = {
      url: '/setup/stickers/die-cut/third-name',
      product: { categoryPath: 'stickers/die-cut', slug: 'third-name' },
    }
    const requested = (slug: string) => shop.browse.movedTo(ANA, { ...OLD, slug })
    expect(await requested(OLD.slug)).toEqual(now)
    expect(await requested('second-name')).toEqual(now)
    expect(await shop.browse.movedTo(ANA, { ...OLD, categoryPath: 'elsewhere', slug: 'third-name' })).toEqual(
      now,
    )
    expect(await requested('never-was')).toBeNull()
    await storage.records.update(template, id, { slug: OLD.slug })
    expect(await requested(OLD.slug)).toBeNull()
    expect(await requested('third-name')).toMatchObject({ url: '/setup/stickers/die-cut/die-cut-stickers' })
  })

  it('is hidden from shoppers while its product is hidden, and gone once it is removed', async () => {
    const { shop, storage } = await openTestShop()
    const row = await storage.records.get(
      template,
      (await storage.catalog.productIdOfSlug(OLD.slug, 'custom'))!,
    )
    await storage.records.update(template, row!.id, { slug: 'renamed', public: false })
    expect(await shop.browse.movedTo(ANA, OLD)).toBeNull()
    expect(await shop.browse.movedTo(STAFF_EVA, OLD)).toMatchObject({
      url: expect.stringContaining('renamed'),
    })
    const { id: _, created: _c, updated: _u, revision: _r, ...same } = row!
    await storage.records.create(template, {
      ...same,
      id: 'short-lived',
      slug: 'short-lived',
      sku: 'short-lived',
    } as never)
    await storage.records.remove(template, 'short-lived')
    expect(await shop.browse.movedTo(ANA, { ...OLD, slug: 'short-lived' })).toBe('gone')
  })

  it('is found at its category’s new path, together with the pages of its products', async () => {
    const { shop, storage } = await openTestShop()
    const path = { of: 'category', field: 'path', value: 'stickers/die-cut' } as const
    const row = (await storage.catalog.categories()).find((each) => each.path === path.value)
    await storage.records.update(category, row!.id, { path: 'stickers/cut-to-shape' })
    expect(await shop.browse.movedTo(ANA, path)).toEqual({ url: '/category/stickers/cut-to-shape' })
    expect(await shop.browse.movedTo(ANA, OLD)).toMatchObject({
      url: '/setup/stickers/cut-to-shape/die-cut-stickers',
    })
    await storage.records.update(category, row!.id, { hidden: true })
    expect(await shop.browse.movedTo(ANA, path)).toBeNull()
  })
})
