import type { FacetIndex, IndexedProduct } from './facet-index.ts'
import { FACETS, type FacetKind } from './facets.ts'

/** Chosen values by facet; none chosen: everything. */
export type Chosen = Readonly<Record<FacetKind, readonly string[]>>

const fits = (product: IndexedProduct, kind: FacetKind, values: readonly string[]): boolean =>
  values.length === 0 || values.some((value) => product.values[kind].has(value))

const fitsAllBut = (product: IndexedProduct, chosen: Chosen, left: FacetKind | null): boolean =>
  FACETS.every((kind) => kind === left || fits(product, kind, chosen[kind]))

/** Products that have, of every facet with a choice, one of the values chosen: facets narrow, values of one widen. */
export const chosenProducts = (index: FacetIndex, chosen: Chosen): readonly IndexedProduct[] =>
  index.products.filter((product) => fitsAllBut(product, chosen, null))

/** How many products each value of a facet would show, were it that facet's only choice. */
export const countsOf = (index: FacetIndex, chosen: Chosen, kind: FacetKind): ReadonlyMap<string, number> => {
  const beside = index.products.filter((product) => fitsAllBut(product, chosen, kind))
  return new Map(
    index.values[kind].map(({ value }) => [
      value,
      beside.filter((product) => product.values[kind].has(value)).length,
    ]),
  )
}
