import { type AnyRecord, RECORDS } from '@kisscut/records'
import { eq, max, sql } from 'drizzle-orm'
import type { Db } from '../database/index.ts'
import { columnOf, storedTableOf } from '../records/stored-table.ts'

/** ISO 4217: no currency. */
const NO_CURRENCY = 'XXX'

const OWNED = (Object.values(RECORDS) as AnyRecord[]).filter((record) => record.save === 'owner')

/**
 * The guest has logged in: everything owned becomes the account's, and the guest's cart lines follow those the account's cart
 * has. Where the two are in different currencies, the cart is in none until its lines are repriced, before anybody sees it (CUR-6).
 */
export const mergeGuest = (db: Db, from: string, to: string): Promise<void> =>
  db.atomically(async (inside) => {
    for (const record of OWNED) {
      const table = storedTableOf(inside.tables, record)
      await inside.query
        .update(table)
        .set({ owner: to })
        .where(eq(columnOf(table, 'owner'), from))
    }
    await mergeGuestCart(inside, from, to)
  })

async function mergeGuestCart(db: Db, from: string, to: string): Promise<void> {
  const { cart, cart_line } = db.tables
  const [theirs] = await db.query.select().from(cart).where(eq(cart.owner, to))
  if (!theirs) return void (await db.query.update(cart).set({ owner: to }).where(eq(cart.owner, from)))
  const [guests] = await db.query.select().from(cart).where(eq(cart.owner, from))
  if (!guests) return
  if (guests.currency !== theirs.currency)
    await db.query.update(cart).set({ currency: NO_CURRENCY }).where(eq(cart.id, theirs.id))
  const [last] = await db.query
    .select({ place: max(cart_line.place) })
    .from(cart_line)
    .where(eq(cart_line.cart, theirs.id))
  await db.query
    .update(cart_line)
    .set({ cart: theirs.id, place: sql`${cart_line.place} + ${last?.place ?? 0}` })
    .where(eq(cart_line.cart, guests.id))
  await db.query.delete(cart).where(eq(cart.id, guests.id))
}
