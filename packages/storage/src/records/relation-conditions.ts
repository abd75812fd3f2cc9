import { type AnyRecord, recordNamed, wholeOf } from '@kisscut/records'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Tables } from '../tables/index.ts'
import { columnOf, linkTableOf, type StoredTable, storedTableOf } from './stored-table.ts'

/** The row's list of links has this id in it. */
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

/** The row's parent is published, and that one's parent too (ROLE-4); null if the row is a part of nothing. */
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
