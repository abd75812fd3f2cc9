import { and, asc, count, eq } from 'drizzle-orm'
import { type Db, later, statement } from '../database/index.ts'
import { isOwnedBy, type OwnerKind, ownerKind } from '../owners/owner-now.ts'
import type { Tables } from '../tables/index.ts'
import type { CartLine, StoredCart } from '@kisscut/shop/ports/carts'

const cartLines = statement((db) => {
  const { cart_line } = db.tables
  return db.query
    .select()
    .from(cart_line)
    .where(eq(cart_line.cart, later('cart')))
    .orderBy(asc(cart_line.place), asc(cart_line.id))
})

const cartOf = statement((db, owner: OwnerKind) => {
  const { cart } = db.tables
  return db.query
    .select()
    .from(cart)
    .where(isOwnedBy(db.tables, cart.owner, owner))
})

/** The owner's cart with its lines, oldest first; null when they have none. */
export async function cartOfOwner(db: Db, owner: string): Promise<StoredCart | null> {
  const [found] = await cartOf(db, { owner }, ownerKind(owner))
  if (!found) return null
  const lines = await cartLines(db, { cart: found.id })
  const { id, currency, removed_lines: removedLines } = found
  return { id, owner: found.owner, currency, removedLines, lines: lines.map(lineOf) }
}

const numberOfLines = statement((db, owner: OwnerKind) => {
  const { cart, cart_line } = db.tables
  return db.query
    .select({ lines: count() })
    .from(cart_line)
    .innerJoin(cart, eq(cart.id, cart_line.cart))
    .where(and(isOwnedBy(db.tables, cart.owner, owner), eq(cart_line.saved_for_later, false)))
})

/** How many lines the owner's cart has, without those saved for later. */
export async function cartCountOfOwner(db: Db, owner: string): Promise<number> {
  const [row] = await numberOfLines(db, { owner }, ownerKind(owner))
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
