import { custom } from '@kisscut/records'
import { guest, type Viewer } from '@kisscut/shop'
import type { Storage } from '@kisscut/shop/ports/storage'
import { NOT_REPORTED, otherValue } from '@kisscut/shop/testing/other-values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../database/index.ts'
import { filesOn } from '../files/files.ts'
import { openDisk } from '../files/open-disk.ts'
import { storageOn } from '../open-storage.ts'
import { ENGINES, MIGRATIONS, type TestStorage } from '../testing/open-for-test.ts'
import { addProduct, fillCategories, MATERIALS, shopOn } from '../testing/shop-on.ts'

const must = <T>(outcome: { ok: true; value: T } | { ok: false }): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
  return outcome.value
}
const ANA = guest('session:ana', 'en-US')

describe.each(ENGINES)('a product in a cart on $name', ({ open }) => {
  let test: TestStorage
  let database: Database
  /** The storage of the shop, and how many transactions it has begun. */
  let counted: Storage
  let transactions = 0
  beforeAll(async () => {
    test = await open()
    database = await openDatabase(test.databaseUrl, test.dataDir, MIGRATIONS, () => new Date())
    const disk = filesOn(await openDisk(undefined, test.dataDir))
    const counting: Database = {
      ...database,
      atomically: (work) => {
        transactions += 1
        return database.atomically(work)
      },
    }
    counted = storageOn(counting, disk)
    await fillCategories(test.storage)
    await addProduct(test.storage, 'sticker', {
      ...{ name: 'Sticker', materials: MATERIALS, uses: [], shapes: [], quantity: 100 },
      ...{ isPublic: true, isTileHidden: false, category: 'open' },
    })
  })
  afterAll(async () => {
    await database.close()
    await test.end()
  })

  /** A cart of so many lines. */
  const fillCart = async (viewer: Viewer, lines: number) => {
    const { cart, configure } = shopOn(counted)
    for (let line = 0; line < lines; line += 1) {
      const { id } = must(await configure.save(viewer, { id: null, productId: 'sticker', change: {} }))
      must(await cart.add(viewer, { productClass: 'custom', productId: id }))
    }
    return cart
  }

  it('of an earlier version of the shop is frozen with the others of its cart, in one transaction (CART-2)', async () => {
    const ben = guest('session:ben', 'en-US')
    const cart = await fillCart(ben, 4)
    const { cart_line: line } = database.tables
    await database.query.update(line).set({ sold_item: null })
    transactions = 0
    const { items } = await cart.show(ben)
    expect(items.map(({ soldItem }) => typeof soldItem)).toEqual(Array(4).fill('string'))
    expect(transactions).toBe(1)
    transactions = 0
    expect((await cart.show(ben)).items).toEqual(items)
    expect(transactions).toBe(0)
  })

  it('stays beside the cart when the new one is chosen, in one transaction (CART-7, CART-12)', async () => {
    const eva = guest('session:eva', 'en-US')
    const cart = await fillCart(eva, 1)
    const [item] = (await cart.show(eva)).items
    must(await cart.saveForLater(eva, item!.id, true))
    await counted.records.update(custom, item!.configuredId, { instructions: 'Red' })
    transactions = 0
    const { items, savedForLater } = must(await cart.choose(eva, item!.id, 'new'))
    expect(transactions).toBe(1)
    expect([items.length, savedForLater.map(({ id, changed }) => [id, changed])]).toEqual([
      0,
      [[item!.id, null]],
    ])
  })

  it('is frozen: a change of any field is reported, and can be declined or taken as a new item (CART-2, CART-11, CART-12)', async () => {
    const { storage } = test
    const { cart, configure } = shopOn(storage)
    const { id } = must(await configure.save(ANA, { id: null, productId: 'sticker', change: {} }))
    const { itemId } = must(await cart.add(ANA, { productClass: 'custom', productId: id }))
    const line = async () => (await cart.show(ANA)).items[0]!
    const write = (values: object) => storage.records.update(custom, id, values)
    const before = await line()
    const stored = (await storage.records.get(custom, id)) as unknown as Record<string, unknown>
    for (const field of Object.keys(custom.schema.shape)) {
      if (NOT_REPORTED.has(field)) continue
      await write({ [field]: otherValue(custom, field, stored[field]) })
      const { changed, soldItem, details, total } = await line()
      expect(changed?.parts.length, field).toBe(1)
      expect({ soldItem, details, total }, field).toMatchObject({
        ...{ soldItem: before.soldItem, details: before.details, total: before.total },
      })
      must(await cart.choose(ANA, itemId, 'kept', changed?.state))
      expect((await line()).changed, field).toBeNull()
      await write({ [field]: stored[field] })
    }
    await write({ instructions: 'Red' })
    must(await cart.choose(ANA, itemId, 'new'))
    const after = await line()
    expect([after.changed, after.soldItem === before.soldItem]).toEqual([null, false])
    const contents = await storage.soldItems.contents([before.soldItem!, after.soldItem!])
    expect([...contents.values()].map((text) => JSON.parse(text).row.instructions).sort()).toEqual([
      '',
      'Red',
    ])
  })
})
