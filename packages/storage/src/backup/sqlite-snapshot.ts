import { existsSync } from 'node:fs'
import type Sqlite from 'better-sqlite3'
import { appliedIn, hasTable } from '../database/migrate-sqlite.ts'
import { openSqliteFile } from '../database/sqlite-file.ts'
import { migrationsOf, newestOf } from '../database/migration-list.ts'
import {
  columnList,
  type ColumnKind,
  type PortableRow,
  PORTABLE_TABLES,
  type PortableTable,
  quoted,
} from './portable-tables.ts'
import type { Snapshot } from './row-source.ts'

const READ: Readonly<Record<ColumnKind, (stored: unknown) => unknown>> = {
  text: (stored) => stored,
  integer: (stored) => stored,
  flag: (stored) => stored === 1,
  json: (stored) => JSON.parse(stored as string) as unknown,
  time: (stored) => new Date(stored as number).toISOString(),
}

/** The rows of a table on an open connection. */
export function* sqliteRows(connection: Sqlite.Database, table: PortableTable): Generator<PortableRow> {
  const columns = Object.entries(table.columns)
  const stored = connection.prepare(`select ${columnList(table)} from ${quoted(table.name)}`).raw()
  for (const values of stored.iterate() as IterableIterator<unknown[]>)
    yield Object.fromEntries(
      columns.map(([name, kind], at) => [name, values[at] === null ? null : READ[kind](values[at])]),
    )
}

/** A read transaction on a separate connection; in WAL mode, it neither waits for writers nor blocks them. */
export function openSqliteSnapshot(file: string, migrationsDir: string): Snapshot {
  if (!existsSync(file)) throw new Error(`There is no database at ${file}.`)
  const connection = openSqliteFile(file)
  try {
    connection.exec('begin')
    if (!hasTable(connection, '__drizzle_migrations')) throw new Error(`${file} is no database of a shop.`)
    const migration = newestOf(migrationsOf('sqlite', migrationsDir), appliedIn(connection), 'sqlite')
    return {
      tables: PORTABLE_TABLES,
      migration,
      rows: async function* (table) {
        yield* sqliteRows(connection, table)
      },
      close: async () => void connection.close(),
    }
  } catch (error) {
    connection.close()
    throw error
  }
}
