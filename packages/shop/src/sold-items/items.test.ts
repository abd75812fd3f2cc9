import { expect, it } from 'vitest'
import { ANA, openTestShop, STAFF_EVA } from '../testing/open-test-shop.ts'

it('are remembered by the shop that sold them, and by no other in the process (CART-13)', async () => {
  const [{ shop }, { shop: other }] = [await openTestShop(), await openTestShop()]
  const saved = await shop.configure.save(ANA, { id: null, productId: 'die-cut-stickers', change: {} })
  if (!saved.ok) throw new Error('The product was not saved')
  await shop.cart.add(ANA, { productClass: 'custom', productId: saved.value.id })
  const [line] = (await shop.cart.show(ANA)).items
  expect((await shop.production.file(STAFF_EVA, line!.soldItem!, 'report')).ok).toBe(true)
  expect(await other.production.file(STAFF_EVA, line!.soldItem!, 'report')).toMatchObject({
    reason: 'not_found',
  })
})
