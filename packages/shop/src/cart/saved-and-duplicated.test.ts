import { custom, templateMaterial } from '@kisscut/records'
import { messageOf } from '@kisscut/core/problem'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANA, BEN, openTestShop, STAFF_EVA } from '../testing/open-test-shop.ts'
import { WHITE_VINYL_TABLE } from '../testing/category.ts'

const valueOf = <T>(outcome: { ok: true; value: T } | { ok: false }): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
  return outcome.value
}

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kisscut-cart-'))
  await writeFile(join(folder, 'logo.png'), 'pixels')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Ana's cart with one product, configured with this change. */
const openWithLine = async (change: object = {}) => {
  const opened = await openTestShop()
  const { shop } = opened
  const saved = await shop.configure.save(ANA, { id: null, productId: 'die-cut-stickers', change })
  const { id } = valueOf(saved)
  const path = join(folder, 'logo.png')
  const file = valueOf(await shop.design.receiveFile(ANA, { path, name: 'logo.png', bytes: 6 }))
  valueOf(await shop.design.useFile(ANA, id, file.id))
  const { itemId } = valueOf(await shop.cart.add(ANA, { productClass: 'custom', productId: id }))
  return { ...opened, id, itemId }
}

describe('a line that is added', () => {
  it('never holds artwork deleted in the meantime (FILE-6, CART-2)', async () => {
    const { shop, previewDoes, storage } = await openTestShop()
    const saved = await shop.configure.save(ANA, { id: null, productId: 'die-cut-stickers', change: {} })
    const { id } = valueOf(saved)
    const path = join(folder, 'logo.png')
    const file = valueOf(await shop.design.receiveFile(ANA, { path, name: 'logo.png', bytes: 6 }))
    valueOf(await shop.design.useFile(ANA, id, file.id))
    const { render } = previewDoes
    previewDoes.render = async (...of) => {
      await shop.design.removeFile(ANA, file.id)
      return render(...of)
    }
    const added = await shop.cart.add(ANA, { productClass: 'custom', productId: id })
    if (added.ok) {
      const [line] = (await storage.carts.ofOwner(ANA.owner))!.lines
      expect(line).toBeUndefined()
    }
    expect(added).toMatchObject({ ok: false, errors: { user_file: ['This file was not found.'] } })
    expect(await shop.cart.count(ANA)).toBe(0)
  })

  it('is duplicated in the cart’s present currency (CART-9, CUR-6)', async () => {
    const { shop, itemId } = await openWithLine()
    valueOf(await shop.settings.save(STAFF_EVA, { currencies: 'EUR 0.92 ending .99' }))
    const inEuro = { ...ANA, currency: 'EUR' }
    const { cart } = valueOf(await shop.cart.duplicate(inEuro, itemId))
    expect([cart.currency, cart.items.length]).toEqual(['EUR', 2])
    expect(new Set(cart.items.map(({ total }) => total)).size).toBe(1)
  })
})

describe('a line saved for later', () => {
  it('stays beside the cart, neither counted nor in the total, and can be moved back (CART-7)', async () => {
    const { shop, itemId } = await openWithLine()
    const later = valueOf(await shop.cart.saveForLater(ANA, itemId, true))
    expect([later.items, later.savedForLater.map(({ id }) => id), later.total]).toEqual([
      [],
      [itemId],
      '0.00',
    ])
    expect(await shop.cart.count(ANA)).toBe(0)
    const back = valueOf(await shop.cart.saveForLater(ANA, itemId, false))
    expect([back.items.map(({ id }) => id), back.savedForLater, back.total]).toEqual([[itemId], [], '52.00'])
    expect(await shop.cart.count(ANA)).toBe(1)
  })

  it('is repriced when moved back, and reports changes (CART-3, CART-7)', async () => {
    const { shop, itemId, storage } = await openWithLine()
    await shop.cart.saveForLater(ANA, itemId, true)
    const rows = WHITE_VINYL_TABLE.rows.map((row) => ({ ...row, rates: row.rates.map(() => '0.2') }))
    await storage.records.update(templateMaterial, 'white-vinyl', {
      price_table: { ...WHITE_VINYL_TABLE, rows },
    })
    const { items, total } = valueOf(await shop.cart.saveForLater(ANA, itemId, false))
    expect(total).toBe('80.00')
    expect(items.flatMap(({ problems }) => problems.map(messageOf))).toContain(
      'The price has changed from 52.00 to 80.00 since you added this product.',
    )
  })

  it('belongs to its owner only', async () => {
    const { shop, itemId } = await openWithLine()
    expect(await shop.cart.saveForLater(BEN, itemId, true)).toMatchObject({ reason: 'not_found' })
    expect(await shop.cart.count(ANA)).toBe(1)
  })
})

describe('a duplicated line', () => {
  it('has its own copy of the product, so that each can be changed separately (CART-9)', async () => {
    const { shop, id, itemId } = await openWithLine({ width: '3', quantity: '50', instructions: 'Red' })
    const copy = valueOf(await shop.cart.duplicate(ANA, itemId))
    const [first, second] = copy.cart.items
    expect(second).toMatchObject({ id: copy.itemId, quantity: 50, total: first?.total, problems: [] })
    expect(second?.details).toEqual(first?.details)
    expect(second?.details.slice(1)).toEqual([
      { label: 'Size', value: '3 × 2 in' },
      { label: 'Lamination', value: 'Gloss Lamination' },
      { label: 'Finished size', value: '2 × 2 in' },
      { label: 'Cut line', value: 'Contour of the artwork' },
      { label: 'Proof', value: 'Show me a proof first' },
      { label: 'Notes', value: 'Red' },
    ])
    expect(second?.ships).toBe('Free proof by Tuesday, Jan 5; ships Friday, Jan 8 if you approve it that day')
    expect(second?.previewUrl).toBe(first?.previewUrl)
    expect(second?.configuredId).not.toBe(id)
    await shop.configure.save(ANA, { id: second?.configuredId ?? '', change: { width: '4' } })
    await shop.cart.changeQuantity(ANA, copy.itemId, '500')
    const { items } = await shop.cart.show(ANA)
    expect(items.map(({ quantity }) => quantity)).toEqual([50, 500])
    expect(valueOf(await shop.configure.forEditing(ANA, id)).configuration.width).toBe('3')
  })

  it('is added once per key, by its owner only', async () => {
    const { shop, itemId } = await openWithLine()
    const copies = await Promise.all([1, 2].map(() => shop.cart.duplicate(ANA, itemId, 'key')))
    expect(new Set(copies.map((each) => valueOf(each).itemId)).size).toBe(1)
    expect(await shop.cart.duplicate(BEN, itemId)).toMatchObject({ reason: 'not_found' })
    expect(await shop.cart.count(ANA)).toBe(2)
  })

  it('creates no product if the cart is full', async () => {
    const { shop, storage, itemId } = await openWithLine()
    const [line] = (await storage.carts.ofOwner(ANA.owner))?.lines ?? []
    if (line === undefined) throw new Error('The cart is empty')
    const soldItem = [...(await storage.soldItems.contents([line.soldItem ?? '']))].map(([id, content]) => ({
      id,
      content,
    }))[0]!
    for (let lines = 1; lines < 100; lines += 1)
      await storage.carts.putLine(
        ANA.owner,
        'USD',
        { ...line, soldItem, configuredId: `other-${lines}` },
        100,
      )
    const before = await storage.records.count(custom, { owner: ANA.owner })
    expect(await shop.cart.duplicate(ANA, itemId)).toMatchObject({ reason: 'conflict' })
    expect(await storage.records.count(custom, { owner: ANA.owner })).toBe(before)
  })
})
