import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import type Sqlite from 'better-sqlite3'
import { openSqliteFile } from './sqlite-file.ts'

/** Brings an SQLite file up to the committed migrations. Throws, at every start, while they left references broken. */
export function migrateSqlite(file: string, migrations: string): void {
  const connection = openSqliteFile(file)
  try {
    connection.pragma('journal_mode = WAL')
    connection.pragma('foreign_keys = OFF')
    migrate(drizzle(connection), { migrationsFolder: join(migrations, 'sqlite') })
    checkReferences(connection)
  } finally {
    connection.close()
  }
}

/**
 * Checks every reference once after migrations, which may have rebuilt tables. It reads the whole database: the file's
 * `user_version` says after how many migrations it was found whole.
 */
function checkReferences(connection: Sqlite.Database): void {
  const applied = connection.prepare('select count(*) from __drizzle_migrations').pluck().get() as number
  if (connection.pragma('user_version', { simple: true }) === applied) return
  const broken = connection.pragma('foreign_key_check') as unknown[]
  if (broken.length > 0) throw new Error(`The migrated database has ${broken.length} broken references.`)
  connection.pragma(`user_version = ${applied}`)
}
