import { custom } from '@kisscut/records'
import { guest } from '@kisscut/shop'
import { NOT_REPORTED, otherValue } from '@kisscut/shop/testing/other-values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES, type TestStorage } from '../testing/open-for-test.ts'
import { addProduct, fillCategories, MATERIALS, shopOn } from '../testing/shop-on.ts'

const must = <T>(outcome: { ok: true; value: T } | { ok: false }): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
  return outcome.value
}
const ANA = guest('session:ana', 'en-US')

describe.each(ENGINES)('a product in a cart on $name', ({ open }) => {
  let test: TestStorage
  beforeAll(async () => {
    test = await open()
    await fillCategories(test.storage)
    await addProduct(test.storage, 'sticker', {
      ...{ name: 'Sticker', materials: MATERIALS, uses: [], shapes: [], quantity: 100 },
      ...{ isPublic: true, isTileHidden: false, category: 'open' },
    })
  })
  afterAll(() => test.end())

  it('is frozen: a change of any one field is reported, declined, or taken as a new item (CART-2, CART-11, CART-12)', async () => {
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
