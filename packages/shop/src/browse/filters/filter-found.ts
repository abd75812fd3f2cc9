import { ANY_SHAPE, bandValue, PRICE_BANDS } from '../../catalog/listing.ts'
import {
  FACETS,
  type ChosenFacets,
  type FacetCount,
  type FacetKind,
  type ProductFacet,
} from '../../ports/catalog.ts'

/** A found product's values, by facet. */
type ValuesOf = Readonly<Record<FacetKind, Set<string>>>

/** The facets of found products, and the products that match the chosen values. */
export interface FilteredIds {
  readonly values: Readonly<Record<FacetKind, readonly FacetCount[]>>
  /** In the order they were found. */
  readonly ids: readonly string[]
}

const noValues = (): ValuesOf => ({
  material: new Set(),
  use: new Set(),
  shape: new Set(),
  price: new Set(),
})

const valuesOf = (facets: readonly ProductFacet[]): ReadonlyMap<string, ValuesOf> => {
  const byProduct = new Map<string, ValuesOf>()
  for (const { product, kind, value } of facets) {
    const values = byProduct.get(product) ?? noValues()
    values[kind].add(value)
    byProduct.set(product, values)
  }
  return byProduct
}

/** Products that have a value: all of them, and those that match the other facets' choices. */
interface Count {
  readonly name: string
  all: number
  among: number
}

type Counts = Readonly<Record<FacetKind, Map<string, Count>>>

const noCounts = (facets: readonly ProductFacet[]): Counts => {
  const counts: Counts = { material: new Map(), use: new Map(), shape: new Map(), price: new Map() }
  for (const { kind, value, name } of facets) counts[kind].set(value, { name, all: 0, among: 0 })
  return counts
}

const isChosen = (own: ValuesOf, kind: FacetKind, chosen: ChosenFacets): boolean =>
  chosen[kind].length === 0 ||
  (kind === 'shape' && own.shape.has(ANY_SHAPE)) ||
  chosen[kind].some((value) => own[kind].has(value))

/** The values a product counts for. A product of any shape counts only for that; every other shape implies it. */
const countedValues = (own: ValuesOf, kind: FacetKind): Iterable<string> =>
  kind === 'shape' && own.shape.has(ANY_SHAPE) ? [ANY_SHAPE] : own[kind]

const BANDS = PRICE_BANDS.map(bandValue)

/**
 * Sorts prices from low to high, other values by their number of products, then by name. The order doesn't depend on the choices.
 */
const inOrder = <T extends FacetCount>(kind: FacetKind, values: readonly T[]): readonly T[] =>
  kind === 'price'
    ? BANDS.flatMap((band) => values.filter(({ value }) => value === band))
    : values.toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en'))

/**
 * Filters found products by facets. Facets are combined with "and", values within a facet with "or". A value's count is the number of
 * products it would show as the only choice of its facet. Pure. FIND-3.
 */
export const filterFound = (
  ids: readonly string[],
  facets: readonly ProductFacet[],
  chosen: ChosenFacets,
): FilteredIds => {
  const valuesById = valuesOf(facets)
  const found = new Set(ids)
  const counts = noCounts(facets.filter(({ product }) => found.has(product)))
  const fitting: string[] = []
  const none = noValues()
  for (const id of ids) {
    const own = valuesById.get(id) ?? none
    const missed = FACETS.filter((kind) => !isChosen(own, kind, chosen))
    if (missed.length === 0) fitting.push(id)
    for (const kind of FACETS) {
      const fitsOthers = missed.every((each) => each === kind)
      for (const value of countedValues(own, kind)) {
        const count = counts[kind].get(value)!
        count.all += 1
        if (fitsOthers) count.among += 1
      }
    }
  }

  const valuesFor = (kind: FacetKind): readonly FacetCount[] => {
    const any = kind === 'shape' ? counts.shape.get(ANY_SHAPE) : undefined
    const known = [...counts[kind]].filter(([, count]) => count !== any)
    const all = known.map(([value, { name, ...of }]) => ({
      ...{ value, name, count: of.all + (any?.all ?? 0) },
      among: of.among + (any?.among ?? 0),
    }))
    return inOrder(kind, all).map(({ value, name, among }) => ({ value, name, count: among }))
  }

  return {
    values: Object.fromEntries(FACETS.map((kind) => [kind, valuesFor(kind)])) as FilteredIds['values'],
    ids: fitting,
  }
}
