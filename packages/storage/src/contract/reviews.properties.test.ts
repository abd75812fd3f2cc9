import { custom, review, template } from '@kisscut/records'
import { ratingOf, REVIEW_STATES } from '@kisscut/shop'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES, type TestStorage } from '../testing/open-for-test.ts'
import { aCustom, aLine } from '../testing/rows.ts'
import { addProduct, fillCategories, MATERIALS } from '../testing/shop-on.ts'

const PRODUCT = {
  ...{ name: 'Stickers', materials: [MATERIALS[0]], uses: [], shapes: [], quantity: 100 },
  ...{ isPublic: true, isTileHidden: false, category: 'open' },
}

/** A change to one of a few reviews of one of two products. */
const step = fc.record({
  review: fc.nat(4),
  product: fc.constantFrom('one', 'two'),
  stars: fc.integer({ min: 1, max: 5 }),
  becomes: fc.constantFrom(...REVIEW_STATES, 'deleted' as const, 'relisted' as const),
})

describe.each(ENGINES)('ratings and activity of products on $name', ({ open }) => {
  let test: TestStorage
  beforeAll(async () => {
    test = await open()
    await fillCategories(test.storage)
    for (const id of ['one', 'two']) await addProduct(test.storage, id, PRODUCT)
  })
  afterAll(() => test.end())

  it('invariant: count and average equal a recount after any order of publishing, rejecting and deleting (REVIEW-4)', async () => {
    const { storage } = test
    let runs = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { records, catalog } = storage
        runs += 1
        const idOf = (at: number) => `run-${runs}-${at}`
        for (const { review: at, product, stars, becomes } of steps) {
          const id = idOf(at)
          const before = await records.get(review, id)
          if (becomes === 'deleted') await records.remove(review, id)
          else if (becomes === 'relisted')
            await records.update(template, product, { short_description: `Anew ${runs}` })
          else if (before === null)
            await records.create(review, {
              ...{ id, owner: `account:${at}`, product_class: 'custom', product, rating: stars },
              state: becomes,
            })
          else await records.update(review, id, { rating: stars, state: becomes })
          for (const one of ['one', 'two']) {
            const all = await records.findMany(review, { where: { product: one, state: 'published' } })
            const sum = all.reduce((stars_, row) => stars_ + row.rating, 0)
            const { count, average } = ratingOf(all.length, sum)
            const [tile] = await catalog.tilesById([one])
            expect([tile?.reviewCount, tile?.reviewAverage]).toEqual([count, average])
            const listed = (await catalog.tiles({ categoryId: 'open', limit: 9 })).find(
              ({ productId }) => productId === one,
            )
            expect([listed?.reviewCount, listed?.reviewAverage]).toEqual([count, average])
          }
        }
        for (let at = 0; at < 5; at++) await records.remove(review, idOf(at))
        for (const [tile] of [await catalog.tilesById(['one']), await catalog.tilesById(['two'])])
          expect(tile).toMatchObject({ reviewCount: 0, reviewAverage: null })
      }),
      { numRuns: 15 },
    )
  })

  it('stay when a product is relisted (REVIEW-4)', async () => {
    const { records, catalog } = test.storage
    const written = { owner: 'account:ana', product_class: 'custom', product: 'one', rating: 4 } as const
    await records.create(review, { ...written, id: 'kept', state: 'published' })
    await records.update(template, 'one', { short_description: 'Anew' })
    expect((await catalog.tilesById(['one']))[0]).toMatchObject({ reviewCount: 1, reviewAverage: '4.00' })
    await records.remove(review, 'kept')
  })

  it('count every one of many reviews published at once (REVIEW-4)', async () => {
    const { records, catalog } = test.storage
    const publish = (at: number) =>
      records.create(review, {
        ...{ id: `at-once-${at}`, owner: `account:${at}`, product_class: 'custom' as const },
        ...{ product: 'two', rating: 5, state: 'published' as const },
      })
    await Promise.all(Array.from({ length: 6 }, (_, at) => publish(at)))
    expect((await catalog.tilesById(['two']))[0]).toMatchObject({ reviewCount: 6, reviewAverage: '5.00' })
  })

  it('list the published products of a category by how often they were configured or carted since then (SECT-6)', async () => {
    const { records, catalog } = test.storage
    const wanted = (since: Date) => catalog.wanted({ categoryId: 'open', by: 'configured', since, limit: 9 })
    const since = new Date(Date.now() - 30 * 86_400_000)
    expect(await wanted(since)).toEqual([])
    for (const template of ['two', 'one', 'two', 'gone']) await records.create(custom, aCustom({ template }))
    expect((await wanted(since)).map(({ productId }) => productId)).toEqual(['two', 'one'])
    expect(await wanted(new Date(Date.now() + 2 * 86_400_000))).toEqual([])
    const carted = () => catalog.wanted({ categoryId: 'open', by: 'carted', since, limit: 9 })
    expect(await carted()).toEqual([])
    for (const productId of ['one', 'one', 'two'])
      await test.storage.carts.putLine('session:ana', 'USD', aLine({ productId }), 9)
    expect((await carted()).map(({ productId }) => productId)).toEqual(['one', 'two'])
    expect(await catalog.wanted({ categoryId: 'hidden', by: 'configured', since, limit: 9 })).toEqual([])
  })
})
