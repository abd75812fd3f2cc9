import type { IdempotencyStore, Transaction } from '@kisscut/shop'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../database/index.ts'
import { fingerprint, newId } from '../ids/ids.ts'

/** Keys and requests are kept as fingerprints: short, and whatever text a client sends. */
const storedForm = ({ owner, key, request }: { owner: string; key: string; request: string }) => ({
  owner,
  key: fingerprint(key),
  request: fingerprint(request),
})

/**
 * Work that happens once per key (API-9). The key is kept first: a second request with it, in whichever process, waits
 * for the first to end, and then finds its answer.
 */
export const idempotencyIn = (db: Db, transactionIn: (db: Db) => Transaction): IdempotencyStore => ({
  perKey: (asked, work) =>
    db.atomically(async (inside) => {
      const ask = storedForm(asked)
      const { idempotency_key: kept } = inside.tables
      const id = newId()
      const mine = await inside.query
        .insert(kept)
        .values({ ...ask, id, created: db.now() })
        .onConflictDoNothing({ target: [kept.owner, kept.key] })
        .returning({ id: kept.id })
      if (mine.length > 0) {
        const answer = await work(transactionIn(inside))
        await inside.query
          .update(kept)
          .set({ answer: { value: answer } })
          .where(eq(kept.id, id))
        return { conflict: false, answer, first: true }
      }
      const [earlier] = await inside.query
        .select()
        .from(kept)
        .where(and(eq(kept.owner, ask.owner), eq(kept.key, ask.key)))
      if (earlier?.request !== ask.request) return { conflict: true }
      return {
        conflict: false,
        answer: earlier.answer?.value as Awaited<ReturnType<typeof work>>,
        first: false,
      }
    }),
})
