import { eq, getTableColumns, sql, type Table } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/sqlite-proxy'
import { describe, expect, it } from 'vitest'
import { sqliteTables } from '../tables/index.ts'
import type { Db } from './db.ts'
import { sqliteStatement, type Statement } from './sqlite-statement.ts'

const tables = Object.entries(sqliteTables()) as readonly (readonly [string, Table])[]

/** A value as SQLite has it in a column, and none. */
const stored = (type: string, at: number): unknown =>
  type.startsWith('text') ? (at % 2 ? '["a"]' : '{"b":1}') : type === 'real' ? at / 3 : at % 2

/** What a statement gives, and what it has asked SQLite. */
async function outcomeOf(build: (db: Db['query']) => unknown, through: (made: Statement) => Statement) {
  const questions: unknown[] = []
  let rows: unknown[][] = []
  const db = drizzle(async (...question) => {
    questions.push(question)
    if (rows === FAILING) throw new Error('no such table')
    return { rows }
  })
  const statement = through((build(db as never) as { prepare(): Statement }).prepare())
  const execute = (given: unknown[][], values: Record<string, unknown>) => {
    rows = given
    return statement.execute(values).catch((error: Error) => [error.name, error.message, error.cause])
  }
  return { execute, questions }
}
const FAILING: unknown[][] = []

/** The same of Drizzle’s statement and of ours. */
async function compare(
  build: (db: Db['query']) => unknown,
  given: unknown[][],
  values: Record<string, unknown> = {},
) {
  const [theirs, ours] = [await outcomeOf(build, (made) => made), await outcomeOf(build, sqliteStatement)]
  for (const rows of [given, [], FAILING])
    expect(await ours.execute(rows, values)).toEqual(await theirs.execute(rows, values))
  expect(ours.questions).toEqual(theirs.questions)
}

describe('a statement for SQLite does what Drizzle does', () => {
  it.each(tables)('of the rows of %s', async (_name, table) => {
    const columns = Object.values(getTableColumns(table))
    const rows = [0, 1].map((at) => columns.map((column) => stored(column.getSQLType(), at)))
    const all = (db: Db['query']) => db.select().from(table as never)
    await compare(all, [...rows, columns.map(() => null)])
    const first = Object.values(getTableColumns(table))[0]!
    const one = (db: Db['query']) =>
      db
        .select()
        .from(table as never)
        .where(eq(first, sql.placeholder('id')))
    await compare(one, rows, { id: 'a' })
    await compare(one, rows, {})
  })

  it('of single values, of changes, and of rows of several tables', async () => {
    const { version, cart, cart_line: line } = sqliteTables()
    await compare(
      (db) =>
        db
          .select({
            count: sql`count(*)`.mapWith(String),
            twice: sql<number>`2 * ${version.number}`.as('twice'),
          })
          .from(version),
      [[1, 2]],
    )
    await compare((db) => db.insert(version).values({ id: sql.placeholder('id'), number: 1 } as never), [], {
      id: 'a',
    })
    await compare(
      (db) =>
        db
          .update(cart)
          .set({ updated: new Date(5) })
          .where(eq(cart.id, sql.placeholder('id')))
          .returning(),
      [['a', 'b', 'USD', 1, 2]],
      { id: 'a' },
    )
    await compare((db) => db.select().from(line).leftJoin(cart, eq(cart.id, line.cart)), [])
  })
})
