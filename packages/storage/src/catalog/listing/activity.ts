import { CLASS_RECORDS, type AnyRecord } from '@kisscut/records'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { type Db, later, statement } from '../../database/index.ts'
import { dayOf } from './day-of.ts'
import { countedSince } from './popular-first.ts'
import { tilesOfProducts } from './tiles.ts'
import type { TileRow, WantedQuery } from '@kisscut/shop/ports/catalog'

/** Days of activity stored per product. */
const REMEMBERED_DAYS = 100

/** The field with the product's id, by the record of configured products. */
const PRODUCT_FIELDS: ReadonlyMap<string, string> = new Map(
  Object.values(CLASS_RECORDS).map(({ configured, by }) => [configured.name, by]),
)

/** Whether the record holds configured products. */
export const isConfiguredProduct = ({ name }: AnyRecord): boolean => PRODUCT_FIELDS.has(name)

/** The catalog product of a configured product's row; null for other records. */
export function configuredProductOf(
  record: AnyRecord,
  row: Readonly<Record<string, unknown>>,
): string | null {
  const field = PRODUCT_FIELDS.get(record.name)
  const product = field === undefined ? null : row[field]
  return typeof product === 'string' ? product : null
}

const countOne = statement((db, what: 'configured' | 'carted') => {
  const { product_activity: activity } = db.tables
  const one = { configured: 0, carted: 0, [what]: 1 }
  return db.query
    .insert(activity)
    .values({ product: later('product'), day: later('day'), ...one } as never)
    .onConflictDoUpdate({
      target: [activity.product, activity.day],
      set: { [what]: sql`${activity[what]} + 1` },
    })
    .returning({ count: activity[what] })
})

/** Counts that a product was configured or put in a cart today. SECT-6. */
export async function countActivity(db: Db, product: string, what: 'configured' | 'carted'): Promise<void> {
  const { product_activity: activity } = db.tables
  const today = dayOf(db.now())
  const [row] = await countOne(db, { product, day: today }, what)
  // Once a day: the product's first of that kind.
  if (row?.count === 1)
    await db.query
      .delete(activity)
      .where(and(eq(activity.product, product), lt(activity.day, today - REMEMBERED_DAYS)))
}

/**
 * Published products of a category, ordered by how often they were configured or put in a cart since then. Reads the counts, which cover
 * only products that shoppers touched, rather than the whole category. SECT-6.
 */
export async function wanted(
  db: Db,
  { categoryId, by, since, limit }: WantedQuery,
): Promise<readonly TileRow[]> {
  const { category_listing: listed } = db.tables
  const counted = countedSince(db, by, since)
  const rows = await db.query
    .select({ product: counted.product })
    .from(counted)
    .crossJoin(listed)
    .where(
      and(eq(listed.product, counted.product), eq(listed.category, categoryId), eq(listed.published, true)),
    )
    // A category may show a product more than once.
    .groupBy(counted.product, counted.often)
    .orderBy(desc(counted.often), counted.product)
    .limit(limit)
  return tilesOfProducts(
    db,
    rows.map(({ product }) => product),
  )
}
