import { expect, it } from 'vitest'
import { BELIEVED_FOR_MS } from '../catalog/catalog-cache.ts'
import { ANA, openTestShop, STAFF_EVA } from '../testing/open-test-shop.ts'

it('exactly the materials of published products are listed, with the product’s price on each in the viewer’s currency (MATERIAL-1, CUR-1)', async () => {
  const { shop, clock } = await openTestShop()
  const [white, ...others] = await shop.materials.list()
  expect(others).toEqual([])
  const page = await shop.browse.product(ANA, 'stickers/die-cut', 'die-cut-stickers', new URLSearchParams())
  expect(white).toMatchObject({
    ...{ id: 'white-vinyl', adhesive: 'permanent', lamination: 'gloss', minWidth: '0.5', maxHeight: '120' },
    products: [{ name: 'Die-cut stickers', url: '/setup/stickers/die-cut/die-cut-stickers' }],
    from: { total: page.ok && page.value.quote.total, quantity: 100, width: '2', currency: 'USD' },
  })
  await shop.settings.save(STAFF_EVA, { currencies: 'EUR 0.92' })
  clock.now = new Date(clock.now.getTime() + BELIEVED_FOR_MS)
  const inEuros = { ...ANA, currency: 'EUR' }
  const theirs = await shop.browse.product(
    inEuros,
    'stickers/die-cut',
    'die-cut-stickers',
    new URLSearchParams(),
  )
  const total = theirs.ok && theirs.value.quote.total
  expect((await shop.materials.list(inEuros))[0]?.from).toMatchObject({ total, currency: 'EUR' })
})
