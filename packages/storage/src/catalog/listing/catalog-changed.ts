import { wholeOf, type AnyRecord } from '@kisscut/records'
import { categoryTreeOf, isProductRecord } from '@kisscut/shop'
import { eq, inArray, notInArray, and, or, ne, sql } from 'drizzle-orm'
import type { Db } from '../../database/index.ts'
import { raiseVersion } from '../version.ts'
import { categories } from './categories.ts'
import { dependentsOf } from './dependents.ts'
import { indexDocuments, indexPages } from './index-documents.ts'
import { unlistProducts } from './index-products.ts'
import { indexLater } from './waiting.ts'
import { PAGE_KINDS, PARTS_OF_PRODUCTS } from '@kisscut/shop/ports/catalog'

/** Most products listed in the transaction of the change they depend on; if there are more, they are queued. */
const AT_ONCE = 50

/** A catalog row before and after a change; null if it did not exist. */
export interface RowChange {
  readonly record: AnyRecord
  readonly id: string
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
}

/** Updates everything that depends on a change of the catalog, in its transaction: the version, lists and search. */
export async function catalogChanged(db: Db, change: RowChange): Promise<void> {
  const { record, id, before, after } = change
  if (record.name === 'uses_link')
    return partsChanged(db, 'template', [...productsOf(before), ...productsOf(after)])
  await raiseVersion(db, { record: record.name, id })
  if (isProductRecord(record.name)) return after === null ? unlistProducts(db, [id]) : list(db, [id])
  const whole = wholeOf(record)
  if (whole !== null && (PARTS_OF_PRODUCTS as readonly string[]).includes(record.name)) {
    const wholes = [before, after].flatMap((row) => idIn(row, whole.name))
    return partsChanged(db, whole.to, wholes)
  }
  switch (record.name) {
    case 'category_product':
      return list(db, [...productsOf(before), ...productsOf(after)])
    case 'category':
      return categoryChanged(db, change)
    default: {
      // No listed product can refer to a new row, unless the row existed before.
      return list(db, await dependentsOf(db, record, id))
    }
  }
}

/** Relists products at once, or queues them if there are many or the caller wants it later. */
const list = (db: Db, products: readonly string[]): Promise<void> =>
  db.listsLater || products.length > AT_ONCE ? indexLater(db, products) : indexDocuments(db, products)

const idIn = (row: RowChange['before'], field: string): readonly string[] =>
  typeof row?.[field] === 'string' ? [row[field]] : []

const productsOf = (row: RowChange['before']): readonly string[] => idIn(row, 'object_id')

/**
 * Records a change to a product's uses, figures or paintable regions as a change to the product, because caches are keyed by
 * product.
 */
async function partsChanged(db: Db, record: string, wholes: readonly string[]): Promise<void> {
  for (const id of new Set(wholes)) await raiseVersion(db, { record, id })
  if (isProductRecord(record)) await list(db, wholes)
}

const isSame = (field: string, { before, after }: RowChange) => before?.[field] === after?.[field]

/** Visibility changes at once, in three statements; the search words of a category's products are updated from the queue. */
async function categoryChanged(db: Db, change: RowChange): Promise<void> {
  if (!isSame('hidden', change) || !isSame('parent', change)) await publishAgain(db)
  const tree = categoryTreeOf(await categories(db))
  const below = [...tree.byId.values()].flatMap(({ category, trail }) =>
    trail.some(({ id }) => id === change.id) ? [category.id] : [],
  )
  const pages = [...new Set([change.id, ...below])]
  await (db.listsLater || pages.length > AT_ONCE ? indexLater(db, pages) : indexPages(db, pages, tree))
  if (isSame('name', change) && isSame('parent', change)) return
  const { product_listing: listing } = db.tables
  const products = await db.query
    .select({ product: listing.product })
    .from(listing)
    .where(inArray(listing.category, [change.id, ...below]))
  const ids = products.map(({ product }) => product)
  return list(db, ids)
}

async function publishAgain(db: Db): Promise<void> {
  const { product_listing: listing, category_listing: listed } = db.tables
  const open = [...categoryTreeOf(await categories(db)).byId.values()].flatMap(({ category, isPublished }) =>
    isPublished ? [category.id] : [],
  )
  const isOpen = inArray(listing.category, open)
  const shut = notInArray(listing.category, open)
  const { published, visible } = listing
  await db.query
    .update(listing)
    .set({ published: false })
    .where(and(eq(published, true), shut))
  await db.query
    .update(listing)
    .set({ published: true })
    .where(and(eq(published, false), eq(visible, true), isOpen))
  const ofProduct = db.query.select({ product: listing.product }).from(listing).where(eq(published, true))
  const { search_entry: document } = db.tables
  const isProduct = notInArray(document.kind, [...PAGE_KINDS])
  for (const [was, isIn] of [
    [true, notInArray(document.document, ofProduct)],
    [false, inArray(document.document, ofProduct)],
  ] as const)
    await db.query
      .update(document)
      .set({ published: !was })
      .where(and(eq(document.published, was), isProduct, isIn))
  await db.query
    .update(listed)
    .set({ published: sql`${listed.visible} and ${inArray(listed.product, ofProduct)}` })
    .where(
      or(
        and(eq(listed.published, true), notInArray(listed.product, ofProduct)),
        and(ne(listed.published, listed.visible), inArray(listed.product, ofProduct)),
      ),
    )
}
