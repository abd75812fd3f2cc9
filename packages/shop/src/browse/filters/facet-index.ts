import type { CompiledCatalog, CatalogProduct } from '../../catalog/compile.ts'
import type { CategoryNode } from '../../catalog/category-node.ts'
import type { CategoryProductRow } from '../../ports.ts'
import { FACETS, facetValuesOf, PRICE_BANDS, type FacetKind, type FacetValue } from './facets.ts'

/** A product of the shelf with the values it has. */
export interface IndexedProduct {
  readonly known: CatalogProduct
  readonly row: CategoryProductRow
  readonly values: Readonly<Record<FacetKind, ReadonlySet<string>>>
}

/** What a shelf can be narrowed by: its published products, and every value any of them has. */
export interface FacetIndex {
  readonly products: readonly IndexedProduct[]
  readonly values: Readonly<Record<FacetKind, readonly FacetValue[]>>
}

const inOrderOfPrice = (values: readonly FacetValue[]) =>
  PRICE_BANDS.flatMap(([from]) => values.filter(({ value }) => value.startsWith(`${from}-`)))

/** Every shape a published product names, each once. */
const shapesOf = (catalog: CompiledCatalog): CatalogProduct['shapes'] => {
  const published = [...catalog.products.values()].filter(({ isPublished }) => isPublished)
  return [...new Map(published.flatMap(({ shapes }) => shapes.map((shape) => [shape.id, shape]))).values()]
}

const inOrderOfShape = (values: ReadonlyMap<string, FacetValue>, shapes: CatalogProduct['shapes']) =>
  shapes
    .toSorted((a, b) => a.order - b.order)
    .flatMap(({ name }) => [...values.values()].filter((value) => value.name === name))

const indexOf = (categoryNode: CategoryNode, catalog: CompiledCatalog): FacetIndex => {
  const valuesOf = Object.fromEntries(FACETS.map((kind) => [kind, new Map<string, FacetValue>()])) as Record<
    FacetKind,
    Map<string, FacetValue>
  >
  const everyShape = shapesOf(catalog)
  const products = categoryNode.products.flatMap((row): readonly IndexedProduct[] => {
    const known = catalog.products.get(row.object_id)
    if (!known?.isPublished) return []
    const values = facetValuesOf(known, everyShape)
    for (const kind of FACETS)
      for (const each of values[kind])
        if (!valuesOf[kind].has(each.value)) valuesOf[kind].set(each.value, each)
    const sets = FACETS.map((kind) => [kind, new Set(values[kind].map(({ value }) => value))])
    return [{ known, row, values: Object.fromEntries(sets) as IndexedProduct['values'] }]
  })
  return {
    products,
    values: {
      material: [...valuesOf.material.values()],
      use: [...valuesOf.use.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
      shape: inOrderOfShape(valuesOf.shape, everyShape),
      price: inOrderOfPrice([...valuesOf.price.values()]),
    },
  }
}

const known = new WeakMap<CategoryNode, FacetIndex>()

/** The index of a shelf, made once per compiled catalog: shelves live and die with theirs. */
export const facetIndexOf = (categoryNode: CategoryNode, catalog: CompiledCatalog): FacetIndex => {
  const before = known.get(categoryNode)
  if (before !== undefined) return before
  const index = indexOf(categoryNode, catalog)
  known.set(categoryNode, index)
  return index
}
