import { PRODUCT_RECORDS } from '@kisscut/shop/ports/catalog'
import { asc, inArray } from 'drizzle-orm'
import { type Db, later, statement } from '../../database/index.ts'
import { raiseVersion } from '../version.ts'
import { indexDocuments } from './index-documents.ts'

/** Tables that lists and search derive from; a restored shop relists all their rows. */
export const LISTED_TABLES = [...Object.values(PRODUCT_RECORDS), 'category'] as const

/** Rows per insert. */
const BATCH = 500

const queueOne = statement((db) => {
  const { index_queue: queue } = db.tables
  return db.query
    .insert(queue)
    .values({ product: later('product') })
    .onConflictDoNothing()
})

/** Has products and categories listed when their turn comes. */
export async function indexLater(db: Db, products: readonly string[]): Promise<void> {
  const { index_queue: queue } = db.tables
  const [only] = products
  if (products.length === 1) {
    await queueOne(db, { product: only })
    return
  }
  for (let at = 0; at < products.length; at += BATCH)
    await db.query
      .insert(queue)
      .values(products.slice(at, at + BATCH).map((product) => ({ product })))
      .onConflictDoNothing()
}

/** Lists the next queued products and categories in a transaction; returns how many it found, up to the limit. */
export async function indexWaiting(db: Db, limit: number): Promise<number> {
  const { index_queue: queue } = db.tables
  const next = () => db.query.select().from(queue).orderBy(asc(queue.product)).limit(limit)
  if ((await next()).length === 0) return 0
  return db.atomically(async (inside) => {
    // Raised first, so that of two instances the second waits and finds the work done.
    await raiseVersion(inside, { record: 'listing', id: '' })
    const ids = (await inside.query.select().from(queue).orderBy(asc(queue.product)).limit(limit)).map(
      ({ product }) => product,
    )
    if (ids.length === 0) return 0
    await indexDocuments(inside, ids)
    await inside.query.delete(queue).where(inArray(queue.product, ids))
    return ids.length
  })
}
