import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillDatabase } from '../backup/fill-database.ts'
import { COLUMN_KINDS, type ColumnKind, PORTABLE_TABLES, quoted } from '../backup/portable-tables.ts'
import type { DatabaseAt } from '../backup/row-source.ts'
import { openSnapshot } from '../backup/snapshot.ts'
import { migratePostgres } from '../database/migrate-postgres.ts'
import { migrateSqlite } from '../database/migrate-sqlite.ts'
import { openSqliteFile } from '../database/sqlite-file.ts'
import { AWKWARD, rowsOfAll } from '../testing/filled-shop.ts'
import { MIGRATIONS, newPostgresDatabase } from '../testing/open-for-test.ts'

let folder: string
let postgres: Awaited<ReturnType<typeof newPostgresDatabase>>
let at: Record<'sqlite' | 'postgres' | 'back', DatabaseAt>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kisscut-tables-'))
  postgres = await newPostgresDatabase()
  const place = (databaseUrl: string): DatabaseAt => ({
    databaseUrl,
    dataDir: folder,
    migrationsDir: MIGRATIONS,
  })
  at = {
    sqlite: place(join(folder, 'first.sqlite')),
    postgres: place(postgres.url),
    back: place(join(folder, 'back.sqlite')),
  }
  migrateSqlite(at.sqlite.databaseUrl!, MIGRATIONS)
  await migratePostgres(postgres.url, MIGRATIONS)
})
afterAll(async () => {
  await postgres.drop()
  await rm(folder, { recursive: true, force: true })
})

/** Tables that databases create themselves, or derive from others. */
const DERIVED = /^(?:sqlite_|__drizzle_migrations$|search_(?:name|text|index)(?:_|$))/

const withClient = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  return work(client).finally(() => client.end())
}

describe('the tables of a backup', () => {
  it('are all tables of both databases, with all their columns (OPS-2)', async () => {
    const declared = PORTABLE_TABLES.flatMap(({ name, columns }) =>
      Object.keys(columns).map((column) => `${name}.${column}`),
    )
    const connection = openSqliteFile(at.sqlite.databaseUrl!)
    const inSqlite = connection
      .prepare(
        `select m.name as "table", c.name as "column" from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table'`,
      )
      .all() as { table: string; column: string }[]
    connection.close()
    const { rows: inPostgres } = await withClient((client) =>
      client.query<{ table: string; column: string }>(
        `select table_name as "table", column_name as "column" from information_schema.columns where table_schema = 'public'`,
      ),
    )
    for (const found of [inSqlite, inPostgres]) {
      const names = found
        .filter(({ table }) => !DERIVED.test(table))
        .map((each) => `${each.table}.${each.column}`)
      expect(names.toSorted()).toEqual(declared.toSorted())
    }
  })

  it('have no column with a sequence, so that no sequence must be continued after a move', async () => {
    const { rows } = await withClient((client) =>
      client.query(
        `select table_name, column_name from information_schema.columns
         where table_schema = 'public' and (is_identity = 'YES' or column_default like 'nextval%')`,
      ),
    )
    expect(rows).toEqual([])
  })

  it('hold the same from SQLite to PostgreSQL and back, for any column values (OPS-5)', async () => {
    fillEveryTable(at.sqlite.databaseUrl!)
    await copy(at.sqlite, at.postgres)
    await copy(at.postgres, at.back)
    const first = await rowsOfAll(at.sqlite)
    expect(Object.entries(first).filter(([, rows]) => rows.length !== 2)).toEqual([])
    expect(await rowsOfAll(at.postgres)).toEqual(first)
    expect(await rowsOfAll(at.back)).toEqual(first)
  })

  it('reject text that PostgreSQL can’t store: one line names the table, and nothing changes', async () => {
    const before = await rowsOfAll(at.postgres)
    const connection = openSqliteFile(at.sqlite.databaseUrl!)
    connection.prepare(`update account set name = ?`).run('nul\u0000')
    connection.close()
    await expect(copy(at.sqlite, at.postgres)).rejects.toThrow('Table account:')
    expect(await rowsOfAll(at.postgres)).toEqual(before)
  })
})

async function copy(from: DatabaseAt, to: DatabaseAt): Promise<void> {
  const source = await openSnapshot(from)
  await fillDatabase(source, { target: to, replace: true, onStep: () => undefined }).finally(() =>
    source.close(),
  )
}

const FULL: Readonly<Record<ColumnKind, (id: string) => unknown>> = {
  // Every reference finds a row with this id.
  text: (id) => id,
  integer: (id) => id.length,
  flag: () => 1,
  json: () => JSON.stringify([{ b: 1.5, a: [null, true, { z: '', é: 1e21, '10': 2, '9': 1e-7 }] }, AWKWARD]),
  time: () => 1_798_761_600_123,
}

/** Two rows in every table: one with a value in every column, one with as few as possible. */
function fillEveryTable(file: string): void {
  expect(Object.keys(FULL)).toEqual([...COLUMN_KINDS])
  const connection = openSqliteFile(file)
  connection.pragma('foreign_keys = OFF')
  for (const { name, columns } of PORTABLE_TABLES) {
    const needed = new Set(
      (connection.pragma(`table_info(${name})`) as { name: string; notnull: number; pk: number }[])
        .filter(({ notnull, pk }) => notnull === 1 || pk > 0)
        .map((column) => column.name),
    )
    for (const [id, isFull] of [
      [AWKWARD, true],
      ['least', false],
    ] as const) {
      const values = Object.entries(columns).map(([column, kind]) =>
        isFull || needed.has(column) ? FULL[kind](id) : null,
      )
      connection
        .prepare(
          `insert into ${quoted(name)} (${Object.keys(columns).map(quoted).join(', ')}) values (${values.map(() => '?').join(', ')})`,
        )
        .run(values)
    }
  }
  expect(connection.pragma('foreign_key_check')).toEqual([])
  connection.close()
}
