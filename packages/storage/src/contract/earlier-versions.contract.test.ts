import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migratePostgres } from '../database/migrate-postgres.ts'
import { migrateSqlite } from '../database/migrate-sqlite.ts'
import { LAST_BEFORE_BASELINE, migrationsOf } from '../database/migration-list.ts'
import { openSqliteFile } from '../database/sqlite-file.ts'
import { withNextMigration } from '../testing/next-migration.ts'
import { MIGRATIONS, newPostgresDatabase } from '../testing/open-for-test.ts'
import { schemaOfPostgres, schemaOfSqlite } from '../testing/schema-of.ts'

/** An empty database, with the functions that tests need. */
interface Empty {
  readonly migrate: (migrations: string) => Promise<void>
  readonly run: (...statements: readonly string[]) => Promise<readonly unknown[]>
  readonly schema: () => Promise<readonly string[]>
  readonly end: () => Promise<void>
}

async function emptySqlite(): Promise<Empty> {
  const folder = await mkdtemp(join(tmpdir(), 'kisscut-earlier-'))
  const file = join(folder, 'kisscut.sqlite')
  return {
    migrate: async (migrations) => migrateSqlite(file, migrations),
    run: async (...statements) => {
      const connection = openSqliteFile(file)
      const last = statements.map((text) => {
        const statement = connection.prepare(text)
        return statement.reader ? statement.all() : statement.run()
      })
      connection.close()
      return last.at(-1) as unknown[]
    },
    schema: async () => schemaOfSqlite(file),
    end: () => rm(folder, { recursive: true, force: true }),
  }
}

async function emptyPostgres(): Promise<Empty> {
  const { url, drop } = await newPostgresDatabase()
  return {
    migrate: (migrations) => migratePostgres(url, migrations),
    run: async (...statements) => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      let rows: unknown[] = []
      for (const text of statements) ({ rows } = await client.query<Record<string, unknown>>(text))
      await client.end()
      return rows
    },
    schema: () => schemaOfPostgres(url),
    end: drop,
  }
}

const NEXT = [`ALTER TABLE "color" ADD "next" text`, `UPDATE "color" SET "name" = 'Deep ' || "name"`]

describe.each([
  {
    dialect: 'sqlite',
    open: emptySqlite,
    history: '__drizzle_migrations',
    now: '0',
    // Hash of the schema's lines after the migrations of version d86712e5.
    before: '0f741f82ab23988c60eb47613617e5f6949642c0eba69223d6f5909a64d1b866',
  },
  {
    dialect: 'postgres',
    open: emptyPostgres,
    history: 'drizzle.__drizzle_migrations',
    now: 'now()',
    before: 'f98f9e402c086681e63dcbabcb5cc0c9802675bc3a34e94c13a574075393f129',
  },
] as const)('a database of an earlier version on $dialect', ({ dialect, open, history, now, before }) => {
  let folder: string
  let next: string
  /** The folder with only the first committed migration. */
  let first: string
  let database: Empty
  const { createdAt } = LAST_BEFORE_BASELINE
  const timesOf = async (of: Empty) =>
    ((await of.run(`select created_at as at from ${history}`)) as { at: unknown }[]).map(({ at }) =>
      Number(at),
    )
  /** Sets the times of the applied migrations. */
  const setHistory = (of: Empty, ...times: readonly number[]) =>
    of.run(
      `delete from ${history}`,
      ...times.map((at) => `insert into ${history} (hash, created_at) values ('a', ${at})`),
    )
  const committed = migrationsOf(dialect, MIGRATIONS).map((each) => each.createdAt)

  /** A folder with so many of the committed migrations. */
  const onlyFirst = async (many: number) => {
    const to = join(folder, `first-${many}`)
    await cp(MIGRATIONS, to, { recursive: true })
    const file = join(to, dialect, 'meta/_journal.json')
    const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: unknown[] }
    await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, many) }))
    return to
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kisscut-next-'))
    next = await withNextMigration(join(folder, 'next'), NEXT)
    first = await onlyFirst(1)
    database = await open()
    await database.migrate(MIGRATIONS)
  })
  afterAll(async () => {
    await database.end()
    await rm(folder, { recursive: true, force: true })
  })

  it('has the tables that the first migration creates in an empty one', async () => {
    const empty = await open()
    await empty.migrate(first)
    const lines = await empty.schema()
    await empty.end()
    expect(createHash('sha256').update(lines.join('\n')).digest('hex')).toBe(before)
  })

  it.each([
    ['older than d86712e5', [createdAt[dialect] - 1], 'does not know: start version d86712e5 on it once'],
    ['of another program', [1, 2], 'does not know: start version d86712e5 on it once'],
    ['newer', [...committed, committed.at(-1)! + 1], 'of a newer version of the shop'],
  ])('is rejected if it is %s, and stays unchanged (OPS-8)', async (_, times, sentence) => {
    await setHistory(database, ...times)
    await expect(database.migrate(MIGRATIONS)).rejects.toThrow(sentence)
    expect(await timesOf(database)).toEqual(times)
    await setHistory(database, ...committed)
  })

  it('is migrated from d86712e5: its rows stay, and the next migrations are applied (OPS-8)', async () => {
    const earlier = await open()
    await earlier.migrate(first)
    await earlier.run(
      `insert into color (id, created, updated, code, name) values ('red', ${now}, ${now}, '#ff0000', 'Red')`,
    )
    await setHistory(earlier, 1, createdAt[dialect])
    await earlier.migrate(MIGRATIONS)
    expect(await timesOf(earlier)).toEqual(committed)
    await earlier.migrate(next)
    expect(await timesOf(earlier)).toEqual([...committed, committed.at(-1)! + 1])
    expect(await earlier.run('select id, name, next from color')).toEqual([
      { id: 'red', name: 'Deep Red', next: null },
    ])
    const fresh = await open()
    await fresh.migrate(next)
    expect(await earlier.schema()).toEqual(await fresh.schema())
    await Promise.all([fresh.end(), earlier.end()])
  })

  it('has its jobs hold the sold items that they make files of (CART-13)', async () => {
    const makes = migrationsOf(dialect, MIGRATIONS).findIndex(({ statements }) =>
      statements.some((text) => text.includes('job_sold_item')),
    )
    const earlier = await open()
    await earlier.migrate(await onlyFirst(makes))
    const [held, other] = ['a'.repeat(64), 'b'.repeat(64)]
    /** A job that names a sold item in several places. */
    const job = (id: string, kind: string, item: string) =>
      `insert into job (id, owner, kind, ask, state, progress, tries, message, files, due, created, updated)
       values ('${id}', 'eva', '${kind}', '{"value":{"customs":["${item}",1,null],"order":{"item":"${item}"}}}', 'waiting', 0, 0, '', '[]', ${now}, ${now}, ${now})`
    await earlier.run(
      ...[held, other].map(
        (id) => `insert into sold_item (id, content, used) values ('${id}', '{}', ${now})`,
      ),
      job('print', 'print', held),
      job('letter', 'letter', other),
    )
    await earlier.migrate(MIGRATIONS)
    expect(await earlier.run('select job, sold_item from job_sold_item')).toEqual([
      { job: 'print', sold_item: held },
    ])
    await earlier.end()
  })
})
