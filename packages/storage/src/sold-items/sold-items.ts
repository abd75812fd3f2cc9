import { and, asc, eq, gt, inArray, lt, notExists } from 'drizzle-orm'
import { type Db, encodedRow, later, laterRow, statement } from '../database/index.ts'
import { addUses, endUses } from '../files/uses.ts'
import { keysInText } from '../files/keys.ts'
import type { SoldItems, StoredSoldItem } from '@kisscut/shop/ports/sold-items'

/** The `usedBy` of sold items. */
const USED_BY = 'sold_item'

const insertSoldItem = statement((db) => {
  const { sold_item: item } = db.tables
  return db.query
    .insert(item)
    .values(laterRow('id,content,used') as never)
    .onConflictDoUpdate({ target: item.id, set: { used: later('used') } })
})

/**
 * Stores a sold item and the uses of its files (FILE-22), in the transaction that stores its holder; an existing item stays. That
 * renews `used`, so that a concurrent removal skips the item.
 */
export async function putSoldItem(db: Db, { id, content }: StoredSoldItem): Promise<void> {
  const { sold_item: item } = db.tables
  await insertSoldItem(db, encodedRow(item, { id, content, used: db.now() }))
  await addUses(db, USED_BY, id, keysInText(content))
}

/** Removed by one transaction. */
const BATCH = 50

/** Frozen products. */
export const soldItemsIn = (db: Db): SoldItems => {
  const { sold_item: item, cart_line: line, job_sold_item: made } = db.tables
  return {
    async contents(ids) {
      if (ids.length === 0) return new Map()
      const rows = await db.query
        .select({ id: item.id, content: item.content })
        .from(item)
        .where(inArray(item.id, [...ids]))
      return new Map(rows.map(({ id, content }) => [id, content]))
    },
    async removeUnused(before) {
      const isUnused = and(
        lt(item.used, before),
        notExists(db.query.select({ id: line.id }).from(line).where(eq(line.sold_item, item.id))),
        notExists(db.query.select({ id: made.id }).from(made).where(eq(made.sold_item, item.id))),
      )
      let removed = 0
      for (let after = ''; ;) {
        const some = await db.scan
          .select({ id: item.id })
          .from(item)
          .where(and(gt(item.id, after), isUnused))
          .orderBy(asc(item.id))
          .limit(BATCH)
        if (some.length === 0) return removed
        removed += await db.atomically(async (inside) => {
          const ids = some.map(({ id }) => id)
          const gone = await inside.query
            .delete(item)
            .where(and(inArray(item.id, ids), isUnused))
            .returning({ id: item.id })
          const rows = gone.map(({ id }) => id)
          await endUses(inside, USED_BY, rows)
          return gone.length
        })
        if (some.length < BATCH) return removed
        after = some.at(-1)!.id
      }
    },
  }
}
