import { fieldsOf, type AnyRecord } from '@kisscut/records'
import type { AuditEntry } from '../ports/audit.ts'

/** One changed field of a row. */
export interface FieldChange {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

/** A save of a row. */
export interface Version {
  readonly id: string
  readonly at: Date
  /** Name of the account that saved it, or of another author. */
  readonly who: string
  readonly did: string
  readonly reason: string
  readonly changes: readonly FieldChange[]
}

type Values = Readonly<Record<string, unknown>>

const valuesOf = (state: unknown): Values =>
  typeof state === 'object' && state !== null ? (state as Values) : {}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** The fields of a record that differ between two states of a row, in the order of the declaration. */
export function changesBetween(record: AnyRecord, before: unknown, after: unknown): readonly FieldChange[] {
  const [was, is] = [valuesOf(before), valuesOf(after)]
  return fieldsOf(record)
    .filter(({ name }) => !isSame(was[name], is[name]))
    .map(({ name }) => ({ field: name, before: was[name] ?? null, after: is[name] ?? null }))
}

export const versionOf = (
  record: AnyRecord,
  { before, after, ...entry }: AuditEntry,
  who: string,
): Version => ({
  ...{ id: entry.id, at: entry.at, who, did: entry.did, reason: entry.reason },
  changes: changesBetween(record, before, after),
})

/** The values that restore a row to an earlier version; fields that either version lacks are left unchanged. */
export const valuesToRevert = (record: AnyRecord, older: unknown, current: Values): Values => {
  const was = valuesOf(older)
  const names = fieldsOf(record).flatMap(({ name, meta }) =>
    name in was && !meta.byShop && !isSame(was[name], current[name]) ? [name] : [],
  )
  return Object.fromEntries(names.map((name) => [name, was[name]]))
}
