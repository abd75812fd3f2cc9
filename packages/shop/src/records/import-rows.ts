import type { AnyRecord, ChangesOf, Reading } from '@kisscut/records'
import type { Viewer } from '../accounts/viewer.ts'
import * as messages from '../messages/records.ts'
import { conflict, done, type Failure, invalid, type Outcome } from '../outcome.ts'
import type { Transaction } from '../ports/storage.ts'
import { yieldToEventLoop } from '../yield-to-event-loop.ts'
import type { SeenRows } from './references.ts'
import type { Deps } from '../dependencies.ts'
import { cannotSave, saveWithin, withConflicts } from './save-records.ts'

/** A row of an import, as read. */
export interface RowToImport<R extends AnyRecord> {
  /** Null for a new row. */
  readonly id: string | null
  readonly values: Reading<ChangesOf<R>>
  /** The row is changed only if it has this revision. */
  readonly revision?: number | undefined
}

/** Why a row of an import was not saved. */
export type RowFailure = Failure | { readonly ok: false; readonly reason: 'stale'; readonly message: string }

/** Results of an import's rows, in order; null if saved. */
export type Imported = readonly (RowFailure | null)[]

/** Rolls back the writes of a rejected row. */
class NotSaved extends Error {
  constructor(readonly failure: RowFailure) {
    super('not saved')
  }
}

/**
 * Saves staff's rows in order, each under the rules of a single save; rejected rows are skipped. All in one transaction and once per key:
 * a client that lost the response sends the same rows again. Other requests run between rows, but writers wait for the whole import: send
 * few rows. ADMIN-14.
 */
export const importRows =
  ({ storage }: Deps<'storage.idempotency'>) =>
  async <R extends AnyRecord>(
    viewer: Viewer,
    record: R,
    rows: readonly RowToImport<R>[],
    key: string,
  ): Promise<Outcome<Imported>> => {
    const forbidden = rows.map((row) => cannotSave(viewer, record, row)).find((failure) => failure !== null)
    if (forbidden) return forbidden
    const call = { owner: viewer.owner, key, request: JSON.stringify(['import', record.name, rows]) }
    const outcome = await storage.idempotency.perKey(call, async (transaction) => {
      const store = transaction.listingLater()
      const seen: SeenRows = new Map()
      const results: (RowFailure | null)[] = []
      for (const row of rows) {
        results.push(await saveAlone(store, viewer, record, row, seen))
        await yieldToEventLoop()
      }
      return results
    })
    return outcome.conflict ? conflict(messages.usedKey) : done(outcome.result)
  }

/** Saves a row in a savepoint, so that a rejected row leaves nothing behind. */
async function saveAlone<R extends AnyRecord>(
  store: Transaction,
  viewer: Viewer,
  record: R,
  { values, ...row }: RowToImport<R>,
  seen: SeenRows,
): Promise<RowFailure | null> {
  if (!values.ok) return invalid(values.errors)
  try {
    const work = () =>
      store.savepoint(async () => {
        const saved = await saveWithin(store, viewer, record, { ...row, values: values.value }, { seen })
        if (!saved.ok) throw new NotSaved(saved)
        return saved
      })
    const saved = await withConflicts(work)
    return saved.ok ? null : saved
  } catch (error) {
    if (!(error instanceof NotSaved)) throw error
    const { failure } = error
    return failure.reason === 'stale' ? { ok: false, reason: 'stale', message: failure.message } : failure
  }
}
