import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type Sqlite from 'better-sqlite3'
import { hasTable } from '../database/migrate-sqlite.ts'
import { openSqliteFile } from '../database/sqlite-file.ts'
import { LISTED_TABLES } from '../catalog/listing/waiting.ts'
import { flush } from '../files/flush.ts'
import { renameDurably } from './durably.ts'
import { type Migration, migrationsAround, migrationsOf } from '../database/migration-list.ts'
import type { Filling, FillingSettings, TargetSettings } from './filling.ts'
import {
  columnList,
  type ColumnKind,
  PORTABLE_TABLES,
  type PortableRow,
  type PortableTable,
  quoted,
} from './portable-tables.ts'
import { sqliteRows } from './sqlite-snapshot.ts'

const STORED: Readonly<Record<ColumnKind, (value: unknown) => unknown>> = {
  text: (value) => value,
  integer: (value) => value,
  flag: (value) => (value === true ? 1 : 0),
  json: (value) => JSON.stringify(value),
  time: (value) => Date.parse(value as string),
}

/** Fills a file beside the target, which replaces the target once it is complete. */
export function fillSqlite(file: string, settings: FillingSettings): Filling {
  mkdirSync(dirname(file), { recursive: true })
  checkSqlite(file, settings)
  const unfinished = `${file}.unfinished`
  removeDatabase(unfinished)
  const { before, after } = migrationsAround(
    migrationsOf('sqlite', settings.migrationsDir),
    settings.migration,
  )
  const connection = openSqliteFile(unfinished)
  connection.pragma('journal_mode = MEMORY')
  // The file is flushed as a whole before it replaces the target.
  connection.pragma('synchronous = OFF')
  connection.pragma('foreign_keys = OFF')
  applyMigrations(connection, before)
  for (const { name } of settings.tables) connection.exec(`delete from ${quoted(name)}`)
  connection.exec('begin')
  return {
    insert: async (table, rows) => insertRows(connection, table, rows),
    rows: async function* (table) {
      yield* sqliteRows(connection, table)
    },
    complete: async () => {
      connection.exec('commit')
      checkReferences(connection)
      applyMigrations(connection, after)
      for (const table of LISTED_TABLES)
        connection.exec(`insert or ignore into index_queue (product) select id from ${table}`)
      connection.close()
      await flush(unfinished)
    },
    finish: async () => {
      // The old file must not have a write-ahead log any more.
      assertSqliteFree(file)
      await renameDurably(unfinished, file)
    },
    abandon: async () => {
      connection.close()
      removeDatabase(unfinished)
    },
  }
}

function insertRows(connection: Sqlite.Database, table: PortableTable, rows: readonly PortableRow[]): void {
  const columns = Object.entries(table.columns)
  const places = columns.map(() => '?').join(', ')
  const statement = connection.prepare(
    `insert into ${quoted(table.name)} (${columnList(table)}) values (${places})`,
  )
  try {
    for (const row of rows)
      statement.run(columns.map(([name, kind]) => (row[name] === null ? null : STORED[kind](row[name]))))
  } catch (error) {
    throw new Error(`Table ${table.name}: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    })
  }
}

/** Applies these migrations, as Drizzle's migrator does. */
function applyMigrations(connection: Sqlite.Database, migrations: readonly Migration[]): void {
  connection.exec(
    'create table if not exists __drizzle_migrations (id serial primary key, hash text not null, created_at numeric)',
  )
  const note = connection.prepare('insert into __drizzle_migrations (hash, created_at) values (?, ?)')
  connection.transaction(() => {
    for (const { statements, hash, createdAt } of migrations) {
      for (const statement of statements) connection.exec(statement)
      note.run(hash, createdAt)
    }
  })()
}

function checkReferences(connection: Sqlite.Database): void {
  const broken = connection.pragma('foreign_key_check') as readonly { readonly table: string }[]
  if (broken.length > 0)
    throw new Error(
      `${broken.length} rows name others that are not there, the first in table ${broken[0]!.table}.`,
    )
}

/** Throws if a shop has the file open, or if it has rows that may not be replaced. */
export function checkSqlite(file: string, { replace, tables }: TargetSettings): void {
  assertSqliteFree(file)
  if (!replace && existsSync(file) && hasRows(file, tables))
    throw new Error(`There is a shop in ${file}: add --replace to replace it.`)
}

function hasRows(file: string, tables: readonly PortableTable[]): boolean {
  const connection = openSqliteFile(file)
  try {
    return [...tables, ...PORTABLE_TABLES].some(
      ({ name }) =>
        hasTable(connection, name) &&
        connection.prepare(`select 1 from ${quoted(name)} limit 1`).get() !== undefined,
    )
  } finally {
    connection.close()
  }
}

/**
 * Throws if another process has the file open, because the write-ahead log then can't be removed. Afterwards, the file contains
 * the whole database, until a shop opens it.
 */
export function assertSqliteFree(file: string): void {
  if (!existsSync(file)) return
  const connection = openSqliteFile(file)
  try {
    connection.pragma('busy_timeout = 0')
    connection.pragma('journal_mode = DELETE')
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'SQLITE_BUSY') throw error
    throw new Error(`A shop has ${file} open: stop it first.`)
  } finally {
    connection.close()
  }
}

function removeDatabase(file: string): void {
  for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(file + ending, { force: true })
}
