import { expect, it } from 'vitest'
import { ANA, openTestShop } from '../testing/open-test-shop.ts'

it('every material of the published products is listed with what its product costs on it, and no other (MATERIAL-1)', async () => {
  const { shop } = await openTestShop()
  const [white, ...others] = await shop.materials.list()
  expect(others).toEqual([])
  const page = await shop.browse.product(ANA, 'stickers/die-cut', 'die-cut-stickers', new URLSearchParams())
  expect(white).toMatchObject({
    ...{ id: 'white-vinyl', adhesive: 'permanent', lamination: 'gloss', minWidth: '0.5', maxHeight: '120' },
    products: [{ name: 'Die-cut stickers', url: '/setup/stickers/die-cut/die-cut-stickers' }],
    from: { total: page.ok && page.value.quote.total, quantity: 100, width: '2', currency: 'USD' },
  })
})
