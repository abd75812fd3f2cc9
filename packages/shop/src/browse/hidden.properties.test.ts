import { category, categoryProduct, template } from '@kisscut/records'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { allOf } from '../testing/all-of.ts'
import { ANA, openTestShop } from '../testing/open-test-shop.ts'

const CATEGORIES = 4
const PRODUCTS = 5

/** A category below an earlier one or at the top, and whether it is hidden. */
const categories = fc.array(fc.record({ below: fc.option(fc.nat(CATEGORIES - 1)), hidden: fc.boolean() }), {
  minLength: CATEGORIES,
  maxLength: CATEGORIES,
})
const products = fc.array(
  fc.record({ in: fc.nat(CATEGORIES - 1), public: fc.boolean(), featured: fc.boolean() }),
  { minLength: PRODUCTS, maxLength: PRODUCTS },
)
/** Changes by staff: a category or a product is hidden or shown, or a product moves. */
const changes = fc.array(
  fc.oneof(
    fc.record({ category: fc.nat(CATEGORIES - 1), hidden: fc.boolean() }),
    fc.record({ product: fc.nat(PRODUCTS - 1), public: fc.boolean() }),
    fc.record({ product: fc.nat(PRODUCTS - 1), in: fc.nat(CATEGORIES - 1) }),
  ),
  { maxLength: 6 },
)

it(
  'hidden pages are never listed, searched, in the sitemap, in the feed or on a card, and visible pages always are (PAGE-16, SEO-5, SEO-6, SEO-8)',
  () =>
    fc.assert(
      fc.asyncProperty(categories, products, changes, async (tree, sold, later) => {
        const { shop, storage, clock, servedFiles } = await openTestShop()
        servedFiles.set('/demo/item.webp', { mime: 'image/webp', bytes: new Uint8Array(1) })
        const { records } = storage
        const like = await records.get(
          template,
          (await storage.catalog.productIdOfSlug('die-cut-stickers', 'custom'))!,
        )
        const { id: _id, created: _created, updated: _updated, revision: _revision, ...columns } = like!
        const nodes = tree.map(({ below, hidden }, at) => ({
          hidden,
          below: below === null || below >= at ? null : below,
        }))
        const items = sold.map((each) => ({ ...each }))
        for (const [at, { below, hidden }] of nodes.entries())
          await records.create(category, {
            ...{ id: `node-${at}`, name: `Node ${at}`, slug: `node-${at}`, path: `node-${at}`, hidden },
            parent: below === null ? null : `node-${below}`,
          })
        for (const [at, item] of items.entries()) {
          const [id, home] = [`item-${at}`, `node-${item.in}`]
          await records.create(template, {
            ...columns,
            ...{ id, slug: id, sku: id, name: `Wobbly ${id}`, image_url: '/demo/item.webp' },
            ...{ category: home, categories: [], public: item.public, featured: item.featured },
          } as never)
          if (at % 2 === 0)
            await records.create(categoryProduct, {
              ...{ id: `tile-${at}`, name: `Wobbly ${id}`, slug: id, type: 'custom', object_id: id },
              category: home,
            } as never)
        }
        for (const change of later) {
          if ('category' in change) {
            nodes[change.category]!.hidden = change.hidden
            await records.update(category, `node-${change.category}`, { hidden: change.hidden })
          } else if ('public' in change) {
            items[change.product]!.public = change.public
            await records.update(template, `item-${change.product}`, { public: change.public })
          } else {
            items[change.product]!.in = change.in
            await records.update(template, `item-${change.product}`, { category: `node-${change.in}` })
          }
        }
        clock.now = new Date(clock.now.getTime() + 60_000)

        const isOpen = (at: number | null): boolean =>
          at === null || (!nodes[at]!.hidden && isOpen(nodes[at]!.below))
        const openNodes = nodes.flatMap((_, at) => (isOpen(at) ? [`/category/node-${at}`] : []))
        const openItems = items.flatMap((item, at) => (item.public && isOpen(item.in) ? [`item-${at}`] : []))
        const urlOf = (id: string) => `/setup/node-${items[Number(id.slice(5))]!.in}/${id}`
        const own = (urls: readonly string[]) => urls.filter((url) => /node-|item-/.test(url)).toSorted()

        const pages = (await allOf(shop.browse.sitemap())).map(({ page }) => page.url)
        const guides = openItems.map((id) => urlOf(id).replace('/setup/', '/guide/'))
        expect(own(pages)).toEqual([...openNodes, ...openItems.map(urlOf), ...guides].toSorted())
        const feed = await allOf(shop.browse.feed())
        expect(own(feed.map(({ url }) => url))).toEqual(openItems.map(urlOf).toSorted())
        const { tiles: found } = await shop.browse.find('wobbly')
        expect(own(found.map(({ url }) => url))).toEqual(openItems.map(urlOf).toSorted())
        const { categories: top, featured } = await shop.browse.home(ANA)
        const navigation = await shop.browse.navigation()
        const openTop = openNodes.filter((_, at) => nodes[Number(openNodes[at]!.slice(-1))]!.below === null)
        expect(own(top.map(({ url }) => url))).toEqual(openTop.toSorted())
        expect(own(navigation.categories.map(({ url }) => url))).toEqual(openTop.toSorted())
        expect(own(featured.map(({ url }) => url))).toEqual(
          openItems
            .filter((id) => items[Number(id.slice(5))]!.featured)
            .map(urlOf)
            .toSorted(),
        )
        for (const id of items.keys())
          expect((await shop.browse.card('custom', `item-${id}`)).ok).toBe(openItems.includes(`item-${id}`))
        for (const at of nodes.keys()) {
          const page = await shop.browse.category(ANA, `node-${at}`)
          expect(page.ok).toBe(isOpen(at))
          if (!isOpen(at)) expect((await shop.browse.card('category', `node-${at}`)).ok).toBe(false)
          const text = JSON.stringify(page)
          for (const id of items.keys())
            if (!openItems.includes(`item-${id}`)) expect(text).not.toContain(`item-${id}`)
        }
      }),
      { numRuns: 12 },
    ),
  60_000,
)
