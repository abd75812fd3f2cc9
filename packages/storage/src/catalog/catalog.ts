import { and, eq } from 'drizzle-orm'
import { type Db, later, statement } from '../database/index.ts'
import { keyOf } from '../ids/ids.ts'
import { wanted } from './listing/activity.ts'
import { categories } from './listing/categories.ts'
import { facets, facetsOfProducts } from './listing/facets.ts'
import { partsOf, rows, usesOf } from './listing/product-rows.ts'
import { cartedOf } from './listing/popular-first.ts'
import { ratings } from './listing/ratings.ts'
import { publishedAfter, publishedMakers } from './listing/published.ts'
import { featured, tiles, tilesById, tilesOfProducts } from './listing/tiles.ts'
import { indexWaiting } from './listing/waiting.ts'
import { searchEngineOf } from './search/engine.ts'
import { search, searchCounts } from './search/find.ts'
import { listedIn } from './search/listed-in.ts'
import { knownWords, similarWords } from './search/words.ts'
import { stockOf, decreaseStock } from './decrease-stock.ts'
import { formerlyAt } from './former-addresses.ts'
import { listedPricesIn, renameCurrency, settingsIn } from './settings.ts'
import { catalogVersion, changesSince } from './version.ts'
import { PRODUCT_RECORDS, type Catalog, type ListedClass } from '@kisscut/shop/ports/catalog'

/** Queries of the catalog, each in a file of its name. */
export const catalogIn = (db: Db): Catalog => ({
  version: () => catalogVersion(db),
  changesSince: (version) => changesSince(db, version),
  categories: () => categories(db),
  rows: (record, ids) => rows(db, record, ids.map(keyOf)),
  productIdOfSlug: (slug, productClass) => productIdOfSlug(db, slug, productClass),
  formerlyAt: (address) => formerlyAt(db, address),
  partsOf: (part, wholes) => partsOf(db, part, wholes),
  isMaterialPublished: (materialId) => isMaterialPublished(db, materialId),
  stockOf: (templateId) => stockOf(db, templateId),
  tiles: (query) => tiles(db, query),
  tilesById: (ids) => tilesById(db, ids),
  featured: (limit) => featured(db, limit),
  wanted: (query) => wanted(db, { ...query, categoryId: keyOf(query.categoryId) }),
  carted: (productIds, since) => cartedOf(db, productIds.map(keyOf), since),
  ratings: (productIds) => ratings(db, productIds.map(keyOf)),
  publishedAfter: (query) => publishedAfter(db, query),
  publishedMakers: () => publishedMakers(db),
  usesOf: (templateIds) => usesOf(db, templateIds),
  facets: (categoryId, chosen) => facets(db, categoryId, chosen),
  search: (terms, scope) => search(db, terms, scope),
  searchCounts: (terms, kinds, limit) => searchCounts(db, terms, kinds, limit),
  tilesOfProducts: (ids, classes) => tilesOfProducts(db, ids, classes),
  facetsOfProducts: (ids) => facetsOfProducts(db, ids),
  listedIn: (categoryId, limit) => listedIn(db, keyOf(categoryId), limit),
  knownWords: (words) => knownWords(db, words),
  similarWords: (word) => similarWords(db, word),
  indexWaiting: (limit) => indexWaiting(db, limit),
  mergeSearchIndex: () => searchEngineOf(db).merge(db),
  settings: () => settingsIn(db),
  listedPrices: () => listedPricesIn(db),
  renameCurrency: (from, to) => renameCurrency(db, from, to),
  decreaseStock: (productId, pieces) => decreaseStock(db, productId, pieces),
})

const productOfSlug = statement((db, productClass: ListedClass) => {
  const table = db.tables[PRODUCT_RECORDS[productClass]]
  return db.query
    .select({ id: table.id })
    .from(table)
    .where(eq(table.slug, later('slug')))
})

async function productIdOfSlug(db: Db, slug: string, productClass: ListedClass): Promise<string | null> {
  const [row] = await productOfSlug(db, { slug: keyOf(slug) }, productClass)
  return row?.id ?? null
}

async function isMaterialPublished({ query, tables }: Db, materialId: string): Promise<boolean> {
  const { product_facet: facet, product_listing: listing } = tables
  const rows = await query
    .select({ product: facet.product })
    .from(facet)
    .innerJoin(listing, eq(listing.product, facet.product))
    .where(and(eq(facet.kind, 'material'), eq(facet.value, keyOf(materialId)), eq(listing.published, true)))
    .limit(1)
  return rows.length > 0
}
