import type { IdempotencyStore } from '@kisscut/shop/ports/idempotency'
import type { Transaction } from '@kisscut/shop/ports/storage'
import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Db } from '../database/index.ts'
import { fingerprint, newId } from '../ids/ids.ts'
import { ownerNow } from '../owners/owner-now.ts'

/** A claim that was neither settled nor released for this long is abandoned. */
const ABANDONED_AFTER_MS = 10 * 60_000

/** Keys and requests are stored as fingerprints: short, and safe for any text that a client sends. */
const storedForm = ({ owner, key, request }: { owner: string; key: string; request: string }) => ({
  owner,
  key: fingerprint(key),
  request: fingerprint(request),
})

/**
 * Work that happens once per key (API-9). The key is stored first: a second request with it, in any process, waits
 * for the first to end, then finds its result.
 */
export const idempotencyIn = (
  db: Db,
  transactionIn: (db: Db) => Transaction,
): IdempotencyStore<Transaction> => ({
  perKey: (call, work) =>
    db.atomically(async (inside) => {
      const owner = await ownerNow(inside, call.owner)
      const fields = storedForm({ ...call, owner })
      const { idempotency_key: keys } = inside.tables
      const id = newId()
      const inserted = await inside.query
        .insert(keys)
        .values({ ...fields, id, created: db.now() })
        .onConflictDoNothing({ target: [keys.owner, keys.key] })
        .returning({ id: keys.id })
      if (inserted.length > 0) {
        const result = await work(transactionIn(inside))
        await inside.query
          .update(keys)
          .set({ result: { value: result } })
          .where(eq(keys.id, id))
        return { conflict: false, result, first: true }
      }
      const [earlier] = await inside.query
        .select()
        .from(keys)
        .where(and(eq(keys.owner, fields.owner), eq(keys.key, fields.key)))
      if (earlier?.request !== fields.request) return { conflict: true }
      return {
        conflict: false,
        result: earlier.result?.value as Awaited<ReturnType<typeof work>>,
        first: false,
      }
    }),

  claim: (call) =>
    db.atomically(async (inside) => {
      const {
        query,
        tables: { idempotency_key: keys },
      } = inside
      const { owner, key, request } = storedForm({ ...call, owner: await ownerNow(inside, call.owner) })
      const own = and(eq(keys.owner, owner), eq(keys.key, key))
      const abandoned = new Date(db.now().getTime() - ABANDONED_AFTER_MS)
      await query.delete(keys).where(and(own, isNull(keys.result), lte(keys.created, abandoned)))
      const inserted = await query
        .insert(keys)
        .values({ owner, key, request, id: newId(), created: db.now() })
        .onConflictDoNothing({ target: [keys.owner, keys.key] })
        .returning({ id: keys.id })
      if (inserted.length > 0) return { state: 'claimed' }
      const [earlier] = await query.select().from(keys).where(own)
      if (earlier?.request !== request) return { state: 'other_request', result: earlier?.result?.value }
      return earlier.result === null
        ? { state: 'under_way' }
        : { state: 'settled', result: earlier.result.value }
    }),

  settle: (call, result) =>
    db.atomically(async (inside) => {
      const {
        query,
        tables: { idempotency_key: keys },
      } = inside
      const { owner, key, request } = storedForm({ ...call, owner: await ownerNow(inside, call.owner) })
      await query
        .update(keys)
        .set({ result: { value: result } })
        .where(and(eq(keys.owner, owner), eq(keys.key, key), eq(keys.request, request)))
    }),

  release: (call) =>
    db.atomically(async (inside) => {
      const {
        query,
        tables: { idempotency_key: keys },
      } = inside
      const { owner, key, request } = storedForm({ ...call, owner: await ownerNow(inside, call.owner) })
      await query
        .delete(keys)
        .where(and(eq(keys.owner, owner), eq(keys.key, key), eq(keys.request, request), isNull(keys.result)))
    }),
})
