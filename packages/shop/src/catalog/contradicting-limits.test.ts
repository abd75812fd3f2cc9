import {
  template,
  templateMaterial,
  templateOption,
  templateOptionSet,
  templateOptionTag,
} from '@kisscut/records'
import { FINISHING_TAGS } from '@kisscut/core/option'
import { describe, expect, it } from 'vitest'
import { ANA, openTestShop } from '../testing/open-test-shop.ts'
import { BELIEVED_FOR_MS } from './catalog-cache.ts'

type Change = Readonly<Record<string, unknown>>
interface Saved {
  readonly material?: Change
  readonly product?: Change
  readonly set?: Change
  /** The set's option, without holes or with them. */
  readonly option?: 'plain' | 'holes'
}

/** Limits that staff can save although they contradict each other, or seem to. */
const SAVED: readonly (readonly [name: string, saved: Saved])[] = [
  [
    'allowed quantities below the minimum',
    { material: { allowed_quantities: '50,100', minimum_quantity: 100 } },
  ],
  [
    'allowed quantities above the maximum',
    { material: { allowed_quantities: '50,5000', maximum_quantity: 1000 } },
  ],
  [
    'a material for fewer pieces than the product’s minimum',
    {
      material: { maximum_quantity: 50 },
      product: { minimum_quantity: 100 },
    },
  ],
  [
    'a defined quantity outside both limits',
    {
      material: { maximum_quantity: 50 },
      product: { minimum_quantity: 100, defined_quantity: 25 },
    },
  ],
  ['a material of no width', { material: { minimum_width: '3', max_width: '2' } }],
  ['a material of no quantity', { material: { minimum_quantity: 200, maximum_quantity: 100 } }],
  ['holes in a set for small pieces', { set: { maximum_width: '2', maximum_height: '12' }, option: 'holes' }],
  ['a required set without options', { set: { required: true } }],
  ['a fixed, required set without options', { set: { required: true, display_type: 'fixed_value' } }],
  ['a set of no width', { set: { minimum_width: '5', maximum_width: '4' }, option: 'plain' }],
]

describe('a product some of whose limits contradict each other (PRICE-19)', () => {
  it.each(SAVED)('stays in the shop: %s', async (_, { material, product, set, option }) => {
    const { shop, storage, clock } = await openTestShop()
    const { records } = storage
    const id = (await storage.catalog.productIdOfSlug('die-cut-stickers', 'custom'))!
    const row = (await records.get(template, id))!
    const [first] = row.materials
    const fields: Record<string, unknown> = { ...(await records.get(templateMaterial, first!)) }
    for (const name of ['created', 'updated', 'revision']) delete fields[name]
    await records.create(templateMaterial, { ...fields, id: 'sound', name: 'Sound' } as never)
    if (material) await records.update(templateMaterial, first!, material)
    if (set) {
      const holes = { id: 'holes', slug: FINISHING_TAGS.grommets, name: 'Grommets', description: '' }
      await records.create(templateOptionTag, holes as never)
      const charge = { charge_option: 1, amount: '2', tags: option === 'holes' ? ['holes'] : [] }
      if (option) await records.create(templateOption, { id: 'brass', name: 'Brass', ...charge } as never)
      await records.create(templateOptionSet, {
        ...{ id: 'set', name: 'Set', display_type: 'checkbox', options: option ? ['brass'] : [] },
        ...set,
      } as never)
    }
    const materials = [first!, 'sound']
    await records.update(template, id, { materials, ...product, ...(set && { options: ['set'] }) } as never)
    clock.now = new Date(clock.now.getTime() + BELIEVED_FOR_MS)
    const page = await shop.browse.product(ANA, 'stickers/die-cut', 'die-cut-stickers', new URLSearchParams())
    expect(page.ok).toBe(true)
  })
})
