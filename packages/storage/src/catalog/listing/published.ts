import { findAmong } from '@kisscut/records'
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { type Db, later, statement } from '../../database/index.ts'
import { isOneOf } from '../../dialect/index.ts'
import {
  CLASS_OF_PRODUCT,
  LISTED_RECORDS,
  type ListedClass,
  type PublishedMaker,
  type PublishedProduct,
  type PublishedQuery,
  PRODUCT_RECORDS,
} from '@kisscut/shop/ports/catalog'

/** Columns of a product of any class for search engines and feeds. */
type ProductTable = Pick<
  Db['tables']['template'],
  | 'id'
  | 'slug'
  | 'category'
  | 'name'
  | 'sku'
  | 'gtin'
  | 'description'
  | 'short_description'
  | 'image_url'
  | 'remaining_stock'
  | 'allow_backorders'
  | 'updated'
>

const columnsOf = (product: ProductTable) => ({
  productId: product.id,
  slug: product.slug,
  categoryId: product.category,
  name: product.name,
  sku: product.sku,
  gtin: product.gtin,
  description: product.description,
  shortDescription: product.short_description,
  imageUrl: product.image_url,
  remainingStock: product.remaining_stock,
  allowBackorders: product.allow_backorders,
  updated: product.updated,
})

/** Values for columns that a class does not have. */
const ABSENT = { toolType: null, disableUpload: false, gtin: '', description: '' } as const

const publishedOfClass = statement((db, productClass: ListedClass) => {
  const product = db.tables[PRODUCT_RECORDS[productClass]] as unknown as Db['tables']['template']
  const all = {
    ...columnsOf(product),
    ...(productClass === 'custom'
      ? { toolType: product.tool_type, disableUpload: product.disable_upload }
      : {}),
  }
  // Not every class has all of these columns.
  const own = Object.fromEntries(
    Object.entries(all).filter(([, column]) => column !== undefined),
  ) as typeof all
  return db.query
    .select(own)
    .from(product)
    .where(isOneOf(db.dialect, product.id, later('ids')))
})

async function ofClass(db: Db, productClass: ListedClass, ids: readonly string[]) {
  const rows = await publishedOfClass(db, { ids: JSON.stringify(ids) }, productClass)
  return rows.map((row) => ({ ...ABSENT, ...row, productClass }))
}

/** Whether a listed product is of this class; true for every product if no class is given. */
function isOfClass({ query, tables }: Db, productClass: ListedClass | undefined) {
  if (productClass === undefined) return undefined
  const product = tables[PRODUCT_RECORDS[productClass]]
  return inArray(tables.product_listing.product, query.select({ id: product.id }).from(product))
}

/** Published products by id, after the given id. */
export async function publishedAfter(
  db: Db,
  { after, limit, productClass }: PublishedQuery,
): Promise<readonly PublishedProduct[]> {
  const { product_listing: listing } = db.tables
  const listed = await db.query
    .select({
      product: listing.product,
      total: listing.from_total,
      quantity: listing.from_quantity,
      currency: listing.currency,
    })
    .from(listing)
    .where(and(gt(listing.product, after), eq(listing.published, true), isOfClass(db, productClass)))
    .orderBy(asc(listing.product))
    .limit(limit)
  const ids = listed.map(({ product }) => product)
  const byId = await findAmong(ids, LISTED_RECORDS, async (record, some) => {
    const rows: readonly Omit<PublishedProduct, 'fromPrice'>[] = await ofClass(
      db,
      CLASS_OF_PRODUCT[record],
      some,
    )
    return new Map(rows.map((row) => [row.productId, row]))
  })
  return listed.flatMap(({ product, total, quantity, currency }) => {
    const row = byId.get(product)
    if (row === undefined) return []
    const isPriced = total !== null && quantity !== null
    return { ...row, fromPrice: isPriced ? { total, quantity, currency: currency as 'USD' } : null }
  })
}

/** The artists of published products, then their companies, by slug. Reads every published work. */
export async function publishedMakers(db: Db): Promise<readonly PublishedMaker[]> {
  const { product_listing: listing, marketplace_product: product, artwork, artist, company } = db.tables
  const rows = await db.scan
    .selectDistinct({
      artist: { slug: artist.slug, updated: artist.updated },
      company: { slug: company.slug, updated: company.updated },
    })
    .from(listing)
    .innerJoin(product, eq(product.id, listing.product))
    .innerJoin(artwork, eq(artwork.id, product.artwork))
    .innerJoin(artist, eq(artist.id, artwork.artist))
    .leftJoin(company, eq(company.id, artist.company))
    .where(eq(listing.published, true))
    .orderBy(asc(artist.slug), asc(company.slug))
  const companies = new Map(
    rows.flatMap((row) => (row.company === null ? [] : [[row.company.slug, row.company]])),
  )
  return [
    ...rows.map((row) => ({ kind: 'artist' as const, ...row.artist })),
    ...[...companies.values()].map((each) => ({ kind: 'company' as const, ...each })),
  ]
}
