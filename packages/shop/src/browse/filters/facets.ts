import type { CatalogProduct } from '../../catalog/compile.ts'
import { fromPriceOf } from '../from-price.ts'

/** What products can be narrowed by (PAGE-11); also the names in a page's query. */
export const FACETS = ['material', 'use', 'shape', 'price'] as const
export type FacetKind = (typeof FACETS)[number]

/** One value of a facet as it stands in a query, and in words. */
export interface FacetValue {
  readonly value: string
  readonly name: string
}

/** Bands of the from price in whole units of its currency: from the first figure, below the second. */
export const PRICE_BANDS = [
  [0, 25],
  [25, 50],
  [50, 100],
  [100, 200],
  [200, null],
] as const

/** `25-50`, `200-`. */
const bandValue = ([from, below]: (typeof PRICE_BANDS)[number]) => `${from}-${below ?? ''}`

const bandOf = (known: CatalogProduct): string | null => {
  const price = fromPriceOf(known.product)
  if (price === null) return null
  const total = Number(price.total)
  const band = PRICE_BANDS.find(([from, below]) => total >= from && (below === null || total < below))
  return band === undefined ? null : bandValue(band)
}

const slugOf = (words: string): string =>
  words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

type Shapes = CatalogProduct['shapes']

const shapeValues = (shapes: Shapes): readonly FacetValue[] =>
  shapes.map(({ name }) => ({ value: slugOf(name), name }))

/** The values of one product by facet; a product that names no shape is cut to any of the shop's. */
export const facetValuesOf = (
  known: CatalogProduct,
  everyShape: Shapes,
): Readonly<Record<FacetKind, readonly FacetValue[]>> => {
  const band = bandOf(known)
  return {
    material: known.product.materials.map(({ id, name }) => ({ value: id, name })),
    use: known.uses.map(({ use }) => ({ value: slugOf(use), name: use })),
    shape: shapeValues(known.shapes.length > 0 ? known.shapes : everyShape),
    price: band === null ? [] : [{ value: band, name: band }],
  }
}
