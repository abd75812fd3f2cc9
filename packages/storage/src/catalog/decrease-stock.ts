import { and, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../database/index.ts'
import { raiseVersion } from './version.ts'

/**
 * Sells pieces of a product by one conditional UPDATE, never read-then-write, so that the last piece is sold once (decisions
 * 14). Products made to order have no stock and always sell; those with backorders may go below zero.
 */
export const decreaseStock = (db: Db, templateId: string, pieces: number): Promise<boolean> =>
  db.atomically(async (inside) => {
    const { template } = inside.tables
    const sold = await inside.query
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
    if (sold.length > 0) {
      await raiseVersion(inside)
      return true
    }
    const [madeToOrder] = await inside.query
      .select({ id: template.id })
      .from(template)
      .where(and(eq(template.id, templateId), isNull(template.remaining_stock)))
    return madeToOrder !== undefined
  })
