import { quoteProduct } from '@kisscut/core/price'
import { defaultConfiguration } from '@kisscut/core/product'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCatalogCache } from '../catalog/catalog-cache.ts'
import { ANA, BEN, openTestShop } from '../testing/open-test-shop.ts'
import type { Cart } from './cart.ts'
import type { Viewer } from '../accounts/viewer.ts'

type Deed = (
  actor: Viewer,
  shop: Awaited<ReturnType<typeof openTestShop>>['shop'],
  cart: Cart,
) => Promise<unknown>

const size = fc.integer({ min: 500, max: 60_000 }).map((thousandths) => String(thousandths / 1000))
const quantity = fc.oneof(
  fc.integer({ min: 1, max: 20_000 }).map(String),
  fc.constantFrom('0', '1.5', 'abc', '', '-4', '1e309'),
)

/** A shopper's action, sensible or not. */
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc
    .record({ width: size, height: size, quantity, round: fc.boolean() })
    .map(({ width, height, quantity, round }): Deed => async (actor, shop) => {
      const page = await shop.browse.product(
        actor,
        'stickers/die-cut',
        'die-cut-stickers',
        new URLSearchParams(),
      )
      if (!page.ok) return
      const options = round ? [{ optionSetId: 'corners', optionId: 'corners-round' }] : []
      const configuration = { ...defaultConfiguration(page.value.product), width, height, quantity, options }
      const saved = await shop.configure.save(actor, {
        id: null,
        productId: 'die-cut-stickers',
        change: configuration,
      })
      if (saved.ok) await shop.cart.add(actor, { productClass: 'custom', productId: saved.value.id })
    }),
  fc.tuple(fc.nat(3), quantity).map(
    ([index, wanted]): Deed =>
      async (actor, shop, cart) =>
        shop.cart.changeQuantity(actor, cart.items[index]?.id ?? 'nothing', wanted),
  ),
  fc.nat(3).map(
    (index): Deed =>
      async (actor, shop, cart) =>
        shop.cart.remove(actor, cart.items[index]?.id ?? 'nothing'),
  ),
  fc.nat(3).map(
    (index): Deed =>
      async (actor, shop, cart) =>
        shop.cart.duplicate(actor, cart.items[index]?.id ?? 'nothing'),
  ),
  fc
    .tuple(fc.nat(3), fc.boolean())
    .map(([index, isSaved]): Deed => async (actor, shop, { items, savedForLater }) => {
      const line = (isSaved ? items : savedForLater)[index]
      return shop.cart.saveForLater(actor, line?.id ?? 'nothing', isSaved)
    }),
)

const cents = (amount: string) => Math.round(Number(amount) * 100)

describe('invariants of the cart', () => {
  it('always charges what the rules say, per line and in total (PRICE-12)', () =>
    fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 12 }), async (deeds) => {
        const { shop, storage } = await openTestShop()
        for (const act of deeds) await act(ANA, shop, await shop.cart.show(ANA))
        const cart = await shop.cart.show(ANA)
        const catalog = await createCatalogCache(storage.catalog, () => new Date(0)).current()
        expect(await shop.cart.count(ANA)).toBe(cart.items.length)
        for (const item of [...cart.items, ...cart.savedForLater]) {
          const configured = await shop.configure.forEditing(ANA, item.configuredId)
          const known = await catalog.product(item.productId)
          if (!configured.ok || known === null) throw new Error('A line without its product')
          expect(configured.value.configuration.quantity).toBe(String(item.quantity))
          expect(item.total).toBe(quoteProduct(known.product, configured.value.configuration).total)
        }
        const sum = cart.items.reduce((total, item) => total + cents(item.total), 0)
        expect(cents(cart.total)).toBe(sum)
      }),
      { numRuns: 40 },
    ))

  it('never lets one shopper’s actions touch another’s cart', () =>
    fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 8 }), deed, async (deeds, hers) => {
        const { shop } = await openTestShop()
        await hers(ANA, shop, await shop.cart.show(ANA))
        const before = await shop.cart.show(ANA)
        for (const act of deeds) await act(BEN, shop, before)
        expect(await shop.cart.show(ANA)).toEqual(before)
      }),
      { numRuns: 40 },
    ))

  it('never adds twice for one key, however many calls run at once', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 12 }),
        async (keys) => {
          const { shop } = await openTestShop()
          const page = await shop.browse.product(
            ANA,
            'stickers/die-cut',
            'die-cut-stickers',
            new URLSearchParams(),
          )
          if (!page.ok) throw new Error('no page')
          const configuration = defaultConfiguration(page.value.product)
          const products = new Map<string, string>()
          for (const key of new Set(keys)) {
            const saved = await shop.configure.save(ANA, {
              id: null,
              productId: 'die-cut-stickers',
              change: configuration,
            })
            if (saved.ok) products.set(key, saved.value.id)
          }
          const added = await Promise.all(
            keys.map((key) =>
              shop.cart.add(ANA, {
                productClass: 'custom',
                productId: products.get(key),
                idempotencyKey: key,
              }),
            ),
          )
          const items = new Set(added.map((each) => (each.ok ? each.value.itemId : 'refused')))
          expect(items.size).toBe(new Set(keys).size)
          expect((await shop.cart.show(ANA)).items).toHaveLength(new Set(keys).size)
        },
      ),
      { numRuns: 30 },
    ))
})
