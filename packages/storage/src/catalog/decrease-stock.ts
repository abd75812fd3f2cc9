import { and, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { type Db, later, run } from '../database/index.ts'

/**
 * Sells pieces of a product by one conditional UPDATE, never read-then-write, so that the last piece is sold once (decisions
 * 14). Products made to order have no stock and always sell; those with backorders may go below zero. A sale is no change of
 * the catalog: stock is read where it matters ({@link stockOf}).
 */
export async function decreaseStock(db: Db, templateId: string, pieces: number): Promise<boolean> {
  const { template } = db.tables
  const sold = await db.query
    .update(template)
    .set({ remaining_stock: sql`${template.remaining_stock} - ${pieces}` })
    .where(
      and(
        eq(template.id, templateId),
        isNotNull(template.remaining_stock),
        or(gte(template.remaining_stock, pieces), eq(template.allow_backorders, true)),
      ),
    )
    .returning({ id: template.id })
  if (sold.length > 0) return true
  const [madeToOrder] = await db.query
    .select({ id: template.id })
    .from(template)
    .where(and(eq(template.id, templateId), isNull(template.remaining_stock)))
  return madeToOrder !== undefined
}

/** Pieces left; null for what is made to order, or is not there. */
export async function stockOf(db: Db, productId: string): Promise<number | null> {
  const { template, ddb_product } = db.tables
  for (const table of [template, ddb_product] as const) {
    const query = () =>
      db.query
        .select({ stock: table.remaining_stock })
        .from(table)
        .where(eq(table.id, later('id')))
    const [row] = await run(db, `stock of ${table === template ? 'template' : 'ddb product'}`, query, {
      id: productId,
    })
    if (row !== undefined) return row.stock
  }
  return null
}
