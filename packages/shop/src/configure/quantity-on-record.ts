import type { AnyRecord, ChangesOf, RowOf } from '@kisscut/records'
import type { Records } from '../ports/records.ts'

/** Attempts if the product changes concurrently. */
const TRIES = 5

interface Counted {
  readonly quantity: number
  readonly revision: number
}

/**
 * Writes the cart's quantity to a configured product. It counts as any other change: pages with another quantity are rejected
 * when they save or order. DESIGN-22.
 */
export async function setQuantityOnRecord<R extends AnyRecord>(
  records: Records,
  record: R,
  id: string,
  owner: string,
  quantity: number,
): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const row = (await records.get(record, id)) as (RowOf<R> & Counted) | null
    if (row === null || row.quantity === quantity) return
    const { revision } = row
    const changes: Counted = { quantity, revision: revision + 1 }
    const seen = { revision } as unknown as Partial<RowOf<R>>
    if (await records.update(record, id, changes as unknown as ChangesOf<R>, owner, seen)) return
  }
}
