import { and, asc, count, eq } from 'drizzle-orm'
import { type Db, later, run } from '../database/index.ts'
import { isOwnedBy, ownerKind } from '../owners/owner-now.ts'
import type { Tables } from '../tables/index.ts'
import type { CartLine, StoredCart } from '@kisscut/shop/ports/carts'

/** The owner's cart with its lines, oldest first; null when they have none. */
export async function cartOfOwner(db: Db, owner: string): Promise<StoredCart | null> {
  const { cart, cart_line } = db.tables
  const cartQuery = () =>
    db.query
      .select()
      .from(cart)
      .where(isOwnedBy(db.tables, cart.owner, owner))
  const [found] = await run(db, `cart of ${ownerKind(owner)}`, cartQuery, { owner })
  if (!found) return null
  const linesQuery = () =>
    db.query
      .select()
      .from(cart_line)
      .where(eq(cart_line.cart, later('cart')))
      .orderBy(asc(cart_line.place), asc(cart_line.id))
  const lines = await run(db, 'lines of cart', linesQuery, { cart: found.id })
  const { id, currency, removed_lines: removedLines } = found
  return { id, owner: found.owner, currency, removedLines, lines: lines.map(lineOf) }
}

/** How many lines the owner's cart has, without those saved for later. */
export async function cartCountOfOwner(db: Db, owner: string): Promise<number> {
  const { cart, cart_line } = db.tables
  const query = () =>
    db.query
      .select({ lines: count() })
      .from(cart_line)
      .innerJoin(cart, eq(cart.id, cart_line.cart))
      .where(and(isOwnedBy(db.tables, cart.owner, owner), eq(cart_line.saved_for_later, false)))
  const [row] = await run(db, `count lines of ${ownerKind(owner)}`, query, { owner })
  return row?.lines ?? 0
}

/** A stored row as a cart line. */
export const lineOf = (row: Tables['cart_line']['$inferSelect']): CartLine => ({
  id: row.id,
  productClass: row.product_class,
  productId: row.product_id,
  configuredId: row.configured_id,
  name: row.name,
  quantity: row.quantity,
  unitPrice: row.unit_price,
  total: row.total,
  soldItem: row.sold_item,
  declined: row.declined,
  search: row.search,
  savedForLater: row.saved_for_later,
  created: row.created,
  updated: row.updated,
})
