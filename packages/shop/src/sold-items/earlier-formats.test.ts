import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { quoteProduct } from '@kisscut/core/price'
import { FORMATS } from '@kisscut/core/stored'
import { describe, expect, it } from 'vitest'
import { ANA, openTestShop, STAFF_EVA } from '../testing/open-test-shop.ts'
import { canonicalJson, sha256 } from './canonical-json.ts'
import { productOfItem } from './items.ts'
import { itemOfCopy, readSoldItem, soldItemOfContent } from './sold-item.ts'

/** An item as the shop stored it before products stated their format. */
const FIRST = JSON.parse(readFileSync(join(import.meta.dirname, 'item-of-format-1.json'), 'utf8'))
const { subject: _, ...withoutSubject } = FIRST.price.schedule
/** The same, from before schedules stated what they are for. */
const WITHOUT_SUBJECT = { ...FIRST, price: { ...FIRST.price, schedule: withoutSubject } }

const storedOf = (content: object) => {
  const text = canonicalJson(content)
  return { id: sha256(text), content: text }
}
const must = <T>(outcome: { ok: true; value: T } | { ok: false }): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
  return outcome.value
}
const held = { owner: 'session:ana', date: new Date(0) }

describe.each([
  ['of format 1', FIRST],
  ['with a schedule that states no subject', WITHOUT_SUBJECT],
])('a sold item %s', (_, content) => {
  /** Ana's cart with the item on its line. */
  const openWithItem = async () => {
    const opened = await openTestShop()
    const { shop, storage } = opened
    const { id } = must(
      await shop.configure.save(ANA, {
        ...{ id: null, productId: 'die-cut-stickers' },
        change: { width: '2', height: '2', quantity: '100' },
      }),
    )
    must(await shop.cart.add(ANA, { productClass: 'custom', productId: id }))
    const [line] = (await storage.carts.ofOwner(ANA.owner))?.lines ?? []
    const soldItem = storedOf({ ...content, configured: id })
    await storage.carts.changeLine(ANA.owner, line!.id, { soldItem }, { soldItem: line!.soldItem })
    return { ...opened, id, itemId: line!.id, soldItem: soldItem.id, today: line!.soldItem }
  }
  const shown = async ({ shop }: Awaited<ReturnType<typeof openTestShop>>) =>
    (await shop.cart.show(ANA)).items[0]!

  it('stays on its line under its id, unchanged and at its price (CART-2, CART-11, PRICE-22)', async () => {
    const opened = await openWithItem()
    expect(await shown(opened)).toMatchObject({
      ...{
        soldItem: opened.soldItem,
        changed: null,
        problems: [{ code: 'cart.artwork-missing' }],
        total: '52.00',
        quantity: 100,
      },
    })
    expect(opened.soldItem).not.toBe(opened.today)
  })

  it('is replaced by one of today’s format when its product is added again (CART-2)', async () => {
    const opened = await openWithItem()
    must(await opened.shop.cart.add(ANA, { productClass: 'custom', productId: opened.id }))
    expect(await shown(opened)).toMatchObject({
      soldItem: opened.today,
      changed: null,
      problems: [{ code: 'cart.artwork-missing' }],
    })
  })

  it('takes another quantity, and is copied (CART-9)', async () => {
    const opened = await openWithItem()
    const { shop, itemId } = opened
    must(await shop.cart.duplicate(ANA, itemId))
    must(await shop.cart.changeQuantity(ANA, itemId, '500'))
    const { items } = await shop.cart.show(ANA)
    expect(items.map(({ total, changed }) => [total, changed]).sort()).toEqual([
      ['135.00', null],
      ['52.00', null],
    ])
  })

  it('is produced (CART-13)', async () => {
    const { shop, soldItem } = await openWithItem()
    expect((await shop.production.file(STAFF_EVA, soldItem, 'report')).ok).toBe(true)
  })

  it('has the product that was sold (PRICE-22)', async () => {
    const item = readSoldItem(storedOf(content))
    const { known, configuration } = await productOfItem({ product: async () => null }, item, held)
    expect(quoteProduct(known.product, configuration).total).toBe('52.00')
    expect(JSON.parse(itemOfCopy(item, 'copy').content)).toMatchObject({
      ...{ format: 2, configured: 'copy' },
      sold_as: { kind: 'product', format: FORMATS.product, value: FIRST.sold_as },
    })
  })
})

describe('a sold item of a newer format', () => {
  const { sold } = readSoldItem(storedOf(FIRST))
  const stored = JSON.parse(soldItemOfContent(sold).content)

  it('is not read, nor is one with such a product (PRICE-22)', () => {
    expect(readSoldItem(storedOf(stored)).sold).toEqual(sold)
    expect(() => readSoldItem(storedOf({ ...stored, format: 3 }))).toThrow('has the format 3')
    const product = { ...stored.sold_as, format: FORMATS.product + 1 }
    expect(() => readSoldItem(storedOf({ ...stored, sold_as: product }))).toThrow(
      expect.objectContaining({ code: 'stored.format' }),
    )
  })
})
