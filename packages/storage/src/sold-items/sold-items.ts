import { and, eq, inArray, lt, ne, notExists, sql } from 'drizzle-orm'
import { type Db, encodedRow, later, laterRow, run } from '../database/index.ts'
import { addUses, endUses } from '../files/uses.ts'
import { keysInText } from '../files/keys.ts'
import type { SoldItems, StoredSoldItem } from '@kisscut/shop/ports/sold-items'

/** What sold items use files as. */
const USED_BY = 'sold_item'

/**
 * Stores a sold item within the transaction that stores its holder, with the files it names (FILE-22); one that is there already stays.
 * That renews `used`, so that a removal at the same moment passes it over.
 */
export async function putSoldItem(db: Db, { id, content }: StoredSoldItem): Promise<void> {
  const { sold_item: item } = db.tables
  const query = () =>
    db.query
      .insert(item)
      .values(laterRow(['id', 'content', 'used']) as never)
      .onConflictDoUpdate({ target: item.id, set: { used: later('used') } })
  await run(db, 'put sold item', query, encodedRow(item, { id, content, used: db.now() }))
  await addUses(db, USED_BY, id, keysInText(content))
}

/** Frozen products. */
export const soldItemsIn = (db: Db): SoldItems => {
  const { sold_item: item, cart_line: line, job } = db.tables
  return {
    async contents(ids) {
      if (ids.length === 0) return new Map()
      const rows = await db.query
        .select({ id: item.id, content: item.content })
        .from(item)
        .where(inArray(item.id, [...ids]))
      return new Map(rows.map(({ id, content }) => [id, content]))
    },
    async removeUnused(before, most) {
      const isUnused = and(
        lt(item.used, before),
        notExists(db.query.select({ id: line.id }).from(line).where(eq(line.sold_item, item.id))),
        notExists(
          db.query
            .select({ id: job.id })
            .from(job)
            .where(
              and(ne(job.kind, 'letter'), sql`cast(${job.request} as text) like '%' || ${item.id} || '%'`),
            ),
        ),
      )
      return db.atomically(async (inside) => {
        const some = inside.query.select({ id: item.id }).from(item).where(isUnused).limit(most)
        const gone = await inside.query
          .delete(item)
          .where(and(inArray(item.id, some), isUnused))
          .returning({ id: item.id })
        for (const { id } of gone) await endUses(inside, USED_BY, id)
        return gone.length
      })
    },
  }
}
