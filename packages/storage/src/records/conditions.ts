import { type AnyRecord, wholeOf } from '@kisscut/records'
import { and, eq, gt, gte, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../database/index.ts'
import { encoded, later } from '../database/prepared.ts'
import { isOneOf } from '../dialect/index.ts'
import { isOwnedBy, ownerKind } from '../owners/owner-now.ts'
import { linkFilters, lookupColumns } from '../tables/record-indexes.ts'
import { isLinked, wholeIsPublished } from './relation-conditions.ts'
import { columnOf, type StoredTable } from './stored-table.ts'
import type { Conditions } from '@kisscut/shop/ports/records'

/** Most ids of one query. */
export const IDS_AT_MOST = 1000

/** Conditions as a statement has them: their text, a name for it, and the values that are filled in. */
export interface Where {
  readonly name: string
  /** Asked for only where no statement of that name is prepared yet. */
  readonly sql: () => SQL | undefined
  readonly values: Readonly<Record<string, unknown>>
}

/** The conditions as SQL; throws for a condition that no index serves, since tables grow. */
export function whereOf<R extends AnyRecord>(
  { dialect, tables }: Pick<Db, 'dialect' | 'tables'>,
  record: R,
  table: StoredTable,
  conditions: Conditions<R>,
): Where {
  const { where = {}, owner, idIn, createdSince, updatedAfter, publishedOnly } = conditions
  // Published flags are conditions of their own, so that filtering for hidden rows finds nothing.
  const equal = [
    ...Object.entries(where).map(([field, value]) => ({ field, value, as: field })),
    ...Object.entries(publishedOnly ? record.published : {}).map(([field, value]) => ({
      field,
      value,
      as: `published_${field}`,
    })),
  ]
  assertIndexed(record, Object.keys(where), owner !== undefined || idIn !== undefined)
  const parts: (() => SQL)[] = []
  const names: string[] = []
  const values: Record<string, unknown> = {}
  for (const { field, value, as } of equal) {
    if (linkFilters(record).includes(field)) {
      parts.push(() => isLinked(tables, record, table, field, later(as)))
      names.push(as)
      values[as] = value
      continue
    }
    const column = columnOf(table, field)
    parts.push(() => (value === null ? isNull(column) : eq(column, later(as))))
    names.push(value === null ? `${as}=null` : as)
    if (value !== null) values[as] = encoded(column, value)
  }
  if (owner !== undefined) {
    parts.push(() => isOwnedBy(tables, columnOf(table, 'owner'), owner))
    names.push(ownerKind(owner))
    values['owner'] = owner
  }
  if (idIn !== undefined) {
    parts.push(() => isOneOf(dialect, columnOf(table, 'id'), later('ids')))
    names.push('ids')
    values['ids'] = JSON.stringify(idIn.slice(0, IDS_AT_MOST))
  }
  if (createdSince !== undefined) {
    const created = columnOf(table, 'created')
    parts.push(() => gte(created, later('created_since')))
    names.push('created_since')
    values['created_since'] = encoded(created, createdSince)
  }
  if (updatedAfter !== undefined) {
    const updated = columnOf(table, 'updated')
    parts.push(() => gt(updated, later('updated_after')))
    names.push('updated_after')
    values['updated_after'] = encoded(updated, updatedAfter)
  }
  const sql = () =>
    and(
      ...parts.map((part) => part()),
      publishedOnly ? (wholeIsPublished(tables, record, table) ?? undefined) : undefined,
    )
  if (publishedOnly && wholeOf(record) !== null) names.push('published_whole')
  return { name: names.join(','), sql, values }
}

function assertIndexed(record: AnyRecord, fields: readonly string[], isNarrow: boolean): void {
  if (isNarrow || fields.length === 0) return
  if (fields.some((field) => lookupColumns(record).includes(field) || linkFilters(record).includes(field)))
    return
  throw new Error(`No index of ${record.name} serves ${fields.join(', ')}: declare a filter or a lookup`)
}
