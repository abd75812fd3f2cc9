import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import type Sqlite from 'better-sqlite3'
import { isBeforeBaseline, type Migration, migrationsOf } from './migration-list.ts'
import { openSqliteFile } from './sqlite-file.ts'

/** Applies the committed migrations to an SQLite file. Throws at every start as long as references are broken. */
export function migrateSqlite(file: string, migrations: string): void {
  const connection = openSqliteFile(file)
  try {
    connection.pragma('journal_mode = WAL')
    connection.pragma('foreign_keys = OFF')
    takeAlong(connection, migrationsOf('sqlite', migrations))
    migrate(drizzle(connection), { migrationsFolder: join(migrations, 'sqlite') })
    checkReferences(connection)
  } finally {
    connection.close()
  }
}

/** The times of a file's applied migrations, in order. */
export const appliedIn = (connection: Sqlite.Database): readonly number[] =>
  connection
    .prepare('select cast(created_at as integer) from __drizzle_migrations order by rowid')
    .pluck()
    .all() as number[]

export const hasTable = (connection: Sqlite.Database, name: string): boolean =>
  connection.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(name) !== undefined

/** Records a file of version d86712e5 as being at the first committed migration. Throws if the committed ones can't follow. */
function takeAlong(connection: Sqlite.Database, all: readonly Migration[]): void {
  if (!hasTable(connection, '__drizzle_migrations')) return
  connection
    .transaction(() => {
      if (!isBeforeBaseline(appliedIn(connection), all, 'sqlite')) return
      connection.exec('delete from __drizzle_migrations')
      const { hash, createdAt } = all[0]!
      connection
        .prepare('insert into __drizzle_migrations (hash, created_at) values (?, ?)')
        .run(hash, createdAt)
    })
    .immediate()
}

/**
 * Checks every reference once after migrations, which may have rebuilt tables. That reads the whole database, so
 * `user_version` stores the number of migrations after which the file was found intact.
 */
function checkReferences(connection: Sqlite.Database): void {
  const applied = connection.prepare('select count(*) from __drizzle_migrations').pluck().get() as number
  if (connection.pragma('user_version', { simple: true }) === applied) return
  const broken = connection.pragma('foreign_key_check') as unknown[]
  if (broken.length > 0) throw new Error(`The migrated database has ${broken.length} broken references.`)
  connection.pragma(`user_version = ${applied}`)
}
