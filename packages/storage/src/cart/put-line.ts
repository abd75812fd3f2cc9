import { count, eq, max, sql } from 'drizzle-orm'
import { countActivity } from '../catalog/listing/activity.ts'
import { type Db, encodedRow, later, laterRow, namesIn, statement } from '../database/index.ts'
import { newId } from '../ids/ids.ts'
import { ownerNow } from '../owners/owner-now.ts'
import { putSoldItem } from '../sold-items/sold-items.ts'
import { columnsOf } from './line-columns.ts'
import type { NewCartLine, PutLine } from '@kisscut/shop/ports/carts'

/**
 * Puts a line in the owner's cart, creating the cart if necessary. A line for a product already in the cart is replaced and no longer
 * saved for later. Its sold item is stored before it. The first statement locks the cart, so that concurrent tabs take turns and the
 * limit holds.
 */
export const putLine = (
  db: Db,
  stated: string,
  currency: string,
  line: NewCartLine,
  most: number,
): Promise<PutLine> =>
  db.atomically(async (inside): Promise<PutLine> => {
    const owner = await ownerNow(inside, stated)
    const locking = lockedCart(inside, owner, currency)
    const reading = linesOf(inside, owner, line.configuredId)
    await Promise.allSettled([locking, reading])
    const cart = await locking
    const { lines, last, mine, others } = await reading
    if (cart.currency !== currency) {
      if (lines > 0) return { ok: false, reason: 'other_currency' }
      await inside.query
        .update(inside.tables.cart)
        .set({ currency })
        .where(eq(inside.tables.cart.id, cart.id))
    }
    if (mine === null && lines >= most) return { ok: false, reason: 'full' }
    await putSoldItem(inside, line.soldItem)
    if (mine !== null) {
      await renewLine(inside, mine, line)
      return { ok: true, cartId: cart.id, lineId: mine, count: others + 1 }
    }
    const inserted = insertLine(inside, cart.id, last + 1, line)
    const counted = countActivity(inside, line.productId, 'carted')
    await Promise.allSettled([inserted, counted])
    const lineId = await inserted
    await counted
    return { ok: true, cartId: cart.id, lineId, count: others + 1 }
  })

const upsertCart = statement((db) => {
  const { cart } = db.tables
  return db.query
    .insert(cart)
    .values(laterRow('id,owner,currency,created,updated') as never)
    .onConflictDoUpdate({ target: cart.owner, set: { updated: later('updated'), removed_lines: 0 } })
    .returning({ id: cart.id, currency: cart.currency })
})

async function lockedCart(db: Db, owner: string, currency: string) {
  const { cart } = db.tables
  const now = db.now()
  const row = { id: newId(), owner, currency, created: now, updated: now }
  const [locked] = await upsertCart(db, encodedRow(cart, row))
  if (!locked) throw new Error('The database returned no cart')
  return locked
}

const linesInCart = statement((db) => {
  const { cart_line, cart } = db.tables
  const mine = sql<
    string | null
  >`max(case when ${cart_line.configured_id} = ${later('configured_id')} then ${cart_line.id} end)`
  const others = sql`count(case when ${cart_line.configured_id} <> ${later('configured_id')} and not ${cart_line.saved_for_later} then 1 end)`
  return db.query
    .select({ lines: count(), last: max(cart_line.place), mine, others: others.mapWith(Number) })
    .from(cart_line)
    .innerJoin(cart, eq(cart.id, cart_line.cart))
    .where(eq(cart.owner, later('owner')))
})

/** How many lines the cart has, how many of other products are not saved for later, the last place, and the id of the product's own line. */
async function linesOf(db: Db, owner: string, configuredId: string) {
  const [row] = await linesInCart(db, { owner, configured_id: configuredId })
  return { lines: row?.lines ?? 0, last: row?.last ?? 0, mine: row?.mine ?? null, others: row?.others ?? 0 }
}

const insertCartLine = statement((db, names: string) => {
  const { cart_line } = db.tables
  return db.query.insert(cart_line).values(laterRow(names) as never)
})

async function insertLine(db: Db, cart: string, place: number, line: NewCartLine): Promise<string> {
  const { cart_line } = db.tables
  const now = db.now()
  const row = {
    ...columnsOf({ ...line, soldItem: line.soldItem.id }),
    id: newId(),
    cart,
    place,
    created: now,
    updated: now,
  }
  await insertCartLine(db, encodedRow(cart_line, row), namesIn(row))
  return row.id
}

const updateCartLine = statement((db, names: string) => {
  const { cart_line } = db.tables
  return db.query
    .update(cart_line)
    .set(laterRow(names) as never)
    .where(eq(cart_line.id, later('id')))
})

async function renewLine(db: Db, id: string, line: NewCartLine): Promise<void> {
  const { cart_line } = db.tables
  const row = {
    ...columnsOf({ ...line, soldItem: line.soldItem.id }),
    saved_for_later: false,
    updated: db.now(),
  }
  await updateCartLine(db, { ...encodedRow(cart_line, row), id }, namesIn(row))
}
