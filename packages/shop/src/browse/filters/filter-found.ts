import { ANY_SHAPE, bandValue, PRICE_BANDS } from '../../catalog/listing.ts'
import {
  FACETS,
  type ChosenFacets,
  type FacetCount,
  type FacetKind,
  type ProductFacet,
} from '../../ports/catalog.ts'

/** A found product's values, by facet. */
type ValuesOf = Readonly<Record<FacetKind, ReadonlySet<string>>>

/** What found products can be narrowed by, and which of them have what is chosen. */
export interface FilteredIds {
  readonly values: Readonly<Record<FacetKind, readonly FacetCount[]>>
  /** In their order. */
  readonly ids: readonly string[]
}

const EMPTY: ReadonlySet<string> = new Set()

const valuesOf = (facets: readonly ProductFacet[]): ReadonlyMap<string, ValuesOf> => {
  const byProduct = new Map<string, Record<FacetKind, Set<string>>>()
  for (const { product, kind, value } of facets) {
    const values = byProduct.get(product) ?? {
      material: new Set<string>(),
      use: new Set<string>(),
      shape: new Set<string>(),
      price: new Set<string>(),
    }
    values[kind].add(value)
    byProduct.set(product, values)
  }
  return byProduct
}

const BANDS = PRICE_BANDS.map(bandValue)

/** Prices from low to high; other values by how many products have them, then by name. The order follows from no choice. */
const inOrder = (kind: FacetKind, values: readonly FacetCount[]): readonly FacetCount[] =>
  kind === 'price'
    ? BANDS.flatMap((band) => values.filter(({ value }) => value === band))
    : values.toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en'))

/**
 * Narrows found products by their facets. Different facets narrow, values of one widen; the count of a value is what it would show
 * as its facet's only choice, whatever its own facet has chosen. Pure. FIND-3.
 */
export const filterFound = (
  ids: readonly string[],
  facets: readonly ProductFacet[],
  chosen: ChosenFacets,
): FilteredIds => {
  const valuesById = valuesOf(facets)
  const names = new Map(facets.map(({ kind, value, name }) => [`${kind} ${value}`, name]))
  const has = (id: string, kind: FacetKind, value: string) => {
    const own = valuesById.get(id)?.[kind] ?? EMPTY
    return own.has(value) || (kind === 'shape' && own.has(ANY_SHAPE))
  }
  const fits = (id: string, kinds: readonly FacetKind[]) =>
    kinds.every((kind) => chosen[kind].length === 0 || chosen[kind].some((value) => has(id, kind, value)))

  const valuesFor = (kind: FacetKind): readonly FacetCount[] => {
    const known = new Set(ids.flatMap((id) => [...(valuesById.get(id)?.[kind] ?? EMPTY)]))
    known.delete(ANY_SHAPE)
    const others = FACETS.filter((other) => other !== kind)
    const among = ids.filter((id) => fits(id, others))
    const all = [...known].map((value) => ({
      value,
      name: names.get(`${kind} ${value}`) ?? value,
      count: ids.filter((id) => has(id, kind, value)).length,
    }))
    return inOrder(kind, all).map(({ value, name }) => ({
      value,
      name,
      count: among.filter((id) => has(id, kind, value)).length,
    }))
  }

  return {
    values: Object.fromEntries(FACETS.map((kind) => [kind, valuesFor(kind)])) as FilteredIds['values'],
    ids: ids.filter((id) => fits(id, FACETS)),
  }
}
