import { Column, DrizzleQueryError, is, Param, Placeholder, SQL } from 'drizzle-orm'
import type { Db } from './db.ts'

/** A statement that takes values. */
export interface Statement {
  execute(values?: Readonly<Record<string, unknown>>): Promise<unknown>
}

interface Decoder {
  mapFromDriverValue(value: unknown): unknown
}

type Rows = readonly (readonly unknown[])[]

/** The internals of Drizzle's prepared queries. */
interface Prepared extends Statement {
  readonly fields?: readonly { readonly path: readonly string[]; readonly field: unknown }[]
  readonly customResultMapper?: unknown
}

interface PreparedForSqlite extends Prepared {
  readonly query: { readonly sql: string; readonly params: readonly unknown[] }
  readonly client: (
    sql: string,
    params: readonly unknown[],
    method: string,
  ) => Promise<{ readonly rows: Rows }>
  readonly executeMethod: string
}

interface PreparedForPostgres extends Prepared {
  readonly queryString: string
  readonly params: readonly unknown[]
  readonly queryConfig: object
  readonly client: { query(config: object, params: readonly unknown[]): Promise<{ readonly rows: Rows }> }
}

type Values = Readonly<Record<string, unknown>>

/** Returns a parameter's value for the given values. */
function valueOf(param: unknown): (values: Values) => unknown {
  const given = (name: string, values: Values) => {
    if (!(name in values)) throw new Error(`No value for placeholder "${name}" was provided`)
    return values[name]
  }
  if (is(param, Placeholder)) {
    const { name } = param
    return (values) => given(name, values)
  }
  if (is(param, Param) && is(param.value, Placeholder)) {
    const { encoder } = param
    const { name } = param.value
    return (values) => encoder.mapToDriverValue(given(name, values))
  }
  return () => param
}

const unchanged = Column.prototype.mapFromDriverValue

/** The decoder of a column; null if its value stays as the driver returns it, undefined if only Drizzle can decode it. */
function decoderOf(field: unknown): Decoder | null | undefined {
  if (is(field, Column)) return field.mapFromDriverValue === unchanged ? null : field
  if (is(field, SQL)) return (field as unknown as { readonly decoder: Decoder }).decoder
  if (is(field, SQL.Aliased)) return (field.sql as unknown as { readonly decoder: Decoder }).decoder
  return undefined
}

/** A function that makes an object from a row of these columns; null if only Drizzle can. */
function objectMaker(fields: Prepared['fields'] = []): ((row: readonly unknown[]) => object) | null {
  if (fields.some(({ path }) => path.length !== 1)) return null
  const decoders = fields.map(({ field }) => decoderOf(field))
  if (decoders.includes(undefined)) return null
  const names = fields.map(({ path }) => path[0]!)
  return (row) => {
    const object: Record<string, unknown> = {}
    for (let at = 0; at < names.length; at++) {
      const value = row[at]
      const decoder = decoders[at]
      object[names[at]!] = value === null || !decoder ? value : decoder.mapFromDriverValue(value)
    }
    return object
  }
}

/** A statement that is sent as soon as it is executed, like Drizzle's. */
function sending(
  sql: string,
  params: readonly unknown[],
  send: (given: readonly unknown[]) => Promise<{ readonly rows: Rows }>,
  resultOf: (result: { readonly rows: Rows }) => unknown,
): Statement {
  const read = params.map(valueOf)
  return {
    async execute(values = {}) {
      const given = read.map((each) => each(values))
      let result
      try {
        result = await send(given)
      } catch (error) {
        throw new DrizzleQueryError(sql, given as unknown[], error as Error)
      }
      return resultOf(result)
    },
  }
}

/**
 * Drizzle's statement, with the analysis that Drizzle repeats at each execution done once: for a small statement, that would cost
 * several times the database's own time. It makes flat objects from rows; Drizzle executes statements with other results.
 */
export function statementOf(dialect: Db['dialect'], made: Statement): Statement {
  const { fields, customResultMapper } = made as Prepared
  const objectOf = customResultMapper === undefined ? objectMaker(fields) : null
  if (objectOf === null) return made
  const objects = ({ rows }: { readonly rows: Rows }) => rows.map(objectOf)
  if (dialect === 'postgres') {
    const { client, queryString, params, queryConfig } = made as PreparedForPostgres
    if (fields === undefined) return made
    return sending(queryString, params, (given) => client.query(queryConfig, given), objects)
  }
  const { client, query, executeMethod: method } = made as PreparedForSqlite
  const isRun = method === 'run'
  if (!isRun && (method !== 'all' || fields === undefined)) return made
  const send = (given: readonly unknown[]) => client(query.sql, given, method)
  return sending(query.sql, query.params, send, isRun ? (result) => result : objects)
}
