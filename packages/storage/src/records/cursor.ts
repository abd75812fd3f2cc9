import type { AnyRecord } from '@kisscut/records'
import { type SQL, sql } from 'drizzle-orm'
import { encoded, later } from '../database/prepared.ts'
import { sortColumns } from '../tables/record-indexes.ts'
import { columnOf, type StoredTable } from './stored-table.ts'

/** Where a page ended: the last row's place in the order, as text for addresses. */
export const cursorAfter = (record: AnyRecord, row: Readonly<Record<string, unknown>>): string =>
  Buffer.from(JSON.stringify(sortColumns(record).map((name) => row[name]))).toString('base64url')

/** The values of a cursor by column, as the driver takes them; null for a text that is none of this record. */
export function readCursor(
  record: AnyRecord,
  table: StoredTable,
  cursor: string,
): Readonly<Record<string, unknown>> | null {
  const names = sortColumns(record)
  const values = parsed(cursor)
  if (!Array.isArray(values) || values.length !== names.length) return null
  const read: Record<string, unknown> = {}
  for (const [at, name] of names.entries()) {
    const column = columnOf(table, name)
    const value = column.dataType === 'date' ? new Date(String(values[at])) : (values[at] as unknown)
    if (value instanceof Date ? Number.isNaN(value.getTime()) : typeof value !== column.dataType) return null
    read[`after_${name}`] = encoded(column, value)
  }
  return read
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return null
  }
}

/** The rows behind the cursor. One comparison of rows, so that the index is entered at the right place. */
export function behindCursor(record: AnyRecord, table: StoredTable): SQL {
  const names = sortColumns(record)
  const columns = sql.join(
    names.map((name) => sql`${columnOf(table, name)}`),
    sql`, `,
  )
  const values = sql.join(
    names.map((name) => later(`after_${name}`)),
    sql`, `,
  )
  return sql`(${columns}) > (${values})`
}
