import type { AnyRecord } from '@kisscut/records'
import { type Column, type SQL, sql, type Table } from 'drizzle-orm'
import type { Db } from './db.ts'
import { statementOf } from './statement.ts'

/** A query from the builder, ready to be prepared. */
interface Preparable<Result> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Result> }
}
type Prepared = ReturnType<Preparable<unknown>['prepare']>

/** A value a builder may depend on besides the database: text, or a record, which is declared once. */
type Part = string | number | boolean | undefined | AnyRecord

type Values = Readonly<Record<string, unknown>>

/** PostgreSQL holds named statements until the connection closes, and clients combine filters: the others have no name. */
const NAMED_AT_MOST = 500
const names = new Map<string, string>()

/** The name of a statement, the same on every connection; empty once there are too many. */
function nameOf(key: string): string {
  const known = names.get(key)
  if (known !== undefined || names.size >= NAMED_AT_MOST) return known ?? ''
  const name = `kisscut_${names.size + 1}`
  names.set(key, name)
  return name
}

/** Prepared statements of each connection, the least recently used first. */
const preparedOn = new WeakMap<Db['query'], Map<string, Prepared>>()
const PREPARED_AT_MOST = 1000

/** The connection's statement under this key, prepared at its first use. */
function preparedWith({ query }: Db, key: string, prepare: () => Prepared): Prepared {
  const known = preparedOn.get(query) ?? new Map<string, Prepared>()
  const found = known.get(key) ?? prepare()
  known.delete(key)
  known.set(key, found)
  if (known.size === 1) preparedOn.set(query, known)
  if (known.size > PREPARED_AT_MOST) known.delete(known.keys().next().value!)
  return found
}

const partKey = (part: Part): string =>
  typeof part === 'object' ? part.name : `${typeof part} ${String(part)}`

let statements = 0

/**
 * Declares a statement, as a constant of its module. It is built once per connection and combination of parts, and then only given values.
 * The builder sees the database and the parts alone, so its text can't depend on anything else. Values are driver values: encode them with
 * {@link encoded}.
 */
export function statement<Parts extends readonly Part[], Result>(
  build: (db: Db, ...parts: Parts) => Preparable<Result>,
): (db: Db, values?: Values, ...parts: Parts) => Promise<Result> {
  const own = String((statements += 1))
  return (db, values = {}, ...parts) => {
    const key = parts.length === 0 ? own : [own, ...parts.map(partKey)].join('\0')
    const ready = preparedWith(
      db,
      key,
      () => statementOf(db.dialect, build(db, ...parts).prepare(nameOf(key))) as Prepared,
    )
    return ready.execute(values) as Promise<Result>
  }
}

/** A placeholder for a value given when the statement runs. The value is passed to the driver as is: see {@link encoded}. */
export const later = (name: string): SQL => sql`${sql.placeholder(name)}`

/** A value as the driver takes it for this column. */
export const encoded = (column: Column, value: unknown): unknown =>
  value === null || value === undefined ? null : column.mapToDriverValue(value)

/** The row's values as the driver takes them, by column name after the prefix. */
export const encodedRow = (
  columns: Table | Readonly<Record<string, Column>>,
  row: Readonly<Record<string, unknown>>,
  prefix = '',
): Record<string, unknown> => {
  const values: Record<string, unknown> = {}
  for (const name in row)
    values[prefix + name] = encoded((columns as Record<string, Column>)[name]!, row[name])
  return values
}

/** The names of a row's columns, as one part of a statement. */
export const namesIn = (row: object): string => Object.keys(row).join()

/** Every column named by {@link namesIn} set to a value that is filled in later, from a row encoded with the same prefix. */
export const laterRow = (names: string, prefix = ''): Record<string, SQL> =>
  Object.fromEntries(names === '' ? [] : names.split(',').map((name) => [name, later(prefix + name)]))
