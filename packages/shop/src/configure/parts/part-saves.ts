import type { AnyRecord, ChangesOf, RowOf } from '@kisscut/records'
import type { Viewer } from '../../accounts/viewer.ts'
import { recordNotFound } from '../../messages/records.ts'
import { done, notFound, type Failure, type Outcome } from '../../outcome.ts'
import type { Stale } from '../../records/stale.ts'

export type Part = RowOf<AnyRecord>
export type Values = Readonly<Record<string, unknown>>

/** A change to a part of a configured product. */
export interface PartOrder {
  readonly record: AnyRecord
  /** Null for a new one. */
  readonly id: string | null
  /** Null to remove it. */
  readonly values: Values | null
  /** The part's revision that was edited; absent: any. DESIGN-22. */
  readonly revision?: number | undefined
  /** Staff's reason for a correction. ROLE-7. */
  readonly reason?: string | undefined
}

/** Saves a part by the rules of its whole and returns its row; null if it was removed. */
export type ChangePart = (viewer: Viewer, order: PartOrder) => Promise<Outcome<Part | null> | Stale<Part>>

/** Attempts to save a part while other parts of the same product are being saved. */
export const PART_ATTEMPTS = 20

/** Saving and removing a part, from one function that does both. */
export const partSaves = (change: ChangePart) => ({
  save: async <R extends AnyRecord>(
    viewer: Viewer,
    record: R,
    id: string | null,
    values: ChangesOf<R>,
    revision?: number,
    reason?: string,
  ): Promise<Outcome<RowOf<R>> | Stale<RowOf<R>>> => {
    const saved = await change(viewer, { record, id, values, revision, reason })
    if (!saved.ok) return saved as Stale<RowOf<R>>
    return saved.value === null ? notFound(recordNotFound) : done(saved.value as RowOf<R>)
  },
  remove: async (
    viewer: Viewer,
    record: AnyRecord,
    id: string,
    reason?: string,
  ): Promise<Outcome<{ readonly id: string }>> => {
    const removed = await change(viewer, { record, id, values: null, reason })
    return removed.ok ? done({ id }) : (removed as Failure)
  },
})
