import type { AnyRecord, NewRowOf, RowOf } from '@kisscut/records'
import { atMost } from '../messages/records.ts'
import { conflict, done, type Outcome } from '../outcome.ts'
import type { Transaction } from '../ports/storage.ts'
import type { Records } from '../ports/records.ts'

/** Most rows per owner, in all or created since a time, and the message at the limit. */
export interface Quota {
  readonly most: number
  readonly since?: Date
  readonly message: string
}

/** Most rows of one record per owner. */
export const ROWS_PER_OWNER = 100
export const QUOTA: Quota = { most: ROWS_PER_OWNER, message: atMost(ROWS_PER_OWNER) }

/** Parts are smaller and more numerous. */
const PARTS_PER_OWNER = 2000
export const QUOTA_OF_PARTS: Quota = { most: PARTS_PER_OWNER, message: atMost(PARTS_PER_OWNER) }

/**
 * Creates an owner's row unless a quota is used up. The quota holds for concurrent requests as well: the owner is locked before
 * their rows are counted.
 */
export const createWithin = async <R extends AnyRecord>(
  store: Pick<Transaction, 'records' | 'ownerNow'>,
  record: R,
  row: NewRowOf<R> & { readonly owner: string },
  quotas: readonly Quota[],
  along?: (row: RowOf<R>) => Promise<void>,
): Promise<Outcome<RowOf<R>>> => {
  const locked = store.ownerNow(row.owner)
  locked.catch(() => undefined)
  const within = await isWithin(store.records, record, row.owner, quotas)
  await locked
  return within.ok ? done(await store.records.create(record, row, along)) : within
}

/** Whether the owner has room for one more row at present; locks nothing. */
export const isWithin = async (
  records: Records,
  record: AnyRecord,
  owner: string,
  quotas: readonly Quota[],
): Promise<Outcome<null>> => {
  for (const { most, since, message } of quotas) {
    const created = since === undefined ? {} : { createdSince: since }
    if ((await records.count(record, { owner, ...created })) >= most) return conflict(message)
  }
  return done(null)
}
