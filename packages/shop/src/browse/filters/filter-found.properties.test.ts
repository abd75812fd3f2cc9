import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FACETS, type ChosenFacets, type FacetKind, type ProductFacet } from '../../ports/catalog.ts'
import { ANY_SHAPE } from '../../catalog/listing.ts'
import { filterFound } from './filter-found.ts'

const VALUES: Readonly<Record<FacetKind, readonly string[]>> = {
  material: ['white', 'clear'],
  use: ['cars', 'jars'],
  shape: ['circle', 'heart'],
  price: ['0-25', '25-50'],
}

const ids = ['a', 'b', 'c', 'd', 'e']
const facets: fc.Arbitrary<readonly ProductFacet[]> = fc.uniqueArray(
  fc.constantFrom(...FACETS).chain((kind) =>
    fc.record({
      product: fc.constantFrom(...ids),
      kind: fc.constant(kind),
      value: fc.constantFrom(...VALUES[kind], ...(kind === 'shape' ? [ANY_SHAPE] : [])),
      name: fc.constant(''),
    }),
  ),
  { selector: ({ product, kind, value }) => `${product} ${kind} ${value}`, maxLength: 30 },
)
const chosen: fc.Arbitrary<ChosenFacets> = fc.record({
  material: fc.subarray([...VALUES.material]),
  use: fc.subarray([...VALUES.use]),
  shape: fc.subarray([...VALUES.shape]),
  price: fc.subarray([...VALUES.price]),
})

describe('invariants of facets of found products', () => {
  it('always count the products a value would show as its facet’s only choice (FIND-3)', () => {
    fc.assert(
      fc.property(facets, chosen, (all, choice) => {
        const { values } = filterFound(ids, all, choice)
        for (const kind of FACETS)
          for (const { value, count } of values[kind])
            expect(filterFound(ids, all, { ...choice, [kind]: [value] }).ids).toHaveLength(count)
      }),
    )
  })

  it('never change with, nor are reordered by, a choice in their own facet (FIND-3)', () => {
    fc.assert(
      fc.property(facets, chosen, fc.constantFrom(...FACETS), (all, choice, kind) => {
        const { values } = filterFound(ids, all, choice)
        expect(filterFound(ids, all, { ...choice, [kind]: [] }).values[kind]).toEqual(values[kind])
      }),
    )
  })

  it('never show a product that was not found, and keep the order', () => {
    fc.assert(
      fc.property(facets, chosen, (all, choice) => {
        const shown = filterFound(ids, all, choice).ids
        expect(shown).toEqual(ids.filter((id) => shown.includes(id)))
        expect(filterFound(ids, all, { material: [], use: [], shape: [], price: [] }).ids).toEqual(ids)
      }),
    )
  })
})
