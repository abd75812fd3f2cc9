import { isDeepStrictEqual } from 'node:util'
import {
  type AnyRecord,
  type ChangesOf,
  type NewRowOf,
  recordNamed,
  WHOLE,
  type RowOf,
  wholeOf,
} from '@kisscut/records'
import { can } from '../accounts/can.ts'
import type { Action } from '../accounts/rights.ts'
import { isStaff } from '../accounts/roles.ts'
import { conflict, done, type Failure, invalid, notFound, NOT_YOUR_ROLE, type Outcome } from '../outcome.ts'
import { createWithin, QUOTA, QUOTA_OF_PARTS, type Quota } from './create-within.ts'
import { type Records, StorageConflict } from '../ports/records.ts'
import type { Transaction } from '../ports/storage.ts'
import { withDerived } from './with-derived.ts'
import { hooksOf } from './hooks.ts'
import { inShopCurrency } from './shop-currency.ts'
import { stale, type Stale } from './stale.ts'
import { byPaintRules } from './paint-rules.ts'
import { referenceErrors, type SeenRows } from './references.ts'
import { hasRowsBelow, treeFailure } from './trees.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { Deps } from '../dependencies.ts'
import * as messages from '../messages/records.ts'

const FORBIDDEN: Failure = {
  ok: false,
  reason: 'forbidden',
  message: messages.staffOnly,
}

const isAudited = (record: AnyRecord): boolean => record.isCatalog || hooksOf(record).isAudited === true

/** The failure if the viewer may do this to no row of the record; null if there may be some. */
const forbidden = (viewer: Viewer, action: Action, record: AnyRecord): Failure | null => {
  if (can(viewer, action, record)) return null
  return isStaff(viewer) ? NOT_YOUR_ROLE : FORBIDDEN
}

const quotaOf = <R extends AnyRecord>(record: R, values: ChangesOf<R>): Quota =>
  wholeOf(record) !== null ? QUOTA_OF_PARTS : (hooksOf(record).quota?.(values) ?? QUOTA)

const REJECTIONS = {
  taken: messages.duplicate,
  broken_reference: messages.brokenReference,
  in_use: messages.inUse,
} as const

/** Maps conflicts of the database to failures. */
export const withConflicts = async <T>(work: () => Promise<T>): Promise<T | Failure> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof StorageConflict)) throw error
    if (error.reason === 'in_use') return conflict(REJECTIONS.in_use)
    const fields = error.fields.filter((name) => name !== 'owner')
    return invalid(
      Object.fromEntries(
        (fields.length > 0 ? fields : [WHOLE]).map((name) => [name, [REJECTIONS[error.reason]]]),
      ),
    )
  }
}

/** Owner of a new row: its parent's, else the viewer; null if the parent doesn't exist or the viewer may not change it. */
async function ownerOfNew(
  records: Records,
  viewer: Viewer,
  record: AnyRecord,
  values: Readonly<Record<string, unknown>>,
): Promise<string | null> {
  const whole = wholeOf(record)
  if (whole === null) return viewer.owner
  const parent = recordNamed(whole.to)
  const row = await records.get(parent, String(values[whole.name]))
  return row !== null && can(viewer, 'change', parent, row)
    ? (row as unknown as { owner: string }).owner
    : null
}

/** Result of a save. */
type Saved<R extends AnyRecord> = Outcome<RowOf<R>> | Stale<RowOf<R>>

/** One row to save, with values that have passed the record's schema. */
export interface RowToSave<R extends AnyRecord> {
  /** Null for a new row. */
  readonly id: string | null
  readonly values: ChangesOf<R>
  /** The row is changed only if it has this revision. */
  readonly revision?: number | undefined
}

/**
 * Creates (without id) or changes a row; changes to catalog records are audited. Rights are in `accounts/rights.ts` (ROLE-4,
 * ROLE-8). The values have passed the record's schema. With a revision, the row is changed only if it has that revision.
 */
export const saveRecord =
  ({ storage }: Deps<'storage.transaction'>) =>
  async <R extends AnyRecord>(
    viewer: Viewer,
    record: R,
    id: string | null,
    values: ChangesOf<R>,
    revision?: number,
    reason = '',
  ): Promise<Saved<R>> => {
    const row = { id, values, revision }
    const failure = cannotSave(viewer, record, row)
    if (failure !== null) return failure
    return withConflicts(() =>
      storage.transaction((store) => saveWithin(store, viewer, record, row, { reason })),
    )
  }

/** The failure if the viewer may not save such a row; null if they may. */
export function cannotSave(viewer: Viewer, record: AnyRecord, { id }: Pick<RowToSave<AnyRecord>, 'id'>) {
  const { savedBy } = hooksOf(record)
  if (savedBy !== undefined) throw new Error(`A ${record.name} is saved by ${savedBy}, with its rules`)
  return forbidden(viewer, id === null ? 'create' : 'change', record)
}

/** Saves a row in a transaction, which must end if this fails. */
export async function saveWithin<R extends AnyRecord>(
  store: Transaction,
  viewer: Viewer,
  record: R,
  { id, values: sent, revision }: RowToSave<R>,
  { reason = '', seen }: { readonly reason?: string; readonly seen?: SeenRows } = {},
): Promise<Saved<R>> {
  const before = id === null ? null : await store.records.get(record, id)
  if (id !== null && (before === null || !can(viewer, 'change', record, before)))
    return notFound(messages.recordNotFound)
  if (before !== null && revision !== undefined && before.revision !== revision) return stale(before)
  const isOwned = record.save === 'owner'
  const owner = !isOwned
    ? null
    : before !== null
      ? (before as unknown as { owner: string }).owner
      : await ownerOfNew(store.records, viewer, record, sent)
  if (isOwned && owner === null) return invalid({ [wholeOf(record)!.name]: [messages.recordNotFound] })
  const errors = await referenceErrors(store.records, viewer, record, sent, { before, owner, seen })
  if (Object.keys(errors).length > 0) return invalid(errors)
  const misplaced = await treeFailure(store, record, id, sent)
  if (misplaced !== null) return misplaced
  const hooks = hooksOf(record)
  const checked = (await hooks.beforeSave?.(store, viewer, sent, before)) ?? done(sent)
  if (!checked.ok) return checked
  const painted = byPaintRules(record, checked.value, before)
  const derived = await withDerived(store.records, record, painted, before)
  if (!derived.ok) return derived
  const values = (await inShopCurrency(store, record, derived.value, id === null)) as ChangesOf<R>
  if (before !== null && changesNothing(before, values)) return done(before)
  if (id === null && isOwned) {
    const full = (await hooks.beforeCreate?.(store, values, owner!)) ?? null
    if (full !== null) return full
    const row = { ...values, owner } as unknown as NewRowOf<R> & { owner: string }
    return createWithin(store, record, row, [quotaOf(record, values)])
  }
  const after =
    id === null
      ? await store.records.create(record, values as unknown as NewRowOf<R>)
      : await store.records.update(record, id, values, undefined, whereRevision(revision))
  if (after === null) return staleOrGone(await store.records.get(record, id!))
  if (isAudited(record))
    await store.audit.note({
      who: viewer.owner,
      did: id === null ? 'created' : 'changed',
      what: `${record.name} ${after.id}`,
      reason,
      before,
      after,
    })
  return done(after)
}

/** Whether a row has these values already; saving them would only add a revision. */
const changesNothing = (before: object, values: object): boolean =>
  Object.entries(values).every(([name, value]) =>
    isDeepStrictEqual(value, (before as Readonly<Record<string, unknown>>)[name]),
  )

const whereRevision = <R extends AnyRecord>(revision: number | undefined): Partial<RowOf<R>> =>
  (revision === undefined ? {} : { revision }) as Partial<RowOf<R>>

/** The failure after an update that changed nothing: another request was faster. */
const staleOrGone = <T>(row: T | null) => (row === null ? notFound(messages.recordNotFound) : stale(row))

/** Removes a row, by the same rights. */
export const removeRecord =
  ({ storage }: Deps<'storage.transaction'>) =>
  async (
    viewer: Viewer,
    record: AnyRecord,
    id: string,
    reason = '',
  ): Promise<Outcome<{ readonly id: string }>> => {
    const failure = forbidden(viewer, 'remove', record)
    if (failure !== null) return failure
    return withConflicts(() =>
      storage.transaction(async (store): Promise<Outcome<{ readonly id: string }>> => {
        const before = await store.records.get(record, id)
        if (before === null || !can(viewer, 'remove', record, before))
          return notFound(messages.recordNotFound)
        if (await hasRowsBelow(store, record, id)) return conflict(REJECTIONS.in_use)
        await hooksOf(record).beforeRemove?.(store.records, id)
        await store.records.remove(record, id)
        if (isAudited(record))
          await store.audit.note({
            who: viewer.owner,
            did: 'removed',
            what: `${record.name} ${id}`,
            reason,
            before,
          })
        return done({ id })
      }),
    )
  }
