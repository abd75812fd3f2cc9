import { setTimeout as rest } from 'node:timers/promises'
import type pg from 'pg'
import { LISTED_TABLES } from '../catalog/listing/waiting.ts'
import { hasTable, MIGRATION_LOCK } from '../database/migrate-postgres.ts'
import { APPLICATION_NAME } from '../database/open-postgres.ts'
import type { Filling, FillingSettings, TargetSettings } from './filling.ts'
import { type Migration, migrationsAround, migrationsOf } from '../database/migration-list.ts'
import {
  columnList,
  PORTABLE_TABLES,
  type PortableRow,
  type PortableTable,
  quoted,
} from './portable-tables.ts'
import { connectTo, postgresRows } from './postgres-snapshot.ts'

/** Fills a PostgreSQL database in one transaction; until it commits, other connections see the old tables. */
export async function fillPostgres(url: string, settings: FillingSettings): Promise<Filling> {
  const all = migrationsOf('postgres', settings.migrationsDir)
  const { before, after } = migrationsAround(all, settings.migration)
  const client = await connectTo(url)
  try {
    await client.query('begin')
    // Waits a limited time for other locks on a table.
    await client.query("set local lock_timeout = '10s'")
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await checkNotInUse(client)
    await checkRows(client, settings)
    await dropTables(client, settings.tables)
    await applyMigrations(client, before)
    await client.query(`truncate ${settings.tables.map(({ name }) => quoted(name)).join(', ')}`)
    const restoreReferences = await withoutReferences(client, settings.tables)
    return {
      insert: (table, rows) => insertRows(client, table, rows),
      rows: (table) => postgresRows(client, table),
      complete: async () => {
        await restoreReferences()
        await applyMigrations(client, after)
        for (const table of LISTED_TABLES)
          await client.query(
            `insert into index_queue (product) select id from ${table} on conflict do nothing`,
          )
      },
      finish: async () => {
        await client.query('commit')
        await client.query('analyze').catch(() => undefined)
        await client.end()
      },
      abandon: () => client.end(),
    }
  } catch (error) {
    await client.end()
    throw error
  }
}

/** The rows are one parameter: PostgreSQL reads its own types from the JSON. */
async function insertRows(
  client: pg.Client,
  table: PortableTable,
  rows: readonly PortableRow[],
): Promise<void> {
  const columns = columnList(table)
  const name = quoted(table.name)
  try {
    await client.query(
      `insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, $1)`,
      [JSON.stringify(rows)],
    )
  } catch (error) {
    throw new Error(`Table ${table.name}: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    })
  }
}

/** Applies these migrations in the open transaction, as Drizzle's migrator does. */
async function applyMigrations(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  for (const { statements, hash, createdAt } of migrations) {
    await client.query(statements.join('\n;\n'))
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      createdAt,
    ])
  }
}

/** Throws if a shop has the database open, or if it has rows that may not be replaced. */
export async function checkPostgres(url: string, settings: TargetSettings): Promise<void> {
  const client = await connectTo(url)
  try {
    await checkNotInUse(client)
    await checkRows(client, settings)
  } finally {
    await client.end()
  }
}

/** Throws if a shop has the database open. */
export async function assertPostgresFree(url: string): Promise<void> {
  const client = await connectTo(url)
  await checkNotInUse(client).finally(() => client.end())
}

/** Milliseconds between checks, and their number: enough for PostgreSQL to notice that a killed process is gone. */
const REST = 100
const LOOKS = 20

async function checkNotInUse(client: pg.Client): Promise<void> {
  for (let look = 1; await isInUse(client); look++) {
    if (look === LOOKS) throw new Error('A shop or a backup has the PostgreSQL database open: stop it first.')
    await rest(REST)
  }
}

async function isInUse(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()`,
    [APPLICATION_NAME],
  )
  return rows[0]!.count > 0
}

async function checkRows(client: pg.Client, { replace, tables }: TargetSettings): Promise<void> {
  if (replace) return
  for (const { name } of [...tables, ...PORTABLE_TABLES]) {
    if (!(await hasTable(client, quoted(name)))) continue
    const found = await client.query(`select 1 from ${quoted(name)} limit 1`)
    if (found.rows.length > 0)
      throw new Error('There is a shop in the PostgreSQL database: add --replace to replace it.')
  }
}

/** Drops the shop's tables; tables of other programs stay. */
async function dropTables(client: pg.Client, tables: readonly PortableTable[]): Promise<void> {
  const names = new Set([...tables, ...PORTABLE_TABLES].map(({ name }) => name))
  const all = [...names, 'search_index'].map(quoted).join(', ')
  await client.query(`drop table if exists ${all}, drizzle.__drizzle_migrations cascade`)
}

/**
 * Drops every foreign key so that rows can be inserted in any order; the returned function restores the keys and checks all rows against
 * them.
 */
async function withoutReferences(
  client: pg.Client,
  tables: readonly PortableTable[],
): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
  )
  const own = new Set(tables.map(({ name }) => name))
  const references = rows.filter(({ table }) => own.has(table.replaceAll('"', '')))
  for (const { table, name } of references)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
  return async () => {
    for (const { table, name, definition } of references)
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
  }
}
