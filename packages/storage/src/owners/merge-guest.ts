import { and, asc, desc, eq, inArray, max, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../database/index.ts'
import { columnOf } from '../records/stored-table.ts'
import { tablesThatMove } from './fates.ts'
import { ownerNow } from './owner-now.ts'

/** ISO 4217: no currency. */
const NO_CURRENCY = 'XXX'

/**
 * Moves everything a guest owns to the account, including rows written for the guest later. The guest's cart lines come after the
 * account's. If their currencies differ, the cart has no currency until it is repriced (CUR-6). Has no effect if the guest has
 * signed in before.
 */
export const mergeGuest = (db: Db, from: string, to: string, most: number): Promise<void> =>
  db.atomically(async (inside): Promise<void> => {
    if ((await ownerNow(inside, from)) !== from) return
    await ownerNow(inside, to)
    const { former_owner: former } = inside.tables
    await inside.query.insert(former).values({ id: from, owner: to, created: db.now() })
    inside.owners?.delete(from)
    for (const table of tablesThatMove(inside.tables))
      await inside.query
        .update(table)
        .set({ owner: to })
        .where(eq(columnOf(table, 'owner'), from))
    await moveKeys(inside, from, to)
    await mergeGuestCart(inside, from, to, most)
  })

/** Moves the guest's idempotency keys, except those the account has used as well. */
async function moveKeys(db: Db, from: string, to: string): Promise<void> {
  const { idempotency_key: keys } = db.tables
  const known = db.query.select({ key: keys.key }).from(keys).where(eq(keys.owner, to))
  await db.query
    .update(keys)
    .set({ owner: to })
    .where(and(eq(keys.owner, from), notInArray(keys.key, known)))
}

async function mergeGuestCart(db: Db, from: string, to: string, most: number): Promise<void> {
  const { cart, cart_line } = db.tables
  const [theirs] = await db.query.select().from(cart).where(eq(cart.owner, to))
  const [guests] = await db.query.select().from(cart).where(eq(cart.owner, from))
  if (!guests) return
  if (!theirs) return void (await db.query.update(cart).set({ owner: to }).where(eq(cart.id, guests.id)))
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
  const removed = await removeOldest(db, theirs.id, most)
  if (removed > 0) await db.query.update(cart).set({ removed_lines: removed }).where(eq(cart.id, theirs.id))
}

/** Removes the oldest lines of an oversized cart, saved ones first; their products stay. Returns their number. CART-6. */
async function removeOldest(db: Db, cart: string, most: number): Promise<number> {
  const { cart_line: line } = db.tables
  const beyond = await db.query
    .select({ id: line.id })
    .from(line)
    .where(eq(line.cart, cart))
    .orderBy(asc(line.saved_for_later), desc(line.place), asc(line.id))
    .limit(100_000)
    .offset(most)
  const ids = beyond.map(({ id }) => id)
  for (let at = 0; at < ids.length; at += 500)
    await db.query.delete(line).where(and(eq(line.cart, cart), inArray(line.id, ids.slice(at, at + 500))))
  return ids.length
}
