import { template, templateMaterial } from '@kisscut/records'
import { describe, expect, it } from 'vitest'
import { messageOf } from '@kisscut/core/problem'
import { defaultConfiguration } from '@kisscut/core/product'
import { ANA, BEN, openTestShop } from '../testing/open-test-shop.ts'
import { WHITE_VINYL_TABLE } from '../testing/category.ts'
import type { Cart } from './cart.ts'
import type { Viewer } from '../accounts/viewer.ts'

const valueOf = <T>(outcome: { ok: true; value: T } | { ok: false }): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
  return outcome.value
}

const openWithSticker = async (quantity = '100', viewer: Viewer = ANA) => {
  const opened = await openTestShop()
  const { shop } = opened
  const page = valueOf(
    await shop.browse.product(viewer, 'stickers/die-cut', 'die-cut-stickers', new URLSearchParams()),
  )
  const configuration = { ...defaultConfiguration(page.product), quantity }
  const saved = valueOf(
    await shop.configure.save(viewer, { id: null, productId: page.product.id, change: configuration }),
  )
  const add = (more: object = {}) =>
    shop.cart.add(viewer, { productClass: 'custom', productId: saved.id, ...more })
  return { ...opened, id: saved.id, add }
}

const line = (cart: Cart) => {
  const [item] = cart.items
  if (item === undefined) throw new Error('The cart is empty')
  return item
}

describe('adding to the cart', () => {
  it('puts the product in it at the shop’s price (CART-2)', async () => {
    for (const [quantity, total] of [
      ['100', '52.00'],
      ['500', '135.00'],
      ['1000', '200.00'],
    ] as const) {
      const { shop, add } = await openWithSticker(quantity)
      expect(valueOf(await add())).toMatchObject({ count: 1, redirect: '/cart/' })
      const cart = await shop.cart.show(ANA)
      expect([line(cart).total, cart.total]).toEqual([total, total])
    }
  })

  it('passes q on to the cart (CART-1)', async () => {
    const { add } = await openWithSticker()
    expect(valueOf(await add({ search: 'cats & dogs' })).redirect).toBe('/cart/?q=cats%20%26%20dogs')
  })

  it('adds once per idempotency key, even for simultaneous calls (API-9)', async () => {
    const { shop, add } = await openWithSticker()
    const both = await Promise.all([add({ idempotencyKey: 'k' }), add({ idempotencyKey: 'k' })])
    expect(both[0]).toEqual(both[1])
    expect((await shop.cart.show(ANA)).items).toHaveLength(1)
  })

  it('rejects a key already used for another request', async () => {
    const { add } = await openWithSticker()
    await add({ idempotencyKey: 'k' })
    expect(await add({ idempotencyKey: 'k', quantity: '500' })).toMatchObject({ reason: 'conflict' })
  })

  it('replaces the line of a product already in the cart (CART-5)', async () => {
    const { shop, add } = await openWithSticker()
    await add()
    await add({ quantity: '500' })
    const cart = await shop.cart.show(ANA)
    expect(cart.items.map(({ quantity, total, problems }) => [quantity, total, problems.length])).toEqual([
      [500, '135.00', 1],
    ])
  })

  it('rejects a missing id (ERR-4)', async () => {
    const { shop } = await openTestShop()
    expect(await shop.cart.add(ANA, { productClass: 'custom', productId: undefined })).toMatchObject({
      errors: {
        product_id: ['Unable to add the product to the cart, please refresh and try again.'],
      },
    })
  })

  it('doesn’t find another shopper’s product', async () => {
    const { shop, id } = await openWithSticker()
    const tried = await shop.cart.add(BEN, { productClass: 'custom', productId: id })
    expect(tried).toMatchObject({ reason: 'not_found' })
    expect((await shop.cart.show(BEN)).items).toEqual([])
  })

  it('checks the quantity by the rules', async () => {
    const { shop, add } = await openWithSticker()
    for (const quantity of ['0', '1.5', 'abc', '-1', '1e309'])
      expect(await add({ quantity })).toMatchObject({
        reason: 'invalid',
        errors: { quantity: [expect.any(String)] },
      })
    expect((await shop.cart.show(ANA)).items).toEqual([])
  })
})

describe('the cart', () => {
  it('is empty at first', async () => {
    const { shop } = await openTestShop()
    expect(await shop.cart.show(ANA)).toEqual({
      id: '',
      currency: 'USD',
      repricedFrom: null,
      removedLines: 0,
      items: [],
      savedForLater: [],
      total: '0.00',
      tax: null,
    })
  })

  it('describes each product', async () => {
    const { shop, add } = await openWithSticker()
    await add()
    expect(line(await shop.cart.show(ANA)).details).toEqual([
      { label: 'Material', value: 'White vinyl, permanent adhesive' },
      { label: 'Size', value: '2 × 2 in' },
      { label: 'Lamination', value: 'Gloss Lamination' },
      { label: 'Proof', value: 'Show me a proof first' },
    ])
  })

  it('reprices lines and reports changes (CART-3)', async () => {
    const { shop, add, storage } = await openWithSticker()
    await add()
    const rows = WHITE_VINYL_TABLE.rows.map((row) => ({ ...row, rates: row.rates.map(() => '0.2') }))
    await storage.records.update(templateMaterial, 'white-vinyl', {
      price_table: { ...WHITE_VINYL_TABLE, rows },
    })
    const cart = await shop.cart.show(ANA)
    expect(cart.total).toBe('80.00')
    expect(line(cart).problems.map(messageOf)).toContain(
      'The price has changed from 52.00 to 80.00 since you added this product.',
    )
  })

  it('checks a changed quantity by the rules of the page', async () => {
    const { shop, add } = await openWithSticker()
    const { itemId } = valueOf(await add())
    expect(valueOf(await shop.cart.changeQuantity(ANA, itemId, '1000')).total).toBe('200.00')
    expect(await shop.cart.changeQuantity(ANA, itemId, '1.5')).toMatchObject({
      errors: { quantity: ['Quantity must be a whole number.'] },
    })
    expect(await shop.cart.changeQuantity(BEN, itemId, '10')).toMatchObject({ reason: 'not_found' })
    expect((await shop.cart.show(ANA)).total).toBe('200.00')
  })

  it('counts another quantity as a new revision of the product, so that pages with the earlier one can’t order it (DESIGN-22)', async () => {
    const { shop, add, id } = await openWithSticker()
    const { itemId } = valueOf(await add())
    const { revision } = line(await shop.cart.show(ANA))
    const renewed = line(valueOf(await shop.cart.changeQuantity(ANA, itemId, '100')))
    expect(renewed.revision).toBe(revision)
    const changed = line(valueOf(await shop.cart.changeQuantity(ANA, itemId, '1000')))
    expect(changed.revision).toBe(revision! + 1)
    const finalize = (of: number | null) => shop.design.finalize(ANA, id, { revision: of! })
    expect(await finalize(revision)).toMatchObject({ reason: 'changed' })
    expect(await finalize(changed.revision)).not.toMatchObject({ reason: 'changed' })
  })

  it('removes a line, for its owner only', async () => {
    const { shop, add } = await openWithSticker()
    const { itemId } = valueOf(await add())
    expect(await shop.cart.remove(BEN, itemId)).toMatchObject({ reason: 'not_found' })
    expect(valueOf(await shop.cart.remove(ANA, itemId)).items).toEqual([])
  })

  it('reports that a product was changed after it was added, or deleted (CART-2, CART-4)', async () => {
    const { shop, add, id, storage } = await openWithSticker()
    await add()
    await shop.configure.save(ANA, {
      id,
      change: { width: '3', height: '3' },
    })
    const codes = async () => line(await shop.cart.show(ANA)).problems.map(({ code }) => code)
    expect(await codes()).toContain('cart.product-changed')
    await add()
    expect(await codes()).not.toContain('cart.product-changed')
    await storage.records.update(template, 'die-cut-stickers', { public: false })
    expect(await codes()).toEqual(['cart.product-gone'])
  })

  it('removes sold items a day after their last use (CART-2)', async () => {
    const { shop, add, clock, storage } = await openWithSticker()
    const { itemId } = valueOf(await add())
    const { soldItem } = line(await shop.cart.show(ANA))
    const isThere = async () => (await storage.soldItems.contents([soldItem!])).size === 1
    clock.now = new Date(clock.now.getTime() + 2 * 86_400_000)
    expect(await shop.cart.sweep()).toBe(0)
    valueOf(await shop.cart.changeQuantity(ANA, itemId, '1000'))
    expect([await shop.cart.sweep(), await isThere()]).toEqual([1, false])
    expect(line(await shop.cart.show(ANA))).toMatchObject({ quantity: 1000, changed: null })
  })

  it('freezes the present state for lines of earlier versions, and reports changes from then on (CART-2)', async () => {
    const { shop, add, storage, execute, id } = await openWithSticker()
    valueOf(await add())
    execute('update cart_line set sold_item = null')
    const adopted = line(await shop.cart.show(ANA))
    expect(adopted).toMatchObject({ changed: null, total: '52.00' })
    expect((await storage.carts.ofOwner(ANA.owner))?.lines[0]?.soldItem).toBe(adopted.soldItem)
    valueOf(await shop.configure.save(ANA, { id, change: { instructions: 'Red' } }))
    expect(line(await shop.cart.show(ANA)).changed).toMatchObject({
      parts: ['instructions'],
      text: 'Changed: notes.',
    })
  })

  it('keeps its quantity in step with a declined product (CART-12)', async () => {
    const { shop, add, id } = await openWithSticker()
    const { itemId } = valueOf(await add())
    valueOf(await shop.configure.save(ANA, { id, change: { instructions: 'Red' } }))
    valueOf(await shop.cart.choose(ANA, itemId, 'kept'))
    const changed = line(valueOf(await shop.cart.changeQuantity(ANA, itemId, '500')))
    expect(changed).toMatchObject({ quantity: 500, total: '135.00', changed: null })
    const copied = valueOf(await shop.cart.duplicate(ANA, itemId)).cart.items
    expect(copied.map((each) => [each.quantity, each.changed])).toEqual([
      [500, null],
      [500, null],
    ])
    expect(copied[1]?.details).toEqual(copied[0]?.details)
    valueOf(await shop.cart.choose(ANA, itemId, 'new'))
    expect(line(await shop.cart.show(ANA)).details).toContainEqual({ label: 'Notes', value: 'Red' })
  })
})
