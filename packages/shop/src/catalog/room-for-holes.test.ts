import { FINISHING_TAGS } from '@kisscut/core/option'
import { template, templateOption, templateOptionSet, templateOptionTag } from '@kisscut/records'
import { expect, it } from 'vitest'
import { BELIEVED_FOR_MS } from './catalog-cache.ts'
import { ANA, openTestShop } from '../testing/open-test-shop.ts'

it('holes are rejected at the option if the piece is too small, whatever size the owner allows (OPT-19)', async () => {
  const { shop, storage, clock } = await openTestShop()
  const { records } = storage
  const tag = { id: 'holes', slug: FINISHING_TAGS.grommets, name: 'Grommets', description: '' }
  await records.create(templateOptionTag, tag)
  const brass = { id: 'brass', name: 'Brass', charge_option: 1, amount: '2' }
  await records.create(templateOption, { ...brass, tags: ['holes'] })
  const set = { id: 'grommets', name: 'Grommets', display_type: 'checkbox', minimum_width: '1' } as const
  await records.create(templateOptionSet, { ...set, options: ['brass'] })
  const id = (await storage.catalog.productIdOfSlug('die-cut-stickers', 'custom'))!
  await records.update(template, id, { options: ['grommets'] })
  clock.now = new Date(clock.now.getTime() + BELIEVED_FOR_MS)
  const chosen = { optionSetId: 'grommets', optionId: 'brass' }
  const savedAt = (width: string, height: string) =>
    shop.configure.save(ANA, { id: null, productId: id, change: { width, height, options: [chosen] } })
  const words = 'This option is not available for the selected size.'
  expect(await savedAt('2', '3')).toMatchObject({ ok: false, errors: { 'options.grommets': [words] } })
  expect((await savedAt('2.25', '3')).ok).toBe(true)
})
