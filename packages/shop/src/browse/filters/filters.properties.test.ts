import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogOf, type MadeUpProduct } from '../../testing/catalog-of.ts'
import { FACETS, type FacetKind } from './facets.ts'
import { filteredList, PRODUCTS_PER_PAGE } from './filter-page.ts'

const links = {
  urlFor: (name: string, params: object) => `/${name}/${Object.values(params).join('/')}`,
  fileUrl: (key: string) => key,
}

const some = <T extends string>(words: readonly T[]) => fc.subarray([...words])
const product: fc.Arbitrary<MadeUpProduct> = fc.record({
  name: fc.string({ minLength: 1 }).map((text) => `Product ${text.replace(/\s/g, '_')}`),
  materials: some(['white', 'matte', 'clear']).filter((materials) => materials.length > 0),
  uses: some(['Laptops', 'Cars', 'Jars and bottles']),
  shapes: some(['contour', 'circle', 'rectangle']),
  quantity: fc.constantFrom(1, 10, 50, 100, 500, 1000),
  isPublic: fc.boolean(),
  isTileHidden: fc.boolean(),
  categoryNode: fc.constantFrom('open', 'hidden', 'below-hidden'),
})
const products = fc.array(product, { maxLength: 60 })

const list = (catalog: ReturnType<typeof catalogOf>, query: URLSearchParams) =>
  filteredList(catalog.categoriesByPath.get('open')!, catalog, query, links as never)

/** Every product found, over all pages. */
const everyTile = (catalog: ReturnType<typeof catalogOf>, query: URLSearchParams) => {
  const { pages } = list(catalog, query)
  return Array.from({ length: pages }, (_, at) => {
    const page = new URLSearchParams(query)
    page.set('page', String(at + 1))
    return list(catalog, page).tiles
  }).flat()
}
const idsOf = (catalog: ReturnType<typeof catalogOf>, query: URLSearchParams) =>
  new Set(everyTile(catalog, query).map(({ id }) => id))

/** A catalog with a choice of values that it has. */
const choice = products.map(catalogOf).chain((catalog) => {
  const { facets } = list(catalog, new URLSearchParams())
  const all = facets.flatMap(({ kind, values }) => values.map(({ value }) => [kind, value] as const))
  return fc.record({ catalog: fc.constant(catalog), chosen: fc.subarray(all) })
})
const queryOf = (chosen: readonly (readonly [string, string])[]) =>
  new URLSearchParams(chosen.map(([kind, value]): [string, string] => [kind, value]))

describe('invariants of filters', () => {
  it('always count what choosing the value would show (PAGE-11)', () => {
    fc.assert(
      fc.property(choice, ({ catalog, chosen }) => {
        for (const { kind, values } of list(catalog, queryOf(chosen)).facets)
          for (const { value, count } of values) {
            const others = chosen.filter(([other]) => other !== kind)
            expect(list(catalog, queryOf([...others, [kind, value]])).found).toBe(count)
          }
      }),
      { numRuns: 60 },
    )
  })

  it('always narrow by different facets and widen by values of one', () => {
    fc.assert(
      fc.property(choice, ({ catalog, chosen }) => {
        const ofKind = (kind: FacetKind) => chosen.filter(([each]) => each === kind)
        const found = idsOf(catalog, queryOf(chosen))
        const perKind = FACETS.filter((kind) => ofKind(kind).length > 0).map((kind) => {
          const each = ofKind(kind).map((one) => idsOf(catalog, queryOf([one])))
          return new Set(each.flatMap((ids) => [...ids]))
        })
        const everything = idsOf(catalog, queryOf([]))
        expect(found).toEqual(new Set([...everything].filter((id) => perKind.every((ids) => ids.has(id)))))
      }),
      { numRuns: 60 },
    )
  })

  it('never list a product or a value that is hidden (PAGE-16)', () => {
    fc.assert(
      fc.property(products, (made) => {
        const catalog = catalogOf(made)
        const seen = made.flatMap((each, at) =>
          each.isPublic && !each.isTileHidden && each.categoryNode === 'open'
            ? [[`product-${at}`, each] as const]
            : [],
        )
        expect(idsOf(catalog, queryOf([]))).toEqual(new Set(seen.map(([id]) => id)))
        const materials = list(catalog, queryOf([])).facets.find(({ kind }) => kind === 'material')
        const offered = new Set(seen.flatMap(([, each]) => each.materials))
        expect(materials?.values.filter(({ value }) => !offered.has(value)) ?? []).toEqual([])
      }),
    )
  })

  it('always show every product found once over the pages, whatever the order', () => {
    fc.assert(
      fc.property(products, fc.constantFrom('order', 'price', 'alphabetical'), (made, sort) => {
        const catalog = catalogOf(made)
        const query = new URLSearchParams({ sort })
        const tiles = everyTile(catalog, query)
        expect(tiles.length).toBe(list(catalog, query).found)
        expect(new Set(tiles.map(({ id }) => id)).size).toBe(tiles.length)
        if (sort !== 'price') return
        const totals = tiles.map(({ fromPrice }) => Number(fromPrice?.total ?? Infinity))
        expect(totals).toEqual(totals.toSorted((a, b) => a - b))
      }),
    )
  })

  it('never stumble over a query', () => {
    const catalog = catalogOf([])
    const pairs = fc.array(fc.tuple(fc.constantFrom(...FACETS, 'sort', 'page', '__proto__'), fc.string()))
    fc.assert(
      fc.property(pairs, (asked) => {
        expect(list(catalog, new URLSearchParams(asked))).toMatchObject({ page: 1, pages: 1, found: 0 })
      }),
    )
  })

  it('never show a page that is not there', () => {
    const one: MadeUpProduct = {
      name: 'One',
      materials: ['white'],
      uses: [],
      shapes: [],
      quantity: 1,
      isPublic: true,
      isTileHidden: false,
      categoryNode: 'open',
    }
    const catalog = catalogOf(Array.from({ length: PRODUCTS_PER_PAGE + 1 }, () => one))
    const pageRequest = (page: string) => list(catalog, new URLSearchParams({ page }))
    expect(pageRequest('2').tiles).toHaveLength(1)
    expect(pageRequest('900').page).toBe(2)
    for (const nonsense of ['0', '-1', '1e9', 'x', '']) expect(pageRequest(nonsense).page).toBe(1)
  })
})
