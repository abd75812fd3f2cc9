import { CLASS_RECORDS } from '@kisscut/records'
import { ratingOf, type Rating } from '@kisscut/shop'
import { and, eq, sql } from 'drizzle-orm'
import { type Db, later, statement } from '../../database/index.ts'
import { isOneOf } from '../../dialect/index.ts'
import { raiseVersion } from '../version.ts'

const ratingRows = statement((db) => {
  const { review } = db.tables
  return db.query
    .select({
      product: review.product,
      count: sql<number>`count(*)`,
      stars: sql<number>`sum(${review.rating})`,
    })
    .from(review)
    .where(and(isOneOf(db.dialect, review.product, later('ids')), eq(review.state, 'published')))
    .groupBy(review.product)
})

/** How products were reviewed, recounted; one without published reviews is not in it. REVIEW-4. */
export async function ratings(db: Db, productIds: readonly string[]): Promise<ReadonlyMap<string, Rating>> {
  const rows = await ratingRows(db, { ids: JSON.stringify(productIds) })
  return new Map(rows.map(({ product, count, stars }) => [product, ratingOf(Number(count), Number(stars))]))
}

type Review = Readonly<Record<string, unknown>>

/** Updates a product's rating in its listing, in the transaction that changed a review. */
export async function reviewChanged(db: Db, before: Review | null, after: Review | null): Promise<void> {
  const shown = [before, after].filter((row) => row?.['state'] === 'published')
  for (const product of new Set(shown.map((row) => String(row?.['product'])))) {
    const of = shown.find((row) => row?.['product'] === product)
    const { product: record } = CLASS_RECORDS[of?.['product_class'] as keyof typeof CLASS_RECORDS]
    // Raised first: on PostgreSQL, its row makes concurrent changes take turns, so that each counts what the one before saved.
    await raiseVersion(db, { record: record.name, id: product })
    const rating = (await ratings(db, [product])).get(product)
    const { product_listing: listing } = db.tables
    await db.query
      .update(listing)
      .set({ review_count: rating?.count ?? 0, review_average: rating?.average ?? null })
      .where(eq(listing.product, product))
  }
}
