import { custom, type AnyRecord, type ChangesOf, type NewRowOf, type RowOf } from '@kisscut/records'
import { can } from '../accounts/can.ts'
import type { Action } from '../accounts/rights.ts'
import { isStaff } from '../accounts/roles.ts'
import { conflict, done, type Failure, invalid, notFound, NOT_YOUR_ROLE, type Outcome } from '../outcome.ts'
import { createWithin } from './create-within.ts'
import type { RecordDeps } from './read-records.ts'
import { StorageConflict } from '../ports/records.ts'
import type { Viewer } from '../accounts/viewer.ts'
import * as messages from '../messages/records.ts'

const FORBIDDEN: Failure = {
  ok: false,
  reason: 'forbidden',
  message: messages.staffOnly,
}

/** Why the viewer may do this to no row of the record; null: to some they may. */
const forbidden = (viewer: Viewer, action: Action, record: AnyRecord): Failure | null => {
  if (can(viewer, action, record)) return null
  return isStaff(viewer) ? NOT_YOUR_ROLE : FORBIDDEN
}

/** Most rows of one record per owner. */
export const ROWS_PER_OWNER = 100
const QUOTA = {
  most: ROWS_PER_OWNER,
  message: messages.atMost(ROWS_PER_OWNER),
}

const REJECTIONS = {
  taken: messages.duplicate,
  broken_reference: messages.brokenReference,
  in_use: messages.inUse,
} as const

/** Maps conflicts of the database to failures. */
const withConflicts = async <T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof StorageConflict)) throw error
    if (error.reason === 'in_use') return conflict(REJECTIONS.in_use)
    return invalid({ general: [REJECTIONS[error.reason]] })
  }
}

/**
 * Creates (no id) or changes a record: catalog records noted in the audit log. Who may is in
 * `accounts/rights.ts` (ROLE-4, ROLE-8). The values are those the record's schema has passed.
 */
export const saveRecord =
  ({ storage }: RecordDeps) =>
  async <R extends AnyRecord>(
    viewer: Viewer,
    record: R,
    id: string | null,
    values: ChangesOf<R>,
  ): Promise<Outcome<RowOf<R>>> => {
    if (record.name === custom.name) throw new Error('Customs are saved by saveConfiguration, with its rules')
    const failure = forbidden(viewer, id === null ? 'create' : 'change', record)
    if (failure !== null) return failure
    return withConflicts(() =>
      storage.transaction(async (store): Promise<Outcome<RowOf<R>>> => {
        const before = id === null ? null : await store.records.get(record, id)
        if (id !== null && (before === null || !can(viewer, 'change', record, before)))
          return notFound(messages.recordNotFound)
        if (id === null && record.save === 'owner')
          return createWithin(
            store,
            record,
            { ...values, owner: viewer.owner } as unknown as NewRowOf<R> & { owner: string },
            [QUOTA],
          )
        const after =
          id === null
            ? await store.records.create(record, values as unknown as NewRowOf<R>)
            : await store.records.update(record, id, values)
        if (after === null) return notFound(messages.recordNotFound)
        if (record.isCatalog)
          await store.audit.note({
            who: viewer.owner,
            did: id === null ? 'created' : 'changed',
            what: `${record.name} ${after.id}`,
            before,
            after,
          })
        return done(after)
      }),
    )
  }

/** Removes a record, by the same rights. */
export const removeRecord =
  ({ storage }: RecordDeps) =>
  async (viewer: Viewer, record: AnyRecord, id: string): Promise<Outcome<{ readonly id: string }>> => {
    const failure = forbidden(viewer, 'remove', record)
    if (failure !== null) return failure
    return withConflicts(() =>
      storage.transaction(async (store): Promise<Outcome<{ readonly id: string }>> => {
        const before = await store.records.get(record, id)
        if (before === null || !can(viewer, 'remove', record, before))
          return notFound(messages.recordNotFound)
        await store.records.remove(record, id)
        if (record.isCatalog)
          await store.audit.note({ who: viewer.owner, did: 'removed', what: `${record.name} ${id}`, before })
        return done({ id })
      }),
    )
  }
