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

/** A statement as it is built for some parts. Its name is the same on every connection. */
interface Variant {
  readonly name: string
  readonly prepared: WeakMap<Db['query'], Prepared>
  readonly further: Map<Part, Variant>
}

/** Most variants of all statements: clients combine filters, and PostgreSQL holds named statements until the connection closes. */
const VARIANTS_AT_MOST = 500
let variants = 0

const newVariant = (): Variant => {
  variants += 1
  return { name: `kisscut_${variants}`, prepared: new WeakMap(), further: new Map() }
}

/**
 * Declares a statement, as a constant of its module. It is built once per connection and combination of parts, and then only given values.
 * The builder sees the database and the parts alone, so its text can't depend on anything else. Values are driver values: encode them with
 * {@link encoded}.
 */
export function statement<Parts extends readonly Part[], Result>(
  build: (db: Db, ...parts: Parts) => Preparable<Result>,
): (db: Db, values?: Values, ...parts: Parts) => Promise<Result> {
  let first: Variant | undefined
  const prepared = (db: Db, name: string, parts: Parts): Prepared =>
    statementOf(db.dialect, build(db, ...parts).prepare(name)) as Prepared
  return (db, values = {}, ...parts) => {
    let variant = first
    for (const part of parts) variant = variant?.further.get(part)
    const ready = variant?.prepared.get(db.query)
    if (ready !== undefined) return ready.execute(values) as Promise<Result>
    if (variant === undefined) {
      if (variants >= VARIANTS_AT_MOST) return prepared(db, '', parts).execute(values) as Promise<Result>
      variant = first ??= newVariant()
      for (const part of parts) {
        const next: Variant = variant.further.get(part) ?? newVariant()
        variant.further.set(part, next)
        variant = next
      }
    }
    const made = prepared(db, variant.name, parts)
    variant.prepared.set(db.query, made)
    return made.execute(values) as Promise<Result>
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
  Object.fromEntries(names.split(',').map((name) => [name, later(prefix + name)]))
