import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES, type TestStorage } from '../testing/open-for-test.ts'
import { aLine } from '../testing/rows.ts'
import {
  addProduct,
  fillCategories,
  MATERIALS,
  SHAPES,
  shopOn,
  VISITOR,
  type MadeUpProduct,
} from '../testing/shop-on.ts'

const USES = ['Laptops', 'Cars', 'Jars and bottles']
const some = <T extends string>(words: readonly T[]) => fc.subarray([...words])
const product: fc.Arbitrary<MadeUpProduct> = fc.record({
  name: fc.stringMatching(/^[a-c]{1,3}$/).map((text) => `Product ${text}`),
  materials: fc.subarray([...MATERIALS], { minLength: 1 }),
  uses: some(USES),
  shapes: some(SHAPES),
  quantity: fc.constantFrom(1, 10, 50, 100, 500, 1000),
  isPublic: fc.boolean(),
  isTileHidden: fc.constantFrom(true, false, false),
  category: fc.constantFrom('open', 'open', 'hidden', 'below-hidden'),
})

const slug = (use: string) => use.toLowerCase().replaceAll(' ', '-')
/** Facets whose values a made-up product states; a product without shapes has any. */
const valuesOf = ({ materials, uses, shapes }: MadeUpProduct) => ({
  material: materials,
  use: uses.map(slug),
  shape: shapes.length > 0 ? shapes : SHAPES,
})
const value = fc.constantFrom(
  ...MATERIALS.map((each) => ['material', each] as const),
  ...USES.map((each) => ['use', slug(each)] as const),
  ...SHAPES.map((each) => ['shape', each] as const),
)
const choice = fc.uniqueArray(value, { maxLength: 4 })
type Chosen = readonly (readonly ['material' | 'use' | 'shape', string])[]

describe.each(ENGINES)('invariants of filters on $name', ({ open }) => {
  let test: TestStorage
  const made = fc.sample(product, { numRuns: 30, seed: 7 })
  const isShown = (each: MadeUpProduct) => each.isPublic && !each.isTileHidden && each.category === 'open'
  const shown = made.map((each, at) => ({ ...each, id: `p${at}` })).filter(isShown)
  beforeAll(async () => {
    test = await open()
    await fillCategories(test.storage)
    for (const [at, each] of made.entries()) await addProduct(test.storage, `p${at}`, each)
  })
  afterAll(() => test.end())

  const list = async (pairs: readonly (readonly [string, string])[]) => {
    const query = new URLSearchParams(pairs.map(([kind, each]): [string, string] => [kind, each]))
    const page = await shopOn(test.storage).browse.category(VISITOR, 'open', query)
    if (!page.ok) throw new Error('not found')
    const [block] = page.value.blocks
    if (block?.display !== 'products_with_filters') throw new Error('no list')
    return block.list
  }
  const everyTile = async (pairs: readonly (readonly [string, string])[]) => {
    const { pages } = await list(pairs)
    const all = Array.from({ length: pages }, (_, at) => list([...pairs, ['page', String(at + 1)]]))
    return (await Promise.all(all)).flatMap(({ tiles }) => tiles)
  }
  const fits = (each: MadeUpProduct, chosen: Chosen) =>
    (['material', 'use', 'shape'] as const).every((kind) => {
      const wanted = chosen.filter(([other]) => other === kind).map(([, one]) => one)
      return (
        wanted.length === 0 || wanted.some((one) => (valuesOf(each)[kind] as readonly string[]).includes(one))
      )
    })

  it('always are narrowed by different facets, and widened by several values of one', () =>
    fc.assert(
      fc.asyncProperty(choice, async (chosen) => {
        const ids = (await everyTile(chosen)).map(({ id }) => id)
        expect(ids.toSorted()).toEqual(
          shown
            .filter((each) => fits(each, chosen))
            .map(({ id }) => id)
            .toSorted(),
        )
      }),
      { numRuns: 12 },
    ))

  it('always count the products that choosing the value would show (PAGE-11)', () =>
    fc.assert(
      fc.asyncProperty(choice, async (chosen) => {
        const { facets } = await list(chosen)
        for (const { kind, values } of facets)
          for (const { value: each, count } of values) {
            if (kind === 'price') continue
            const others = chosen.filter(([other]) => other !== kind)
            expect(count).toBe(shown.filter((one) => fits(one, [...others, [kind, each]])).length)
          }
      }),
      { numRuns: 12 },
    ))

  it('never list a hidden product or value, and count prices under the choices (PAGE-16)', async () => {
    const { facets, of } = await list([])
    expect(of).toBe(shown.length)
    const uses = facets.find(({ kind }) => kind === 'use')?.values.map(({ value: each }) => each) ?? []
    expect(uses).toEqual(
      USES.map(slug)
        .filter((use) => shown.some((each) => each.uses.map(slug).includes(use)))
        .toSorted(),
    )
    for (const { value: band, count } of facets.find(({ kind }) => kind === 'price')?.values ?? [])
      expect((await list([['price', band]])).found).toBe(count)
  })

  it.each(['order', 'popularity', 'price', 'alphabetical'])(
    'always show each product once over all pages, sorted by %s',
    async (sort) => {
      const tiles = await everyTile([['sort', sort]])
      expect(tiles).toHaveLength(shown.length)
      expect(new Set(tiles.map(({ id }) => id)).size).toBe(tiles.length)
      const totals = tiles.map(({ fromPrice }) => Number(fromPrice?.total ?? Infinity))
      if (sort === 'price') expect(totals).toEqual(totals.toSorted((a, b) => a - b))
      const names = tiles.map(({ name }) => name)
      if (sort === 'alphabetical') expect(names).toEqual(names.toSorted())
    },
  )

  it('always show the products most often put in carts first, then the rest in order, page by page (PAGE-10)', async () => {
    const { catalog, carts } = test.storage
    const day = new Date(Date.now() - 90 * 24 * 60 * 60 * 1000)
    const inOrder = (await catalog.tiles({ categoryId: 'open', limit: 100 })).map(
      ({ productId }) => productId,
    )
    const added = fc.array(fc.nat(inOrder.length - 1), { minLength: 1, maxLength: 5 })
    let configured = 0
    await fc.assert(
      fc.asyncProperty(added, fc.integer({ min: 1, max: 7 }), async (places, limit) => {
        for (const place of places) {
          const line = aLine({ configuredId: `configured-${(configured += 1)}`, productId: inOrder[place]! })
          await carts.putLine('session:popular', 'USD', line, Infinity)
        }
        const often = await catalog.carted(inOrder, day)
        const pages = Array.from({ length: Math.ceil(inOrder.length / limit) }, (_, page) =>
          catalog.tiles({
            ...{ categoryId: 'open', sort: 'popularity', countedSince: day },
            ...{ offset: page * limit, limit },
          }),
        )
        expect((await Promise.all(pages)).flat().map(({ productId }) => productId)).toEqual(
          inOrder.toSorted((a, b) => (often.get(b) ?? 0) - (often.get(a) ?? 0)),
        )
      }),
      { numRuns: 5 },
    )
    expect(await catalog.carted(inOrder, new Date(Date.now() + 24 * 60 * 60 * 1000))).toEqual(new Map())
  })

  it('accept any query', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom('material', 'use', 'sort', 'page', '__proto__'), fc.string())),
        async (chosen) => {
          const { page, pages } = await list(chosen)
          expect(page).toBeLessThanOrEqual(pages)
        },
      ),
      { numRuns: 12 },
    ))

  it('never show a page that doesn’t exist', async () => {
    const { pages } = await list([])
    expect((await list([['page', '900']])).page).toBe(pages)
    for (const nonsense of ['0', '-1', '1e9', 'x', ''])
      expect((await list([['page', nonsense]])).page).toBe(1)
  })
})
