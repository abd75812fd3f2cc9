import { eq } from 'drizzle-orm'
import type { Db } from '../database/index.ts'
import { cartCountOfOwner, cartOfOwner } from './cart-of-owner.ts'
import { ownerNow } from '../owners/owner-now.ts'
import { changeLine, removeLine, saveForLater } from './change-line.ts'
import { mergeGuest } from '../owners/merge-guest.ts'
import { reprice } from './reprice.ts'
import { putLine } from './put-line.ts'
import type { Carts } from '@kisscut/shop/ports/carts'

/** The shoppers' carts. */
export const cartsIn = (db: Db): Carts => ({
  ofOwner: (owner) => cartOfOwner(db, owner),
  countOfOwner: (owner) => cartCountOfOwner(db, owner),
  reprice: (cart, currency, prices) => reprice(db, cart, currency, prices),
  putLine: (owner, currency, line, most) => putLine(db, owner, currency, line, most),
  changeLine: (owner, lineId, changes, seen) => changeLine(db, owner, lineId, changes, seen),
  saveForLater: (owner, lineId, isSaved) => saveForLater(db, owner, lineId, isSaved),
  removeLine: (owner, lineId) => removeLine(db, owner, lineId),
  remove: (owner) =>
    db.atomically(async (inside) => {
      const { cart } = inside.tables
      await inside.query.delete(cart).where(eq(cart.owner, await ownerNow(inside, owner)))
    }),
  mergeGuest: (from, to, most) => mergeGuest(db, from, to, most),
})
