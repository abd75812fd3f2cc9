import { type AnyRecord, fieldsOf, oncePerRecord, type RowOf } from '../record/index.ts'

/** The fields visible to staff, and to everyone else. */
const visibleFields = oncePerRecord((record) => ({
  staff: fieldsOf(record).map(({ name }) => name),
  others: fieldsOf(record).flatMap(({ name, meta }) => (meta.staffOnly ? [] : [name])),
}))

/**
 * A row in the REST API (API-13): snake_case fields, decimals as strings, times as ISO 8601 UTC; never its owner, and staff-only fields
 * only for staff.
 */
export function wireOf<R extends AnyRecord>(
  record: R,
  row: RowOf<R>,
  reader: { readonly staff: boolean },
): Record<string, unknown> {
  const values = row as Record<string, unknown>
  const wire: Record<string, unknown> = { id: values['id'], revision: values['revision'] }
  const { staff, others } = visibleFields(record)
  for (const name of reader.staff ? staff : others) wire[name] = values[name]
  for (const time of ['created', 'updated'] as const) wire[time] = (values[time] as Date).toISOString()
  if (record.computed.includes('date_updated')) wire['date_updated'] = wire['updated']
  return wire
}
