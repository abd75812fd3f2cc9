import type { NewCartLine } from '@kisscut/shop'
import { eq, max } from 'drizzle-orm'
import type { Db } from '../database/index.ts'
import { newId } from '../ids/ids.ts'
import { columnsOf } from './line-columns.ts'

/** Adds a line to the owner's cart, made when there is none; null when the cart is in another currency. */
export const addLine = (
  db: Db,
  owner: string,
  currency: string,
  line: NewCartLine,
): Promise<{ cartId: string; lineId: string } | null> =>
  db.atomically(async (inside) => {
    const cart = await cartFor(inside, owner, currency)
    if (cart.currency !== currency) return null
    const { cart_line } = inside.tables
    const [last] = await inside.query
      .select({ place: max(cart_line.place) })
      .from(cart_line)
      .where(eq(cart_line.cart, cart.id))
    const id = newId()
    const now = db.now()
    const place = (last?.place ?? 0) + 1
    await inside.query
      .insert(cart_line)
      .values({ ...columnsOf(line), id, cart: cart.id, place, created: now, updated: now })
    return { cartId: cart.id, lineId: id }
  })

/**
 * The owner's cart, locked until the transaction ends: two tabs that add at once take turns. A cart without lines takes the
 * new line's currency.
 */
async function cartFor(db: Db, owner: string, currency: string) {
  const { cart, cart_line } = db.tables
  const now = db.now()
  const [kept] = await db.query
    .insert(cart)
    .values({ id: newId(), owner, currency, created: now, updated: now })
    .onConflictDoUpdate({ target: cart.owner, set: { updated: now } })
    .returning()
  if (!kept) throw new Error('The database kept no cart')
  if (kept.currency === currency) return kept
  const [line] = await db.query.select().from(cart_line).where(eq(cart_line.cart, kept.id)).limit(1)
  if (line) return kept
  await db.query.update(cart).set({ currency }).where(eq(cart.id, kept.id))
  return { ...kept, currency }
}
