import { Column, DrizzleQueryError, is, Param, Placeholder, SQL } from 'drizzle-orm'

/** A statement that is given values. */
export interface Statement {
  execute(values?: Readonly<Record<string, unknown>>): Promise<unknown>
}

interface Decoder {
  mapFromDriverValue(value: unknown): unknown
}

/** What Drizzle's prepared query for SQLite is made of. */
interface Prepared extends Statement {
  readonly query: { readonly sql: string; readonly params: readonly unknown[] }
  readonly client: (
    sql: string,
    params: readonly unknown[],
    method: string,
  ) => Promise<{ readonly rows: readonly (readonly unknown[])[] }>
  readonly executeMethod: string
  readonly fields?: readonly { readonly path: readonly string[]; readonly field: unknown }[]
  readonly customResultMapper?: unknown
}

type Values = Readonly<Record<string, unknown>>

/** How a parameter gets its value. */
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

/** What reads a column; null: it is as SQLite has it. Undefined: Drizzle alone can read it. */
function decoderOf(field: unknown): Decoder | null | undefined {
  if (is(field, Column)) return field.mapFromDriverValue === unchanged ? null : field
  if (is(field, SQL)) return (field as unknown as { readonly decoder: Decoder }).decoder
  if (is(field, SQL.Aliased)) return (field.sql as unknown as { readonly decoder: Decoder }).decoder
  return undefined
}

/**
 * Drizzle's statement, with what it finds out at each execution found out once: it would cost a small statement several times what SQLite
 * takes for it. Of rows it makes flat objects; a statement with other results is executed by Drizzle.
 */
export function sqliteStatement(made: Statement): Statement {
  const { query, client, executeMethod, fields, customResultMapper } = made as Prepared
  const isRun = executeMethod === 'run'
  if (!isRun && executeMethod !== 'all') return made
  if (!isRun && (fields === undefined || customResultMapper !== undefined)) return made
  if (!isRun && fields!.some(({ path }) => path.length !== 1)) return made
  const decoders = isRun ? [] : fields!.map(({ field }) => decoderOf(field))
  if (decoders.includes(undefined)) return made
  const names = isRun ? [] : fields!.map(({ path }) => path[0]!)
  const { sql } = query
  const params = query.params.map(valueOf)

  const objectOf = (row: readonly unknown[]): object => {
    const object: Record<string, unknown> = {}
    for (let at = 0; at < names.length; at++) {
      const value = row[at]
      const decoder = decoders[at]
      object[names[at]!] = value === null || !decoder ? value : decoder.mapFromDriverValue(value)
    }
    return object
  }

  return {
    async execute(values = {}) {
      const given = params.map((each) => each(values))
      let result
      try {
        result = await client(sql, given, executeMethod)
      } catch (error) {
        throw new DrizzleQueryError(sql, given, error as Error)
      }
      return isRun ? result : result.rows.map(objectOf)
    },
  }
}
