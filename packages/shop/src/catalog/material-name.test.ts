import { messageOf, type Problem } from '@kisscut/core/problem'
import { template, templateMaterial } from '@kisscut/records'
import { expect, it } from 'vitest'
import { BELIEVED_FOR_MS } from './catalog-cache.ts'
import type { ProductPage } from '../browse/product-page.ts'
import type { Outcome } from '../outcome.ts'
import { ANA, openTestShop } from '../testing/open-test-shop.ts'

const sentence = (name: string) =>
  `The material ${name} is no longer available for this product and has been reverted to the default.`

it('a material removed from a product is called by its own name, on the page and when saved, never by the default’s (MAT-1)', async () => {
  const { shop, storage, clock } = await openTestShop()
  const { records } = storage
  const id = (await storage.catalog.productIdOfSlug('die-cut-stickers', 'custom'))!
  const { materials } = (await records.get(template, id))!
  const white = (await records.get(templateMaterial, materials[0]!))!
  const { created: _c, updated: _u, revision: _r, ...columns } = white
  await records.create(templateMaterial, { ...columns, id: 'foil', name: 'Gold foil' } as never)
  await records.update(template, id, { materials: [...materials, 'foil'] })
  const save = (of: string | null, materialId: string) =>
    shop.configure.save(ANA, {
      id: of,
      ...(of === null && { productId: id }),
      change: { materialId, width: '2', height: '2', quantity: of === null ? '100' : '101' },
    })
  const saved = await save(null, 'foil')
  if (!saved.ok) throw new Error(JSON.stringify(saved))
  await records.update(template, id, { materials })
  clock.now = new Date(clock.now.getTime() + BELIEVED_FOR_MS)
  const place = ['stickers/die-cut', 'die-cut-stickers'] as const
  const messagesOf = (page: Outcome<ProductPage>) =>
    page.ok ? page.value.quote.problems.map((each: Problem) => messageOf(each)) : []
  const linked = await shop.browse.product(ANA, ...place, new URLSearchParams({ material: 'foil' }))
  expect(messagesOf(linked)).toContain(sentence('Gold foil'))
  const opened = await shop.configure.page(ANA, ...place, saved.value.id, new URLSearchParams())
  expect(messagesOf(opened)).toContain(sentence('Gold foil'))
  // A material without a record has no name.
  const unknown = await shop.browse.product(ANA, ...place, new URLSearchParams({ material: 'tin' }))
  expect(messagesOf(unknown)).toContain(sentence('tin'))
  for (const of of [null, saved.value.id])
    expect(await save(of, 'foil')).toMatchObject({ ok: false, errors: { material: [sentence('Gold foil')] } })
})
