import { DEFAULT_CURRENCY } from '@kisscut/records'
import { ANY_SHAPE, bandValue, PRICE_BANDS } from '@kisscut/shop'
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import { type Db, later, statement } from '../../database/index.ts'
import { isOneOf, listOfRows } from '../../dialect/index.ts'
import { conditionOf } from './tiles.ts'
import {
  type ChosenFacets,
  type FacetCount,
  type FacetCounts,
  type FacetKind,
  FACETS,
  type ProductFacet,
} from '@kisscut/shop/ports/catalog'

type Counts = ReadonlyMap<string, { readonly name: string; readonly count: number }>

/** How many products have each value of a facet, among those that match the other facets' choices. */
async function countsOf(db: Db, categoryId: string, kind: FacetKind, chosen: ChosenFacets): Promise<Counts> {
  const { category_listing: listed, product_facet: facet } = db.tables
  const { [kind]: _own, ...others } = chosen
  const rows = await db.scan
    .select({ value: facet.value, name: sql<string>`min(${facet.name})`, count: count() })
    .from(listed)
    .innerJoin(facet, and(eq(facet.product, listed.product), eq(facet.kind, kind)))
    .where(conditionOf(db, categoryId, others))
    .groupBy(facet.value)
  return new Map(rows.map((row) => [row.value, row]))
}

/** Every shape: a product that lists none is cut to any. */
async function everyShape(db: Db): Promise<readonly { readonly value: string; readonly name: string }[]> {
  const { product_facet: facet, product_listing: listing } = db.tables
  const published = and(eq(listing.product, facet.product), eq(listing.published, true))
  const rows = await db.scan
    .selectDistinct({ value: facet.value, name: facet.name })
    .from(facet)
    .innerJoin(listing, published)
    .where(eq(facet.kind, 'shape'))
  return rows.filter(({ value }) => value !== ANY_SHAPE)
}

type Ordered = readonly { readonly value: string; readonly name: string }[]

/** Sorts materials and shapes by staff's order, uses by name, and bands by price. */
async function inOrder(db: Db, kind: FacetKind, values: Ordered): Promise<Ordered> {
  if (kind === 'price')
    return PRICE_BANDS.map(bandValue).flatMap((band) => values.filter(({ value }) => value === band))
  if (kind === 'use') return values.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  const { template_material: material, template_shape: shape } = db.tables
  if (values.length === 0) return []
  const names = values.map(({ name }) => name)
  const places =
    kind === 'material'
      ? await db.query
          .select({ name: material.name })
          .from(material)
          .where(inArray(material.name, names))
          .orderBy(asc(material.order), asc(material.id))
      : await db.query
          .select({ name: shape.name })
          .from(shape)
          .where(inArray(shape.name, names))
          .orderBy(asc(shape.order), asc(shape.id))
  const place = new Map(places.map(({ name }, at) => [name, at]))
  return values.toSorted(
    (a, b) =>
      (place.get(a.name) ?? Infinity) - (place.get(b.name) ?? Infinity) ||
      a.value.localeCompare(b.value, 'en'),
  )
}

const withAnyShape = (counts: Counts, shapes: Ordered): Counts => {
  const any = counts.get(ANY_SHAPE)?.count ?? 0
  const named = any > 0 ? shapes : shapes.filter(({ value }) => counts.has(value))
  return new Map(
    named.map(({ value, name }) => [value, { name, count: (counts.get(value)?.count ?? 0) + any }]),
  )
}

async function facetOf(db: Db, categoryId: string, kind: FacetKind, chosen: ChosenFacets) {
  const isNarrowed = FACETS.some((other) => other !== kind && chosen[other].length > 0)
  const [found, all] = await Promise.all([
    countsOf(db, categoryId, kind, chosen),
    isNarrowed ? countsOf(db, categoryId, kind, NOTHING) : null,
  ])
  const shapes = kind === 'shape' ? await everyShape(db) : null
  const present = shapes === null ? (all ?? found) : withAnyShape(all ?? found, shapes)
  const counts = shapes === null ? found : withAnyShape(found, shapes)
  const values = [...present].map(([value, { name }]) => ({ value, name }))
  return (await inOrder(db, kind, values)).map(({ value, name }): FacetCount => ({
    value,
    name,
    count: counts.get(value)?.count ?? 0,
  }))
}

const NOTHING: ChosenFacets = { material: [], use: [], shape: [], price: [] }

async function numberOf(db: Db, categoryId: string, chosen: ChosenFacets): Promise<number> {
  const { category_listing: listed } = db.tables
  const [row] = await db.scan
    .select({ count: count() })
    .from(listed)
    .where(conditionOf(db, categoryId, chosen))
  return row?.count ?? 0
}

/**
 * The facets of a category. The cost is proportional to its products, which are counted off the event loop (OPS-10); frequent
 * callers cache the result by version.
 */
export async function facets(db: Db, categoryId: string, chosen: ChosenFacets): Promise<FacetCounts> {
  const { category_listing: listed, product_listing: listing } = db.tables
  const values = {} as Record<FacetKind, readonly FacetCount[]>
  for (const kind of FACETS) values[kind] = await facetOf(db, categoryId, kind, chosen)
  const [first] = await db.query
    .select({ currency: listing.currency })
    .from(listed)
    .innerJoin(listing, eq(listing.product, listed.product))
    .where(conditionOf(db, categoryId))
    .orderBy(asc(listed.place), asc(listed.tile))
    .limit(1)
  return {
    values,
    found: await numberOf(db, categoryId, chosen),
    of: await numberOf(db, categoryId, NOTHING),
    currency: (first?.currency ?? DEFAULT_CURRENCY) as FacetCounts['currency'],
  }
}

const facetRows = statement((db) => {
  const { product_facet: facet } = db.tables
  const columns = [facet.product, facet.kind, facet.value, facet.name]
  return db.query
    .select({ rows: listOfRows(db.dialect, columns) })
    .from(facet)
    .where(isOneOf(db.dialect, facet.product, later('ids')))
})

/** The facets of these products, unordered. The database joins hundreds of rows into one text, which halves the reading time. */
export async function facetsOfProducts(db: Db, ids: readonly string[]): Promise<readonly ProductFacet[]> {
  if (ids.length === 0) return []
  const [found] = await facetRows(db, { ids: JSON.stringify(ids) })
  const rows = JSON.parse(found?.rows ?? '[]') as [string, FacetKind, string, string][]
  return rows.map(([product, kind, value, name]) => ({ product, kind, value, name }))
}
