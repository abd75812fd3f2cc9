import {
  type AnyRecord,
  type FieldErrors,
  type Relation,
  recordNamed,
  relationsOf,
  type RowOf,
} from '@kisscut/records'
import { can, reachOf } from '../accounts/can.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { recordNotFound } from '../messages/records.ts'
import type { Records } from '../ports/records.ts'
import { LIMITS } from './read-records.ts'

type Values = Readonly<Record<string, unknown>>

const idsIn = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? (value as readonly string[])
    : typeof value === 'string' && value !== ''
      ? [value]
      : []

/** Ids that a change adds to a field; existing ones may stay, even if their rows are gone. */
const addedIds = ({ name }: Relation, values: Values, before: Values | null): readonly string[] => {
  const had = new Set(idsIn(before?.[name]))
  return idsIn(values[name]).filter((id) => !had.has(id))
}

/** Ids the viewer may see; of shoppers' rows, only those with the same owner as the referencing row. */
export async function visibleIds(
  records: Records,
  viewer: Viewer,
  target: AnyRecord,
  ids: readonly string[],
  owner: string | null,
): Promise<ReadonlySet<string>> {
  const reach = reachOf(viewer, 'read', target)
  if (reach === 'none') return new Set()
  const rows = await records.findMany(target, { ...LIMITS[reach](viewer, target), idIn: ids })
  const isSameOwner = (row: RowOf<AnyRecord>) => owner === null || !('owner' in row) || row.owner === owner
  return new Set(
    rows.filter((row) => can(viewer, 'read', target, row) && isSameOwner(row)).map(({ id }) => id),
  )
}

/** Ids of rows found visible, by record, so that rows with the same references look them up once. */
export type SeenRows = Map<string, Set<string>>

/** Errors of fields that refer to a missing, unpublished or another owner's row; the error doesn't tell which (ROLE-5). */
export async function referenceErrors(
  records: Records,
  viewer: Viewer,
  record: AnyRecord,
  values: Values,
  {
    before,
    owner,
    seen = new Map(),
  }: { readonly before: Values | null; readonly owner: string | null; readonly seen?: SeenRows | undefined },
): Promise<FieldErrors> {
  const errors: Record<string, readonly string[]> = {}
  for (const relation of relationsOf(record)) {
    const known = seen.get(relation.to) ?? new Set()
    const ids = addedIds(relation, values, before).filter((id) => !known.has(id))
    if (ids.length === 0) continue
    const visible = await visibleIds(records, viewer, recordNamed(relation.to), ids, owner)
    if (ids.some((id) => !visible.has(id))) errors[relation.name] = [recordNotFound]
    // Visibility of shoppers' rows depends on the referencing row's owner, so it isn't cached.
    if (owner === null) seen.set(relation.to, new Set([...known, ...visible]))
  }
  return errors
}
