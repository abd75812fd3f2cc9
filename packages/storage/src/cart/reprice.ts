import type { LinePrice, StoredCart } from '@kisscut/shop/ports/carts'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../database/index.ts'
import { ownerNow } from '../owners/owner-now.ts'

/** Rolls back because the cart has changed since it was read. */
class ChangedMeanwhile extends Error {}

/** Reprices every line of a cart in another currency, in one step; false if the cart has changed since it was read. CUR-6. */
export async function reprice(
  db: Db,
  { id, owner, currency: from, lines }: StoredCart,
  currency: string,
  prices: readonly LinePrice[],
): Promise<boolean> {
  try {
    await db.atomically(async (inside) => {
      const { cart, cart_line: line } = inside.tables
      await ownerNow(inside, owner)
      const locked = await inside.query
        .update(cart)
        .set({ currency, updated: db.now() })
        .where(and(eq(cart.id, id), eq(cart.currency, from)))
        .returning({ id: cart.id })
      const now = await inside.query
        .select({ id: line.id, updated: line.updated })
        .from(line)
        .where(eq(line.cart, id))
      const asRead = new Map(lines.map((each) => [each.id, each.updated.getTime()]))
      const isAsRead =
        now.length === lines.length && now.every((row) => asRead.get(row.id) === row.updated.getTime())
      if (locked.length === 0 || !isAsRead) throw new ChangedMeanwhile()
      for (const { id: lineId, unitPrice, total } of prices)
        await inside.query
          .update(line)
          .set({ unit_price: unitPrice, total, updated: db.now() })
          .where(eq(line.id, lineId))
    })
    return true
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return false
    throw error
  }
}
