import { eq, getTableColumns, sql, type Table } from 'drizzle-orm'
import { drizzle as postgres } from 'drizzle-orm/node-postgres'
import { drizzle as sqlite } from 'drizzle-orm/sqlite-proxy'
import { describe, expect, it } from 'vitest'
import { postgresTables, sqliteTables } from '../tables/index.ts'
import type { Db } from './db.ts'
import { statementOf, type Statement } from './statement.ts'

/** A column's value as the driver returns it. */
const stored = (type: string, at: number): unknown =>
  type.startsWith('timestamp')
    ? '2026-11-28 07:30:00.5+00'
    : type === 'jsonb'
      ? { at }
      : type.startsWith('text')
        ? ['{"b":1}', '["a"]'][at]
        : type === 'real' || type === 'double precision'
          ? at / 3
          : at

type Respond = (question: unknown) => { readonly rows: unknown[][] }

/** Each database with a function that opens it over a fake driver. */
const DIALECTS = [
  {
    dialect: 'sqlite' as const,
    tables: sqliteTables(),
    open: (respond: Respond) => sqlite(async (...question) => respond(question)) as never as Db['query'],
  },
  {
    dialect: 'postgres' as const,
    tables: postgresTables(),
    open: (respond: Respond) => {
      const query = async ({ name, text, rowMode }: Record<string, unknown>, params: unknown) =>
        respond([name, text, rowMode, params])
      return postgres({ query } as never) as never as Db['query']
    },
  },
]

/** The result of a statement, and the query it has sent. */
function outcomeOf(
  open: (respond: Respond) => Db['query'],
  build: (db: Db['query']) => unknown,
  through: (made: Statement) => Statement,
) {
  const questions: unknown[] = []
  let rows: unknown[][] = []
  const db = open((question) => {
    questions.push(question)
    if (rows === FAILING) throw new Error('no such table')
    return { rows }
  })
  const statement = through((build(db) as { prepare(name: string): Statement }).prepare('a name'))
  const execute = async (given: unknown[][], values: Record<string, unknown>) => {
    rows = given
    const before = questions.length
    const executed = statement.execute(values)
    const isSentAtOnce = questions.length > before
    const result = await executed.catch((error: Error) => [error.name, error.message, error.cause])
    return [result, isSentAtOnce]
  }
  return { execute, questions, statement }
}
const FAILING: unknown[][] = []

/** Compares the outcomes of Drizzle’s statement and ours. */
async function compare(
  { dialect, open }: (typeof DIALECTS)[number],
  build: (db: Db['query']) => unknown,
  given: unknown[][],
  values: Record<string, unknown> = {},
) {
  const theirs = outcomeOf(open, build, (made) => made)
  const ours = outcomeOf(open, build, (made) => statementOf(dialect, made))
  for (const rows of [given, [], FAILING])
    expect(await ours.execute(rows, values)).toEqual(await theirs.execute(rows, values))
  expect(ours.questions).toEqual(theirs.questions)
}

describe.each(DIALECTS)('a statement for $dialect does what Drizzle does', (database) => {
  it.each(Object.entries<Table>(database.tables))('for the rows of %s', async (_name, table) => {
    const columns = Object.values(getTableColumns(table))
    const rows = [0, 1].map((at) => columns.map((column) => stored(column.getSQLType(), at)))
    const all = (db: Db['query']) => db.select().from(table as never)
    await compare(database, all, [...rows, columns.map(() => null)])
    const first = Object.values(getTableColumns(table))[0]!
    const one = (db: Db['query']) =>
      db
        .select()
        .from(table as never)
        .where(eq(first, sql.placeholder('id')))
    await compare(database, one, rows, { id: 'a' })
    await compare(database, one, rows, {})
  })

  it('for single values, changes, and rows of several tables', async () => {
    const { version, cart, cart_line: line } = database.tables
    await compare(
      database,
      (db) =>
        db
          .select({
            count: sql`count(*)`.mapWith(String),
            twice: sql<number>`2 * ${version.number}`.as('twice'),
          })
          .from(version),
      [[1, 2]],
    )
    await compare(
      database,
      (db) => db.insert(version).values({ id: sql.placeholder('id'), number: 1 } as never),
      [],
      {
        id: 'a',
      },
    )
    await compare(
      database,
      (db) =>
        db
          .update(cart)
          .set({ updated: new Date(5) })
          .where(eq(cart.id, sql.placeholder('id')))
          .returning(),
      [['a', 'b', 'USD', 1, 2]],
      { id: 'a' },
    )
    await compare(database, (db) => db.select().from(line).leftJoin(cart, eq(cart.id, line.cart)), [])
  })

  it('by a faster way for flat rows', () => {
    const { version, cart, cart_line: line } = database.tables
    const isOwn = (build: (db: Db['query']) => unknown) => {
      const { statement: made } = outcomeOf(database.open, build, (each) => each)
      return statementOf(database.dialect, made) !== made
    }
    expect(isOwn((db) => db.select().from(version))).toBe(true)
    expect(isOwn((db) => db.select().from(line).leftJoin(cart, eq(cart.id, line.cart)))).toBe(false)
  })
})
