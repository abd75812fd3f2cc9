import { type AnyRecord, fieldsOf, type RowOf } from '../record/index.ts'

interface Fields {
  readonly staff: readonly string[]
  readonly others: readonly string[]
}

const visible = new WeakMap<AnyRecord, Fields>()

/** The fields that a reader may see, worked out once per record. */
const visibleFields = (record: AnyRecord, { staff }: { readonly staff: boolean }): readonly string[] => {
  let fields = visible.get(record)
  if (fields === undefined) {
    const all = fieldsOf(record)
    const open = all.filter(({ meta }) => !meta.staffOnly)
    fields = { staff: all.map(({ name }) => name), others: open.map(({ name }) => name) }
    visible.set(record, fields)
  }
  return staff ? fields.staff : fields.others
}

/**
 * The row as the REST API gives it (API-13): snake_case fields, decimals as strings, times as ISO 8601 UTC; never
 * its owner, and what is for staff's eyes only to staff.
 */
export function wireOf<R extends AnyRecord>(
  record: R,
  row: RowOf<R>,
  reader: { readonly staff: boolean },
): Record<string, unknown> {
  const values = row as Record<string, unknown>
  const wire: Record<string, unknown> = { id: values['id'], revision: values['revision'] }
  for (const name of visibleFields(record, reader)) wire[name] = values[name]
  for (const time of ['created', 'updated'] as const) wire[time] = (values[time] as Date).toISOString()
  if (record.computed.includes('date_updated')) wire['date_updated'] = wire['updated']
  return wire
}

/** A row is published when the fields that say so have the values the record names (ROLE-4). */
export const isPublished = <R extends AnyRecord>(record: R, row: RowOf<R>): boolean =>
  Object.entries(record.published).every(([key, value]) => (row as Record<string, unknown>)[key] === value)
