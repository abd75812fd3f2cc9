import { inTurnFor } from '@kisscut/records'
import { and, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { type Db, later, statement } from '../database/index.ts'
import { PRODUCT_RECORDS } from '@kisscut/shop/ports/catalog'

/**
 * Sells pieces of a product with one conditional UPDATE, never read-then-write, so that the last piece is sold once (decision
 * 14). Products made to order have no stock and always sell; those with backorders may go below zero. A sale doesn't change the
 * catalog's version: stock is read separately ({@link stockOf}).
 */
export async function decreaseStock(db: Db, productId: string, pieces: number): Promise<boolean> {
  for (const stocked of inTurnFor(productId, STOCKED)) {
    const table = db.tables[stocked]
    const isIt = eq(table.id, productId)
    const isEnough = or(gte(table.remaining_stock, pieces), eq(table.allow_backorders, true))
    const sold = await db.query
      .update(table)
      .set({ remaining_stock: sql`${table.remaining_stock} - ${pieces}` })
      .where(and(isIt, isNotNull(table.remaining_stock), isEnough))
      .returning({ id: table.id })
    if (sold.length > 0) return true
    const isMadeToOrder = and(isIt, isNull(table.remaining_stock))
    const found = await db.query.select({ id: table.id }).from(table).where(isMadeToOrder)
    if (found.length > 0) {
      const base = stocked === 'marketplace_product' ? await baseOf(db, productId) : null
      return base === null || decreaseStock(db, base, pieces)
    }
  }
  return false
}

/** Tables of products that may have a stock. */
const STOCKED = [...Object.values(PRODUCT_RECORDS), 'marketplace_base_product'] as const

/** The base product that a marketplace product is printed on and whose stock it shares. MKT-1. */
async function baseOf({ query, tables: { marketplace_product: product } }: Db, productId: string) {
  const [row] = await query.select({ base: product.base }).from(product).where(eq(product.id, productId))
  return row?.base ?? null
}

const stockIn = statement((db, stocked: (typeof STOCKED)[number]) => {
  const table = db.tables[stocked]
  return db.query
    .select({ stock: table.remaining_stock })
    .from(table)
    .where(eq(table.id, later('id')))
})

/** Pieces left; null for a product that is made to order or does not exist. */
export async function stockOf(db: Db, productId: string): Promise<number | null> {
  for (const stocked of inTurnFor(productId, STOCKED)) {
    const [row] = await stockIn(db, { id: productId }, stocked)
    if (row === undefined) continue
    const base = stocked === 'marketplace_product' && row.stock === null ? await baseOf(db, productId) : null
    return base === null ? row.stock : stockOf(db, base)
  }
  return null
}
