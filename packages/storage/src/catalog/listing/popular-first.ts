import type { TileQuery } from '@kisscut/shop/ports/catalog'
import { and, asc, count, desc, eq, gt, gte, inArray, notExists, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../database/index.ts'
import { dayOf } from './day-of.ts'

/** A row of a category's list. */
interface Listed {
  readonly tile: string
  readonly product: string
}

interface Page extends Required<Pick<TileQuery, 'countedSince' | 'offset' | 'limit'>> {
  /** Selects rows of `category_listing`. */
  readonly condition: SQL | undefined
}

/** How often each product was configured or put in carts since then; others are left out. */
export const countedSince = (
  { query, tables: { product_activity: activity } }: Db,
  by: 'configured' | 'carted',
  since: Date,
) =>
  query
    .select({ product: activity.product, often: sql<number>`sum(${activity[by]})`.as('often') })
    .from(activity)
    .where(and(gte(activity.day, dayOf(since)), gt(activity[by], 0)))
    .groupBy(activity.product)
    .as('counted')

/** How many rows have a product that was put in a cart. */
async function countedRows(db: Db, { condition, countedSince: since }: Page): Promise<number> {
  const { category_listing: listed } = db.tables
  const counted = countedSince(db, 'carted', since)
  const [row] = await db.query
    .select({ of: count() })
    .from(counted)
    .crossJoin(listed)
    .where(and(eq(listed.product, counted.product), condition))
  return row?.of ?? 0
}

/**
 * Rows ordered by how often their products were put in carts, then by the order staff gave them. The first part comes from the counts and
 * the rest from the index of positions, so the whole category is never sorted. PAGE-10.
 */
export async function popularFirst(db: Db, page: Page): Promise<readonly Listed[]> {
  const { condition, countedSince: since, offset, limit } = page
  const { category_listing: listed, product_activity: activity } = db.tables
  const row = { tile: listed.tile, product: listed.product }
  const counted = countedSince(db, 'carted', since)
  const popular = await db.query
    .select(row)
    .from(counted)
    .crossJoin(listed)
    .where(and(eq(listed.product, counted.product), condition))
    .orderBy(desc(counted.often), asc(listed.place), asc(listed.tile))
    .limit(limit)
    .offset(offset)
  if (popular.length === limit) return popular
  const before = popular.length > 0 || offset === 0 ? offset + popular.length : await countedRows(db, page)
  const wasCarted = and(
    eq(activity.product, listed.product),
    gte(activity.day, dayOf(since)),
    gt(activity.carted, 0),
  )
  const others = await db.query
    .select(row)
    .from(listed)
    .where(
      and(
        condition,
        notExists(
          db.query
            .select({ one: sql`1` })
            .from(activity)
            .where(wasCarted),
        ),
      ),
    )
    .orderBy(asc(listed.place), asc(listed.tile))
    .limit(limit - popular.length)
    .offset(Math.max(0, offset - before))
  return [...popular, ...others]
}

/** How often these products were put in carts since then; others are left out. */
export async function cartedOf(
  db: Db,
  products: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, number>> {
  if (products.length === 0) return new Map()
  const counted = countedSince(db, 'carted', since)
  const rows = await db.query
    .select()
    .from(counted)
    .where(inArray(counted.product, [...products]))
  return new Map(rows.map(({ product, often }) => [product, Number(often)]))
}
