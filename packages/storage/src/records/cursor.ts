import { type AnyRecord, isStorable } from '@kisscut/records'
import { InvalidCursor } from '@kisscut/shop/ports/records'
import { type SQL, sql } from 'drizzle-orm'
import { encoded, later } from '../database/prepared.ts'
import { sortColumns } from '../tables/record-indexes.ts'
import { columnOf, type StoredTable } from './stored-table.ts'

/** A cursor for the end of a page: the last row's position in the order, as text for addresses. */
export const cursorAfter = (record: AnyRecord, row: Readonly<Record<string, unknown>>): string =>
  Buffer.from(JSON.stringify(sortColumns(record).map((name) => row[name]))).toString('base64url')

/** The values of a cursor by column, as the driver takes them. Throws {@link InvalidCursor} for invalid text. */
export function readCursor(
  record: AnyRecord,
  table: StoredTable,
  cursor: string,
): Readonly<Record<string, unknown>> {
  const names = sortColumns(record)
  const values = parsed(cursor)
  if (!Array.isArray(values) || values.length !== names.length || !isStorable(values))
    throw new InvalidCursor()
  const read: Record<string, unknown> = {}
  for (const [at, name] of names.entries()) {
    const column = columnOf(table, name)
    read[`after_${name}`] = encoded(column, valueIn(column.dataType, values[at]))
  }
  return read
}

/** Limits of numbers and times in both databases' columns. */
const GREATEST_INTEGER = 2 ** 31 - 1
const TIMES = { first: Date.UTC(1970), last: Date.UTC(9999, 11, 31) } as const

function valueIn(type: string, value: unknown): unknown {
  if (type === 'date') {
    const time = typeof value === 'string' ? new Date(value) : null
    if (time && time.getTime() >= TIMES.first && time.getTime() <= TIMES.last) return time
  } else if (type === 'number') {
    if (Number.isInteger(value) && Math.abs(value as number) <= GREATEST_INTEGER) return value
  } else if (typeof value === type) return value
  throw new InvalidCursor()
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return null
  }
}

/** The rows after the cursor, in one comparison of rows, so that the index is entered at the right place. */
export function behindCursor(record: AnyRecord, table: StoredTable, newestFirst: boolean): SQL {
  const names = sortColumns(record)
  const columns = sql.join(
    names.map((name) => sql`${columnOf(table, name)}`),
    sql`, `,
  )
  const values = sql.join(
    names.map((name) => later(`after_${name}`)),
    sql`, `,
  )
  return newestFirst ? sql`(${columns}) < (${values})` : sql`(${columns}) > (${values})`
}
