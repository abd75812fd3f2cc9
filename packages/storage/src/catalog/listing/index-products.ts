import {
  type CategoryTree,
  compileProduct,
  yieldToEventLoop,
  listingOf,
  templatesIn,
  type Listing,
} from '@kisscut/shop'
import { asc, getTableColumns, inArray } from 'drizzle-orm'
import { type Db, encodedRow, laterRow, namesIn, statement } from '../../database/index.ts'
import { searchEngineOf } from '../search/engine.ts'
import { kindWord } from '../search/kind-words.ts'
import { rememberWords } from '../search/words.ts'
import { documentIds, removeDocuments } from './document-ids.ts'
import { productRows, usesOf } from './product-rows.ts'
import { ratings } from './ratings.ts'
import type { TemplateRow } from '@kisscut/shop/ports/catalog'

/** Sort value of a product without a price, after all others. */
const NO_PRICE = 2_147_483_647

/** The price in hundredths of a unit of the currency, for sorting only. */
const sortPrice = (listing: Listing | null): number =>
  listing?.fromPrice == null
    ? NO_PRICE
    : Math.min(Math.round(Number(listing.fromPrice.total) * 100), NO_PRICE - 1)

/** Rows per insert. */
const BATCH = 100

/** A whole batch of facets. */
const insertBatch = statement((db, names: string) =>
  db.query
    .insert(db.tables.product_facet)
    .values(Array.from({ length: BATCH }, (_, at) => laterRow(names, `${at}_`)) as never),
)

async function insertAll<T>(rows: readonly T[], insert: (some: T[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) await insert(rows.slice(at, at + BATCH))
}

/** Relists and reindexes these products, in the transaction that changed them. */
export async function indexProducts(
  db: Db,
  ids: readonly string[],
  tree: Pick<CategoryTree, 'byId'>,
): Promise<void> {
  const all = await productRows(db, ids)
  const uses = await usesOf(db, ids)
  const listed = await eachInTurn(templatesIn(all), (template) => {
    try {
      const own = uses.filter((use) => use.object_id === template.id)
      return { template, listing: listingOf(compileProduct(template, all, tree, own)) }
    } catch {
      // Its records contradict each other, so it is left out; compiling it reports why.
      return { template, listing: null }
    }
  })
  await removeListings(db, ids)
  await saveListings(db, listed)
  await saveSearch(db, listed)
}

/** The results for each item, sequentially, so that incoming requests run in between. */
async function eachInTurn<T, U>(all: readonly T[], work: (one: T) => U | Promise<U>): Promise<readonly U[]> {
  const made: U[] = []
  for (const one of all) {
    if (made.length > 0) await yieldToEventLoop()
    made.push(await work(one))
  }
  return made
}

type Listed = readonly { readonly template: TemplateRow; readonly listing: Listing | null }[]

/** Removes products from lists and filters, and deleted ones from search as well. */
async function removeListings(db: Db, ids: readonly string[]): Promise<void> {
  const { product_listing, category_listing, product_facet } = db.tables
  for (const table of [product_listing, category_listing, product_facet])
    await db.query.delete(table).where(inArray(table.product, [...ids]))
}

async function saveListings(db: Db, listed: Listed): Promise<void> {
  const { product_listing, category_listing, product_facet, category_product: tile } = db.tables
  const rated = await ratings(
    db,
    listed.map(({ template }) => template.id),
  )
  await insertAll(
    listed.map(({ template, listing }) => ({
      product: template.id,
      category: template.category,
      visible: listing !== null && template.public,
      published: listing?.isPublished ?? false,
      featured: template.featured,
      place: template.order,
      from_total: listing?.fromPrice?.total ?? null,
      from_quantity: listing?.fromPrice?.quantity ?? null,
      ship_days: listing?.shipDays ?? null,
      currency: template.currency,
      price: sortPrice(listing),
      created: template.created,
      review_count: rated.get(template.id)?.count ?? 0,
      review_average: rated.get(template.id)?.average ?? null,
    })),
    (some) => db.query.insert(product_listing).values(some),
  )
  await insertAll(
    listed.flatMap(({ template, listing }) =>
      (listing?.facets ?? []).map((facet) => ({ product: template.id, ...facet })),
    ),
    async (some) => {
      if (some.length < BATCH) return db.query.insert(product_facet).values(some)
      const columns = getTableColumns(product_facet)
      const values = some.map((row, at) => encodedRow(columns, row, `${at}_`))
      return insertBatch(db, Object.assign({}, ...values) as Record<string, unknown>, namesIn(some[0]!))
    },
  )
  const byId = new Map(listed.map((each) => [each.template.id, each]))
  const tiles = await db.query
    .select()
    .from(tile)
    .where(inArray(tile.object_id, [...byId.keys()]))
    .orderBy(asc(tile.id))
  const shown = new Set(tiles.map((row) => row.object_id))
  const bare = listed.filter(({ template }) => !shown.has(template.id))
  await insertAll(
    bare.flatMap(({ template, listing }) =>
      [...new Set([template.category, ...template.categories])].map((category) => ({
        category,
        tile: template.id,
        product: template.id,
        visible: listing !== null && template.public,
        published: listing?.isPublished ?? false,
        place: template.order,
        name: template.name.toLowerCase(),
        price: sortPrice(listing),
        created: template.created,
      })),
    ),
    (some) => db.query.insert(category_listing).values(some),
  )
  await insertAll(
    tiles.flatMap((row) => {
      const { template, listing } = byId.get(row.object_id)!
      return [...new Set([row.category, ...row.categories])].map((category) => ({
        category,
        tile: row.id,
        product: template.id,
        visible: !row.hidden_product,
        published: !row.hidden_product && (listing?.isPublished ?? false),
        place: row.order,
        name: row.name.toLowerCase(),
        price: sortPrice(listing),
        created: template.created,
      }))
    }),
    (some) => db.query.insert(category_listing).values(some),
  )
}

async function saveSearch(db: Db, listed: Listed): Promise<void> {
  const found = listed.flatMap(({ template: { id }, listing }) => (listing === null ? [] : [{ id, listing }]))
  const left = new Set(found.map(({ id }) => id))
  await removeDocuments(
    db,
    'product',
    listed.flatMap(({ template: { id } }) => (left.has(id) ? [] : [id])),
  )
  const numbers = await documentIds(
    db,
    'product',
    found.map(({ id, listing: { kind, isPublished } }) => ({ id, kind, isPublished })),
  )
  const engine = searchEngineOf(db)
  await eachInTurn(found, ({ id, listing: { kind, words } }) =>
    engine.save(db, numbers.get(id)!, { ...words, name: [...words.name, kindWord(kind)] }),
  )
  await rememberWords(
    db,
    // Includes hidden products: their category may be shown again without relisting them.
    found.flatMap(({ listing: { words } }) => [...words.name, ...words.around, ...words.description]),
  )
}

/** Removes deleted products from all lists. */
export async function unlistProducts(db: Db, ids: readonly string[]): Promise<void> {
  await removeListings(db, ids)
  await removeDocuments(db, 'product', ids)
}
