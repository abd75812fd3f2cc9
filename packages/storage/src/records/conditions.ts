import { type AnyRecord, wholeOf } from '@kisscut/records'
import { and, eq, gt, gte, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../database/index.ts'
import { encoded, later } from '../database/prepared.ts'
import { isOneOf } from '../dialect/index.ts'
import { isOwnedBy, type OwnerKind, ownerKind } from '../owners/owner-now.ts'
import { linkFilters, lookupColumns } from '../tables/record-indexes.ts'
import { isLinked, wholeIsPublished } from './relation-conditions.ts'
import { columnOf, type StoredTable, storedTableOf } from './stored-table.ts'
import type { Conditions } from '@kisscut/shop/ports/records'

/** Most ids per query. */
export const IDS_AT_MOST = 1000

/** Conditions as a statement takes them: their text as a part, and the values that are filled in. */
export interface Where {
  /** Read by {@link conditionsOf}. */
  readonly text: string
  readonly values: Readonly<Record<string, unknown>>
}

/** The conditions; throws for a condition that no index serves, since tables grow. */
export function whereOf<R extends AnyRecord>(
  record: R,
  table: StoredTable,
  conditions: Conditions<R>,
): Where {
  const { where = {}, owner, idIn, createdSince, updatedAfter, publishedOnly } = conditions
  assertIndexed(record, Object.keys(where), owner !== undefined || idIn !== undefined)
  const text: string[] = []
  const values: Record<string, unknown> = {}
  const addEqual = (field: string, value: unknown, as: string) => {
    if (linkFilters(record).includes(field)) {
      text.push(`linked ${field} ${as}`)
      values[as] = value
      return
    }
    text.push(value === null ? `null ${field}` : `equal ${field} ${as}`)
    if (value !== null) values[as] = encoded(columnOf(table, field), value)
  }
  for (const [field, value] of Object.entries(where)) addEqual(field, value, field)
  // Published flags are conditions of their own, so that filtering for hidden rows finds nothing.
  if (publishedOnly)
    for (const [field, value] of Object.entries(record.published))
      addEqual(field, value, `published_${field}`)
  if (owner !== undefined) {
    text.push(`owner ${ownerKind(owner)}`)
    values['owner'] = owner
  }
  if (idIn !== undefined) {
    text.push('ids')
    values['ids'] = JSON.stringify(idIn.slice(0, IDS_AT_MOST))
  }
  if (createdSince !== undefined) {
    text.push('created_since')
    values['created_since'] = encoded(columnOf(table, 'created'), createdSince)
  }
  if (updatedAfter !== undefined) {
    text.push('updated_after')
    values['updated_after'] = encoded(columnOf(table, 'updated'), updatedAfter)
  }
  if (publishedOnly && wholeOf(record) !== null) text.push('published_whole')
  return { text: text.join(), values }
}

type Tables = Pick<Db, 'dialect' | 'tables'>

/** The SQL of one condition's text, such as `equal slug slug`. */
function conditionOf({ dialect, tables }: Tables, record: AnyRecord, text: string): SQL | undefined {
  const table = storedTableOf(tables, record)
  const [kind, field = '', as = ''] = text.split(' ')
  switch (kind) {
    case 'linked':
      return isLinked(tables, record, table, field, later(as))
    case 'null':
      return isNull(columnOf(table, field))
    case 'equal':
      return eq(columnOf(table, field), later(as))
    case 'owner':
      return isOwnedBy(tables, columnOf(table, 'owner'), field as OwnerKind)
    case 'ids':
      return isOneOf(dialect, columnOf(table, 'id'), later('ids'))
    case 'created_since':
      return gte(columnOf(table, 'created'), later('created_since'))
    case 'updated_after':
      return gt(columnOf(table, 'updated'), later('updated_after'))
    case 'published_whole':
      return wholeIsPublished(tables, record, table) ?? undefined
    default:
      throw new Error(`Unknown condition: ${text}`)
  }
}

/** Conditions as SQL, from the text of {@link whereOf}; undefined: none. */
export const conditionsOf = (db: Tables, record: AnyRecord, text: string): SQL | undefined =>
  text === '' ? undefined : and(...text.split(',').map((each) => conditionOf(db, record, each)))

function assertIndexed(record: AnyRecord, fields: readonly string[], isNarrow: boolean): void {
  if (isNarrow || fields.length === 0) return
  if (fields.some((field) => lookupColumns(record).includes(field) || linkFilters(record).includes(field)))
    return
  throw new Error(`No index of ${record.name} serves ${fields.join(', ')}: declare a filter or a lookup`)
}
