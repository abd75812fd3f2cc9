import { createHash } from 'node:crypto'
import { type Column, type SQL, sql, type Table } from 'drizzle-orm'
import type { Db } from './db.ts'
import { statementOf } from './statement.ts'

/** A query of the builder, ready to be prepared. */
interface Preparable<Result> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Result> }
}
type Prepared = ReturnType<Preparable<unknown>['prepare']>

/** In tests every call builds its query, to be compared with the one that its name stands for. */
const isCompared = process.env['NODE_ENV'] === 'test'

/** Most prepared statements per connection: clients combine filters, so their number must be bounded. */
const STATEMENTS = 500

const statements = new WeakMap<Db['query'], Map<string, Prepared>>()

/** PostgreSQL cuts longer names. */
const shortName = (name: string) => (name.length <= 60 ? name : createHash('sha1').update(name).digest('hex'))

/**
 * Runs a query that is built once per connection and then only given values. `name` identifies the query text: two queries that differ in
 * more than values need different names. Values are driver values: encode them with {@link encoded}.
 */
export function run<Result>(
  db: Db,
  name: string,
  build: () => Preparable<Result>,
  values: Readonly<Record<string, unknown>> = {},
): Promise<Result> {
  const cached = statements.get(db.query) ?? new Map<string, Prepared>()
  statements.set(db.query, cached)
  const ready = cached.get(name)
  if (ready) {
    if (isCompared) assertSameText(name, ready, build())
    return ready.execute(values) as Promise<Result>
  }
  // Past the limit a statement is built for one use: PostgreSQL holds named statements until the connection closes.
  const isCached = cached.size < STATEMENTS
  const prepared = build().prepare(isCached ? shortName(name) : '')
  const made = statementOf(db.dialect, prepared) as typeof prepared
  if (isCached) cached.set(name, made)
  if (isCompared) texts.set(made, textOf(prepared))
  return made.execute(values)
}

const texts = new WeakMap<Prepared, string>()

/** The text of a prepared query, in whichever form its driver has it. */
const textOf = (prepared: object): string => {
  const { query, queryString } = prepared as { query?: { sql: string }; queryString?: string }
  return query?.sql ?? queryString ?? ''
}

/** Fails if a name stands for two queries: the second one would run the first one's text. */
function assertSameText(name: string, ready: Prepared, query: Preparable<unknown>): void {
  const [known, text] = [texts.get(ready), textOf(query.prepare(''))]
  if (known !== text) throw new Error(`Two statements are called ${name}: ${known} and ${text}`)
}

/** A value that is filled in when the statement runs. The driver gets it as it is: see {@link encoded}. */
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

/** Every named column set to a value that is filled in later, from a row encoded with the same prefix. */
export const laterRow = (names: readonly string[], prefix = ''): Record<string, SQL> =>
  Object.fromEntries(names.map((name) => [name, later(prefix + name)]))
