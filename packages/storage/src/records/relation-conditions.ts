import { type AnyRecord, recordNamed, wholeOf } from '@kisscut/records'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Tables } from '../tables/index.ts'
import { columnOf, linkTableOf, type StoredTable, storedTableOf } from './stored-table.ts'

/** Condition that the row's list of links contains this id. */
export const isLinked = (
  tables: Tables,
  record: AnyRecord,
  table: StoredTable,
  field: string,
  id: SQL,
): SQL => {
  const links = linkTableOf(tables, record, field)
  return sql`exists (select 1 from ${links} where ${links.from_id} = ${columnOf(table, 'id')} and ${links.to_id} = ${id})`
}

/** Condition that the row's parent is published, and its parent's parent as well (ROLE-4); null if the record has no parent. */
export function wholeIsPublished(tables: Tables, record: AnyRecord, table: StoredTable): SQL | null {
  const whole = wholeOf(record)
  if (whole === null) return null
  const parent = recordNamed(whole.to)
  const parents = storedTableOf(tables, parent)
  const published = Object.entries(parent.published).map(([field, value]) =>
    eq(columnOf(parents, field), value),
  )
  const above = wholeIsPublished(tables, parent, parents)
  if (published.length === 0 && above === null) return null
  const isParent = eq(columnOf(parents, 'id'), columnOf(table, whole.name))
  return sql`exists (select 1 from ${parents} where ${and(isParent, ...published, above ?? undefined)})`
}
