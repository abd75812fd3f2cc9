import { bandFor } from '@kisscut/core/production'
import {
  DOCUMENT_KINDS,
  FACETS,
  type DocumentKind,
  type FacetKind,
  type FromPrice,
} from '../ports/catalog.ts'
import type { CatalogProduct } from './compile-product.ts'
import { fromPriceOf } from './from-price.ts'
import { sizeWord, wordsOf } from './search/words.ts'

/** A facet value: its key in queries and its label. */
export interface FacetValue {
  readonly kind: FacetKind
  readonly value: string
  readonly name: string
}

/** Values derived from a product for lists, filters and search. */
export interface Listing {
  /** Its class; search separates products by it. */
  readonly kind: DocumentKind
  readonly isPublished: boolean
  readonly fromPrice: FromPrice | null
  /** Business days until its default quantity ships (PROD-1); null if unknown. */
  readonly shipDays: number | null
  readonly facets: readonly FacetValue[]
  readonly words: SearchWords
}

/** The words a product or page is found by, in lists by significance, each word in one list only. */
export interface SearchWords {
  readonly name: readonly string[]
  /** Categories above it, and its materials, uses, shapes and sizes. */
  readonly around: readonly string[]
  /** Its description, and the options it is offered with. */
  readonly description: readonly string[]
}

/** Facet value of products that list no shape and are cut to any. */
export const ANY_SHAPE = '*'

/** Price bands in whole units of the currency, as pairs of lowest price and exclusive upper limit. */
export const PRICE_BANDS = [
  [0, 25],
  [25, 50],
  [50, 100],
  [100, 200],
  [200, null],
] as const

/** `25-50`, `200-`. */
export const bandValue = ([from, below]: (typeof PRICE_BANDS)[number]): string => `${from}-${below ?? ''}`

const bandOf = (price: FromPrice | null): string | null => {
  if (price === null) return null
  const total = Number(price.total)
  const band = PRICE_BANDS.find(([from, below]) => total >= from && (below === null || total < below))
  return band === undefined ? null : bandValue(band)
}

const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

const named = (kind: FacetKind, names: readonly string[]): readonly FacetValue[] =>
  names.map((name) => ({ kind, value: slugOf(name), name }))

const facetsOf = (
  { product, shapes, uses }: CatalogProduct,
  price: FromPrice | null,
): readonly FacetValue[] => {
  const band = bandOf(price)
  const values: Readonly<Record<FacetKind, readonly FacetValue[]>> = {
    material: product.materials.map(({ id, name }) => ({ kind: 'material', value: id, name })),
    use: named(
      'use',
      uses.map(({ use }) => use),
    ),
    shape:
      shapes.length > 0
        ? named(
            'shape',
            shapes.map(({ name }) => name),
          )
        : [{ kind: 'shape', value: ANY_SHAPE, name: '' }],
    price: band === null ? [] : [{ kind: 'price', value: band, name: band }],
  }
  return FACETS.flatMap((kind) => [...new Map(values[kind].map((each) => [each.value, each])).values()])
}

const kindOf = ({ product: { productClass } }: CatalogProduct): DocumentKind =>
  DOCUMENT_KINDS.find((kind) => kind === productClass) ?? 'custom'

const once = (words: readonly string[]): readonly string[] => [...new Set(words)]

const wordsOfProduct = ({ template, product, categoryNode, shapes, uses }: CatalogProduct): SearchWords => {
  const around = [
    ...(categoryNode?.trail ?? []).map(({ name }) => name),
    ...product.materials.map(({ name }) => name),
    ...uses.map(({ use }) => use),
    ...shapes.map(({ name }) => name),
  ]
  const options = product.optionSets.flatMap((set) => [set.name, ...set.options.map(({ name }) => name)])
  return {
    name: once(wordsOf(`${product.name} ${product.sku}`)),
    around: once([
      ...wordsOf(around.join(' ')),
      ...product.sizes.map(({ width, height }) => sizeWord(width, height)),
    ]),
    description: once(
      wordsOf(
        [template.short_description, template.description, template.meta_keywords, ...options].join(' '),
      ),
    ),
  }
}

const shipDaysOf = ({ bands }: CatalogProduct, price: FromPrice | null): number | null =>
  price === null || bands.length === 0 ? null : bandFor(bands, price.quantity).standard

/** A product's listing, stored for lists, filters and search. Pure. */
export const listingOf = (known: CatalogProduct): Listing => {
  const fromPrice = fromPriceOf(known)
  return {
    kind: kindOf(known),
    isPublished: known.isPublished,
    fromPrice,
    shipDays: shipDaysOf(known, fromPrice),
    facets: facetsOf(known, fromPrice),
    words: wordsOfProduct(known),
  }
}
