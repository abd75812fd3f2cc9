import { artist, artwork, company, marketplaceBaseProduct, marketplaceProduct } from '@kisscut/records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES, type TestStorage } from '../testing/open-for-test.ts'
import { fillCategories } from '../testing/shop-on.ts'

describe.each(ENGINES)('published artists and companies on $name', ({ open }) => {
  let test: TestStorage
  beforeAll(async () => {
    test = await open()
    await fillCategories(test.storage)
  })
  afterAll(() => test.end())

  it('are listed once each, artists before companies, and only with a published work (SEO-5)', async () => {
    const { records, catalog } = test.storage
    await records.create(company, { id: 'press', name: 'Press', slug: 'press', slogan: '' })
    await records.create(company, { id: 'idle', name: 'Idle', slug: 'idle', slogan: '' })
    for (const [id, of] of [
      ['ana', 'press'],
      ['ben', 'press'],
      ['cy', ''],
      ['dee', 'idle'],
    ] as const)
      await records.create(artist, { id, name: id, slug: id, company: of })
    await records.create(marketplaceBaseProduct, {
      ...{ id: 'base', name: 'Base', slug: 'base', sku: 'B', category: 'open', materials: ['white'] },
    })
    for (const id of ['ana', 'ben', 'cy', 'dee'])
      for (const work of [`${id}-1`, `${id}-2`]) {
        await records.create(artwork, { id: work, name: work, slug: work, artist: id, image: '/files/a.svg' })
        await records.create(marketplaceProduct, {
          ...{ id: work, name: work, slug: work, sku: work, base: 'base', artwork: work },
          ...{ category: id === 'dee' ? 'hidden' : 'open', public: id !== 'ben' },
        })
      }
    const makers = (await catalog.publishedMakers()).map(({ kind, slug }) => `${kind} ${slug}`)
    expect(makers).toEqual(['artist ana', 'artist cy', 'company press'])
  })
})
