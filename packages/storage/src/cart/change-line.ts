import { and, eq } from 'drizzle-orm'
import type { Db } from '../database/index.ts'
import { keyOf } from '../ids/ids.ts'
import { ownerNow } from '../owners/owner-now.ts'
import { lineOf } from './cart-of-owner.ts'
import { putSoldItem } from '../sold-items/sold-items.ts'
import { columnsOf } from './line-columns.ts'
import type { CartLine, ChangesOfLine } from '@kisscut/shop/ports/carts'

/** Changes a line of the owner's cart; null if there is no such line, or if it no longer holds the given sold item. */
export const changeLine = (
  db: Db,
  owner: string,
  lineId: string,
  changes: ChangesOfLine,
  seen?: Pick<CartLine, 'soldItem'>,
): Promise<CartLine | null> =>
  db.atomically(async (inside) => {
    const { cart_line } = inside.tables
    const before = await lineOfOwner(inside, owner, lineId)
    if (!before || (seen !== undefined && before.sold_item !== seen.soldItem)) return null
    const { soldItem, ...others } = changes
    if (soldItem !== undefined) await putSoldItem(inside, soldItem)
    const held = soldItem === undefined ? {} : { soldItem: soldItem.id }
    const [row] = await inside.query
      .update(cart_line)
      .set({ ...columnsOf({ ...lineOf(before), ...others, ...held }), updated: db.now() })
      .where(eq(cart_line.id, lineId))
      .returning()
    return row ? lineOf(row) : null
  })

/** Saves a line for later, or moves it back to the owner's cart; false if there is no such line. CART-7. */
export const saveForLater = (db: Db, owner: string, lineId: string, isSaved: boolean): Promise<boolean> =>
  db.atomically(async (inside) => {
    const { cart_line } = inside.tables
    if (!(await lineOfOwner(inside, owner, lineId))) return false
    const changed = { saved_for_later: isSaved, updated: db.now() }
    const rows = await inside.query
      .update(cart_line)
      .set(changed)
      .where(eq(cart_line.id, lineId))
      .returning({ id: cart_line.id })
    return rows.length > 0
  })

/** Removes a line from the owner's cart; false if there is no such line. */
export const removeLine = (db: Db, owner: string, lineId: string): Promise<boolean> =>
  db.atomically(async (inside) => {
    const { cart, cart_line } = inside.tables
    const line = await lineOfOwner(inside, owner, lineId)
    if (!line) return false
    await inside.query.update(cart).set({ removed_lines: 0 }).where(eq(cart.id, line.cart))
    const gone = await inside.query.delete(cart_line).where(eq(cart_line.id, lineId)).returning()
    return gone.length > 0
  })

async function lineOfOwner(db: Db, owner: string, lineId: string) {
  const { cart, cart_line } = db.tables
  const [row] = await db.query
    .select({ line: cart_line })
    .from(cart_line)
    .innerJoin(cart, eq(cart.id, cart_line.cart))
    .where(and(eq(cart_line.id, keyOf(lineId)), eq(cart.owner, await ownerNow(db, owner))))
  return row?.line
}
