import { packageSize, retailPackage, template } from '@kisscut/records'
import { expect, it } from 'vitest'
import { ANA, openTestShop } from '../testing/open-test-shop.ts'

const GONE = 'The product no longer fits the available package sizes'

it('a package disabled after the page was opened is an error at the package, and the product is not added (PACK-12)', async () => {
  const { shop, storage } = await openTestShop()
  const { records } = storage
  await records.create(packageSize, {
    id: 'card-4x6',
    name: '4 × 6',
    package_width: '4',
    package_height: '6',
  })
  const price_table = {
    basis: 'unit' as const,
    ...{ quantities: [100], rows: [{ from: '0', minimum: '0', rates: ['0.35', '0.22'] }] },
  }
  await records.create(retailPackage, {
    ...{ id: 'card', name: 'Backing card', available_sizes: ['card-4x6'], price_table },
    content: '/demo/front.svg',
  })
  await records.update(template, 'die-cut-stickers', { packages: ['card'] })
  const page = await shop.browse.product(ANA, 'stickers/die-cut', 'die-cut-stickers', new URLSearchParams())
  // The preview is drawn from these. PACK-11.
  expect(page.ok && page.value.product.packages).toMatchObject([
    { frontUrl: '/demo/front.svg', hasBackImage: false },
  ])
  const packaging = { packageId: 'card', packageSizeId: 'card-4x6' }
  const change = { width: '2', height: '2', quantity: '100', packaging }
  const saved = await shop.configure.save(ANA, { id: null, productId: 'die-cut-stickers', change })
  if (!saved.ok) throw new Error(JSON.stringify(saved))
  const add = { productClass: 'custom', productId: saved.value.id }
  expect(await shop.cart.add(ANA, add)).toMatchObject({ ok: true })
  await records.update(retailPackage, 'card', { enabled: false })
  const before = await shop.cart.show(ANA)
  expect(before.items[0]?.problems.map(({ code }) => code)).toContain('packaging.no-longer-fits')
  expect(await shop.cart.add(ANA, { ...add, quantity: '500' })).toMatchObject({
    ok: false,
    errors: { retail_package: [GONE] },
  })
  expect((await shop.cart.show(ANA)).items.map(({ quantity }) => quantity)).toEqual([100])
})
